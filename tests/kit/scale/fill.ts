import { createHash } from 'node:crypto'
import type { Network } from '#app/adapters/network/network.ts'
import { weekdays } from '#app/domain/bot/schedule/hours.ts'
import { day, hour } from '#app/domain/time.ts'
import type { Bench } from '../bench.ts'
import { tokensOf } from '../fake-network.ts'
import { inBatches } from '../in-batches.ts'
import { plainProfile } from '../people.ts'

/**
 * Fills a database with many users and their history, in the order in which it would have come: a day's rows of all users
 * lie among each other, as they do where bots work side by side, so that a user's rows are on as many pages as in reality.
 */
export interface Size {
  users: number
  days: number
  /** Actions of a user and day, skipped posts included. */
  a_day: number
}

type Filled = Pick<Bench<Network>, 'sql' | 'seals' | 'clock' | 'network'>

/** Users per statement: a day of theirs is some 75,000 actions. */
const atOnce = 5_000
/** How long after a full hour a filled day may begin: a row of `action_hours` then comes from one statement. */
const firstHour = 8
/** How many hours of each day a bot works. */
const workingHours = 14

export async function fill(bench: Filled, size: Size, tell: (line: string) => void): Promise<void> {
  const to = bench.clock.now()
  const zones = zonesAtWork(to)
  const each = (work: (batch: Batch) => Promise<void>) => inBatches(batchesOf(size.users), work)
  await each((batch) => people(bench, batch, size.days, zones, to))
  for (let back = size.days; back >= 0; back -= 1) {
    await each((batch) => aDay(bench, batch, back, size, to))
    tell(`filled ${size.users} users until ${back} days ago`)
  }
  await each((batch) => aged(bench, batch, to))
  await bench.sql('analyze')
}

type Batch = [first: number, last: number]

function batchesOf(users: number): Batch[] {
  const batches = Math.ceil(users / atOnce)
  return Array.from({ length: batches }, (_, at) => [at * atOnce + 1, Math.min(users, (at + 1) * atOnce)])
}

/** Zones in which it is between 9 and 13, so that every bot works for hours. */
function zonesAtWork(now: Date): string[] {
  return [9, 10, 11, 12, 13].map((local) => {
    const ahead = ((local - now.getUTCHours() + 36) % 24) - 12
    // Named the other way round: five hours ahead of UTC is Etc/GMT-5.
    return ahead === 0 ? 'Etc/UTC' : `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`
  })
}

const hashed = (kind: string, at: number) => createHash('md5').update(`${kind}${at}`).digest('hex')
const uuidOf = (kind: string, at: number) => hashed(kind, at).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
/** The id of the user with this number, from 1 on; as random as the product's own. */
export const userIdOf = (at: number) => uuidOf('user', at)
const accountIdOf = (at: number) => String(4_000_000_000 + at)

