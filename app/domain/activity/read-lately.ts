import { type RawBuilder, sql } from 'kysely'
import type { AnswerKind } from '#app/contract/posts.ts'
import type { Db } from '#app/db/pool.ts'
import { since } from '#app/db/statements.ts'
import { listedAt, maxCounted, skippedPostsOf } from '#app/domain/activity/recent.ts'
import { day } from '#app/domain/time.ts'

const maxRead = 60

const ago = (now: Date, ms: number) => sql`${new Date(now.getTime() - ms)}::timestamptz`

/** What became of a post that the bot read. */
export type ReadOutcome = 'skipped' | 'acted' | 'replied'

/** SQL: of what the bot last read within a day, oldest first, as JSON. */
export function readAsJson(userId: string, now: Date): RawBuilder<ReadOutcome[] | null> {
  return sql`(select json_agg(became order by at) from (
    select case when state = 'skipped' then 'skipped' when kind = 'reply' then 'replied' else 'acted' end as became, ${listedAt()} as at
    from actions
    where user_id = ${userId} and ${since(listedAt(), ago(now, day))} and state not in ('waiting', 'planned', 'expired', 'rejected')
    order by ${listedAt()} desc, id desc limit ${maxRead}) as latest)`
}

export interface Skipped {
  code: string | null
  count: number
}

/** SQL: the posts skipped in the last 24 hours by reason, most first, as JSON. */
export function skippedAsJson(db: Db, userId: string, now: Date): RawBuilder<Skipped[] | null> {
  const posts = skippedPostsOf(db, userId)
    .where(since(listedAt(), ago(now, day)))
    .limit(maxCounted)
  return sql`(select json_agg(reasons order by count desc, code) from (
    select code, count(*) as count from ${posts.as('skipped')} group by code) as reasons)`
}

export interface Said {
  says: AnswerKind | null
  count: number
}

/** SQL: what the people who wrote to the connected account since then said, as JSON. */
export function saidAsJson(userId: string, from: Date): RawBuilder<Said[] | null> {
  return sql`(select json_agg(said) from (
    select says, count(*) as count
    from connections join inbox_posts using (user_id, network, network_account_id)
    where user_id = ${userId} and ${since('posted_at', sql`${from}::timestamptz`)} group by says) as said)`
}

/** When the language model last failed, unless it wrote a reply since, and how many posts went without one. */
interface ModelAway {
  from: string
  posts: number
}

/** SQL: as JSON; null: it writes, or was not asked lately. */
export function modelAwayAsJson(userId: string, now: Date): RawBuilder<ModelAway | null> {
  const lately = since(listedAt(), ago(now, day / 4))
  return sql`(
    select case when count(*) > 0 and max(created_at) > ${ago(now, day / 8)}
      then json_build_object('from', min(created_at), 'posts', count(distinct post_id)) end
    from actions where user_id = ${userId} and ${lately} and code = 'no_model' and created_at > coalesce((
      select max(created_at) from actions
      where user_id = ${userId} and ${lately} and kind = 'reply' and text is not null and written_by is not null), '-infinity'))`
}
