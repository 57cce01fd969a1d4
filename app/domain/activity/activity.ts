import type { Networks } from '#app/adapters/network/networks.ts'
import type { Db } from '#app/db/pool.ts'
import { endSentence } from '#app/domain/activity/end-codes.ts'
import { type ActivityFilter, readFilter } from '#app/domain/activity/filter.ts'
import { loadSkippedPosts, type SkippedPosts } from '#app/domain/activity/skipped-posts.ts'
import {
  chosenPeriod,
  loadTimeline,
  type Period,
  type Timeline,
  type TimelineQuery,
} from '#app/domain/activity/timeline.ts'

export interface ActivityQuery {
  show: 'done' | 'left'
  period: Period
  filter: ActivityFilter
}

export const readActivityQuery = (searchParams: URLSearchParams): ActivityQuery => ({
  show: searchParams.get('show') === 'left' ? 'left' : 'done',
  period: chosenPeriod(searchParams.get('period')),
  filter: readFilter(searchParams),
})

export const timelineQueryOf = ({ show, period, filter }: ActivityQuery): TimelineQuery => ({
  ...filter,
  period,
  skipped: show === 'left',
})

export interface Activity extends ActivityQuery {
  /** The reason that the filter `why` selects, as a sentence. */
  why: string | null
  page: Timeline
  /** Set instead of a page if the URL asks for skipped posts without any filter. */
  skipped: SkippedPosts | null
  later: boolean
}

export const isEmptyActivity = ({ show, page }: Activity): boolean =>
  show === 'done' && page.items.length === 0 && page.next === null

const nothing: Timeline = { items: [], next: null, searched_to: null }

export async function loadActivity(
  db: Db,
  networks: Networks,
  user: { id: string; time_zone: string },
  searchParams: URLSearchParams,
  now: Date,
): Promise<Activity> {
  const query = readActivityQuery(searchParams)
  const before = searchParams.get('before')
  const why = endSentence(query.filter.why ?? null)
  const isUnfiltered = Object.values(query.filter).every((value) => value === undefined)
  if (query.show === 'left' && isUnfiltered && before === null)
    return {
      ...query,
      why,
      page: nothing,
      skipped: await loadSkippedPosts(db, networks, user, query.period, now),
      later: false,
    }
  const page = await loadTimeline(db, networks, user, { ...timelineQueryOf(query), without_drafts: true, before }, now)
  return { ...query, why, page, skipped: null, later: before !== null }
}
