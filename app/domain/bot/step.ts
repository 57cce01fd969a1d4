import type { SentTexts } from '#app/adapters/model/likeness.ts'
import { noModelCode, usedUpCode } from '#app/adapters/model/mind.ts'
import { draftFaults } from '#app/adapters/model/sendable.ts'
import { NetworkError } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import {
  type ActionOption,
  allowedBySituation,
  allowedKinds,
  isActionPossible,
  isQueueFull,
  type Judged,
  reasonFor,
  waitingDrafts,
} from '#app/domain/bot/decide/choose.ts'
import { draftReply, recentTexts } from '#app/domain/bot/decide/draft.ts'
import { leftBy } from '#app/domain/bot/decide/for-user.ts'
import { steered } from '#app/domain/bot/decide/steered-mind.ts'
import type { CandidateHistory } from '#app/domain/bot/find/candidate-history.ts'
import { type ContactHistory, isAnsweredEnough, noContact, yoursCode } from '#app/domain/bot/find/contact-history.ts'
import { findCandidates, readMentions } from '#app/domain/bot/find/find.ts'
import { withJudged } from '#app/domain/bot/find/found-posts.ts'
import { dropKept } from '#app/domain/bot/find/searches.ts'
import { maxAgeDaysOf } from '#app/domain/bot/find/widened.ts'
import { judgeNearest } from '#app/domain/bot/learn/judge-nearest.ts'
import { settleReplies } from '#app/domain/bot/learn/settle.ts'
import { optedOutCode, optOutReason } from '#app/domain/bot/opt-outs/opt-outs.ts'
import { modeAt, nextChange, standardHours } from '#app/domain/bot/schedule/hours.ts'
import { hoursNote } from '#app/domain/bot/schedule/hours-rest.ts'
import {
  budgetResult,
  mentionCheckEvery,
  nightResult,
  nothingAllowedResult,
  noWorkResult,
} from '#app/domain/bot/schedule/idle-results.ts'
import type { ClaimedBot, StepResult } from '#app/domain/bot/schedule/lease.ts'
import { isOfDay, queueFull } from '#app/domain/bot/schedule/note.ts'
import { earliest, heldUntil, isDayDone, isOffHours } from '#app/domain/bot/schedule/pace.ts'
import {
  afterPause,
  idleNote,
  onNetworkError,
  schedule,
  stepResultOf,
  withShareNote,
} from '#app/domain/bot/schedule/step-result.ts'
import { confirmOpened } from '#app/domain/bot/send/confirm-clicks.ts'
import { limitNote } from '#app/domain/bot/send/limit-texts.ts'
import { perform } from '#app/domain/bot/send/perform.ts'
import { permissionFor } from '#app/domain/bot/send/permission.ts'
import {
  type Intent,
  nextPlanned,
  type PlannedAction,
  recordIntents,
  type Skip,
} from '#app/domain/bot/send/planned-actions.ts'
import { intentOf, paceOf, type StepContext, type StepDeps } from '#app/domain/bot/step-context.ts'
import { loadStepState } from '#app/domain/bot/step-state.ts'
import { atServer, NoSlot, waitAfterOutage } from '#app/domain/connection/at-server.ts'
import { closeUnreadable } from '#app/domain/connection/close.ts'
import { lossTexts } from '#app/domain/connection/loss.ts'
import { pauseOf } from '#app/domain/connection/pause.ts'
import { syncAccount } from '#app/domain/connection/sync.ts'
import { countedMind, sharesReturn } from '#app/domain/metering/llm-usage.ts'
import { hour, second } from '#app/domain/time.ts'

/** How soon a bot asks again for a slot at its server. */
const slotRetryInterval = 15 * second

/** How long a post to the user waits for a failing model before it gets a like. */
const modelWait = 2 * hour

