import { sql } from 'kysely'
import type { Networks } from '#app/adapters/network/networks.ts'
import type { Db } from '#app/db/pool.ts'
import { endSentence } from '#app/domain/activity/end-codes.ts'
import { type ActivityItem, itemOf, skippedPostsOf } from '#app/domain/activity/recent.ts'
import { inPeriod, type Period } from '#app/domain/activity/timeline.ts'

interface SkipGroup {
  /** The value of the filter `why`. */
  code: string
  reason: string
  count: number
  items: ActivityItem[]
}

export interface SkippedPosts {
  groups: SkipGroup[]
  /** Only the newest `maxGrouped` posts were counted. */
  is_capped: boolean
}

const maxGrouped = 1_000
const shown = 3

export async function loadSkippedPosts(
  db: Db,
  networks: Networks,
  user: { id: string; time_zone: string },
  period: Period,
  now: Date,
): Promise<SkippedPosts> {
  const newest = inPeriod(skippedPostsOf(db, user.id), user, period, now).limit(maxGrouped)
  const counted = db
    .selectFrom(newest.as('newest'))
    .selectAll()
    .select(sql<number>`count(*) over (partition by code)`.as('posts'))
    .select(sql<number>`row_number() over (partition by code order by created_at desc, id desc)`.as('place'))
    .select(sql<number>`count(*) over ()`.as('all_posts'))
  const rows = await db
    .selectFrom(counted.as('counted'))
    .selectAll()
    .where('place', '<=', shown)
    .where('code', 'is not', null)
    .orderBy('posts', 'desc')
    .orderBy('code')
    .orderBy('place')
    .execute()
  const groups = new Map<string, SkipGroup>()
  for (const row of rows) {
    const code = row.code ?? ''
    const group = groups.get(code) ?? { code, reason: endSentence(code) ?? code, count: row.posts, items: [] }
    group.items.push(itemOf(row, networks))
    groups.set(code, group)
  }
  return { groups: [...groups.values()], is_capped: rows[0]?.all_posts === maxGrouped }
}
