import { sql } from 'kysely'
import type { ActionKind } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { countedHours, type Figures } from '#app/domain/activity/figures.ts'
import { addDays, day, localTime } from '#app/domain/time.ts'

/** Includes actions in progress or with an unknown result, as the limits do. */
interface DayOfActions {
  day: string
  counts: Record<ActionKind, number>
  failed: number
}

export interface Series {
  days: DayOfActions[]
  /** 24 sums over the same days, by local hour; successful actions only. */
  hours: number[]
}

interface Counted {
  local_day: string | null
  local_hour: number | null
  kind: ActionKind | null
  sent: number
  success: number
  failed: number
}

/** How many of the last `most` local days the account existed. */
export function daysShown(user: Pick<SessionUser, 'time_zone' | 'created_at'>, now: Date, most: number): number {
  const at = (date: Date) => Date.parse(localTime(date, user.time_zone).day)
  return Math.max(1, Math.min(most, 1 + Math.round((at(now) - at(user.created_at)) / day)))
}

/** The first of them. */
export const firstShown = (user: Pick<SessionUser, 'time_zone' | 'created_at'>, now: Date, most: number): string =>
  addDays(localTime(now, user.time_zone).day, 1 - daysShown(user, now, most))

/** One query over the roll-up: its cost doesn't grow with the history. */
export async function loadSeries(
  db: Db,
  user: Pick<SessionUser, 'id' | 'time_zone' | 'plan' | 'created_at'>,
  figures: Pick<Figures, 'today'> | Promise<Pick<Figures, 'today'>>,
  now: Date,
  most: number = user.plan.analytics_days,
): Promise<Series> {
  const today = localTime(now, user.time_zone).day
  const length = daysShown(user, now, most)
  const counted = sql<Counted>`
    select local_day, local_hour, kind, sum(sent)::bigint as sent, sum(success)::bigint as success,
      sum(failed)::bigint as failed
    from ${countedHours(user.id, addDays(today, 1 - length))} as hours
    group by grouping sets ((local_day, kind), (local_hour))`.execute(db)
  const [{ rows }, { today: counted_today }] = await Promise.all([counted, figures])
  const days = Array.from({ length }, (_, index): DayOfActions => {
    return { day: addDays(today, index - length + 1), counts: { reply: 0, like: 0, follow: 0, view: 0 }, failed: 0 }
  })
  const byDay = new Map(days.map((day) => [day.day, day]))
  const hours = Array.from({ length: 24 }, () => 0)
  for (const { local_day, local_hour, kind, sent, success, failed } of rows) {
    const day = local_day === null ? undefined : byDay.get(local_day)
    if (local_hour !== null) hours[local_hour] = success
    if (!day || !kind) continue
    day.counts[kind] = sent
    day.failed += failed
  }
  const last = days.at(-1)
  if (last) last.counts = { ...counted_today }
  return { days, hours }
}