/** Throws only bugs, the signal's reason, and what `isUserDeleted` recognizes. */
export async function step(deps: StepDeps, bot: ClaimedBot, signal: AbortSignal): Promise<StepResult> {
  const now = deps.clock.now()
  const { db, clock } = deps
  const state = await loadStepState(deps, bot, now)
  const { connection, profile, has_planned, terms, rejected_texts, examples } = state
  if (!connection) {
    const lost = await closeUnreadable(deps, bot.user_id, now)
    const stop_code = lost ? 'tokens_lost' : 'connection_gone'
    return { due_at: now, note: null, stop_code, stop_reason: lossTexts[stop_code] }
  }
  const { network, client, handle } = connection
  const pause = pauseOf(connection, now)
  if (pause) return { due_at: pause.until, note: `${pause.why} ${afterPause}` }
  if (!profile)
    return {
      due_at: now,
      note: null,
      stop_reason: 'The account analysis is missing. Run it again, then wake the bot up.',
    }
  if (modeAt(bot.hours ?? standardHours, now, bot.time_zone) === 'quiet') {
    const until = nextChange(bot.hours ?? standardHours, now, bot.time_zone)
    const change = bot.next_time_zone_from
    const due_at = change && change > now && change < until ? change : until
    return { due_at, act_at: null, note: hoursNote(bot.hours, now, bot.time_zone) }
  }
  const account = { id: connection.network_account_id, handle }
  const mind = countedMind(deps.mind, bot.user_id)
  let read: Promise<SentTexts> | null = null
  const recent = () => {
    read ??= recentTexts(db, bot.user_id, rejected_texts, now)
    return read
  }
  const work = async () => {
    if (now.getTime() - connection.last_sync.getTime() > hour) {
      await syncAccount(deps, { id: bot.user_id, time_zone: bot.time_zone }, connection, signal)
      await confirmOpened(deps, bot.user_id)
      await settleReplies(db, bot.user_id, connection, state.mentions_read_at, now, signal)
    }
    const aim = { ...profile, max_age_days: maxAgeDaysOf(bot) }
    const about = { ...state, ...steered(mind, aim, terms, rejected_texts, examples), recent }
    const context = { deps, bot, network, client, account, ...about, connection, signal }
    return { mentions_read_at: now, ...(await act(context, has_planned)) }
  }
  try {
    const result = await atServer(db, 'bot.step', connection, signal, work)
    const noted = mind.isUsedUp() ? withShareNote(result, clock.now(), bot.time_zone) : result
    return withMentionChecks(noted, clock.now())
  } catch (error) {
    if (error instanceof NoSlot)
      return { due_at: new Date(now.getTime() + slotRetryInterval), note: bot.note, found: bot.found }
    if (!(error instanceof NetworkError)) throw error
    return onNetworkError(deps, bot.user_id, connection, error, waitAfterOutage(connection))
  }
}

/** Jittered, so that bots don't check all at once. */
function withMentionChecks(result: StepResult, now: Date): StepResult {
  const next = new Date(now.getTime() + mentionCheckEvery * (1 - Math.random() / 5))
  if (result.due_at <= next) return { ...result, act_at: null }
  return { ...result, due_at: next, act_at: result.act_at ?? null }
}

/** Mentions come first: one may say "stop". */
async function act(context: StepContext, hasPlanned: boolean): Promise<StepResult> {
  const { deps, bot, budget } = context
  const now = deps.clock.now()
  const isResting = bot.act_at !== null && bot.act_at > now
  const { allowed, refusal } = allowedKinds(budget, bot, now)
  const isFull = bot.mode === 'copilot' && isQueueFull(budget)
  const mentions = await readMentions(context, !isResting && !refusal && !isFull)
  if (bot.act_at && isResting) {
    const { note, note_code, found } = bot
    const idle = isOfDay(note_code) ? idleNote(paceOf(context, now, null)) : { note, note_code, found }
    return { due_at: bot.act_at, act_at: bot.act_at, ...idle }
  }
  if (refusal) return { due_at: refusal.retry_at, ...limitNote(refusal, bot, now) }
  if (hasPlanned) {
    const isOff = isOffHours(paceOf(context, now, null))
    const planned = await nextPlanned(
      deps.db,
      bot.user_id,
      { network: context.network.id, id: context.account.id },
      { kinds: allowed, addressedOnly: isOff },
    )
    if (planned) return sendPlanned(context, planned)
  }
  if (isFull) return { ...schedule(context, null), ...queueFull }
  const pace = paceOf(context, now, null)
  if (isDayDone(pace))
    return { ...schedule(context, null), ...(waitingDrafts(budget) > 0 ? queueFull : idleNote(pace)) }
  const from = earliest(pace)
  if (from <= now) return findAndAct(context, mentions)
  return { due_at: from, act_at: from, ...(heldUntil(pace) ? idleNote(pace) : { note: null }) }
}

