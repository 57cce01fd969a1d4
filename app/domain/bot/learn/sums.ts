import { type Facts, type Trait, type Traits, traitNames, traitsOf } from '#app/domain/bot/learn/traits.ts'
import { day } from '#app/domain/time.ts'

const halfLife = 60 * day
/** A person who likes to write back must not count as many people. */
const onePersonEvery = 14 * day

export interface SettledReply extends Facts {
  author_id: string
  claimed_at: Date
  came_back: boolean
  /** Their author opted out, complained, or is someone whom the user avoids. */
  bad: boolean
}

/** Weighted by age. */
export interface Rate {
  n: number
  came: number
  bad: number
}

export interface Count extends Rate {
  /** As they are, for the user to read. */
  replies: number
  came_back: number
}

export interface Counts<Each> {
  all: Each
  traits: Record<Trait, Record<string, Each>>
}

export type Sums = Counts<Count>

const none = (): Count => ({ n: 0, came: 0, bad: 0, replies: 0, came_back: 0 })

export const noTraits = <Each>() =>
  Object.fromEntries(traitNames.map((trait) => [trait, {}])) as Record<Trait, Record<string, Each>>

export const noSums = (): Sums => ({ all: none(), traits: noTraits() })

/** From the replies alone, so that what is gone from them leaves nothing behind. */
export function sumsOf(settled: readonly SettledReply[], now: Date): Sums {
  const sums = noSums()
  const counted = new Map<string, number>()
  for (const reply of settled.toSorted((a, b) => a.claimed_at.getTime() - b.claimed_at.getTime())) {
    const at = reply.claimed_at.getTime()
    const before = counted.get(reply.author_id)
    if (before !== undefined && at - before < onePersonEvery) continue
    counted.set(reply.author_id, at)
    add(sums.all, reply, now)
    for (const [trait, value] of Object.entries(traitsOf(reply)) as [Trait, Traits[Trait]][]) {
      const values = sums.traits[trait]
      values[value] ??= none()
      add(values[value], reply, now)
    }
  }
  return sums
}

function add(count: Count, { claimed_at, came_back, bad }: SettledReply, now: Date): void {
  const weight = 0.5 ** (Math.max(0, now.getTime() - claimed_at.getTime()) / halfLife)
  const isGood = came_back && !bad
  count.n += weight
  count.replies += 1
  if (isGood) count.came += weight
  if (isGood) count.came_back += 1
  if (bad) count.bad += weight
}