async function people(bench: Filled, [first, last]: Batch, days: number, zones: string[], now: Date) {
  const numbers = Array.from({ length: last - first + 1 }, (_, at) => first + at)
  const credentials = numbers.map((at) =>
    bench.seals.seal(JSON.stringify(tokensOf({ id: accountIdOf(at), handle: `scale${at}` })), {
      table: 'connections',
      column: 'credentials',
      row: uuidOf('connection', at),
    }),
  )
  const since = new Date(now.getTime() - (days + 10) * day)
  await bench.sql(
    `with given as (
       select at, ('x' || substr(md5('spread' || at), 1, 8))::bit(32)::bigint / 4294967296.0 as share,
         md5('user' || at)::uuid as id, md5('connection' || at)::uuid as connection_id, (4000000000 + at)::text as account_id,
         ($3::text[])[1 + at % 5] as time_zone, credentials
       from unnest($1::int[], $2::text[]) as numbered (at, credentials)),
     users_made as (
       insert into users (id, email, created_at, email_confirmed_at, accepted_terms_at, time_zone, trial_credits, last_sign_in_at, active_at)
       select id, 'scale' || at || '@example.com', $4::timestamptz, $4, $4, time_zone, 0, $5::timestamptz - share * interval '5 days',
         $5::timestamptz - share * interval '2 days' from given),
     subscribed as (
       insert into subscriptions (user_id, status, plan_type, plan_name, current_period_end)
       select id, 'active', 'pro', 'Pro', $5::timestamptz + interval '1 year' from given),
     onboarded as (
       insert into onboarding (user_id, welcome_completed_at, plan_selected_at, extension_skipped_at, setup_completed_at)
       select id, $4, $4, $4, $4 from given),
     preferred as (
       insert into notification_preferences (user_id, daily_summary, weekly_digest, answers, summary_day, digest_day)
       select id, at % 3 = 0, at % 3 = 1, at % 4 = 0, $5::date + 1, $5::date + 1 from given),
     connected as (
       insert into connections (id, user_id, network, network_account_id, handle, display_name, connection_method, credentials,
         state, connected_at, last_sync, looked_at)
       select connection_id, id, $6, account_id, 'scale' || at, 'Scale ' || at, 'oauth', credentials, 'connected', $4,
         $5::timestamptz - share * interval '1 hour', $5 from given),
     analyzed as (
       insert into account_analyses (user_id, network, network_account_id, twitter_handle, status, stage, percent, message,
         niche, confidence_score, tone, engagement_style, profile, created_at, updated_at)
       select id, $6, account_id, 'scale' || at, 'complete', 'completed', 100, 'Completed', 'coffee', 80, 'warm', 'helpful',
         $7::jsonb, $4, $4 from given),
     headed as (
       insert into live_heads (user_id, version) select id, $8 from given)
     insert into bots (user_id, state, mode, generation, max_actions_per_hour, daily_follow_limit,
       enable_auto_follow, enable_auto_like, enable_auto_retweet, started_at, mentions_read_at, hours)
     select id, 'running', 'autopilot', 1, 15, 5, true, true, false, $4, $5, $9 from given`,
    [
      numbers,
      credentials,
      zones,
      since,
      now,
      bench.network.id,
      JSON.stringify(plainProfile),
      days * 30,
      JSON.stringify({
        work: weekdays.map(() => ({ from: firstHour, to: firstHour + workingHours })),
        quiet: weekdays.map(() => null),
      }),
    ],
  )
}

const choice = {
  bio: 'coffee',
  followers: 412,
  follows: false,
  age_minutes: 37,
  replies: 2,
  likes: 5,
  asks: true,
  contacted: false,
  third: 1,
}

/** A local day, `back` days ago, of these users: actions, and what the product derives from them. */
async function aDay(bench: Filled, [first, last]: Batch, back: number, { a_day, days }: Size, now: Date) {
  await bench.sql(
    `with made as (
       select users.id as user_id, users.time_zone, (4000000000 + at)::text as account_id, moment,
         (days * $6::bigint + nth) as number, at,
         (array['reply', 'like', 'reply', 'skip', 'like', 'reply', 'view', 'reply', 'like', 'follow', 'reply', 'skip', 'view', 'like', 'reply'])[1 + nth % 15] as kind
       from generate_series($1::int, $2::int) as at join users on users.id = md5('user' || at)::uuid,
         generate_series(0, $6::int - 1) as nth,
         lateral (select $7::int - $3::int as days, (($4::timestamptz at time zone users.time_zone)::date - $3::int)
           + make_interval(hours => $8, secs => (nth + random() * 0.98) * 3600.0 * $9 / $6) as local) as daily,
         lateral (select local at time zone users.time_zone as moment) as absolute
       where moment < $4::timestamptz - interval '1 hour'
       order by moment),
     stated as (
       select *, 10000000000000::bigint + at * 100000::bigint + number as target, (at * 7919::bigint + number) % greatest(1000, 10 * $10::bigint) as who,
         case when kind = 'skip' then 'skipped' when (at + number) % 23 = 0 then 'failed' when (at + number) % 97 = 0 then 'unknown' else 'success' end as state
       from made),
     acted as (
       insert into actions (user_id, network, network_account_id, kind, target_id, post_id, post_text, author_id, author_handle,
         author_name, author_bio, situation, source, state, text, written_by, reason, topic, code, generation, created_at,
         claimed_at, local_day, local_hour, finished_at, response_ms, result_id, outcome_likes, outcome_replies, choice, came_back)
       select user_id, $5, account_id, replace(kind, 'skip', 'reply'), case when kind in ('follow', 'view') then '6' || who else '18000' || target end,
         '18000' || target, case when number % 2 = 0
           then 'Second week with the new grinder and every cup tastes different. Is it the burrs settling in, or do I just weigh badly before the first coffee? ' || target
           else 'Pulled the best shot of the month and nobody was awake to see it. ' || target end,
         '6' || who, 'person' || who, 'Person ' || who, 'Roasts at home, reads too much, answers slowly.',
         'stranger', 'auto', state,
         case when kind = 'reply' then 'Burrs settle over a few kilos, so weigh for a week and then touch the setting once. That is usually all of it, ' || target || '.' end,
         case when kind = 'reply' then 'a-language-model' end, 'Asks for advice on coffee, one of your topics.', 'coffee',
         case state when 'failed' then 'refused' when 'skipped' then 'off_topic' end, 1, moment,
         case when state <> 'skipped' then moment end,
         case when state <> 'skipped' then (moment at time zone time_zone)::date end,
         case when state <> 'skipped' then extract(hour from moment at time zone time_zone)::int end,
         moment, case when state in ('success', 'failed') then 80 + number % 300 end,
         case when kind = 'reply' and state = 'success' then '19000' || target end,
         case when kind = 'reply' and state = 'success' then number % 4 end,
         case when kind = 'reply' and state = 'success' then number % 3 end,
         case when kind = 'reply' and state = 'success' then $11::jsonb end,
         case when kind = 'reply' and state = 'success' and $3::int > 2 then number % 7 = 0 end
       from stated
       returning user_id, network, network_account_id, local_day, local_hour, kind, state, response_ms),
     counted as (
       insert into action_hours (user_id, local_day, local_hour, kind, success, failed, unknown, answered, response_ms)
       select user_id, local_day, local_hour, kind, count(*) filter (where state = 'success'), count(*) filter (where state = 'failed'),
         count(*) filter (where state = 'unknown'), count(response_ms), coalesce(sum(response_ms), 0)
       from acted where state <> 'skipped' group by 1, 2, 3, 4)
     insert into follower_days (user_id, network, network_account_id, local_day, first_count, last_count, taken_at)
     select user_id, network, network_account_id, local_day, 500 - $3::int * 3, 502 - $3::int * 3, $4 from acted
     where local_day is not null group by 1, 2, 3, 4`,
    [first, last, back, now, bench.network.id, a_day, days, firstHour, workingHours, last, JSON.stringify(choice)],
  )
}

