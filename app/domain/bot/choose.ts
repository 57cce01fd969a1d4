import type { Judgement, Mind, Post, Profile } from '#app/adapters/model/mind.ts'
import { type ActionKind, capability, type Network, type Situation } from '#app/adapters/network/network.ts'
import type { Plan } from '#app/domain/billing/entitlements.ts'
import { isEnough, stranger } from '#app/domain/bot/acquaintance.ts'
import { type Decision, decide, type Usage } from '#app/domain/bot/limits.ts'
import type { Past } from '#app/domain/bot/past.ts'
import { targetOf } from '#app/domain/bot/plan.ts'

export interface Candidate {
  post: Post
  situation: Situation
}

export interface Judged extends Candidate {
  judgement: Judgement
}

/** The share of each kind that a day aims at; replies are what the user pays for, views cost nobody anything. */
const mix: Record<ActionKind, number> = { reply: 0.45, like: 0.3, view: 0.15, follow: 0.1 }

/**
 * The day of an account with nothing worth answering is as large as this at the most, about. Beyond it, no kind passes
 * twice its share of the day that the replies written make: likes and follows without a word are what spam looks like.
 */
const modestDay = 10

export interface Settings {
  enable_auto_like: boolean
  enable_auto_follow: boolean
  max_actions_per_hour: number
  daily_follow_limit: number
}

export interface Budget {
  usage: Usage
  /** Settled and open actions of today by kind. */
  today: Record<ActionKind, number>
  plan: Plan
  /** Actions since the bot was started, counted up to what its pace asks for. */
  since_start: number
  credits: number
  time_zone: string
}

export function mayDo(kind: ActionKind, budget: Budget, settings: Settings, now: Date): Decision {
  return decide(kind, budget.usage, budget.plan, settings, budget.credits, budget.time_zone, now)
}

/** The kinds that the settings and limits allow now, the one that is furthest behind its share first. */
export function kindsInOrder(budget: Budget, settings: Settings, now: Date): ActionKind[] {
  const enabled: Record<ActionKind, boolean> = {
    reply: true,
    like: settings.enable_auto_like,
    follow: settings.enable_auto_follow,
    view: true,
  }
  const total = Object.values(budget.today).reduce((sum, count) => sum + count, 0)
  const wanted = Math.max(modestDay, budget.today.reply / mix.reply)
  const isModest = (kind: ActionKind) => kind === 'reply' || budget.today[kind] < Math.floor(2 * mix[kind] * wanted)
  const lag = (kind: ActionKind) => mix[kind] * (total + 1) - budget.today[kind]
  return (Object.keys(mix) as ActionKind[])
    .filter((kind) => enabled[kind] && isModest(kind) && mayDo(kind, budget, settings, now).allowed)
    .sort((a, b) => lag(b) - lag(a))
}

/** Whether the network lets the kind be done at all, it was not done before, and the person had not enough lately. */
export function isOpen(kind: ActionKind, { post, situation }: Candidate, network: Network, past: Past): boolean {
  if (kind === 'follow' && post.author.is_followed) return false
  if (capability(network, kind, situation).permission === 'no') return false
  if (past.seen.has(`${kind}:${targetOf(kind, post)}`)) return false
  const known = past.acquaintances.get(post.author.id) ?? stranger
  return !(kind === 'reply' && known.replies_today > 0) && !isEnough(kind, situation, known)
}

/** Whether anything can come of the post today, so that judging it is worth the work. */
export function isWorthALook({ post, situation }: Candidate, past: Past): boolean {
  const known = past.acquaintances.get(post.author.id) ?? stranger
  return known.replies_today > 0 ? !isEnough('like', situation, known) : !isEnough('reply', situation, known)
}

/** Judges candidates in turn until `enough` are worth engaging with; the rest is left for the next step. */
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

/** What may be done next, in the order in which it is tried. */
export interface Turn {
  kind: ActionKind
  candidate: Judged
}

/** How somebody who wrote to the user is answered: in words, or at least with a like. */
const answers: ActionKind[] = ['reply', 'like']

/**
 * Whoever wrote to the user comes first, each of them with a reply or else a like; then strangers by score, with the
 * kind that is due. `kinds`: what is allowed now, the most due first.
 */
export function turns(judged: Judged[], kinds: ActionKind[]): Turn[] {
  const score = ({ judgement }: Judged) => (judgement.verdict === 'engage' ? judgement.score : 0)
  const worth = judged.filter(({ judgement }) => judgement.verdict === 'engage').sort((a, b) => score(b) - score(a))
  const [addressed, strangers] = [worth.filter(isAddressed), worth.filter((one) => !isAddressed(one))]
  const answering = answers.filter((kind) => kinds.includes(kind))
  return [
    ...addressed.flatMap((candidate) => answering.map((kind) => ({ kind, candidate }))),
    ...kinds.flatMap((kind) => strangers.map((candidate) => ({ kind, candidate }))),
  ]
}

function isAddressed({ situation }: Candidate): boolean {
  return situation === 'addressed'
}
