import { sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'

export async function recordBackup(db: Db): Promise<void> {
  await sql`
    insert into last_backup (made_at) values (now())
    on conflict (only_one) do update set made_at = excluded.made_at`.execute(db)
}

/** Real seconds; null: no backup was ever recorded. */
export async function secondsSinceBackup(db: Db): Promise<number | null> {
  const row = await db
    .selectFrom('last_backup')
    .select(sql<number>`extract(epoch from now() - made_at)::float8`.as('seconds'))
    .executeTakeFirst()
  return row?.seconds ?? null
}