async function findAndAct(context: StepContext, mentions: Post[]): Promise<StepResult> {
  const now = context.deps.clock.now()
  const isOff = isOffHours(paceOf(context, now, null))
  const allowed = allowedBySituation(context.budget, context.bot, context.network, now)
  const kinds = isOff ? { ...allowed, stranger: [] } : allowed
  const { candidates, opted_out, avoided, past, over_budget, found, mentions_since } = await findCandidates(
    context,
    mentions,
    kinds,
  )
  const { judged, options, withChoice } = await judgeNearest(context, candidates, kinds, past)
  const chosen = await choose(context, options, past)
  const skips = [
    ...opted_out.map((candidate) => {
      const why = optOutReason(candidate.post.author.handle)
      return { ...intentOf(context, 'reply', candidate, null, why), code: optedOutCode }
    }),
    ...avoided.map(({ candidate, code, reason }) => ({ ...intentOf(context, 'reply', candidate, null, reason), code })),
    ...judged.flatMap(({ judgement, ...candidate }) =>
      judgement.verdict === 'skip'
        ? [leftBy(intentOf(context, 'reply', candidate, null, judgement.reason), judgement.code)]
        : [],
    ),
    ...chosen.skips,
  ]
  if (!chosen.intent)
    await dropKept(
      context,
      judged.map(({ post }) => post),
    )
  const result = await performNext(context, skips, chosen.intent && (await withChoice(chosen.intent)))
  const idle = () => {
    if (isOff) return nightResult(context)
    if (kinds.stranger.length === 0) return nothingAllowedResult(context, now)
    if (over_budget) return budgetResult(context, now)
    const unanswered = new Map(chosen.skips.map(({ post, code }) => [post.id, code]))
    return noWorkResult(context, now, withJudged(found, judged, unanswered))
  }
  return { ...(result ?? idle()), mentions_since }
}

async function choose(context: StepContext, options: ActionOption[], past: CandidateHistory) {
  const skips = new Map<string, Skip>()
  const postponed = new Set<string>()
  const left = new Set<string>()
  for (const { kind, candidate } of options) {
    if (!isActionPossible(kind, candidate, past)) continue
    const { post, situation } = candidate
    if (postponed.has(post.id) || left.has(post.author.id)) continue
    const history = past.contacts.get(post.author.id) ?? noContact
    if (kind !== 'reply') {
      const intent = intentOf(
        context,
        kind,
        candidate,
        null,
        reasonWithoutReply(candidate, history, skips.get(post.id)),
      )
      skips.delete(post.id)
      return { intent, skips: [...skips.values()] }
    }
    const drafted = await draftReply(context, candidate, history)
    if (!('code' in drafted)) return { intent: drafted, skips: [...skips.values()] }
    const skip = leftBy(drafted, drafted.code)
    if (skip.code === yoursCode) {
      skips.set(post.id, skip)
      left.add(post.author.id)
      continue
    }
    const back = modelReturn(drafted.code, context.deps.clock.now())
    if (back && situation === 'addressed' && back.getTime() - post.created_at.getTime() < modelWait) {
      postponed.add(post.id)
      continue
    }
    skips.set(post.id, drafted)
  }
  return { intent: null, skips: [...skips.values()] }
}

/** When a model that wrote no reply may write one, at the earliest; null: never. */
function modelReturn(code: string, now: Date): Date | null {
  if (code === usedUpCode) return sharesReturn(now)
  return code === noModelCode ? now : null
}

const noReplyReasons = new Map<string, string>([
  ['asks_you', 'Only you can answer that'],
  ['no_answer', 'The bot isn’t sure of the answer'],
  [noModelCode, 'The language model isn’t available right now'],
  [usedUpCode, 'Today’s share of the language model is used up'],
  ...['no_draft', ...draftFaults].map((code): [string, string] => [code, 'No draft passed the checks']),
])

function reasonWithoutReply(candidate: Judged, history: ContactHistory, skippedReply: Skip | undefined): string {
  const reason = reasonFor(candidate)
  if (candidate.situation === 'stranger') return reason
  const noReply = skippedReply && (noReplyReasons.get(skippedReply.code) ?? 'There’s nothing worth adding')
  const why = isAnsweredEnough(candidate.situation, history) ? 'You already replied to them three times today' : noReply
  return why ? `${reason} ${why}, so this is a like instead of a reply.` : reason
}

async function performNext(context: StepContext, skips: Skip[], chosen: Intent | null): Promise<StepResult | null> {
  const { deps, bot, network, signal } = context
  // After its time another step may be under way.
  signal.throwIfAborted()
  const needsApproval =
    chosen !== null &&
    (chosen.needs_user || permissionFor(network, bot.mode, chosen) !== 'auto' || (chosen.claims ?? []).length > 0)
  const planned = await recordIntents(deps.db, skips, chosen, needsApproval ? 'waiting' : 'planned', deps.clock.now())
  if (!chosen) return null
  if (!planned) return { due_at: deps.clock.now(), note: 'Looking for the next post.' }
  if (needsApproval) {
    const isFull = isDayDone(paceOf(context, deps.clock.now(), chosen.kind))
    return { ...schedule(context, chosen.kind), ...(isFull ? queueFull : { note: null }) }
  }
  return sendPlanned(context, planned)
}

async function sendPlanned(context: StepContext, planned: PlannedAction): Promise<StepResult> {
  const { deps, network, client, signal } = context
  return stepResultOf(context, planned, await perform({ ...deps, network }, client, planned, signal))
}
