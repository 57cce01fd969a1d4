import type { Crowd } from '#app/adapters/model/likeness.ts'
import type { Post } from '#app/adapters/model/mind.ts'
import { capability, NetworkError } from '#app/adapters/network/network.ts'
import { type Acquaintance, stranger } from '#app/domain/bot/acquaintance.ts'
import { after, dayDone, limitNote, nightNote, soon, troubled } from '#app/domain/bot/after.ts'
import { isOpen, type Judged, judgeAll, kindsInOrder, mayDo, type Turn, turns } from '#app/domain/bot/choose.ts'
import { draftReply, recentTexts } from '#app/domain/bot/draft.ts'
import { findCandidates, hear } from '#app/domain/bot/find.ts'
import type { ClaimedBot } from '#app/domain/bot/lease.ts'
import { openStep } from '#app/domain/bot/opening.ts'
import { optedOut, optOutReason } from '#app/domain/bot/opt-outs.ts'
import { isAsleep } from '#app/domain/bot/pace.ts'
import type { Past } from '#app/domain/bot/past.ts'
import { perform } from '#app/domain/bot/perform.ts'
import { type Intent, nextPlanned, recordPlan, type Skip } from '#app/domain/bot/plan.ts'
import { intentOf, paceOf, type Scene, type StepDeps, type StepResult } from '#app/domain/bot/scene.ts'
import { closeConnection } from '#app/domain/connection/close.ts'
import { syncAccount } from '#app/domain/connection/sync.ts'
import { hour, isSameDay, minute } from '#app/domain/time.ts'
import { countedMind } from '#app/domain/usage/llm-usage.ts'

/** How many good posts are looked for before one is chosen. */
const enough = 3
/** Posts judged in one step at the most. */
const mostJudged = 30
const quietWait = 3 * minute
const kinds: Intent['kind'][] = ['reply', 'like', 'follow', 'view']

/** How often a bot hears who wrote while it may do nothing else. */
const listenEvery = 15 * minute

/**
 * One step: sends what is planned, else finds one thing worth doing and does it. Throws only what is a bug, and what
 * `isGone` knows where the user was deleted meanwhile.
 */
export async function step(deps: StepDeps, bot: ClaimedBot, signal: AbortSignal): Promise<StepResult> {
  const now = deps.clock.now()
  const { db, network, clock } = deps
  const { connection, profile, budget, has_planned } = await openStep(db, deps.seals, bot, now)
  if (!connection) {
    const halt = 'Your account is not connected any more. Connect it again.'
    await closeConnection(db, deps.queue, bot.user_id, null, halt, now)
    return { due_at: now, note: null, halt }
  }
  if (connection.paused_until && connection.paused_until > now)
    return { due_at: connection.paused_until, note: `${network.name} asked for a pause. The bot goes on after it.` }
  if (!profile) return { due_at: now, note: null, halt: 'The account analysis is missing. Run it again.' }
  const reach = network.reach(connection.credentials)
  const account = { id: connection.network_account_id, handle: connection.handle }
  const { sealed } = connection
  const mind = countedMind(deps.mind, db, bot.user_id, clock)
  let read: Promise<Crowd> | null = null
  const recent = () => {
    read ??= recentTexts(db, bot.user_id, now)
    return read
  }
  try {
    if (now.getTime() - connection.last_sync.getTime() > hour)
      await syncAccount(deps, { id: bot.user_id, time_zone: bot.time_zone }, reach, account.id, signal)
    const scene = { deps, bot, reach, account, sealed, mind, profile, budget, recent, signal }
    const result = await act(scene, has_planned)
    return listening(result, clock.now())
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return troubled(deps, bot.user_id, sealed, error)
  }
}

/** Nobody who writes to the user waits longer than this to be heard, however far the next action is. */
function listening(result: StepResult, now: Date): StepResult {
  const next = new Date(now.getTime() + listenEvery * (1 - Math.random() / 5))
  if (result.due_at <= next) return { ...result, act_at: null }
  return { ...result, due_at: next, act_at: result.act_at ?? null }
}

