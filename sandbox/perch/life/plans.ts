import type { LedgerEntry } from '../ledger.ts'
import type { Random } from '../people/random.ts'
import { randomFrom } from '../people/random.ts'
import type { Account, Post } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import { impressionOf } from './judgement.ts'

export type StepKind = 'like' | 'answer' | 'follow' | 'block' | 'stop' | 'not_now'

/** Something that a simulated person will do. */
export interface Step {
  because: string
  due: number
  kind: StepKind
  person: string
  towards: string
  post: string
}

const MINUTE_MS = 60_000

interface Moment {
  network: Network
  entry: LedgerEntry
  random: Random
  actor: Account
}

/** The reaction to one entry of the ledger, usually none. */
export function planFor(network: Network, seed: number, entry: LedgerEntry): Step[] {
  const actor = network.byHandle(entry.actor)
  if (!actor || actor.kind === 'person') return []
  const random = randomFrom(seed, 'reaction', entry.kind, entry.actor, entry.target ?? '', entry.post_id ?? '')
  const moment = { network, entry, random, actor }
  if (entry.kind === 'post') return fromFollowers(moment)
  const person = entry.target === null ? undefined : network.byHandle(entry.target)
  if (person?.kind !== 'person') return []
  if (entry.kind === 'reply') return fromAnswered(moment, person)
  if (entry.kind === 'follow')
    return random.chance(0.4) ? [step(moment, person, 'follow', random.between(3, 60), '')] : []
  if (entry.kind !== 'like' || !random.chance(0.25)) return []
  const latest = network.timeline(actor.id).latest()
  return latest && latest.repostOf === null ? [step(moment, person, 'like', random.between(5, 45), latest.id)] : []
}

function step({ entry, actor }: Moment, person: Account, kind: StepKind, minutes: number, post: string): Step {
  return {
    because: `${entry.kind}:${actor.handle}:${person.handle}:${entry.post_id ?? ''}:${kind}`,
    due: Date.parse(entry.at) + minutes * MINUTE_MS,
    kind,
    person: person.id,
    towards: actor.id,
    post,
  }
}

function fromFollowers(moment: Moment): Step[] {
  const { network, entry, random, actor } = moment
  const post = entry.post_id
  if (post === null) return []
  const followers = network.follows
    .to(actor.id)
    .flatMap((id) => network.account(id) ?? [])
    .filter(({ kind }) => kind === 'person')
  const steps: Step[] = []
  for (const follower of followers.slice(0, 40)) {
    if (random.chance(0.12)) steps.push(step(moment, follower, 'like', random.between(2, 120), post))
  }
  const talker = followers.filter(({ label }) => label.class === 'ordinary')[random.between(0, 5)]
  if (talker && random.chance(0.5)) steps.push(step(moment, talker, 'answer', random.between(3, 60), post))
  return steps
}

function fromAnswered(moment: Moment, person: Account): Step[] {
  const { network, entry, random } = moment
  const answer = entry.post_id === null ? undefined : network.posts.get(entry.post_id)
  const parent = answer?.replyTo ? network.posts.get(answer.replyTo) : undefined
  if (!answer || !parent) return []
  const soon = random.between(2, 15)
  const plan = (kind: StepKind, minutes = soon) => step(moment, person, kind, minutes, answer.id)
  const luck = random.next()
  switch (impressionOf(network, answer, parent)) {
    case 'too_often':
      return [plan(wasTold(network, person, answer) ? 'block' : 'stop')]
    case 'generic':
    case 'repeated':
      return luck < 0.3 ? [plan('block')] : []
    case 'misplaced':
      return luck < 0.35 ? [plan('not_now')] : luck < 0.55 ? [plan('block')] : []
    case 'fitting':
      return [
        ...(luck < 0.85 ? [plan('like')] : []),
        ...(random.chance(0.45) ? [plan('answer', soon + random.between(2, 30))] : []),
        ...(random.chance(0.15) ? [plan('follow', soon + random.between(1, 50))] : []),
      ]
    case 'plain':
      return luck < 0.35 ? [plan('like')] : []
    default:
      return []
  }
}

/** Whether this person has already asked this account to stop. */
function wasTold(network: Network, person: Account, answer: Post): boolean {
  for (const post of network.mentionsOf(answer.author).newestFirst()) {
    if (post.author === person.id && post.label.class === 'stop') return true
  }
  return false
}
