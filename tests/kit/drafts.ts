import { perchTokens } from './actor.ts'
import { newcomerWrites } from './by-hand.ts'
import { coffeeText } from './eager-mind.ts'
import type { World } from './world.ts'

interface FoundPost {
  id: string
  author_id: string
  text: string
}

/** Calls Perch's API as the account. */
export async function perchCall(world: World, handle: string, path: string, body?: object, method = 'POST') {
  const { auth_token, ct0_token } = await perchTokens(world, handle)
  const headers = {
    'content-type': 'application/json',
    cookie: `auth_token=${auth_token}; ct0=${ct0_token}`,
    'x-csrf-token': ct0_token,
  }
  const init =
    body || method !== 'POST' ? { method, headers, ...(body && { body: JSON.stringify(body) }) } : { headers }
  const response = await fetch(world.sandbox.perch_url + path, init)
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
  return (await response.json()) as { data: unknown; includes?: { users: { id: string; username: string }[] } }
}

const words = 'grinder kettle beans filter basket tamper crema boiler water scale roast cup'.split(' ')
let texts = 0
/** A reply that resembles no other. */
function replyText(): string {
  texts += 1
  const noun = (step: number) => `${words[(texts * 5 + step * 7) % words.length]}${texts * 31 + step}`
  return [...Array(6).keys()].map(noun).join(' ')
}

/** Real posts on Perch, each by a different person with whom no account has a history; newcomers write the rest. */
async function freshPosts(world: World, handle: string, count: number) {
  const me = (await perchCall(world, handle, '/2/users/me')).data as { id: string }
  const found = await perchCall(
    world,
    handle,
    '/2/tweets/search/recent?query=the%20-is%3Aretweet&max_results=100&tweet.fields=author_id&expansions=author_id',
  )
  const known = new Set((await world.sql<{ id: string }>('select author_id as id from actions')).map(({ id }) => id))
  const names = new Map(found.includes?.users.map(({ id, username }) => [id, username]))
  const posts: (FoundPost & { handle: string })[] = []
  for (const post of found.data as FoundPost[]) {
    if (post.author_id === me.id || known.has(post.author_id)) continue
    known.add(post.author_id)
    posts.push({ ...post, handle: names.get(post.author_id) ?? 'someone' })
  }
  while (posts.length < count) posts.push(await newcomerWrites({ url: world.sandbox.perch_url }, coffeeText()))
  return posts.slice(0, count)
}

/** Replies to real posts that wait for the person, whose bot is on Co-pilot and sleeps; returns their ids, in order. */
export async function insertDrafts(world: World, email: string, handle: string, count: number): Promise<string[]> {
  const posts = await freshPosts(world, handle, count)
  await world.sql(
    `insert into bots (user_id, mode, state, max_actions_per_hour, daily_follow_limit, enable_auto_follow, enable_auto_like,
       enable_auto_retweet) select id, 'copilot', 'stopped', 15, 5, true, true, false from users where email = $1
     on conflict (user_id) do update set mode = 'copilot'`,
    [email],
  )
  const rows = posts.map((post, at) => ({ ...post, at, said: replyText() }))
  const made = await world.sql<{ id: string }>(
    `with given as (
       select * from jsonb_to_recordset($2::jsonb) as given(id text, author_id text, text text, handle text, at int, said text)),
     acted as (
       insert into actions (user_id, network, network_account_id, kind, target_id, post_id, post_text, author_id,
         author_handle, author_name, author_bio, situation, source, state, text, written_by, reason, topic, generation, created_at)
       select u.id, c.network, c.network_account_id, 'reply', given.id, given.id, given.text, given.author_id, given.handle,
         given.handle, 'Writes about coffee.', 'stranger', 'auto', 'waiting', given.said, 'a test',
         'Is about coffee, which you post about often. Says what you said in May.', 'coffee', 1,
         $3::timestamptz - make_interval(mins => 60 - given.at)
       from users u join connections c on c.user_id = u.id, given where u.email = $1
       returning id, user_id, created_at, target_id),
     kept as (
       insert into drafts (action_id, user_id, post, rests_on, shown_from)
       select acted.id, user_id, jsonb_build_object('network', 'perch', 'id', target_id, 'created_at', $3::timestamptz, 'text', given.text, 'thread',
           jsonb_build_array(jsonb_build_object('handle', 'before', 'text', 'What came before it.'))),
         'Says what you said in May.', created_at from acted join given on given.id = target_id)
     select id from acted order by created_at`,
    [email, JSON.stringify(rows), world.sandbox.clock.now()],
  )
  return made.map(({ id }) => id)
}
