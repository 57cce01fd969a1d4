import type { Judgement, Mind } from '#app/adapters/model/mind.ts'
import type { ActionKind, Network, Situation } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Profile } from '#app/contract/profile.ts'
import type { CandidateHistory } from '#app/domain/bot/find/candidate-history.ts'
import {
  isAnsweredEnough,
  isContactLimitReached,
  isUndecided,
  noContact,
} from '#app/domain/bot/find/contact-history.ts'
import {
  type Counts,
  checkLimits,
  type PlanAllowance,
  type UserLimits,
  usedByKind,
  usedToday,
  withMore,
} from '#app/domain/bot/send/action-limits.ts'
import { type BotMode, permissionFor } from '#app/domain/bot/send/permission.ts'
import { targetOf } from '#app/domain/bot/send/planned-actions.ts'
import { isTarget, type Terms } from '#app/domain/bot/settings/terms.ts'

export interface Candidate {
  post: Post
  situation: Situation
}

export interface Judged extends Candidate {
  judgement: Judgement
}

/** Shares of a day's actions. Replies are what users pay for; views are harmless. */
const targetShares: Record<ActionKind, number> = { reply: 0.45, like: 0.3, view: 0.15, follow: 0.1 }

/** When nothing is worth a reply. Above it, no kind exceeds twice its share relative to the replies. */
const baselineDailyActions = 10

/** Share of a day's actions. The rest waits for posts worth a reply. */
const maxLikesAndFollows = 0.6

export interface Kinds {
  enable_auto_reply: boolean
  enable_auto_like: boolean
  enable_auto_follow: boolean
  enable_auto_view: boolean
}

type Settings = Kinds & UserLimits

export interface ActionBudget extends PlanAllowance {
  /** The bot's last own action; null: none within a day. */
  acted_at: Date | null
  waiting: Counts
}

const maxPendingDrafts = 30

export const waitingDrafts = ({ waiting }: ActionBudget) =>
  Object.values(waiting).reduce((sum, count) => sum + count, 0)

export const isQueueFull = (budget: ActionBudget) => waitingDrafts(budget) >= maxPendingDrafts

/** Counts everything that waits for the user as sent. */
export function withWaiting(budget: ActionBudget): ActionBudget {
  const { usage, waiting } = budget
  return { ...budget, usage: withMore(usage, waiting) }
}

const kinds = Object.keys(targetShares) as ActionKind[]

/** `refusal`: if no kind is allowed, the limit that ends first. */
export function allowedKinds(budget: ActionBudget, settings: UserLimits, now: Date) {
  const decisions = kinds.map((kind) => ({ kind, decision: checkLimits(kind, budget, settings, now) }))
  const allowed = decisions.filter(({ decision }) => decision.allowed).map(({ kind }) => kind)
  const refusals = decisions.flatMap(({ decision }) => (decision.allowed ? [] : [decision]))
  const [first = null] = refusals.sort((a, b) => a.retry_at.getTime() - b.retry_at.getTime())
  return { allowed, refusal: allowed.length === 0 ? first : null }
}

export function isEnabled(kind: ActionKind, settings: Kinds): boolean {
  const enabled: Record<ActionKind, boolean> = {
    reply: settings.enable_auto_reply,
    like: settings.enable_auto_like,
    follow: settings.enable_auto_follow,
    view: settings.enable_auto_view,
  }
  return enabled[kind]
}

function kindsInOrder(budget: ActionBudget, settings: Settings, now: Date): ActionKind[] {
  const today = usedByKind(budget.usage)
  const total = Object.values(today).reduce((sum, count) => sum + count, 0)
  const wanted = Math.max(baselineDailyActions, today.reply / targetShares.reply)
  const gestures = today.like + today.follow
  const leavesReplies =
    gestures <
    Math.floor(maxLikesAndFollows * Math.max(budget.plan.actions_per_day, usedToday(budget.usage, 'action') + 1))
  const isWithinShare = (kind: ActionKind) =>
    kind === 'reply' ||
    (today[kind] < Math.floor(2 * targetShares[kind] * wanted) && (kind === 'view' || leavesReplies))
  const lag = (kind: ActionKind) => targetShares[kind] * (total + 1) - today[kind]
  return kinds
    .filter(
      (kind) => isEnabled(kind, settings) && isWithinShare(kind) && checkLimits(kind, budget, settings, now).allowed,
    )
    .sort((a, b) => lag(b) - lag(a))
}

const kindsForAddressed: ActionKind[] = ['reply', 'like']

/** `unsure`: what may wait for the user where the judgement is in doubt. */
export type KindsBySituation = Record<Situation | 'unsure', ActionKind[]>

