import { sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import { type UsageRow, usageSelect } from '#app/domain/bot/limits.ts'
import { localTime } from '#app/domain/time.ts'

/** What a user has used of the limits; a definite refusal has given its part back. */
export interface Usage {
  actions_today: number
  replies_today: number
  follows_today: number
  /** Over the last 60 minutes. */
  actions_last_hour: number
}

/** Counted as the limits count it before each action. */
export async function usageOf(db: Db, user: { id: string; time_zone: string }, now: Date): Promise<Usage> {
  const { rows } = await sql<UsageRow>`${usageSelect(user.id, localTime(now, user.time_zone).day, now)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A query of counts answered no row.')
  const { today, replies_today, follows_today, this_hour } = row
  return { actions_today: today, replies_today, follows_today, actions_last_hour: this_hour }
}
