import type { ActionKind, Network } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { type ActivityItem, itemOf, logbookOf, skippedPostsOf } from '#app/domain/activity/recent.ts'
import { addDays, day, localTime, startOfDay } from '#app/domain/time.ts'

export const periods = ['today', 'week', 'month', 'all'] as const
export type Period = (typeof periods)[number]

/** The requested period; by default the last week. */
export function chosenPeriod(asked: string | null): Period {
  return periods.find((period) => period === asked) ?? 'week'
}

/** Local days of a period, today included; null: no end. */
export const daysOf: Record<Period, number | null> = { today: 1, week: 7, month: 30, all: null }

const pageLength = 25
/** Planned actions are dropped after a day (bot/lost-calls.ts); the rest is margin for a change of time zones. */
const longestPlanned = 3 * day
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

export interface TimelineQuery {
  period: Period
  /** The posts that were read and skipped, instead of the actions. */
  skipped?: boolean
  kind?: ActionKind | undefined
  /** Id of the last entry of the previous page; someone else's id leads to an empty page. */
  before?: string | null | undefined
}

interface Timeline {
  items: ActivityItem[]
  /** The cursor of the next page; null at the end. */
  next: string | null
}

/**
 * One page of everything the bot did, or skipped, newest first, with keyset pagination: as fast at the end of a long
 * history as at its start.
 */
export async function loadTimeline(
  db: Db,
  network: Network,
  user: { id: string; time_zone: string },
  { period, skipped, kind, before }: TimelineQuery,
  now: Date,
  length: number = pageLength,
): Promise<Timeline> {
  let query = (skipped ? skippedPostsOf(db, user.id) : logbookOf(db, user.id)).limit(length + 1)
  const days = daysOf[period]
  if (days !== null) {
    const first = addDays(localTime(now, user.time_zone).day, 1 - days)
    const start = startOfDay(first, user.time_zone)
    // What was sent is listed on the day on which limits and figures count it; the rest on the day it was created.
    query = query
      .where('created_at', '>=', new Date(start.getTime() - longestPlanned))
      .where((where) =>
        where.or([
          where('local_day', '>=', first),
          where.and([where('local_day', 'is', null), where('created_at', '>=', start)]),
        ]),
      )
  }
  if (kind) query = query.where('kind', '=', kind)
  if (before && uuid.test(before))
    query = query.where(({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple('created_at', 'id'),
        '<',
        selectFrom('actions as last')
          .select(['last.created_at', 'last.id'])
          .where('last.id', '=', before)
          .where('last.user_id', '=', user.id)
          .$asTuple('created_at', 'id'),
      ),
    )
  const rows = await query.execute()
  const shown = rows.slice(0, length)
  return {
    items: shown.map((row) => itemOf(row, network)),
    next: rows.length > length ? (shown.at(-1)?.id ?? null) : null,
  }
}
