import { sql } from 'kysely'
import type { Network, NetworkId } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import { dropPlanned } from '#app/domain/bot/opt-outs/opt-outs.ts'
import { asksInWords, isRequestToStop } from '#app/domain/bot/opt-outs/request.ts'
import { count, hitOn, isOver, limits } from '#app/domain/metering/limits.ts'
import { bounded } from '#app/domain/text.ts'

/** Per user; far more than anyone gets, unless their server invents them. */
const maxHeard = 10_000
/** Holds a whole post wherever it has to be confirmed. */
const maxWords = 3_000
const maxSharedWords = 280

export interface OptOutRequest {
  author_id: string
  post_id: string
  said_at: Date
  words: string
}

/** A server may date a post as it likes, so never later than now. */
export function requestOf(authorId: string, postId: string, text: string, createdAt: Date, now: Date): OptOutRequest {
  const said_at = createdAt <= now ? createdAt : now
  return { author_id: authorId, post_id: postId, said_at, words: wordsOf(text) }
}

export const wordsOf = (text: string) => bounded(text, maxWords)

/**
 * Also expires what is planned for these people. Holds for this user at once; for everyone if the post itself says it to
 * them and the operator chose the network's server, else once `confirmOptOuts` has seen the post. Requests from before a
 * withdrawal don't count.
 */
export async function recordOptOuts(
  db: Db,
  network: Network,
  userId: string,
  account: { id: string; handle?: string },
  posts: Post[],
  now: Date,
  /** Posts that the rule does not hear, and the language model does. */
  unwanted: ReadonlySet<string> = new Set(),
): Promise<void> {
  const said = posts.filter((post) => unwanted.has(post.id) || asksInWords(post))
  // A mention under another name is known only to the network.
  const isUnclear = ({ is_reply, quotes }: Post) => network.confirmedPosts && !is_reply && !quotes
  const toUser = said.filter((post) => isSaidTo(account, post) || isUnclear(post))
  // Posts that say it to the user first: only those can be shared.
  const stops = [...new Set([...toUser, ...said, ...posts.filter(isRequestToStop)])]
  // Each person's newest, in one order for all transactions (prevents deadlocks).
  const requests = stops
    .filter(({ author }, at) => stops.findIndex((other) => other.author.id === author.id) === at)
    .map(({ id, author, text, created_at }) => requestOf(author.id, id, text, created_at, now))
    .sort((one, other) => (one.author_id < other.author_id ? -1 : 1))
  if (requests.length === 0) return
  const at = { user_id: userId, network: network.id, network_account_id: account.id }
  await inTransaction(db, async (tx) => {
    const shareable = idsOf(toUser)
    const heard = await hear(tx, at, requests, { said: idsOf(said), shareable, unwanted }, now)
    const toShare = heard.filter(({ post_id }) => shareable.includes(post_id))
    const within = await withinCap(tx, network.id, account.id, toShare, now)
    if (within.length === 0) return
    if (!network.confirmedPosts) await share(tx, network.id, within)
    await tx
      .updateTable('heard_opt_outs')
      .set(network.confirmedPosts ? { check_at: now } : { confirmed_at: now })
      .where('user_id', '=', userId)
      .where('network', '=', network.id)
      .where('author_id', 'in', authorsOf(within))
      .execute()
  })
  await dropPlanned(db, network.id, authorsOf(requests), now)
}

/** Networks put the names of all who take part in a thread before an answer's text, so there they say nothing. */
function isSaidTo({ id, handle = '' }: { id: string; handle?: string }, post: Post): boolean {
  const { text, is_reply, reply_to, quotes } = post
  if (reply_to === id || quotes?.author_id === id) return true
  const isHandle = (name: string | null | undefined) => name?.toLowerCase() === handle.toLowerCase()
  if (quotes?.author_id === null && isHandle(quotes.handle)) return true
  const own = is_reply ? text.replace(/^(?:@\w+\s+)*/, '') : text
  return [...own.matchAll(/@([\w.-]+)/g)].some(([, name = '']) =>
    [name.replace(/\W+$/, ''), name.split(/\W/)[0]].some(isHandle),
  )
}

const idsOf = (posts: readonly Post[]) => posts.map(({ id }) => id)
const authorsOf = (requests: readonly OptOutRequest[]) => requests.map(({ author_id }) => author_id)

