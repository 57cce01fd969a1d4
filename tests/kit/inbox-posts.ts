import type { World } from './world.ts'

/** Inserts new posts on Perch, each by another account, as if they had been written to the user, newest last. */
export async function insertInboxPosts(world: World, email: string, count: number): Promise<void> {
  const [row] = await world.sql<{ user_id: string; network: string; id: string; handle: string }>(
    `select user_id, network, network_account_id as id, handle from connections join users on users.id = user_id where email = $1`,
    [email],
  )
  const search = new URL('/2/tweets/search/recent?query=the&max_results=100', world.sandbox.perch_url)
  search.searchParams.set('tweet.fields', 'author_id')
  const found = await fetch(search, { headers: { authorization: `Bearer ${world.sandbox.perch_app.bearer}` } })
  const { data } = (await found.json()) as { data: { id: string; author_id: string }[] }
  const isOthers = ({ author_id }: (typeof data)[number], at: number) =>
    author_id !== row?.id && data.findIndex((one) => one.author_id === author_id) === at
  const posts = data.filter(isOthers).slice(0, count)
  if (!row || posts.length < count) throw new Error(`Perch has only ${posts.length} such posts`)
  const now = world.sandbox.clock.now().getTime()
  for (const [at, { id, author_id }] of posts.entries())
    await world.sql(
      `insert into inbox_posts (user_id, network, network_account_id, post_id, kind, author_id, author_handle, author_name,
         text, thread, posted_at)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        row.user_id,
        row.network,
        row.id,
        id,
        at % 3 === 2 ? 'mention' : 'answer',
        author_id,
        `person_${at + 1}`,
        `Person ${at + 1}`,
        `Did you mean set ${at + 1}?`,
        JSON.stringify([{ handle: row.handle, text: 'Three sets are enough.' }]),
        new Date(now - (count - at) * 60_000),
      ],
    )
}
