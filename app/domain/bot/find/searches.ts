import { type RawBuilder, sql } from 'kysely'
import type { Post } from '#app/contract/posts.ts'
import { deleteInParts } from '#app/db/in-parts.ts'
import type { Db } from '#app/db/pool.ts'
import type { Searches, StoredPost } from '#app/db/schema-bots.ts'
import type { StepContext } from '#app/domain/bot/step-context.ts'
import { ifAffordable } from '#app/domain/metering/network-usage.ts'
import { cutoffOf } from '#app/domain/retention.ts'
import { day } from '#app/domain/time.ts'

interface Searching {
  deps: { db: Db; clock: { now(): Date } }
  bot: Pick<StepContext['bot'], 'user_id'>
  network: Pick<StepContext['network'], 'id' | 'budget'>
  account: Pick<StepContext['account'], 'id'>
}

const maxKept = 60
const maxWritten = 100
/** In place of search terms: what was written to the user, which is paid for once and stays open for a day. */
const writtenTo = '@'

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
  const kept = [...found, ...(last?.posts ?? [])].slice(0, maxKept)
  await keep(deps.db, { ...query, newest_id: found[0]?.id ?? last?.newest_id ?? null }, kept, deps.clock.now())
  return found
}

function keep(
  db: Db,
  query: Omit<Searches, 'posts' | 'searched_at'>,
  posts: readonly (Post | StoredPost)[],
  searched_at: Date,
) {
  const row = { newest_id: query.newest_id, posts: JSON.stringify(posts), searched_at }
  return db
    .insertInto('searches')
    .values({ ...query, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'network', 'network_account_id', 'query']).doUpdateSet(row))
    .execute()
}

/** Returns what was written to the user within a day, newest first, with what was read before. */
export async function keptWritten(context: Searching, read: readonly Post[]): Promise<Post[]> {
  const { deps, bot, network, account } = context
  const [now, where] = [deps.clock.now(), { user_id: bot.user_id, network: network.id, network_account_id: account.id }]
  const last = await searchesOf(context).where('query', '=', writtenTo).executeTakeFirst()
  const ids = new Set(read.flatMap(({ id, earlier_ids = [] }) => [id, ...earlier_ids]))
  const before = (last?.posts ?? []).filter(({ id }) => !ids.has(id)).map(revived)
  const isRecent = ({ created_at }: Post) => created_at.getTime() > now.getTime() - day
  const posts = [...read, ...before]
    .filter(isRecent)
    .sort((one, other) => other.created_at.getTime() - one.created_at.getTime())
    .slice(0, maxWritten)
  if (read.length > 0) await keep(deps.db, { ...where, query: writtenTo, newest_id: null }, posts, now)
  return posts
}

export async function keptPosts(context: Searching): Promise<Post[]> {
  if (!context.network.budget) return []
  const searches = await searchesOf(context).where('query', '<>', writtenTo).orderBy('searched_at', 'desc').execute()
  return searches.flatMap(({ posts }) => posts.map(revived))
}

/** For found posts that led to no action: while some are kept, the bot does not search again. */
export async function dropKept(context: Searching, posts: readonly Post[]): Promise<void> {
  const { deps, bot, network, account } = context
  if (!network.budget || posts.length === 0) return
  const ids = posts.map(({ id }) => id)
  await sql`
    update searches set posts = ${postsWhere(sql`post ->> 'id' <> all(${ids}::text[])`)}
    where user_id = ${bot.user_id} and network = ${network.id} and network_account_id = ${account.id}
      and query <> ${writtenTo}`.execute(deps.db)
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
  await deleteInParts(db, 'searches', sql`searched_at < ${cutoff}`)
  const oldest = cutoff.toISOString()
  await sql`
    update searches set posts = ${postsWhere(sql`post ->> 'created_at' >= ${oldest}`)}
    where posts -> -1 ->> 'created_at' < ${oldest}`.execute(db)
}
