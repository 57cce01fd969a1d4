import { once } from 'node:events'
import type { Clock } from '#app/adapters/clock.ts'
import { within } from '#app/adapters/deadline.ts'
import type { Mind } from '#app/adapters/model/mind.ts'
import {
  type Account,
  Forbidden,
  type Network,
  NetworkError,
  OverBudget,
  Unpaid,
} from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Profile } from '#app/contract/profile.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { holdUser } from '#app/domain/account/user/user.ts'
import { boundedProfile, maxLengths } from '#app/domain/analysis/bounds.ts'
import { correctedProfile } from '#app/domain/analysis/correct.ts'
import { type Stage, stageRow } from '#app/domain/analysis/stages.ts'
import { atServer, NoSlot } from '#app/domain/connection/at-server.ts'
import { closeConnection, closeUnreadable } from '#app/domain/connection/close.ts'
import { accountGone } from '#app/domain/connection/forget.ts'
import { type OpenConnection, openConnectionTo } from '#app/domain/connection/open.ts'
import { pauseCodeOf, pauseConnection, pauseOf, pauseText } from '#app/domain/connection/pause.ts'
import { isUserDeleted, UserDeleted } from '#app/domain/failure.ts'
import { countedMind } from '#app/domain/metering/llm-usage.ts'
import { bounded } from '#app/domain/text.ts'
import { minute, spanUntil } from '#app/domain/time.ts'
import { publish } from '#app/live/publish.ts'
import type { Attempt, Queue } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  queue: Queue
  networks: Networks
  mind: Mind
  seals: Seals
  clock: Clock
}

const tookTooLong = 'The analysis took too long. Try again in a few minutes.'

type AnalysisJob = 'analysis.run' | 'analysis.repeat'

const maxPosts = 200
/** A user's own server may be silent. */
const readMs = 10_000

/** Starts over after a killed worker. Throws errors that are worth a retry, unless it is the last attempt. */
export async function runAnalysis(
  deps: Deps,
  id: string,
  { isLast, signal }: Attempt,
  work: AnalysisJob = 'analysis.run',
): Promise<void> {
  const { db } = deps
  const row = await db
    .selectFrom('account_analyses')
    .select(['user_id', 'network', 'network_account_id', 'status'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.status === 'complete' || row.status === 'failed') return
  const connection = await openConnectionTo(deps, row)
  const network = deps.networks.of(row.network)
  try {
    if (!connection) throw new NotConnected()
    await analyze(deps, id, row.user_id, connection, work, signal)
  } catch (error) {
    if (isUserDeleted(error)) return
    if (error instanceof NoSlot) throw error
    const reason =
      finalReason(error, network.name, deps.clock.now()) ?? (isLast ? lastReason(error, network.name, signal) : null)
    if (error instanceof NotConnected) await closeUnreadable(deps, row.user_id, deps.clock.now())
    if (connection && error instanceof NetworkError) await updateConnection(deps, row.user_id, connection, error)
    if (!reason) throw error
    await failAnalysis(db, id, row.user_id, reason, deps.clock.now())
  }
}

async function analyze(
  deps: Deps,
  id: string,
  userId: string,
  connection: OpenConnection,
  work: AnalysisJob,
  signal: AbortSignal,
): Promise<void> {
  const { network, client, network_account_id: accountId } = connection
  const mind = countedMind(deps.mind, userId, (await isRepeat(deps, id, userId)) ? 'repeat' : 'account')
  const advance = (stage: Stage, found: StageResult = {}) => advanceTo(deps, network, id, userId, stage, found)
  const pause = pauseOf(connection, deps.clock.now())
  if (pause) throw new NetworkError('rate_limited', pause.why, pause.until)
  const [person, posts] = await atServer(deps.db, work, connection, signal, async () => {
    await advance('collecting')
    return inTime(network, signal, (end) => Promise.all([client.me(end), client.posts(accountId, maxPosts, end)]))
  })
  await advance('collected')
  await advance('analyzing')
  const found = boundedProfile(await mind.analyze(person, posts, signal))
  const { corrected } = await deps.db
    .selectFrom('account_analyses')
    .select('corrected')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => new UserDeleted())
  const profile = { ...noted(correctedProfile(found, corrected), person), posts_read: posts.length }
  const { niche, confidence_score, tone, engagement_style } = profile
  await advance('analyzed', { niche, confidence_score, tone, engagement_style })
  await advance('prompting')
  await advance('prompted', { profile: JSON.stringify(profile), evidence: JSON.stringify(evidenceOf(profile, posts)) })
  await advance('finalizing')
  await advance('completed')
}

const protectedNote = 'Your account is protected, so only your followers see your posts and the bot’s replies.'

const noted = (profile: Profile, { is_protected }: Account): Profile =>
  is_protected ? { ...profile, note: [protectedNote, profile.note].filter(Boolean).join(' ') } : profile

/** On the same UTC day. */
async function isRepeat({ db, clock }: Pick<Deps, 'db' | 'clock'>, id: string, userId: string): Promise<boolean> {
  const midnight = new Date(clock.now().toISOString().slice(0, 10))
  const earlier = await db
    .selectFrom('account_analyses')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '!=', id)
    .where('created_at', '>=', midnight)
    .limit(1)
    .executeTakeFirst()
  return earlier !== undefined
}

