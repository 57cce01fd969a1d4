import type { Mind } from '#app/adapters/model/mind.ts'
import { type Network, type NetworkClient, NetworkError } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Db } from '#app/db/pool.ts'
import { receiveMentions } from '#app/domain/bot/find/keep-mentions.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Account {
  id: string
  handle: string
}

interface Reading {
  mind: Pick<Mind, 'readAnswers'>
  since: string | null
  known?: string | null
  and_quotes: boolean
}

/** Mentions and answers newest first, then quotes without a mention. Records opt-outs first. */
export async function readWrittenToUser(
  { db, queue, clock }: { db: Db; queue: Queue; clock: { now(): Date } },
  { network, client }: { network: Network; client: Pick<NetworkClient, 'mentions' | 'quotes'> },
  userId: string,
  account: Account,
  { since, known = null, and_quotes, mind }: Reading,
  signal: AbortSignal,
): Promise<Post[]> {
  const receive = async (posts: Post[]) => {
    const byOthers = posts.filter(({ author }) => author.id !== account.id)
    const now = clock.now()
    await receiveMentions({ db, queue, network, user_id: userId, account, mind, now, signal }, byOthers)
    return byOthers
  }
  const mentions = await receive(await client.mentions(account.id, since, signal, known))
  if (!and_quotes || !client.quotes) return mentions
  const named = new Set(mentions.map(({ id }) => id))
  const quotes = await unlessFailing(client.quotes(account.handle, since, signal))
  return [...mentions, ...(await receive(quotes.filter((post) => !named.has(post.id) && isQuoteOf(account, post))))]
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