/** What maintenance deletes in a day and in an hour: a day's rows that are just past their age, of each kind. */
async function aged(bench: Filled, [first, last]: Batch, now: Date): Promise<void> {
  const whom = `from generate_series($1::int, $2::int) as at, lateral (select md5('user' || at)::uuid as user_id) as ids`
  const ago = (days: number) => new Date(now.getTime() - days * day - hour)
  const rows: [statement: string, at: Date][] = [
    [
      `insert into inbox_posts (user_id, network, network_account_id, post_id, kind, author_id, author_handle, author_name, text,
         thread, posted_at, says)
       select user_id, 'perch', (4000000000 + at)::text, 'in' || at || '-' || nth, 'answer', '6' || at, 'person' || at, 'Person',
         'That did it, thank you. The second cup was already better than the first, and the third was gone too fast.',
         '[{"handle": "scale", "text": "Burrs settle over a few kilos."}]',
         case when nth = 0 then $3::timestamptz else $3::timestamptz + nth * interval '4 days' end, 'thanks'
       ${whom}, generate_series(0, 10) as nth`,
      ago(90),
    ],
    [
      `insert into notices (user_id, kind, key, text, created_at, read_at)
       select user_id, 'answer', 'old' || nth, 'That did it, thank you.', $3::timestamptz + nth * interval '4 days', $3
       ${whom}, generate_series(0, 10) as nth`,
      ago(90),
    ],
    [
      `insert into security_events (user_id, kind, device, created_at)
       select user_id, 'signed_in', 'Firefox on Linux', $3 ${whom}`,
      ago(90),
    ],
    [`insert into llm_usage (user_id, day, tokens) select user_id, $3::date - 1, 7 ${whom}`, ago(90)],
    [
      `insert into rate_limits (key, window_start, hits) select 'write:' || user_id || ':' || nth, $3, 1
       ${whom}, generate_series(1, 3) as nth`,
      ago(1),
    ],
    [
      `insert into people_pictures (user_id, network, handle, address, seen_at)
       select user_id, 'perch', 'person' || nth, 'https://pictures.example/' || at || '/' || nth, $3
       ${whom}, generate_series(1, 10) as nth`,
      ago(30),
    ],
    [
      `insert into live_events (user_id, version, kind, data, created_at)
       select user_id, nth, 'action', '{"id": "an-action", "kind": "like", "state": "success"}', $3
       ${whom}, generate_series(1, 5) as nth`,
      ago(0.1),
    ],
  ]
  for (const [statement, at] of rows) await bench.sql(statement, [first, last, at])
}
