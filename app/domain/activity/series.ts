import { sql } from 'kysely'
import type { ActionKind } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import type { SessionUser } from '#app/domain/session/session.ts'
import { addDays, localTime } from '#app/domain/time.ts'

/** The actions of one local day by kind; those whose answer was lost count, as they use the limits. */
export interface DayOfActions {
  day: string
  counts: Record<ActionKind, number>
  failed: number
}

export interface Series {
  /** Every day the plan's analytics reach back to, oldest first, today last. */
  days: DayOfActions[]
  /** Successful actions by the hour of the local day, 24 of them, over the same days. */
  hours: number[]
}

interface Counted {
  local_day: string | null
  local_hour: number | null
  kind: ActionKind | null
  done: number
  success: number
  failed: number
}

/** One query over the hourly roll-up: its cost follows the days shown, never the length of the history. */
export async function seriesOf(
  db: Db,
  user: Pick<SessionUser, 'id' | 'time_zone' | 'plan'>,
  now: Date,
): Promise<Series> {
  const today = localTime(now, user.time_zone).day
  const length = user.plan.analytics_days
  const { rows } = await sql<Counted>`
    select local_day, local_hour, kind, sum(success + unknown)::bigint as done, sum(success)::bigint as success,
      sum(failed)::bigint as failed
    from action_hours
    where user_id = ${user.id} and local_day > ${addDays(today, -length)}
    group by grouping sets ((local_day, kind), (local_hour))`.execute(db)
  const days = Array.from({ length }, (_, index): DayOfActions => {
    return { day: addDays(today, index - length + 1), counts: { reply: 0, like: 0, follow: 0, view: 0 }, failed: 0 }
  })
  const byDay = new Map(days.map((day) => [day.day, day]))
  const hours = Array.from({ length: 24 }, () => 0)
  for (const { local_day, local_hour, kind, done, success, failed } of rows) {
    const day = local_day === null ? undefined : byDay.get(local_day)
    if (local_hour !== null) hours[local_hour] = success
    if (!day || !kind) continue
    day.counts[kind] = done
    day.failed += failed
  }
  return { days, hours }
}
