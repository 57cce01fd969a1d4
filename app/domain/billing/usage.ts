import { sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import { localTime } from '#app/domain/time.ts'

/** What a user has used of the limits; a definite refusal has given its part back. */
export interface Usage {
  actions_today: number
  replies_today: number
  follows_today: number
  /** Over the last 60 minutes. */
  actions_last_hour: number
}

export async function usageOf(db: Db, user: { id: string; time_zone: string }, now: Date): Promise<Usage> {
  const today = localTime(now, user.time_zone).day
  const on = sql`local_day = ${today}`
  const { rows } = await sql<Usage>`
    select count(*) filter (where ${on}) as actions_today,
      count(*) filter (where ${on} and kind = 'reply') as replies_today,
      count(*) filter (where ${on} and kind = 'follow') as follows_today,
      count(*) filter (where claimed_at > ${now}::timestamptz - interval '1 hour') as actions_last_hour
    from actions
    where user_id = ${user.id} and state in ('sending', 'success', 'unknown')
      and claimed_at > ${now}::timestamptz - interval '26 hours'`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A query of counts answered no row.')
  return row
}
