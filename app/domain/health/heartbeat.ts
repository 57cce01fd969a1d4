import { sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'

/** In real ms. */
export const heartbeatInterval = 10_000
const forgottenAfter = '1 day'

/** Also deletes the rows of dead workers. */
export async function recordHeartbeat(db: Db, workerId: string): Promise<void> {
  await sql`
    with old as (delete from worker_heartbeats where seen_at < now() - ${forgottenAfter}::interval)
    insert into worker_heartbeats (worker_id, seen_at) values (${workerId}, now())
    on conflict (worker_id) do update set seen_at = excluded.seen_at`.execute(db)
}

export async function deleteHeartbeat(db: Db, workerId: string): Promise<void> {
  await db.deleteFrom('worker_heartbeats').where('worker_id', '=', workerId).execute()
}

/** Real seconds; null: no worker is known. */
export async function secondsSinceHeartbeat(db: Db): Promise<number | null> {
  const { seconds } = await db
    .selectFrom('worker_heartbeats')
    .select(sql<number | null>`extract(epoch from now() - max(seen_at))::float8`.as('seconds'))
    .executeTakeFirstOrThrow()
  return seconds
}
