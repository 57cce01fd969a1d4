import type { World } from './world.ts'

/**
 * Inserts four weeks of actions with their hourly totals for the person's connected account, the newest minutes ago.
 */
export async function insertActionHistory(world: World, email: string): Promise<void> {
  const now = world.sandbox.clock.now()
  // A new account has no earlier days to show.
  await world.sql(`update users set created_at = created_at - interval '40 days' where email = $1`, [email])
  await world.sql(
    `insert into actions (user_id, network, network_account_id, kind, target_id, post_id, post_text, author_id,
       author_handle, author_name, author_bio, situation, source, state, text, reason, code, generation, created_at, claimed_at,
       local_day, local_hour, finished_at, response_ms, result_id, outcome_likes, outcome_replies)
     select u.id, c.network, c.network_account_id, made.kind, u.id || '-' || made.at, '9' || made.at, made.post, u.id || '-a' || made.at, made.handle, made.handle,
       'Runs before work, lifts after it.', 'stranger', 'auto', made.state, case when made.kind = 'reply' then made.answer end, made.reason, case when made.state = 'failed' then 'forbidden' end,
       1, made.moment, made.moment, (made.moment at time zone u.time_zone)::date, extract(hour from made.moment at time zone u.time_zone)::int,
       made.moment, 80 + made.at % 200, case when made.kind = 'reply' then '8' || made.at end,
       case when made.kind = 'reply' then made.at % 4 end, case when made.kind = 'reply' then made.at % 3 end
     from users u join connections c on c.user_id = u.id, (
       select at, (array['reply', 'like', 'reply', 'view', 'like', 'follow'])[1 + at % 6] as kind,
         (array['maralind', 'oskar_b', 'tomkessel', 'fieldandfern'])[1 + at % 4] as handle,
         (array['Second week back in the gym after a long break and my knees complain on every squat. Is it the weight, or just the depth I go to?',
           'Five kilometres before breakfast, and the day feels longer.',
           'How do you keep a plan going when work travel eats every other week?'])[1 + at % 3] as post,
         (array['Depth first: film one set from the side, and take a fifth off the bar until the knees are quiet.',
           'Two short sessions a week survive travel better than four long ones.'])[1 + at % 2] as answer,
         (array['Asks for advice on training, one of your topics.', 'Is about running, which you post about often.'])[1 + at % 2] as reason,
         case when at % 17 = 5 then 'failed' when at % 41 = 7 then 'unknown' else 'success' end as state,
         $2::timestamptz - make_interval(mins => (at * 83 + (at % 7) * 11)) as moment
       from generate_series(0, 480) as at
     ) as made
     where u.email = $1`,
    [email, now],
  )
  await world.sql(
    `insert into action_hours (user_id, local_day, local_hour, kind, success, failed, unknown, answered, response_ms)
     select user_id, local_day, local_hour, kind, count(*) filter (where state = 'success'),
       count(*) filter (where state = 'failed'), count(*) filter (where state = 'unknown'), count(response_ms),
       coalesce(sum(response_ms), 0)
     from actions where user_id = (select id from users where email = $1) group by 1, 2, 3, 4`,
    [email],
  )
  await world.sql(
    `insert into follower_days (user_id, network, network_account_id, local_day, first_count, last_count, taken_at)
     select u.id, c.network, c.network_account_id, ($2::timestamptz - make_interval(days => back))::date, 400 - back * 3,
       402 - back * 3 + back % 3, $2 from users u join connections c on c.user_id = u.id, generate_series(0, 9) as back
     where u.email = $1 on conflict (user_id, network, network_account_id, local_day)
     do update set first_count = excluded.first_count, last_count = excluded.last_count`,
    [email, now],
  )
}

/** Inserts posts skipped in the last hours, each for another reason, and one expired reply. */
export async function insertSkippedPosts(world: World, email: string): Promise<void> {
  await world.sql(
    `insert into actions (user_id, network, network_account_id, kind, target_id, post_id, post_text, author_id,
       author_handle, author_name, situation, source, state, text, reason, code, generation, created_at)
     select u.id, c.network, c.network_account_id, 'reply', u.id || '-skip' || made.at, '7' || made.at, made.post,
       u.id || '-s' || made.at, made.handle, made.handle, 'stranger', 'auto', made.state, made.answer, made.reason,
       made.code, 1, $2::timestamptz - make_interval(mins => made.at * 40)
     from users u join connections c on c.user_id = u.id, (values
       (1, 'skipped', 'wanda28', 'We hit 12k! Repost and reply "done" to win an espresso machine.', null,
         'It’s a giveaway.', 'giveaway'),
       (2, 'skipped', 'juno_k', 'My father died this morning. I do not know what to write here.', null,
         'The post is about grief; nothing of yours belongs there.', 'sensitive'),
       (3, 'skipped', 'thedorn', 'On Sumatran wet-hulled: swirling once at the end did it for me.', null, '',
         'off_topic'),
       (4, 'expired', 'p_ashby', 'Is a longer warm-up worth it before intervals?',
         'Ten easy minutes and three strides; more only tires you.', 'Asks for advice on training.', 'too_old')
     ) as made (at, state, handle, post, answer, reason, code)
     where u.email = $1`,
    [email, world.sandbox.clock.now()],
  )
}

/**
 * Another user did ten likes with the person's connected account yesterday, ten minutes apart; the first of them ceases
 * to count in an hour. Returns that user's id.
 */
export async function insertFormerUse(world: World, email: string): Promise<string> {
  const now = world.sandbox.clock.now()
  const [former] = await world.sql<{ id: string }>(
    `insert into users (email, created_at, email_confirmed_at) values ('former-' || $1, $2, $2) returning id`,
    [email, now],
  )
  const id = former?.id ?? ''
  await world.sql(
    `insert into actions (user_id, network, network_account_id, kind, target_id, post_id, post_text, author_id,
       author_handle, author_name, situation, source, state, reason, generation, created_at, claimed_at, local_day,
       local_hour, finished_at)
     select $2, c.network, c.network_account_id, 'like', 'former-' || at, '6' || at, 'A post.', 'former-' || at,
       'oskar_b', 'Oskar', 'stranger', 'auto', 'success', 'A test.', 1, moment, moment, moment::date, 0, moment
     from users u join connections c on c.user_id = u.id, generate_series(0, 9) as at,
       lateral (select $3::timestamptz - interval '23 hours' + make_interval(mins => at * 10) as moment) as made
     where u.email = $1`,
    [email, id, now],
  )
  return id
}
