import type { LedgerEntry } from '../ledger.ts'
import { isFromAbroad } from '../people/abroad.ts'
import type { Random } from '../people/random.ts'
import { randomFrom } from '../people/random.ts'
import type { Account, Post } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import { impressionOf } from './reply-impression.ts'
import { answerChance, tasteOf } from './tastes.ts'

type ReactionKind = 'like' | 'answer' | 'follow' | 'block' | 'stop' | 'not_now' | 'leave'

/** Something that a simulated person will do; `due` is in ms since 1970. */
export interface PlannedReaction {
  because: string
  due: number
  kind: ReactionKind
  person: string
  target: string
  post: string
}

const MINUTE_MS = 60_000
const FATIGUE_MS = 14 * 24 * 60 * MINUTE_MS

interface ReactionContext {
  network: Network
  entry: LedgerEntry
  random: Random
  actor: Account
  seed: number
  tastes: boolean
}

/** How simulated people react to one ledger entry; usually not at all. */
export function reactionsTo(network: Network, seed: number, entry: LedgerEntry, tastes: boolean): PlannedReaction[] {
  const actor = network.byHandle(entry.actor)
  if (!actor || actor.kind === 'person') return []
  const random = randomFrom(seed, 'reaction', entry.kind, entry.actor, entry.target ?? '', entry.post_id ?? '')
  const context = { network, entry, random, actor, seed, tastes }
  if (entry.kind === 'post') return followerReactions(context)
  const person = entry.target === null ? undefined : network.byHandle(entry.target)
  if (person?.kind !== 'person') return []
  if (isFromAbroad(person))
    return entry.kind === 'reply' && random.chance(0.5)
      ? [planReaction(context, person, 'leave', random.between(2, 40), entry.post_id ?? '')]
      : []
  if (entry.kind === 'reply') return replyReactions(context, person)
  if (entry.kind === 'follow')
    return random.chance(0.4) ? [planReaction(context, person, 'follow', random.between(3, 60), '')] : []
  if (entry.kind !== 'like' || !random.chance(0.25)) return []
  const latest = network.timeline(actor.id).latest()
  return latest && latest.repostOf === null
    ? [planReaction(context, person, 'like', random.between(5, 45), latest.id)]
    : []
}

function planReaction(
  { entry, actor }: ReactionContext,
  person: Account,
  kind: ReactionKind,
  minutes: number,
  post: string,
): PlannedReaction {
  return {
    because: `${entry.kind}:${actor.handle}:${person.handle}:${entry.post_id ?? ''}:${kind}`,
    due: Date.parse(entry.at) + minutes * MINUTE_MS,
    kind,
    person: person.id,
    target: actor.id,
    post,
  }
}

function followerReactions(context: ReactionContext): PlannedReaction[] {
  const { network, entry, random, actor } = context
  const post = entry.post_id
  if (post === null) return []
  const followers = network.follows
    .to(actor.id)
    .flatMap((id) => network.account(id) ?? [])
    .filter(({ kind }) => kind === 'person')
  const reactions: PlannedReaction[] = []
  for (const follower of followers.slice(0, 40)) {
    if (random.chance(0.12)) reactions.push(planReaction(context, follower, 'like', random.between(2, 120), post))
  }
  const talker = followers.filter(({ label }) => label.class === 'ordinary')[random.between(0, 5)]
  if (talker && random.chance(0.5)) reactions.push(planReaction(context, talker, 'answer', random.between(3, 60), post))
  return reactions
}

function replyReactions(context: ReactionContext, person: Account): PlannedReaction[] {
  const { network, entry, random } = context
  const reply = entry.post_id === null ? undefined : network.posts.get(entry.post_id)
  const parent = reply?.replyTo ? network.posts.get(reply.replyTo) : undefined
  if (!reply || !parent) return []
  const soon = random.between(2, 15)
  const react = (kind: ReactionKind, minutes = soon) => planReaction(context, person, kind, minutes, reply.id)
  const roll = random.next()
  const impression = impressionOf(network, reply, parent)
  if (context.tastes && (impression === 'relevant' || impression === 'neutral'))
    return byTaste(context, person, reply, parent, react)
  switch (impression) {
    case 'too_often':
      return [react(hasAskedToStop(network, person, reply) ? 'block' : 'stop')]
    case 'generic':
    case 'repeated':
      return roll < 0.3 ? [react('block')] : []
    case 'insensitive':
      return roll < 0.35 ? [react('not_now')] : roll < 0.55 ? [react('block')] : []
    case 'relevant':
      return [
        ...(roll < 0.85 ? [react('like')] : []),
        ...(random.chance(0.45) ? [react('answer', soon + random.between(2, 30))] : []),
        ...(random.chance(0.15) ? [react('follow', soon + random.between(1, 50))] : []),
      ]
    case 'neutral':
      return roll < 0.35 ? [react('like')] : []
    default:
      return []
  }
}

/** They may like what they don't answer; those who dislike strangers say so. */
function byTaste(
  { network, random, actor, seed, entry }: ReactionContext,
  person: Account,
  reply: Post,
  parent: Post,
  react: (kind: ReactionKind, minutes?: number) => PlannedReaction,
): PlannedReaction[] {
  const role = person.label.niche
  const isStranger = !network.follows.has(person.id, actor.id)
  if (tasteOf(seed, person.id, role).dislikes_strangers && isStranger)
    return random.chance(0.5) ? [react('not_now')] : []
  const chance = answerChance(seed, {
    person: person.id,
    role,
    account: actor.id,
    topic: parent.label.topic ?? parent.label.niche,
    hour: new Date(entry.at).getUTCHours(),
    asks: reply.text.includes('?'),
    length: reply.text.length,
    unanswered: unansweredBy(network, person, reply),
  })
  return [
    ...(random.chance(0.4) ? [react('like')] : []),
    ...(random.chance(chance) ? [react('answer', random.between(4, 600))] : []),
    ...(random.chance(chance / 4) ? [react('follow', random.between(3, 600))] : []),
  ]
}

/** Replies to them of the last two weeks, since they last wrote back. */
function unansweredBy(network: Network, person: Account, reply: Post): number {
  const since = new Date(Date.parse(reply.createdAt) - FATIGUE_MS).toISOString()
  let answered = since
  for (const post of network.mentionsOf(reply.author).newestFirst()) {
    if (post.createdAt < since) break
    if (post.author !== person.id) continue
    answered = post.createdAt
    break
  }
  let count = 0
  for (const post of network.timeline(reply.author).newestFirst()) {
    if (post.createdAt < answered) break
    if (post.id !== reply.id && post.replyToUser === person.id && post.createdAt < reply.createdAt) count += 1
  }
  return count
}

/** Whether this person has already asked this account to stop. */
function hasAskedToStop(network: Network, person: Account, reply: Post): boolean {
  for (const post of network.mentionsOf(reply.author).newestFirst()) {
    if (post.author === person.id && post.label.class === 'stop') return true
  }
  return false
}
