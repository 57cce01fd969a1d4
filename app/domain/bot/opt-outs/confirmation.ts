import { sql } from 'kysely'
import type { Clock } from '#app/adapters/clock.ts'
import type { Mind } from '#app/adapters/model/mind.ts'
import { type ConfirmedPost, confirmedAtOnce, type Network, NetworkError } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { type OptOutRequest, requestOf, share, wordsOf } from '#app/domain/bot/opt-outs/ledger.ts'
import { dropPlanned } from '#app/domain/bot/opt-outs/opt-outs.ts'
import { asksToStop } from '#app/domain/bot/opt-outs/request.ts'
import { countedMind } from '#app/domain/metering/llm-usage.ts'
import { day, minute } from '#app/domain/time.ts'
import { currentLog } from '#app/log.ts'

const retryWindow = 3 * day
const askMs = 5_000
/** For the model, in a round. */
const judgeMs = 20_000

interface Deps {
  db: Db
  mind: Mind
  networks: Networks
  clock: Clock
}

interface Heard extends Omit<OptOutRequest, 'said_at'> {
  user_id: string
  network_account_id: string
  by_model: boolean
}

/** Asks servers that the operator trusts; what they confirm holds for everyone. */
export async function confirmOptOuts(deps: Deps): Promise<void> {
  const { db, networks, clock } = deps
  for (const network of networks.offered) {
    const due = network.confirmedPosts ? await takeDue(db, network, clock.now()) : []
    if (due.length > 0) await confirm(deps, network, due)
  }
}

/** Also postpones them, in case no one confirms. */
async function takeDue(db: Db, { id }: Network, now: Date): Promise<Heard[]> {
  const { rows } = await sql<Heard>`
    with due as materialized (
      select user_id, network, author_id from heard_opt_outs where network = ${id} and check_at <= ${now}
      order by check_at limit ${confirmedAtOnce} for update skip locked)
    update heard_opt_outs as heard set check_at = case when heard_at > ${new Date(now.getTime() - retryWindow)}
      then ${now}::timestamptz + greatest(interval '1 minute', ${now}::timestamptz - heard_at) end
    from due
    where (heard.user_id, heard.network, heard.author_id) = (due.user_id, due.network, due.author_id)
    returning heard.user_id, heard.network_account_id, heard.author_id, heard.post_id, heard.words, heard.by_model`.execute(
    db,
  )
  return rows
}

async function confirm({ db, mind, clock }: Deps, network: Network, due: Heard[]): Promise<void> {
  const ids = due.map(({ post_id }) => post_id)
  let retryAt: Date | null = null
  const posts = await network.confirmedPosts?.(ids, AbortSignal.timeout(askMs)).catch((error: unknown) => {
    if (!(error instanceof NetworkError)) throw error
    retryAt = error.retryAt
    currentLog()?.warn({ err: error, network: network.id }, 'opt-outs could not be confirmed')
  })
  const now = clock.now()
  const inTime = AbortSignal.timeout(judgeMs)
  if (!posts) return postpone(db, network, retryAt ?? new Date(now.getTime() + minute))
  for (const heard of due) {
    const post = posts.get(heard.post_id)
    if (!post || !isConfirmedBy(heard, post)) continue
    if (!asksToStop(post.text) && !(heard.by_model && (await modelHears(mind, network, heard, post, inTime)))) continue
    const request = requestOf(post.author_id, heard.post_id, post.text, post.created_at, now)
    await accept(db, network, heard, request, now)
  }
}

/** A server that doesn't answer is asked less often, as it holds up other work. */
async function postpone(db: Db, { id }: Network, later: Date): Promise<void> {
  await db
    .updateTable('heard_opt_outs')
    .set({ check_at: later })
    .where('network', '=', id)
    .where('check_at', '<', later)
    .execute()
}

/** Same person, account and whole text. */
const isConfirmedBy = ({ author_id, network_account_id, words }: Heard, { text, ...post }: ConfirmedPost) =>
  post.author_id === author_id && post.to.includes(network_account_id) && wordsOf(text) === words

/** Asked about the post alone: what the user's server put above it doesn't count. */
async function modelHears(
  mind: Mind,
  { id }: Network,
  { user_id, author_id, post_id }: Heard,
  { text, created_at }: ConfirmedPost,
  inTime: AbortSignal,
): Promise<boolean> {
  const author = { id: author_id, handle: '', display_name: '', bio: '', followers: 0 }
  const counts = { lang: null, likes: 0, replies: 0, is_reply: true, thread: [] }
  const post = { network: id, id: post_id, author, text, created_at, ...counts }
  const readings = await countedMind(mind, user_id)
    .readAnswers([post], inTime)
    .catch((error: unknown) => {
      if (inTime.aborted) return []
      throw error
    })
  return readings.some(({ says, ...reading }) => says === 'stop' && 'opts_out' in reading && reading.opts_out)
}

async function accept(db: Db, { id }: Network, { user_id, author_id }: Heard, request: OptOutRequest, now: Date) {
  await inTransaction(db, async (tx) => {
    await share(tx, id, [request])
    await tx
      .updateTable('heard_opt_outs')
      .set({ confirmed_at: now, check_at: null })
      .where('user_id', '=', user_id)
      .where('network', '=', id)
      .where('author_id', '=', author_id)
      .where('post_id', '=', request.post_id)
      .execute()
  })
  await dropPlanned(db, id, [author_id], now)
}
