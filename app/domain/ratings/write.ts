import type { Mind } from '#app/adapters/model/mind.ts'
import { noModelCode, usedUpCode } from '#app/adapters/model/mind.ts'
import { NetworkError } from '#app/adapters/network/network.ts'
import { type RatingEnd, roundSize } from '#app/contract/rating-terms.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { zoneInForce } from '#app/domain/account/user/time-zone.ts'
import { holdUser } from '#app/domain/account/user/user.ts'
import { apart } from '#app/domain/apart.ts'
import { type Candidate, sortByRelevance } from '#app/domain/bot/decide/choose.ts'
import { recentTexts, writeReply } from '#app/domain/bot/decide/draft.ts'
import { steered } from '#app/domain/bot/decide/steered-mind.ts'
import type { Finding } from '#app/domain/bot/find/classify.ts'
import { findCandidates } from '#app/domain/bot/find/find.ts'
import { onNetworkError } from '#app/domain/bot/schedule/step-result.ts'
import type { StepDeps } from '#app/domain/bot/step-context.ts'
import { loadStepState } from '#app/domain/bot/step-state.ts'
import { topicIn } from '#app/domain/bot/topics.ts'
import { atServer, NoSlot } from '#app/domain/connection/at-server.ts'
import type { OpenConnection } from '#app/domain/connection/open.ts'
import { pauseOf } from '#app/domain/connection/pause.ts'
import { UserDeleted } from '#app/domain/failure.ts'
import { countedMind } from '#app/domain/metering/llm-usage.ts'
import { notePictures } from '#app/domain/pictures/pictures.ts'
import { bounded } from '#app/domain/text.ts'
import { publish } from '#app/live/publish.ts'
import type { Attempt } from '#app/queue/queue.ts'

const maxJudged = 40
/** After this many in a row, the model is away. */
const maxUnanswered = 2

/** As for replies to strangers, which the user could send. */
const kinds = { addressed: [], stranger: ['reply' as const], unsure: [] }
const allKinds = { enable_auto_reply: true, enable_auto_like: true, enable_auto_follow: true, enable_auto_view: true }

interface RoundRequest {
  user_id: string
  round: number
  wanted: number
  network_account_id: string
  time_zone: string
}

/** Writes the drafts of a round, each shown at once. Throws to be retried unless it is the last attempt. */
export async function writeDrafts(
  deps: StepDeps,
  userId: string,
  round: number,
  { isLast, signal }: Attempt,
): Promise<void> {
  const request = await deps.db
    .selectFrom('rating_rounds')
    .innerJoin('users', 'users.id', 'rating_rounds.user_id')
    .select([
      'rating_rounds.user_id',
      'round',
      'wanted',
      'network_account_id',
      zoneInForce(deps.clock.now()).as('time_zone'),
    ])
    .where('users.id', '=', userId)
    .where('round', '=', round)
    .where('rating_rounds.state', '=', 'writing')
    .executeTakeFirst()
  if (!request) return
  const ended = await write(deps, request, signal).catch((error: unknown) => {
    if (!isLast || error instanceof NoSlot || error instanceof UserDeleted) throw error
    return 'failed' as const
  })
  const now = deps.clock.now()
  await inTransaction(deps.db, async (tx) => {
    if (!(await holdUser(tx, userId))) throw new UserDeleted()
    await tx
      .updateTable('rating_rounds')
      .set({ state: 'written', ended_code: ended })
      .where('user_id', '=', userId)
      .where('round', '=', round)
      .execute()
    await publish(tx, userId, 'onboarding', {}, now)
  })
}

/** null: all that were wanted are written. */
async function write(deps: StepDeps, request: RoundRequest, signal: AbortSignal): Promise<RatingEnd | null> {
  const { db } = deps
  const written = await writtenSoFar(db, request)
  if (written.length >= request.wanted) return null
  const { connection, profile, terms } = await loadStepState(deps, request, deps.clock.now())
  if (connection?.network_account_id !== request.network_account_id || !profile) return 'network'
  if (pauseOf(connection, deps.clock.now())) return 'network'
  const mind = countedMind(deps.mind, request.user_id)
  try {
    const found = await atServer(db, 'ratings.write', connection, signal, () =>
      candidatesFor({ deps, connection, mind, profile, terms, signal }, request),
    )
    if (found === 'over_budget') return found
    const open = withoutKnown(found, written)
    return await draftEach(deps, request, connection, mind, open, signal)
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    await onNetworkError(deps, request.user_id, connection, error)
    return 'network'
  }
}

function writtenSoFar(db: Db, { user_id, round }: RoundRequest) {
  return db
    .selectFrom('ratings')
    .select(['author_id', 'text'])
    .where('user_id', '=', user_id)
    .where('round', '=', round)
    .execute()
}

type Searching = Pick<Finding, 'deps' | 'mind' | 'profile' | 'terms' | 'signal'> & { connection: OpenConnection }

