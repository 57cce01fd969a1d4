import { sql } from 'kysely'
import type { Networks } from '#app/adapters/network/networks.ts'
import type { Db } from '#app/db/pool.ts'
import { type ActivityFilter, filtered, isSearch } from '#app/domain/activity/filter.ts'
import {
  type ActivityItem,
  isOutsideQueue,
  itemsOf,
  listedAt,
  logbookOf,
  skippedPostsOf,
} from '#app/domain/activity/recent.ts'
import { isUuid } from '#app/domain/text.ts'
import { addDays, day, localTime, startOfDay } from '#app/domain/time.ts'

export const periods = ['today', 'week', 'month', 'all'] as const
export type Period = (typeof periods)[number]

export function chosenPeriod(requested: string | null): Period {
  return periods.find((period) => period === requested) ?? 'week'
}

/** null: no bound. */
export const daysOf: Record<Period, number | null> = { today: 1, week: 7, month: 30, all: null }

const pageLength = 25
/** A planned action expires after a day (`expireOldActions`); the rest is margin for time zone changes. */
const maxPlannedAge = 3 * day

/** Per page of a search, so that none is slow. */
const maxSearched = 20_000

export interface TimelineQuery extends ActivityFilter {
  period: Period
  skipped?: boolean
  /** Leaves out what waits in the queue, unless something is searched for. */
  without_drafts?: boolean
  /** The previous page's `next`; someone else's id gives an empty page. */
  before?: string | null | undefined
}

export interface Timeline {
  items: ActivityItem[]
  /** An entry's id, or the time from which a search continues. */
  next: string | null
  /** null: the search is complete. */
  searched_to: string | null
}

type Entries = ReturnType<typeof logbookOf>
interface Owner {
  id: string
  time_zone: string
}

/** Newest first, with keyset pagination. */
export async function loadTimeline(
  db: Db,
  networks: Networks,
  user: Owner,
  { period, skipped, without_drafts, before, ...filter }: TimelineQuery,
  now: Date,
  length: number = pageLength,
): Promise<Timeline> {
  const after = cursorOf(before)
  const edge = isSearch(filter) ? await edgeOf(db, user, period, after, now) : null
  let query = inPeriod(skipped ? skippedPostsOf(db, user.id) : logbookOf(db, user.id), user, period, now)
  query = filtered(query, filter).limit(length + 1)
  if (without_drafts && !isSearch(filter)) query = query.where(isOutsideQueue)
  if (edge) query = query.where(listedAt(), '>', edge)
  if (after.time) query = query.where(listedAt(), '<=', after.time)
  if (after.id)
    query = query.where(
      sql<boolean>`(${listedAt()}, actions.id) < (
        select ${listedAt('last')}, last.id from actions as last where last.id = ${after.id} and last.user_id = ${user.id})`,
    )
  const rows = await query.execute()
  const shown = rows.slice(0, length)
  const isCut = rows.length <= length && edge !== null
  return {
    items: itemsOf(shown, networks),
    next: rows.length > length ? (shown.at(-1)?.id ?? null) : (edge?.toISOString() ?? null),
    searched_to: isCut ? edge.toISOString() : null,
  }
}

interface Cursor {
  id: string | null
  time: Date | null
}

function cursorOf(before: string | null | undefined): Cursor {
  if (!before) return { id: null, time: null }
  if (isUuid(before)) return { id: before, time: null }
  const time = new Date(before)
  return { id: null, time: Number.isNaN(time.getTime()) ? null : time }
}

/** Where a page of a search stops scanning; null: at the period's beginning. */
async function edgeOf(db: Db, user: Owner, period: Period, { id, time }: Cursor, now: Date): Promise<Date | null> {
  const bounds = boundsOf(user, period, now)
  let query = db.selectFrom('actions').select(listedAt().as('listed_at')).where('user_id', '=', user.id)
  if (bounds) query = query.where(listedAt(), '>=', bounds.earliest)
  if (time) query = query.where(listedAt(), '<=', time)
  if (id)
    query = query.where(listedAt(), '<=', (from) =>
      from
        .selectFrom('actions as last')
        .select(listedAt('last').as('listed_at'))
        .where('last.id', '=', id)
        .where('last.user_id', '=', user.id),
    )
  const row = await query.orderBy(listedAt(), 'desc').offset(maxSearched).limit(1).executeTakeFirst()
  return row?.listed_at ?? null
}

interface Bounds {
  /** The first local day, its start, and the earliest time at which an action sent on it may have been planned. */
  first: string
  start: Date
  earliest: Date
}

function boundsOf(user: Owner, period: Period, now: Date): Bounds | null {
  const days = daysOf[period]
  if (days === null) return null
  const first = addDays(localTime(now, user.time_zone).day, 1 - days)
  const start = startOfDay(first, user.time_zone)
  return { first, start, earliest: new Date(start.getTime() - maxPlannedAge) }
}

/** Sent actions are listed on the day that limits count them for, others on the day they were created. */
export function inPeriod(entries: Entries, user: Owner, period: Period, now: Date): Entries {
  const bounds = boundsOf(user, period, now)
  if (!bounds) return entries
  const { first, start, earliest } = bounds
  return entries
    .where(listedAt(), '>=', earliest)
    .where((where) =>
      where.or([
        where('local_day', '>=', first),
        where.and([where('local_day', 'is', null), where('created_at', '>=', start)]),
      ]),
    )
}