interface Hearer {
  user_id: string
  network: NetworkId
  network_account_id: string
}

interface Heard {
  said: string[]
  /** Of these, those that say it to the user. */
  shareable: string[]
  unwanted: ReadonlySet<string>
}

/** Returns those that are new and wait for no check yet: each person counts against the day's limit once. */
async function hear(
  tx: Tx,
  hearer: Hearer,
  requests: OptOutRequest[],
  { said, shareable, unwanted }: Heard,
  now: Date,
): Promise<OptOutRequest[]> {
  const rows = await tx
    .selectFrom('opt_outs')
    .select(['author_id', 'post_id', 'taken_back_at'])
    .where('network', '=', hearer.network)
    .where('author_id', 'in', authorsOf(requests))
    .execute()
  const shared = new Map(rows.map((row) => [row.author_id, row]))
  const counted = requests.filter(({ author_id, post_id, said_at }) => {
    const { taken_back_at = null, post_id: withdrawn = null } = shared.get(author_id) ?? {}
    return taken_back_at === null || (taken_back_at < said_at && withdrawn !== post_id)
  })
  if (counted.length === 0) return []
  const { heard } = await tx
    .selectFrom('heard_opt_outs')
    .select(sql<number>`count(*)`.as('heard'))
    .where('user_id', '=', hearer.user_id)
    .executeTakeFirstOrThrow()
  if (heard >= maxHeard) return []
  const again = { check_at: null, confirmed_at: null, taken_back_at: null }
  const stored = await tx
    .insertInto('heard_opt_outs')
    .values(
      counted.map((request) => ({
        ...hearer,
        ...request,
        ...again,
        heard_at: now,
        by_model: unwanted.has(request.post_id),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'network', 'author_id'])
        .doUpdateSet((row) => ({
          ...again,
          check_at: sql<Date | null>`case when heard_opt_outs.check_at is not null then excluded.heard_at end`,
          network_account_id: row.ref('excluded.network_account_id'),
          post_id: row.ref('excluded.post_id'),
          said_at: row.ref('excluded.said_at'),
          words: row.ref('excluded.words'),
          by_model: row.ref('excluded.by_model'),
          heard_at: now,
        }))
        .where(
          sql<boolean>`heard_opt_outs.post_id <> excluded.post_id and case
            when heard_opt_outs.taken_back_at is not null then heard_opt_outs.taken_back_at < excluded.said_at
            when heard_opt_outs.check_at is not null
              then heard_opt_outs.said_at < excluded.said_at and excluded.post_id = any(${shareable})
            else heard_opt_outs.confirmed_at is null and excluded.post_id = any(${said}) end`,
        ),
    )
    .returning(['author_id', 'check_at'])
    .execute()
  const fresh = new Set(stored.flatMap(({ author_id, check_at }) => (check_at ? [] : author_id)))
  return counted.filter(({ author_id }) => fresh.has(author_id) && shared.get(author_id)?.taken_back_at !== null)
}

async function withinCap(
  tx: Tx,
  network: NetworkId,
  accountId: string,
  requests: OptOutRequest[],
  now: Date,
): Promise<OptOutRequest[]> {
  for (const [at] of requests.entries()) {
    const counted = await count(tx, [hitOn(limits.opt_outs, `${network}:${accountId}`)], now)
    if (counted.some(isOver)) return requests.slice(0, at)
  }
  return requests
}

/** Makes requests hold for everyone, except for posts whose request was withdrawn. */
export async function share(db: Db, network: NetworkId, requests: readonly OptOutRequest[]): Promise<void> {
  if (requests.length === 0) return
  await db
    .insertInto('opt_outs')
    .values(
      requests.map(({ words, ...request }) => ({
        network,
        ...request,
        taken_back_at: null,
        words: bounded(words, maxSharedWords),
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['network', 'author_id'])
        .doUpdateSet((row) => ({
          said_at: row.ref('excluded.said_at'),
          post_id: row.ref('excluded.post_id'),
          words: row.ref('excluded.words'),
          taken_back_at: null,
        }))
        .whereRef('opt_outs.taken_back_at', '<', 'excluded.said_at')
        .where(sql<boolean>`opt_outs.post_id is distinct from excluded.post_id`),
    )
    .execute()
}
