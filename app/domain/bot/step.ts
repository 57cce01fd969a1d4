import type { Clock } from '#app/adapters/clock.ts'
import { checkDraft } from '#app/adapters/model/checks.ts'
import type { Mind, Profile } from '#app/adapters/model/mind.ts'
import { capability, type Network, NetworkError, type Reach } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { loadBudget } from '#app/domain/bot/budget.ts'
import {
  type Budget,
  inOrderOfWorth,
  isOpen,
  type Judged,
  judgeAll,
  kindsInOrder,
  mayDo,
} from '#app/domain/bot/choose.ts'
import { findCandidates } from '#app/domain/bot/find.ts'
import type { ClaimedBot } from '#app/domain/bot/lease.ts'
import { type Performed, perform } from '#app/domain/bot/perform.ts'
import { type Intent, nextPlanned, type PlannedAction, planAction, recordSkips } from '#app/domain/bot/plan.ts'
import { closeConnection } from '#app/domain/connection/close.ts'
import { openConnection } from '#app/domain/connection/connection.ts'
import { pauseConnection, syncAccount } from '#app/domain/connection/sync.ts'
import { hour, minute } from '#app/domain/time.ts'
import type { Queue } from '#app/queue/queue.ts'

export interface StepDeps {
  db: Db
  queue: Queue
  network: Network
  mind: Mind
  seals: Seals
  clock: Clock
}

/** When the bot is due again, and what to tell the user meanwhile. `halt`: it cannot go on without them. */
export interface StepResult {
  due_at: Date
  note: string
  mentions_since?: string | null
  halt?: string
}

/** How many good posts are looked for before one is chosen. */
const enough = 3
/** Posts judged in one step at the most. */
const mostJudged = 30
const quietWait = 3 * minute
const kinds: Intent['kind'][] = ['reply', 'like', 'follow', 'view']

interface Scene {
  deps: StepDeps
  bot: ClaimedBot
  reach: Reach
  account: { id: string; handle: string }
  profile: Profile
  budget: Budget
  signal: AbortSignal
}

/** One step: sends what is planned, else finds one thing worth doing and does it. Throws only what is a bug. */
export async function step(deps: StepDeps, bot: ClaimedBot, signal: AbortSignal): Promise<StepResult> {
  const now = deps.clock.now()
  const connection = await openConnection(deps.db, deps.seals, bot.user_id)
  if (!connection) return { due_at: now, note: '', halt: 'Your account is not connected any more. Connect it again.' }
  if (connection.paused_until && connection.paused_until > now)
    return {
      due_at: connection.paused_until,
      note: `${deps.network.name} asked for a pause. The bot goes on after it.`,
    }
  const profile = await profileOf(deps.db, bot.user_id, connection.network_account_id)
  if (!profile) return { due_at: now, note: '', halt: 'The account analysis is missing. Run it again.' }
  const reach = deps.network.reach(connection.credentials)
  const account = { id: connection.network_account_id, handle: connection.handle }
  try {
    const budget = await loadBudget(deps.db, bot.user_id, now)
    if (now.getTime() - connection.last_sync.getTime() > hour)
      await syncAccount(deps, { id: bot.user_id, time_zone: budget.time_zone }, reach, account.id, signal)
    return await act({ deps, bot, reach, account, profile, budget, signal })
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return troubled(deps, bot.user_id, error)
  }
}

async function act(scene: Scene): Promise<StepResult> {
  const { deps, bot, budget } = scene
  const now = deps.clock.now()
  const any = mayDo('view', budget, bot, now)
  if (!any.allowed) return { due_at: any.retry_at, note: limitNote(any.code) }
  const fitting = kinds.filter((kind) => mayDo(kind, budget, bot, now).allowed)
  const planned = await nextPlanned(deps.db, bot.user_id, scene.account.id, fitting)
  if (planned) return after(scene, planned, await perform(deps, scene.reach, planned))

  const found = await findCandidates(
    deps.db,
    deps.network,
    scene.reach,
    { id: scene.account.id, mentions_since: bot.mentions_since },
    scene.profile,
    now,
    scene.signal,
  )
  const judged = await judgeAll(
    deps.mind,
    found.candidates.slice(0, mostJudged),
    scene.profile,
    enough,
    now,
    scene.signal,
  )
  const skips = judged.flatMap(({ judgement, ...candidate }) =>
    judgement.verdict === 'skip'
      ? [{ ...intent(scene, 'reply', candidate, null, judgement.reason), code: judgement.code }]
      : [],
  )
  await recordSkips(deps.db, skips, now)
  const chosen = await choose(scene, inOrderOfWorth(judged), found.seen)
  const result = chosen ? await carryOut(scene, chosen) : quiet(now, judged.length)
  return { ...result, mentions_since: found.mentions_since }
}

/** The best post with the kind that is due and possible. A reply needs a draft that passes every check. */
async function choose(
  scene: Scene,
  worth: ReturnType<typeof inOrderOfWorth>,
  seen: Set<string>,
): Promise<Intent | null> {
  const { deps, budget, bot } = scene
  for (const kind of kindsInOrder(budget, bot, deps.clock.now()))
    for (const candidate of worth) {
      if (!isOpen(kind, candidate, deps.network, seen)) continue
      if (kind !== 'reply') return intent(scene, kind, candidate, null, reasonOf(candidate))
      const drafted = await draft(scene, candidate)
      if (drafted) return drafted
    }
  return null
}

