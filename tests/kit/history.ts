import type { Network } from '#app/adapters/network/network.ts'
import type { Bench } from './bench.ts'

/** A generated history of a user. */
export interface HistoryOptions {
  /** Actions in total. */
  actions: number
  /** Actions in the last 14 days. */
  recent: number
  /** Actions per day before that. */
  a_day: number
}

const recentDays = 14

/** Inserts a user's history and its hourly totals by SQL alone: a million actions in well under a minute. */
export async function makeHistory(
  bench: Pick<Bench<Network>, 'sql' | 'clock'>,
  userId: string,
  accountId: string,
  past: HistoryOptions,
): Promise<void> {
  const now = bench.clock.now()
  const apart = (recentDays * 86_400) / past.recent
  await bench.sql(
    `insert into actions (user_id, network, network_account_id, kind, target_id, post_id, post_text, author_id,
       author_handle, author_name, situation, source, state, text, reason, code, generation, created_at, claimed_at,
       local_day, local_hour, finished_at, response_ms, result_id, outcome_likes, outcome_replies)
     select $1, 'perch', $2, kind, '5' || at, '5' || at, 'A post about coffee and a grinder, number ' || at, '6' || at,
       'person' || at, 'Person ' || at, 'stranger', 'auto', state,
       case when kind = 'reply' then 'A grinder with burrs helps most, number ' || at end, 'Is about coffee.',
       case when state = 'failed' then 'no' end, 1, moment, moment, (moment at time zone 'UTC')::date,
       extract(hour from moment at time zone 'UTC')::int, moment, 40 + at % 300, case when kind = 'reply' then '7' || at end,
       case when kind = 'reply' then at % 4 end, case when kind = 'reply' then at % 3 end
     from (
       select at, (array['reply', 'like', 'reply', 'like', 'view', 'reply', 'follow'])[1 + at % 7] as kind,
         case when at % 23 = 0 then 'failed' when at % 97 = 0 then 'unknown' else 'success' end as state,
         $3::timestamptz - make_interval(secs => case when at <= $4::bigint then at * $5::float8
           else 14 * 86400 + (at - $4::bigint) * 86400.0 / $6::float8 end) as moment
       from generate_series(1, $7::bigint) as at
     ) as made`,
    [userId, accountId, now, past.recent, apart, past.a_day, past.actions],
  )
  await bench.sql(
    `insert into action_hours (user_id, local_day, local_hour, kind, success, failed, unknown, answered, response_ms)
     select user_id, local_day, local_hour, kind, count(*) filter (where state = 'success'),
       count(*) filter (where state = 'failed'), count(*) filter (where state = 'unknown'), count(response_ms),
       coalesce(sum(response_ms), 0)
     from actions where user_id = $1 group by 1, 2, 3, 4`,
    [userId],
  )
  await bench.sql('vacuum analyze actions')
  await bench.sql('vacuum analyze action_hours')
}
