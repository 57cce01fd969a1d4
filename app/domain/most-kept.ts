import { sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import { retention } from '#app/domain/retention.ts'

/** Bounds what others' posts can add to a user's rows. */
export async function deleteBeyond(
  db: Db,
  table: 'inbox_posts' | 'notices',
  column: 'posted_at' | 'created_at',
  userId: string,
): Promise<void> {
  const time = sql.ref(column)
  await sql`
    delete from ${sql.table(table)} where user_id = ${userId} and (${time}, id) < (
      select ${time}, id from ${sql.table(table)} where user_id = ${userId}
      order by ${time} desc, id desc offset ${retention[table].most - 1} limit 1)`.execute(db)
}
