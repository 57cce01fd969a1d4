import { type RawBuilder, sql } from 'kysely'
import { day, hour, localTime, offsetAt } from '#app/domain/time.ts'

/**
 * Whether an action counts towards the user's day: one of its date does, and for a day one that was claimed in another
 * time zone, as the dates of two zones can begin within hours. Its local date and hour tell in which it was.
 */
export function isOfToday(timeZone: string, now: Date): RawBuilder<boolean> {
  const dayAgo = new Date(now.getTime() - day)
  const ahead = [now, dayAgo].map((at) => offsetAt(at.getTime(), timeZone))
  const within = (ms: number) => sql`make_interval(secs => ${ms / 1000})`
  const shown = sql`local_day + make_interval(hours => local_hour) - claimed_at at time zone 'UTC'`
  return sql<boolean>`(local_day = ${localTime(now, timeZone).day}::date
    or claimed_at > ${dayAgo}::timestamptz
      and (${shown} > ${within(Math.max(...ahead))} or ${shown} <= ${within(Math.min(...ahead) - hour)}))`
}
