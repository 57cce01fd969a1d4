import { sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import { type UsageRow, usageSelect } from '#app/domain/bot/limits.ts'
import { localTime } from '#app/domain/time.ts'

/** How much of the limits a user has used; refused actions are not counted. */
export interface PlanUsage {
  actions_today: number
  replies_today: number
  follows_today: number
  actions_last_hour: number
}

/** The same count as before each action. */
export async function planUsageOf(db: Db, user: { id: string; time_zone: string }, now: Date): Promise<PlanUsage> {
  const { rows } = await sql<UsageRow>`${usageSelect(user.id, localTime(now, user.time_zone).day, now)}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('A query of counts answered no row.')
  const { today, replies_today, follows_today, this_hour } = row
  return { actions_today: today, replies_today, follows_today, actions_last_hour: this_hour }
}
