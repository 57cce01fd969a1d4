import { sql } from 'kysely'
import type { ActionKind } from '#app/adapters/network/network.ts'

/** Actions of one kind in one hour of the user's calendar. */
interface CountedHour {
  local_day: string
  local_hour: number
  kind: ActionKind
  /** What used the limits: sent with success, with an answer that was lost, or still under way. */
  sent: number
  success: number
  failed: number
  /** Calls whose answer was heard, and how long those took together, in ms. */
  answered: number
  response_ms: number
}

/**
 * What the charts and figures of past days count, from a day on: the roll-up, which grows when an action ends, and those
 * under way beside it. An hour and kind may come in several rows.
 */
export const countedHours = (userId: string, since: string) => sql<CountedHour>`(
  select local_day, local_hour, kind, success + unknown as sent, success, failed, answered, response_ms
  from action_hours where user_id = ${userId} and local_day >= ${since}
  union all
  select local_day, local_hour, kind, 1, 0, 0, 0, 0
  from actions where user_id = ${userId} and state = 'sending' and local_day >= ${since})`