/** What was said last is heard before anything is done: it may have been "stop". */
async function act(scene: Scene, hasPlanned: boolean): Promise<StepResult> {
  const { deps, bot, budget } = scene
  const now = deps.clock.now()
  const mentions = await hear(scene)
  if (bot.act_at && bot.act_at > now) {
    const isOver = bot.note === dayDone && isSameDay(bot.act_at, now, budget.time_zone)
    return { due_at: bot.act_at, act_at: bot.act_at, note: isOver ? null : bot.note }
  }
  const any = mayDo('view', budget, bot, now)
  if (!any.allowed) return { due_at: any.retry_at, note: limitNote(any.code) }
  if (hasPlanned) {
    const fitting = kinds.filter((kind) => mayDo(kind, budget, bot, now).allowed)
    const planned = await nextPlanned(deps.db, bot.user_id, scene.account.id, fitting)
    if (planned) return after(scene, planned, await perform(deps, scene.reach, planned, scene.signal))
  }
  return lookAround(scene, mentions)
}

async function lookAround(scene: Scene, mentions: Post[]): Promise<StepResult> {
  const { deps, profile, signal } = scene
  const now = deps.clock.now()
  const asleep = isAsleep(paceOf(scene, now, 0))
  const { candidates, declined, past, mentions_since } = await findCandidates(scene, mentions, asleep)
  const judged = await judgeAll(scene.mind, candidates.slice(0, mostJudged), profile, enough, now, signal)
  const chosen = await choose(scene, turns(judged, kindsInOrder(scene.budget, scene.bot, now)), past)
  const skips = [
    ...declined.map((candidate) => {
      const why = optOutReason(candidate.post.author.handle)
      return { ...intentOf(scene, 'reply', candidate, null, why), code: optedOut }
    }),
    ...judged.flatMap(({ judgement, ...candidate }) =>
      judgement.verdict === 'skip'
        ? [{ ...intentOf(scene, 'reply', candidate, null, judgement.reason), code: judgement.code }]
        : [],
    ),
    ...chosen.skips,
  ]
  const result = await carryOut(scene, skips, chosen.intent)
  return { ...(result ?? (asleep ? night(scene) : quiet(now, judged.length))), mentions_since }
}

/** The first that is possible. A reply needs a draft that passes every check. */
async function choose(scene: Scene, open: Turn[], past: Past) {
  const skips = new Map<string, Skip>()
  for (const { kind, candidate } of open) {
    if (!isOpen(kind, candidate, scene.deps.network, past)) continue
    const { post } = candidate
    const known = past.acquaintances.get(post.author.id) ?? stranger
    if (kind !== 'reply') {
      const intent = intentOf(scene, kind, candidate, null, whyNoWords(candidate, known, skips.get(post.id)))
      // A post that something is done to is not left alone.
      skips.delete(post.id)
      return { intent, skips: [...skips.values()] }
    }
    const drafted = await draftReply(scene, candidate, known)
    if (!('code' in drafted)) return { intent: drafted, skips: [...skips.values()] }
    skips.set(post.id, drafted)
  }
  return { intent: null, skips: [...skips.values()] }
}

const silences = new Map<string, string>([
  ['asks_you', 'Only you can answer that'],
  ['no_answer', 'The bot has no sure answer to that'],
])

/** The reason of anything but a reply; whoever wrote to the user would have got words. */
function whyNoWords({ situation, judgement }: Judged, known: Acquaintance, wordless: Skip | undefined): string {
  if (situation === 'stranger') return judgement.reason
  const silent = wordless && (silences.get(wordless.code) ?? 'There is nothing to add in words')
  const why = known.replies_today > 0 ? 'You replied to them today already' : silent
  return why ? `${judgement.reason} ${why}, so this is a like.` : judgement.reason
}

/** null: there was nothing to do. */
async function carryOut(scene: Scene, skips: Skip[], chosen: Intent | null): Promise<StepResult | null> {
  const { deps, bot } = scene
  const asks =
    chosen !== null &&
    (bot.mode === 'copilot' || capability(deps.network, chosen.kind, chosen.situation).permission !== 'auto')
  const planned = await recordPlan(deps.db, skips, chosen, asks ? 'waiting' : 'planned', deps.clock.now())
  if (!chosen) return null
  if (!planned) return { due_at: deps.clock.now(), note: 'Looking for the next post.' }
  if (asks) return { ...soon(scene, 0), note: 'A draft waits for you.' }
  return after(scene, planned, await perform(deps, scene.reach, planned, scene.signal))
}

function night(scene: Scene): StepResult {
  return { ...soon(scene, 0), note: nightNote }
}

function quiet(now: Date, looked: number): StepResult {
  const note =
    looked > 0
      ? `Looked at ${looked} ${looked === 1 ? 'post' : 'posts'}, none worth answering. Looking again in a few minutes.`
      : 'No new posts on your topics. Looking again in a few minutes.'
  return { due_at: new Date(now.getTime() + quietWait), note }
}
