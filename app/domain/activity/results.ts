import { sql } from 'kysely'
import type { AnswerKind } from '#app/contract/posts.ts'
import type { Db } from '#app/db/pool.ts'
import { since } from '#app/db/statements.ts'
import { type Said, saidAsJson } from '#app/domain/activity/read-lately.ts'
import { listedAt } from '#app/domain/activity/recent.ts'
import { daysShown, firstShown } from '#app/domain/activity/series.ts'
import { repliesBack } from '#app/domain/bot/send/outcome.ts'
import { picturePath } from '#app/domain/pictures/pictures.ts'
import { addDays, startOfDay } from '#app/domain/time.ts'

interface DayOfResults {
  day: string
  answers: number
  likes: number
  follows: number
  unwelcome: number
  /** null: not counted that day. */
  followers: number | null
}

interface BestReply {
  id: string
  text: string
  post_text: string
  handle: string
  name: string
  /** The page with their picture; null: none is known. */
  picture: string | null
  result_id: string | null
  post_id: string | null
  claimed_at: string
  answers: number
  likes: number
  /** The first thing they replied back; null: nothing, or its text isn’t kept. */
  said: { text: string; says: AnswerKind | null } | null
}

export interface Results {
  days: DayOfResults[]
  /** Replies with a measured outcome; those with an answer; those with an answer or like and no complaint. */
  replies: number
  answered: number
  engaged: number
  answers: number
  likes: number
  /** Complaints about actions of any kind. */
  unwelcome: number
  /** Follows of non-followers that were checked since; those who follow back. */
  follows: number
  followed_back: number
  best: BestReply[]
  /** What the posts to the user say, complaints without an action before them too. */
  said: Said[]
  /** The posts that were read, each once by the furthest that it went. */
  read: ReadPosts
}

interface ReadPosts {
  answered: number
  unwelcome: number
  liked: number
  replied: number
  /** Liked, or its author followed or viewed. */
  other: number
  skipped: number
  /** Only the newest `maxRead` records were counted. */
  is_capped: boolean
}

const maxRead = 20_000

type Row = Omit<Results, 'days' | 'best' | 'said' | 'unwelcome' | 'read'> & {
  read: Omit<ReadPosts, 'is_capped'> & { records: number }
  days: Omit<DayOfResults, 'followers' | 'unwelcome'>[] | null
  complaints: { day: string; unwelcome: number }[] | null
  best: BestReply[] | null
  said: Said[] | null
  counts: { local_day: string; last_count: number }[] | null
}

/** From the local day `first` on. */
export const withOutcome = (userId: string, first: string) => sql`
  select id, network, kind, local_day, local_hour, claimed_at, author_id, author_handle, author_name, situation, post_id, post_text, text,
    result_id, coalesce(outcome_likes, 0) as likes, ${repliesBack} as answers, unwelcome,
    coalesce(outcome_followed, false) as followed
  from actions
  where user_id = ${userId} and ${since('local_day', sql`${first}::date`)} and state = 'success'
    and (kind = 'reply' and outcome_likes is not null or kind = 'follow' and outcome_followed is not null)`

/** The best reply to each person, of those in `came`; none to anyone who complained about one. */
const bestOfEach = sql`
  select distinct on (network, author_id) * from came as one
  where kind = 'reply' and answers + likes > 0 and not exists (
    select from came as other
    where other.kind = 'reply' and other.unwelcome > 0
      and (other.network, other.author_id) = (one.network, one.author_id))
  order by network, author_id, answers desc, likes desc, claimed_at desc`

/** A post in the inbox has the texts of its thread, not their ids. */
const firstSaid = (userId: string) => sql`(
  select json_build_object('text', answer.text, 'says', answer.says) from inbox_posts as answer
  where answer.user_id = ${userId} and answer.network = came.network and answer.author_id = came.author_id
    and answer.posted_at >= came.claimed_at and answer.thread -> -1 ->> 'text' = came.text
  order by answer.posted_at limit 1)`

