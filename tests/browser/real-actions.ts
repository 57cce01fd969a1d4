import { perchTokens } from '../kit/actor.ts'
import { newcomerWrites } from '../kit/by-hand.ts'
import { coffeeText } from '../kit/eager-mind.ts'
import type { World } from '../kit/world.ts'

/** Does a reply, a like and a follow on Perch and inserts them as actions of the person; returns their ids. */
export async function insertRealActions(world: World, email: string, handle: string): Promise<string[]> {
  const { auth_token, ct0_token } = await perchTokens(world, handle)
  const headers = {
    'content-type': 'application/json',
    cookie: `auth_token=${auth_token}; ct0=${ct0_token}`,
    'x-csrf-token': ct0_token,
  }
  const call = async (path: string, body?: object) => {
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const response = await fetch(world.sandbox.perch_url + path, init)
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as { data: unknown }
  }
  const me = (await call('/2/users/me')).data as { id: string }
  const one = await newcomerWrites({ url: world.sandbox.perch_url }, coffeeText())
  const text = `A test of ${Date.now()}.`
  const reply = (await call('/2/tweets', { text, reply: { in_reply_to_tweet_id: one.id } })).data as { id: string }
  await call(`/2/users/${me.id}/likes`, { tweet_id: one.id })
  await call(`/2/users/${me.id}/following`, { target_user_id: one.author_id })
  const rows = await world.sql<{ id: string }>(
    `insert into actions (user_id, network, network_account_id, kind, target_id, post_id, post_text, author_id,
       author_handle, author_name, situation, source, state, text, reason, generation, created_at, claimed_at,
       local_day, local_hour, finished_at, result_id)
     select u.id, c.network, c.network_account_id, made.kind, made.target, $3, $4, $5, 'someone', 'Someone', 'stranger',
       'auto', 'success', made.said, 'Is about one of your topics.', 1, $2, $2,
       ($2::timestamptz at time zone u.time_zone)::date, 9, $2, made.result
     from users u join connections c on c.user_id = u.id,
       (values ('reply', $3, $6::text, $7::text), ('like', $3, null, null), ('follow', $5, null, null))
         as made (kind, target, said, result)
     where u.email = $1 returning id`,
    [email, world.sandbox.clock.now(), one.id, one.text, one.author_id, text, reply.id],
  )
  return rows.map(({ id }) => id)
}