class NotConnected extends Error {}

/** Not retried: another attempt would hold its slot as long. */
class Silent extends NetworkError {
  constructor(network: string) {
    super('unavailable', `${network} didn’t respond in time. Try again later.`)
  }
}

async function inTime<T>(
  { name }: Pick<Network, 'name'>,
  signal: AbortSignal,
  read: (end: AbortSignal) => Promise<T>,
): Promise<T> {
  return within(readMs, [signal], async (end) => {
    const over = once(end, 'abort').then(() => Promise.reject(end.reason))
    try {
      return await Promise.race([read(end), over])
    } catch (error) {
      throw end.aborted && !signal.aborted ? new Silent(name) : error
    }
  })
}

type StageResult = Partial<{
  niche: string
  confidence_score: number
  tone: string
  engagement_style: string
  profile: string
  evidence: string
}>

async function advanceTo(
  { db, clock }: Deps,
  network: Network,
  id: string,
  userId: string,
  stage: Stage,
  found: StageResult,
) {
  const row = stageRow(stage, network.name)
  const now = clock.now()
  await inTransaction(db, async (tx) => {
    if (!(await holdUser(tx, userId))) throw new UserDeleted()
    const status = stage === 'completed' ? ('complete' as const) : ('in_progress' as const)
    const moved = await tx
      .updateTable('account_analyses')
      .set({ ...row, ...found, status, updated_at: now })
      .where('id', '=', id)
      .where('status', 'in', ['pending', 'in_progress'])
      .where('percent', '<=', row.percent)
      .executeTakeFirst()
    const { profile: _profile, evidence: _evidence, ...shown } = found
    if (moved.numUpdatedRows > 0n)
      await publish(tx, userId, 'analysis', { ...row, ...shown, status, updated_at: now.toISOString() }, now)
  })
}

function evidenceOf(profile: Profile, posts: Post[]): Record<string, string> {
  const cited = new Set(profile.prompts.flatMap(({ post_ids }) => post_ids))
  return Object.fromEntries(
    posts.filter(({ id }) => cited.has(id)).map(({ id, text }) => [id, bounded(text, maxLengths.prompt)]),
  )
}

async function updateConnection(
  deps: Deps,
  userId: string,
  connection: OpenConnection,
  error: NetworkError,
): Promise<void> {
  switch (error.kind) {
    case 'rate_limited':
    case 'automated':
      if (error.retryAt) await pauseConnection(deps.db, userId, connection, error.retryAt, error)
      return
    case 'unauthorized':
    case 'suspended': {
      const reason = `${connection.network.name}: ${error.message}`
      return closeConnection(deps.db, deps.queue, userId, connection.sealed, reason, deps.clock.now())
    }
    case 'refused':
    case 'needs_user':
    case 'already_done':
    case 'unavailable':
    case 'unknown_outcome':
      return
    default:
      error.kind satisfies never
  }
}

/** null: worth a retry. */
function finalReason(error: unknown, network: string, now: Date): string | null {
  if (error instanceof NotConnected) return accountGone
  if (!(error instanceof NetworkError)) return null
  if (error instanceof Silent) return error.message
  if (error instanceof OverBudget) return `${error.message} Try again tomorrow.`
  switch (error.kind) {
    case 'rate_limited':
    case 'automated':
      return error instanceof Unpaid || error instanceof Forbidden
        ? pauseText(network, pauseCodeOf(error))
        : `${pauseText(network, pauseCodeOf(error))} Try again in ${spanUntil(error.retryAt ?? new Date(now.getTime() + 15 * minute), now)}.`
    case 'unauthorized':
    case 'suspended':
    case 'refused':
    case 'needs_user':
      return `${network} refused: ${error.message}`
    case 'already_done':
    case 'unavailable':
    case 'unknown_outcome':
      return null
  }
}

function lastReason(error: unknown, network: string, signal: AbortSignal): string {
  if (signal.aborted) return tookTooLong
  if (error instanceof NetworkError) return `${network} isn’t responding properly. Try again in a few minutes.`
  return 'Something went wrong on our side. Try again in a few minutes.'
}

async function failAnalysis(db: Db, id: string, userId: string, reason: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (!(await holdUser(tx, userId))) return
    const failed = await tx
      .updateTable('account_analyses')
      .set({ status: 'failed', error: reason, updated_at: now })
      .where('id', '=', id)
      .where('status', 'in', ['pending', 'in_progress'])
      .returning(['stage', 'percent'])
      .executeTakeFirst()
    if (!failed) return
    const { stage, percent } = failed
    const data = { stage, percent, message: reason, status: 'failed', updated_at: now.toISOString() }
    await publish(tx, userId, 'analysis', data, now)
  })
}

/** Real time: the job's retries are over by then. */
const maxSilentMs = 5 * 60_000

/** Times are real ms times the clock's rate. */
export async function failStalled(db: Db, clock: Clock): Promise<void> {
  const now = clock.now()
  const silent = await db
    .selectFrom('account_analyses')
    .select(['id', 'user_id'])
    .where('status', 'in', ['pending', 'in_progress'])
    .where('updated_at', '<', new Date(now.getTime() - maxSilentMs * Math.max(1, clock.rate())))
    .execute()
  for (const { id, user_id } of silent) await failAnalysis(db, id, user_id, tookTooLong, now)
}
