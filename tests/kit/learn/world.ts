import { niches } from '#app/contract/profile.ts'
import type { Facts } from '#app/domain/bot/learn/traits.ts'
import { type Random, randomFrom } from '../../../sandbox/perch/people/random.ts'
import { answerChance, tasteOf } from '../../../sandbox/perch/simulation/tastes.ts'

/** `taste`: Perch's hidden tastes. `drift`: other ones from the fifteenth day on. `flat`: everyone alike. */
export const worldKinds = ['taste', 'drift', 'flat'] as const
export type WorldKind = (typeof worldKinds)[number]

export interface SimulatedPost extends Facts {
  id: string
  author_id: string
  /** How likely its author comes back after a reply, and how likely they don't want it. */
  chance: number
  bad: number
}

interface Where {
  kind: WorldKind
  seed: number
  account: number
  audience: number
}

const topics = ['grinders', 'roasting', 'water', 'latte art', 'beans', 'cafés']
const driftsOn = 15
const flat = 0.15

/** The good posts among which a reply is chosen, nearest first; the same whoever chooses. */
export function postsAt(where: Where, day: number, nth: number, candidates: number): SimulatedPost[] {
  const random = randomFrom(where.seed, 'posts', where.account, day, nth)
  return Array.from({ length: candidates }, (_, at) =>
    postBy(where, random, day, `${day}-${nth}-${at}`, at, candidates),
  )
}

function postBy(where: Where, random: Random, day: number, id: string, place: number, of: number): SimulatedPost {
  const { kind, account, audience } = where
  const author = `${account}-${random.between(1, audience)}`
  const about = randomFrom(where.seed, 'author', author)
  const role = about.pick(niches)
  const facts = {
    bio: about.chance(0.1) ? null : role,
    followers: Math.round(10 ** (1 + 4 * about.next())),
    follows: about.chance(0.05),
    age_minutes: random.between(1, 1_000),
    replies: random.between(0, 8),
    likes: random.between(0, 30),
    asks: random.chance(0.4),
    contacted: false,
    third: Math.min(3, Math.floor((3 * place) / of) + 1) as 1 | 2 | 3,
    topic: random.chance(0.2) ? null : random.pick(topics),
    local_hour: random.between(8, 21),
  }
  const seed = kind === 'drift' && day >= driftsOn ? where.seed + 1 : where.seed
  if (kind === 'flat') return { ...facts, id, author_id: author, chance: flat, bad: 0 }
  const isAverse = tasteOf(seed, author, role).dislikes_strangers
  const contact = { person: author, role, account: String(account), topic: facts.topic ?? '', hour: facts.local_hour }
  const chance = answerChance(seed, { ...contact, asks: facts.asks, length: 100, unanswered: 0 })
  return { ...facts, id, author_id: author, chance: isAverse ? 0 : chance, bad: isAverse ? 0.5 : 0 }
}