/** Posts of today by different people, those on different topics in turn. */
async function candidatesFor(searching: Searching, request: RoundRequest): Promise<Candidate[] | 'over_budget'> {
  const { deps, connection, signal, ...about } = searching
  const { network, client, network_account_id: id, handle } = connection
  const { mind, profile } = steered(about.mind, about.profile, about.terms, [], [])
  const bot = { ...request, ...allKinds, mentions_since: null, widened_at: null }
  const finding: Finding = {
    deps,
    network,
    client,
    account: { id, handle },
    bot,
    mind,
    profile,
    signal,
    terms: about.terms,
  }
  const { candidates, over_budget } = await findCandidates(finding, [], kinds)
  if (over_budget) return 'over_budget'
  const nearest = await sortByRelevance(mind, candidates, profile, about.terms, signal)
  const inTurns = inTurn(nearest, ({ post }) => topicIn(profile, post.text))
  return apart(inTurns, ({ post }) => post.text).slice(0, maxJudged)
}

/** One of each topic after the other, each person once. */
export function inTurn(candidates: readonly Candidate[], topicOf: (one: Candidate) => string | null): Candidate[] {
  const authors = new Set<string>()
  const topics = new Map<string | null, Candidate[]>()
  for (const one of candidates) {
    if (authors.has(one.post.author.id)) continue
    authors.add(one.post.author.id)
    const topic = topicOf(one)
    topics.set(topic, [...(topics.get(topic) ?? []), one])
  }
  const lanes = [...topics.values()]
  const longest = Math.max(0, ...lanes.map((lane) => lane.length))
  return Array.from({ length: longest }, (_, at) => lanes.flatMap((lane) => lane[at] ?? [])).flat()
}

const withoutKnown = (candidates: Candidate[], written: { author_id: string }[]) => {
  const known = new Set(written.map(({ author_id }) => author_id))
  return candidates.filter(({ post }) => !known.has(post.author.id))
}

async function draftEach(
  deps: StepDeps,
  request: RoundRequest,
  connection: OpenConnection,
  counted: Mind,
  candidates: Candidate[],
  signal: AbortSignal,
): Promise<RatingEnd | null> {
  let unanswered = 0
  for (const candidate of candidates) {
    signal.throwIfAborted()
    const code = await draftOne(deps, request, connection, counted, candidate, signal)
    if (code === 'enough') return null
    unanswered = code === noModelCode ? unanswered + 1 : 0
    if (code === usedUpCode) return usedUpCode
    if (unanswered >= maxUnanswered) return noModelCode
  }
  return 'few_posts'
}

/** Reads again what was learned: the user may be rating meanwhile. Returns why there is no draft, or `enough`. */
async function draftOne(
  deps: StepDeps,
  request: RoundRequest,
  { network, network_account_id }: OpenConnection,
  counted: Mind,
  { post }: Candidate,
  signal: AbortSignal,
): Promise<string | null> {
  const { db, clock } = deps
  const now = clock.now()
  const { connection, profile: own, terms, rejected_texts, examples } = await loadStepState(deps, request, now)
  const isSame = connection?.network.id === network.id && connection.network_account_id === network_account_id
  if (!isSame || !own) return 'enough'
  const { mind, profile, own_words } = steered(counted, own, terms, rejected_texts, examples)
  const judged = await mind.judge(post, profile, now, signal)
  if (judged.verdict !== 'engage') return null
  const told = (await writtenSoFar(db, request)).map(({ text }) => text)
  const recent = () => recentTexts(db, request.user_id, [...rejected_texts, ...told], now)
  const written = await writeReply({ network, mind, profile, own_words, terms, recent, signal }, post)
  if (!written.ok) return written.code
  // What may not be true needs another question than whether it sounds like the user.
  if (written.claims.length > 0) return null
  const topic = topicIn(profile, post.text)
  const row = {
    post_id: post.id,
    post_text: bounded(post.text, 3_000),
    posted_at: post.created_at,
    topic,
    author_id: post.author.id,
    author_handle: post.author.handle,
    author_name: post.author.display_name,
    reason: bounded(judged.reason, 1_000),
    rests_on: bounded(written.rests_on, 1_000),
    written_by: bounded(written.written_by, 100),
    text: bounded(written.text, 1_000),
    created_at: now,
  }
  const count = await inTransaction(db, async (tx) => {
    if (!(await holdUser(tx, request.user_id))) throw new UserDeleted()
    await notePictures(tx, network.id, request.user_id, [post.author], now)
    const position = (await writtenSoFar(tx, request)).length + 1
    if (position > request.wanted) return position
    await tx
      .insertInto('ratings')
      .values({ user_id: request.user_id, round: request.round, position, ...row })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await publish(tx, request.user_id, 'onboarding', {}, now)
    return position
  })
  return count >= Math.min(request.wanted, roundSize) ? 'enough' : null
}