const readPosts = (userId: string, from: Date) => sql`
  select json_build_object('records', coalesce(sum(records), 0),
    'answered', count(*) filter (where went = 1), 'unwelcome', count(*) filter (where went = 2),
    'liked', count(*) filter (where went = 3), 'replied', count(*) filter (where went = 4),
    'other', count(*) filter (where went = 5), 'skipped', count(*) filter (where went = 6))
  from (
    select count(*) as records, min(case
      when state = 'skipped' then 6 when unwelcome > 0 then 2 when kind <> 'reply' then 5 when state = 'undone' then 4
      when ${repliesBack} > 0 then 1 when outcome_likes > 0 then 3 else 4 end) as went
    from (
      select * from actions
      where user_id = ${userId} and ${since(listedAt(), sql`${from}::timestamptz`)}
        and state in ('success', 'unknown', 'sending', 'undone', 'skipped') and post_id is not null
      order by ${listedAt()} desc limit ${maxRead}
    ) as actions group by network, post_id
  ) as posts`

export async function loadResults(
  db: Db,
  user: { id: string; time_zone: string; created_at: Date },
  now: Date,
  most: number,
): Promise<Results> {
  const length = daysShown(user, now, most)
  const first = firstShown(user, now, most)
  const from = startOfDay(first, user.time_zone)
  const { rows } = await sql<Row>`
    with came as materialized (${withOutcome(user.id, first)})
    select count(*) filter (where kind = 'reply') as replies,
      count(*) filter (where answers > 0) as answered,
      count(*) filter (where answers + likes > 0 and unwelcome = 0) as engaged,
      coalesce(sum(answers), 0)::bigint as answers, coalesce(sum(likes), 0)::bigint as likes,
      count(*) filter (where kind = 'follow') as follows, count(*) filter (where followed) as followed_back,
      (select json_agg(by_day) from (
        select local_day as day, sum(answers) as answers, sum(likes) as likes,
          count(*) filter (where followed) as follows
        from came group by local_day) as by_day) as days,
      (select json_agg(best) from (
        select id, text, post_text, author_handle as handle, author_name as name, result_id, post_id, claimed_at,
          answers, likes, ${picturePath(sql`${user.id}::uuid`, sql`came.network`, sql`came.author_handle`)} as picture,
          ${firstSaid(user.id)} as said
        from (${bestOfEach}) as came order by answers desc, likes desc, claimed_at desc limit 3) as best) as best,
      (select json_agg(complaints) from (
        select local_day as day, sum(unwelcome) as unwelcome from actions
        where user_id = ${user.id} and ${since('local_day', sql`${first}::date`)} and unwelcome > 0
        group by local_day) as complaints) as complaints,
      (select json_agg(counts) from (
        select local_day, last_count from follower_days
        where user_id = ${user.id} and ${since('local_day', sql`${first}::date`)}
          and (network, network_account_id) = (select network, network_account_id from connections where user_id = ${user.id})) as counts
      ) as counts,
      ${saidAsJson(user.id, from)} as said,
      (${readPosts(user.id, from)}) as read
    from came`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The count query returned no row.')
  const { days, best, said, counts, complaints, read, ...totals } = row
  const { records, ...posts } = read
  const complaintsOn = (day: string) => complaints?.find((one) => one.day === day)?.unwelcome ?? 0
  return {
    ...totals,
    unwelcome: (complaints ?? []).reduce((sum, { unwelcome }) => sum + unwelcome, 0),
    best: best ?? [],
    said: said ?? [],
    read: { ...posts, is_capped: records >= maxRead },
    days: Array.from({ length }, (_, index) => {
      const day = addDays(first, index)
      const { answers = 0, likes = 0, follows = 0 } = days?.find((one) => one.day === day) ?? {}
      const followers = counts?.find((one) => one.local_day === day)?.last_count ?? null
      return { day, answers, likes, follows, unwelcome: complaintsOn(day), followers }
    }),
  }
}
