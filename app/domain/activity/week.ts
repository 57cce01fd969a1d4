import { type RawBuilder, sql } from 'kysely'
import type { AnswerKind } from '#app/contract/posts.ts'
import type { Db } from '#app/db/pool.ts'
import { since } from '#app/db/statements.ts'
import type { CountedHour } from '#app/domain/activity/best-hour.ts'
import { withOutcome } from '#app/domain/activity/results.ts'
import { type ThisWeek, thisWeek, thisWeekSelect } from '#app/domain/activity/this-week.ts'
import {
  type WhatItLearned,
  type WhatItLearnedRow,
  whatItLearned,
  whatItLearnedSelect,
} from '#app/domain/bot/learn/what-it-learned.ts'
import { ownComplaints } from '#app/domain/bot/send/outcome.ts'
import { picturePath } from '#app/domain/pictures/pictures.ts'
import { addDays, localTime, startOfDay } from '#app/domain/time.ts'

interface WeekHour extends CountedHour {
  /** From 0 for Monday. */
  weekday: number
}

interface SaidRow {
  says: AnswerKind | null
  count: number
  text: string
  name: string
  handle: string
  picture: string | null
}

/** How far it went with a person, at most. */
export const stages = ['contacted', 'liked', 'replied', 'followed', 'wrote'] as const
export type Stage = (typeof stages)[number]

interface StageRow {
  stage: Stage
  count: number
  people: { name: string; handle: string; picture: string | null }[]
}

interface SaidDay {
  day: string
  said: Pick<SaidRow, 'says' | 'count'>[]
}

interface WeekAndPeople {
  hours: WeekHour[]
  said: SaidRow[]
  /** From the first day on which someone wrote. */
  said_days: SaidDay[]
  stages: StageRow[]
  /** People who complained or asked for no contact, who are in no stage. */
  unwelcome: number
  learned: WhatItLearned
  this_week: ThisWeek
}

interface Row {
  hours: WeekHour[] | null
  said: SaidRow[] | null
  said_days: SaidDay[] | null
  stages: { went: number; count: number; people: StageRow['people'] }[] | null
  unwelcome: number
  learned: WhatItLearnedRow
  this_week: Parameters<typeof thisWeek>[0]
}

const shownPeople = 15

/** From the local day `first` on. */
export async function loadWeekAndPeople(
  db: Db,
  { id: userId, time_zone }: { id: string; time_zone: string },
  first: string,
  now: Date,
): Promise<WeekAndPeople> {
  const from = sql`${startOfDay(first, time_zone)}::timestamptz`
  const days: string[] = []
  for (let day = first; day <= localTime(now, time_zone).day; day = addDays(day, 1)) days.push(day)
  const starts = days.map((day) => startOfDay(day, time_zone).toISOString())
  // Not `at time zone`: databases know fewer zones than browsers.
  const dayOf = (at: RawBuilder<unknown>) => sql`(${days}::date[])[width_bucket(${at}, ${starts}::timestamptz[])]`
  const { rows } = await sql<Row>`
    with wrote as (
      select author_id, bool_or(says in ('complaint', 'stop')) as has_complained
      from connections join inbox_posts using (user_id, network, network_account_id)
      where user_id = ${userId} and kind = 'mention' and ${since('posted_at', from)} group by author_id),
    people as (
      select author_id, (array_agg(author_name order by claimed_at desc))[1] as name,
        (array_agg(author_handle order by claimed_at desc))[1] as handle, max(network) as network, max(claimed_at) as last_at,
        sum(${ownComplaints}) > 0 or author_id in (select author_id from wrote where has_complained) as has_complained,
        max(case when outcome_followed then 3 when kind = 'reply' and coalesce(outcome_replies, 0) - unwelcome > 0 then 2
          when kind = 'reply' and outcome_likes > 0 then 1 else 0 end) as went
      from actions
      where user_id = ${userId} and state = 'success' and kind <> 'view' and ${since('local_day', sql`${first}::date`)}
      group by author_id),
    staged as (
      select people.*, case when author_id in (select author_id from wrote) then 4 else went end as stage from people),
    placed as (
      select *, row_number() over (partition by stage order by last_at desc, author_id) as place from staged
      where not has_complained)
    select
      (select json_agg(hours order by weekday, hour) from (
        select extract(isodow from local_day)::int - 1 as weekday, local_hour as hour, count(*) as replies,
          count(*) filter (where answers > 0) as answered
        from (${withOutcome(userId, first)}) as came where kind = 'reply' group by 1, 2) as hours) as hours,
      (select json_agg(said) from (
        select said.*, ${picturePath(sql`${userId}::uuid`, sql`said.network`, sql`said.handle`)} as picture from (
        select says, max(network) as network, (array_agg(author_handle order by posted_at desc))[1] as handle, count(*) as count, (array_agg(text order by posted_at desc))[1] as text,
          (array_agg(author_name order by posted_at desc))[1] as name
        from connections join inbox_posts using (user_id, network, network_account_id)
        where user_id = ${userId} and ${since('posted_at', from)} group by says) as said) as said) as said,
      (select json_agg(json_build_object('day', day, 'said', said) order by day) from (
        select day::date::text as day, coalesce(json_agg(json_build_object('says', says, 'count', count))
          filter (where count is not null), '[]') as said
        from (
          select ${dayOf(sql`posted_at`)} as day, says, count(*) as count
          from connections join inbox_posts using (user_id, network, network_account_id)
          where user_id = ${userId} and ${since('posted_at', from)} group by 1, 2) as counted
        right join (select unnest(${days}::date[]) as day) as all_days using (day)
        where day >= (
          select ${dayOf(sql`min(posted_at)`)} from connections join inbox_posts using (user_id, network, network_account_id)
          where user_id = ${userId} and ${since('posted_at', from)})
        group by day) as by_day) as said_days,
      (select json_agg(stages) from (
        select stage as went, count(*) as count, json_agg(json_build_object('name', name, 'handle', handle,
          'picture', ${picturePath(sql`${userId}::uuid`, sql`placed.network`, sql`placed.handle`)}) order by place)
          filter (where place <= ${shownPeople}) as people
        from placed group by stage) as stages) as stages,
      (select count(*) from staged where has_complained) as unwelcome,
      (select row_to_json(told) from (${whatItLearnedSelect({ id: userId, time_zone }, now)}) as told) as learned,
      (select row_to_json(told) from (${thisWeekSelect(userId, now)}) as told) as this_week`.execute(db)
  const [row] = rows
  return {
    hours: row?.hours ?? [],
    said: row?.said ?? [],
    said_days: row?.said_days ?? [],
    unwelcome: row?.unwelcome ?? 0,
    learned: whatItLearned(row?.learned, now),
    this_week: thisWeek(row?.this_week),
    stages: stages.map((stage, at) => {
      const found = row?.stages?.find(({ went }) => went === at)
      return { stage, count: found?.count ?? 0, people: found?.people ?? [] }
    }),
  }
}