function reasonOf({ judgement }: Judged): string {
  return judgement.reason
}

async function draft(scene: Scene, candidate: Judged): Promise<Intent | null> {
  const { deps, profile, budget, signal } = scene
  if (budget.authors_answered.has(candidate.post.author.id)) return null
  const written = await deps.mind.reply(candidate.post, profile, deps.network.max_length, signal)
  const skip = async (code: string, why: string) => {
    const left = { ...intent(scene, 'reply', candidate, null, why), code }
    await recordSkips(deps.db, [left], deps.clock.now())
    return null
  }
  if (written.verdict === 'skip') return skip(written.code, written.reason)
  const recent = await recentTexts(deps.db)
  const checked = checkDraft(written.text, {
    post: candidate.post,
    profile,
    recent,
    maxLength: deps.network.max_length,
  })
  if (!checked.ok) return skip(checked.code, checked.reason)
  return intent(scene, 'reply', candidate, written.text, `${reasonOf(candidate)} ${written.reason}`.trim())
}

/** The replies last written by anyone here: the same words twice are what spam filters look for. */
async function recentTexts(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('actions')
    .select('text')
    .where('kind', '=', 'reply')
    .where('state', 'in', ['sending', 'success', 'unknown', 'planned', 'waiting'])
    .where('text', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(500)
    .execute()
  return rows.flatMap(({ text }) => (text ? [text] : []))
}

function intent(
  { deps, bot, account }: Scene,
  kind: Intent['kind'],
  { post, situation }: Pick<Judged, 'post' | 'situation'>,
  text: string | null,
  reason: string,
): Intent {
  const who = {
    user_id: bot.user_id,
    network: deps.network.id,
    network_account_id: account.id,
    generation: bot.generation,
  }
  return { ...who, kind, post, situation, text, reason }
}

async function carryOut(scene: Scene, chosen: Intent): Promise<StepResult> {
  const { deps, bot } = scene
  const asks = bot.mode === 'copilot' || capability(deps.network, chosen.kind, chosen.situation).permission !== 'auto'
  const planned = await planAction(deps.db, chosen, asks ? 'waiting' : 'planned', deps.clock.now())
  if (!planned) return { due_at: deps.clock.now(), note: 'Looking for the next post.' }
  if (asks) return { due_at: soon(scene), note: 'A draft waits for you.' }
  return after(scene, planned, await perform(deps, scene.reach, planned))
}

async function after(scene: Scene, action: PlannedAction, performed: Performed): Promise<StepResult> {
  const now = scene.deps.clock.now()
  switch (performed.outcome) {
    case 'done':
      return { due_at: soon(scene), note: 'The last action went well.' }
    case 'open':
      return {
        due_at: soon(scene),
        note: `${scene.deps.network.name}’s answer to the last ${action.kind} was lost; it is being looked up.`,
      }
    case 'failed':
    case 'later':
      return troubled(scene.deps, action.user_id, performed.error)
    case 'not_claimed': {
      const { code, retry_at } = performed.claim
      // The other kinds may still fit.
      if (code === 'reply_limit' || code === 'follow_limit') return { due_at: now, note: limitNote(code) }
      return { due_at: retry_at ?? now, note: retry_at ? limitNote(code) : 'Looking for the next post.' }
    }
  }
}

/** What a network error means for the bot; an error that ends the connection also stops it. */
async function troubled(deps: StepDeps, userId: string, error: NetworkError): Promise<StepResult> {
  const now = deps.clock.now()
  const name = deps.network.name
  if (error.kind === 'unauthorized' || error.kind === 'suspended') {
    const reason =
      error.kind === 'suspended'
        ? `${name} has suspended or locked the account.`
        : `${name} no longer accepts the connection. Connect the account again.`
    await closeConnection(deps.db, deps.queue, userId, reason, now)
    return { due_at: now, note: reason }
  }
  if (error.kind === 'rate_limited') {
    const until = error.retryAt ?? new Date(now.getTime() + 15 * minute)
    await pauseConnection(deps.db, userId, until)
    return { due_at: until, note: `${name} asked for a pause. The bot goes on after it.` }
  }
  return { due_at: new Date(now.getTime() + minute), note: `${name}: ${error.message}` }
}

/** Spread over the hour by the hourly limit, between 60 and 140 % of the even distance. */
function soon({ bot, deps }: Scene): Date {
  const even = hour / bot.max_actions_per_hour
  return new Date(deps.clock.now().getTime() + even * (0.6 + Math.random() * 0.8))
}

function quiet(now: Date, looked: number): StepResult {
  const note =
    looked > 0
      ? `Looked at ${looked} posts, none worth answering. Looking again in a few minutes.`
      : 'No new posts on your topics. Looking again in a few minutes.'
  return { due_at: new Date(now.getTime() + quietWait), note }
}

function limitNote(code: string): string {
  if (code === 'hour_limit') return 'The hourly limit is reached; the bot goes on when the hour frees up.'
  return 'Today’s limit is reached; the bot goes on tomorrow.'
}

async function profileOf(db: Db, userId: string, accountId: string): Promise<Profile | null> {
  const row = await db
    .selectFrom('account_analyses')
    .select('profile')
    .where('user_id', '=', userId)
    .where('network_account_id', '=', accountId)
    .where('status', '=', 'complete')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.profile ?? null
}
