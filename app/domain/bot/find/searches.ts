import { type RawBuilder, sql } from 'kysely'
import type { Post } from '#app/contract/posts.ts'
import type { Db } from '#app/db/pool.ts'
import type { StoredPost } from '#app/db/schema-bots.ts'
import type { StepContext } from '#app/domain/bot/step-context.ts'
import { ifAffordable } from '#app/domain/metering/network-usage.ts'
import { cutoffOf } from '#app/domain/retention.ts'

interface Searching {
  deps: Pick<StepContext['deps'], 'db' | 'clock'>
  bot: Pick<StepContext['bot'], 'user_id'>
  network: Pick<StepContext['network'], 'id' | 'budget'>
  account: Pick<StepContext['account'], 'id'>
}

const maxKept = 60

export const revived = (post: StoredPost): Post => ({ ...post, created_at: new Date(post.created_at) })

/** Where reading costs money, only asks for newer posts and keeps them for later steps. null: over budget. */
export async function search(
  context: Searching,
  terms: readonly string[],
  ask: (sinceId: string | null) => Promise<Post[]>,
): Promise<Post[] | null> {
  if (terms.length === 0) return []
  if (!context.network.budget) return ifAffordable(ask(null), null)
  const { deps, bot, network, account } = context
  const query = {
    user_id: bot.user_id,
    network: network.id,
    network_account_id: account.id,
    query: terms.join('\n'),
  }
  const last = await searchesOf(context).where('query', '=', query.query).executeTakeFirst()
  const found = await ifAffordable(ask(last?.newest_id ?? null), null)
  if (found === null) return null
  const row = {
    newest_id: found[0]?.id ?? last?.newest_id ?? null,
    posts: JSON.stringify([...found, ...(last?.posts ?? [])].slice(0, maxKept)),
    searched_at: deps.clock.now(),
  }
  await deps.db
    .insertInto('searches')
    .values({ ...query, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'network', 'network_account_id', 'query']).doUpdateSet(row))
    .execute()
  return found
}

export async function keptPosts(context: Searching): Promise<Post[]> {
  if (!context.network.budget) return []
  const searches = await searchesOf(context).orderBy('searched_at', 'desc').execute()
  return searches.flatMap(({ posts }) => posts.map(revived))
}

/** For posts that led to no action: while posts are kept, the bot does not search again. */
export async function dropKept(context: Searching, posts: readonly Post[]): Promise<void> {
  const { deps, bot, network, account } = context
  if (!network.budget || posts.length === 0) return
  const ids = posts.map(({ id }) => id)
  await sql`
    update searches set posts = ${postsWhere(sql`post ->> 'id' <> all(${ids}::text[])`)}
    where user_id = ${bot.user_id} and network = ${network.id} and network_account_id = ${account.id}`.execute(deps.db)
}

const postsWhere = (isKept: RawBuilder<unknown>) => sql`(
  select coalesce(jsonb_agg(post order by at), '[]') from jsonb_array_elements(posts) with ordinality as each(post, at)
  where ${isKept})`

const searchesOf = ({ deps, bot, network, account }: Searching) =>
  deps.db
    .selectFrom('searches')
    .select(['newest_id', 'posts'])
    .where('user_id', '=', bot.user_id)
    .where('network', '=', network.id)
    .where('network_account_id', '=', account.id)

export async function deleteOldSearches(db: Db, now: Date): Promise<void> {
  const cutoff = cutoffOf('searches', now)
  await db.deleteFrom('searches').where('searched_at', '<', cutoff).execute()
  const oldest = cutoff.toISOString()
  await sql`
    update searches set posts = ${postsWhere(sql`post ->> 'created_at' >= ${oldest}`)}
    where posts -> -1 ->> 'created_at' < ${oldest}`.execute(db)
}
