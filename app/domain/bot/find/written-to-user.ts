import type { Mind } from '#app/adapters/model/mind.ts'
import { type Network, type NetworkClient, NetworkError, type ReadBefore } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Db } from '#app/db/pool.ts'
import { receiveMentions } from '#app/domain/bot/find/keep-mentions.ts'
import { noteLeft, readLeft } from '#app/domain/bot/find/mentions-left.ts'
import { keptWritten } from '#app/domain/bot/find/searches.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Account {
  id: string
  handle: string
}

interface Reading {
  mind: Pick<Mind, 'readAnswers'>
  since: string | null
  before: ReadBefore
  and_quotes: boolean
}

/**
 * Mentions and answers newest first, then quotes without a mention; where reading costs money, all of the last day newest
 * first, also what an earlier look read. Records opt-outs first.
 */
export async function readWrittenToUser(
  { db, queue, clock }: { db: Db; queue: Queue; clock: { now(): Date } },
  { network, client }: { network: Network; client: Pick<NetworkClient, 'mentions' | 'mentionsFrom' | 'quotes'> },
  userId: string,
  account: Account,
  { since, before, and_quotes, mind }: Reading,
  signal: AbortSignal,
): Promise<Post[]> {
  const received = async (posts: Post[]) => {
    const by_others = posts.filter(({ author }) => author.id !== account.id)
    const context = { db, queue, network, user_id: userId, account, mind, now: clock.now(), signal }
    return { by_others, are_all_new: await receiveMentions(context, by_others) }
  }
  const receive = async (posts: Post[]) => (await received(posts)).by_others
  const reader = { user_id: userId, account: account.id }
  const places: string[] = []
  const { by_others: mentions, are_all_new } = await received(
    await client.mentions(account.id, since, signal, before, (place) => places.push(place)),
  )
  for (const place of places) if (are_all_new) await noteLeft(db, reader, place)
  const receiveLeft = async (posts: Post[]) => (await received(posts)).are_all_new
  if (places.length === 0) await readLeft(db, client, reader, receiveLeft, signal)
  const among = { deps: { db, clock }, bot: { user_id: userId }, network, account }
  const withKept = (read: Post[]) => (network.budget ? keptWritten(among, read) : read)
  if (!and_quotes || !client.quotes) return withKept(mentions)
  const named = new Set(mentions.map(({ id }) => id))
  const quotes = await unlessFailing(client.quotes(account.handle, since, signal, before))
  const others = await receive(quotes.filter((post) => !named.has(post.id) && isQuoteOf(account, post)))
  return withKept([...mentions, ...others])
}

export const isQuoteOf = ({ id, handle }: Account, { quotes }: Post) =>
  quotes !== undefined &&
  (quotes.author_id === null ? quotes.handle?.toLowerCase() === handle.toLowerCase() : quotes.author_id === id)

/** Mentions matter more than quotes, which are looked for again. */
async function unlessFailing(quotes: Promise<Post[]>): Promise<Post[]> {
  try {
    return await quotes
  } catch (error) {
    if (error instanceof NetworkError && !['unauthorized', 'suspended', 'rate_limited'].includes(error.kind)) return []
    throw error
  }
}
