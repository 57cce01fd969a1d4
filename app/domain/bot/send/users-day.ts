import { type RawBuilder, sql } from 'kysely'
import { day, hour, localTime, offsetAt } from '#app/domain/time.ts'

/**
 * Whether an action counts toward the user's limits of today: it has today's local date, or was claimed in another time
 * zone within the last 24 hours, as a new date may have begun only hours later. Its local date and hour tell the zone.
 */
export function isOfToday(timeZone: string, now: Date): RawBuilder<boolean> {
  const dayAgo = new Date(now.getTime() - day)
  const offsets = [now, dayAgo].map((at) => offsetAt(at.getTime(), timeZone))
  const interval = (ms: number) => sql`make_interval(secs => ${ms / 1000})`
  const offset = sql`local_day + make_interval(hours => local_hour) - claimed_at at time zone 'UTC'`
  return sql<boolean>`(local_day = ${localTime(now, timeZone).day}::date
    or claimed_at > ${dayAgo}::timestamptz
      and (${offset} > ${interval(Math.max(...offsets))} or ${offset} <= ${interval(Math.min(...offsets) - hour)}))`
}