export function allowedBySituation(
  budget: ActionBudget,
  settings: Settings & { mode: BotMode },
  network: Network,
  now: Date,
): KindsBySituation {
  const allowed = kindsInOrder(withWaiting(budget), settings, now)
  const isFull = isQueueFull(budget)
  const isPermitted = (kind: ActionKind, situation: Situation) => {
    const permission = permissionFor(network, settings.mode, { kind, situation })
    return permission === 'auto' || (permission === 'click' && !isFull)
  }
  return {
    addressed: kindsForAddressed.filter((kind) => allowed.includes(kind) && isPermitted(kind, 'addressed')),
    stranger: allowed.filter((kind) => isPermitted(kind, 'stranger')),
    unsure: isFull ? [] : kindsForAddressed.filter((kind) => allowed.includes(kind)),
  }
}

/** A like would be no answer. */
const needsWords = ({ says }: Post) => says === 'question' || says === 'disagreement' || says === null

export function isActionPossible(kind: ActionKind, { post, situation }: Candidate, past: CandidateHistory): boolean {
  if (kind === 'follow' && post.author.is_followed) return false
  if (past.seen.has(`${kind}:${targetOf(kind, post)}`)) return false
  const history = past.contacts.get(post.author.id) ?? noContact
  if (isUndecided(kind, situation, history)) return false
  if (kind === 'like' && situation === 'addressed' && needsWords(post)) return false
  return !(kind === 'reply' && isAnsweredEnough(situation, history)) && !isContactLimitReached(kind, situation, history)
}

/** People who wrote to the user, then targets, then strangers by closeness to the user's topics. */
export async function sortByRelevance(
  mind: Mind,
  candidates: Candidate[],
  profile: Profile,
  terms: Pick<Terms, 'targets'>,
  signal: AbortSignal,
): Promise<Candidate[]> {
  const comesFirst = (one: Candidate) => isAddressed(one) || isTarget(terms, one.post.author)
  const strangers = candidates.filter((one) => !comesFirst(one))
  if (strangers.length < 2) return candidates
  const posts = await mind.order(
    strangers.map(({ post }) => post),
    profile,
    signal,
  )
  return [...candidates.filter(comesFirst), ...posts.map((post) => ({ post, situation: 'stranger' as const }))]
}

export async function judgeAll(
  mind: Mind,
  candidates: Candidate[],
  profile: Profile,
  enough: number,
  now: Date,
  signal: AbortSignal,
): Promise<Judged[]> {
  const judged: Judged[] = []
  let worth = 0
  for (const candidate of candidates) {
    if (worth >= enough) break
    const judgement = await mind.judge(candidate.post, profile, now, signal)
    judged.push({ ...candidate, judgement })
    if (judgement.verdict === 'engage') worth += 1
  }
  return judged
}

export interface ActionOption {
  kind: ActionKind
  candidate: Judged
}

/**
 * People who wrote to the user get a reply, else a like; others, by score, the kind that is due. Doubts come last.
 * `forReply`: in which order strangers who are no priority people get a reply.
 */
export function actionOptions(
  judged: Judged[],
  kinds: KindsBySituation,
  terms: Pick<Terms, 'targets'> = { targets: [] },
  forReply: (strangers: Judged[]) => Judged[] = (strangers) => strangers,
): ActionOption[] {
  const score = ({ judgement }: Judged) => (judgement.verdict === 'engage' ? judgement.score : 0)
  const worth = judged.filter(({ judgement }) => judgement.verdict === 'engage').sort((a, b) => score(b) - score(a))
  const [addressed, others] = [worth.filter(isAddressed), worth.filter((one) => !isAddressed(one))]
  const isFirst = (one: Judged) => isTarget(terms, one.post.author)
  const [first, rest] = [others.filter(isFirst), others.filter((one) => !isFirst(one))]
  const strangersFor = (kind: ActionKind) => [...first, ...(kind === 'reply' ? forReply(rest) : rest)]
  return [
    ...addressed.flatMap((candidate) => kinds.addressed.map((kind) => ({ kind, candidate }))),
    ...kinds.stranger.flatMap((kind) => strangersFor(kind).map((candidate) => ({ kind, candidate }))),
    ...judged.filter(isInDoubt).flatMap((candidate) => {
      const possible = kinds[candidate.situation]
      return kinds.unsure.filter((kind) => possible.includes(kind)).map((kind) => ({ kind, candidate }))
    }),
  ]
}

function isInDoubt({ judgement }: Judged): boolean {
  return judgement.verdict === 'doubt'
}

/** What the user reads about it. */
export function reasonFor({ judgement }: Judged): string {
  return judgement.verdict === 'doubt' ? `${judgement.reason} ${judgement.otherwise.reason}`.trim() : judgement.reason
}

function isAddressed({ situation }: Candidate): boolean {
  return situation === 'addressed'
}
