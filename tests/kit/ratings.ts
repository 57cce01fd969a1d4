import type { World } from './world.ts'

/** A round of ten written drafts, of which the first `rated` are kept. */
export async function insertRound(world: Pick<World, 'sql' | 'sandbox'>, email: string, rated: number): Promise<void> {
  const now = world.sandbox.clock.now()
  await world.sql(
    `insert into rating_rounds (user_id, round, network, network_account_id, wanted, state, asked_at)
     select user_id, 1, network, network_account_id, 10, 'written', $2 from connections join users on users.id = user_id
     where email = $1`,
    [email, now],
  )
  await world.sql(
    `insert into ratings (user_id, round, position, post_id, post_text, posted_at, author_id, author_handle, author_name,
       topic, reason, rests_on, text, written_by, verdict, rated_at, created_at)
     select id, 1, at, at, 'My cup tastes flat since Tuesday, post ' || at, $2, at, 'writer_' || at, 'Writer ' || at,
       'coffee', 'It’s about coffee, one of your topics.', 'It answers their question.', 'Try a finer grind, and tell me about it, ' || at || '.',
       'sandbox-stand-in', case when at <= $3 then 'keep' end, case when at <= $3 then $2::timestamptz end, $2
     from users, generate_series(1, 10) as at where email = $1`,
    [email, now, rated],
  )
}
