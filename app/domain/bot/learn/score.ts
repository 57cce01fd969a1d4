import type { Count, Counts, Rate, Sums } from '#app/domain/bot/learn/sums.ts'
import { type Trait, type Traits, traitNames } from '#app/domain/bot/learn/traits.ts'

/** How many replies the prior weighs against a user's own counts. */
const shrinkage = 40
/** Below 1, since traits overlap. */
const damping = 0.8
const badWeight = 3
/** Where nothing is known yet. */
const usual = { came: 0.15, bad: 0.03 }

/** What all users' replies say, of values that enough of them share. */
export type Priors = Counts<Rate>

export interface Learned {
  sums: Sums
  /** null: too few users. */
  priors: Priors | null
  /** Since then, it is used for half of the people only. */
  tested_since?: Date | null
}

export interface Scored {
  score: number
  /** What each trait adds, in log-odds. */
  parts: Record<Trait, number>
}

const logit = (share: number) => Math.log(share / (1 - share))
const share = (logOdds: number) => 1 / (1 + Math.exp(-logOdds))

const shrunken = (hits: number, of: number, prior: number) => (hits + shrinkage * prior) / (of + shrinkage)

const rateOf = (rate: Rate, of: 'came' | 'bad', otherwise: number) =>
  Math.min(0.95, Math.max(0.005, rate.n > 0 ? rate[of] / rate.n : otherwise))

/** A prior says how a value compares with the rest of what it was counted among, not how often anyone comes back. */
export function scorer({ sums, priors }: Learned): (traits: Traits) => Scored {
  const base = (of: 'came' | 'bad') =>
    shrunken(sums.all[of], sums.all.n, priors ? rateOf(priors.all, of, usual[of]) : usual[of])
  const [came, bad] = [base('came'), base('bad')]
  const shareOf = (of: 'came' | 'bad', whole: number, trait: Trait, value: string) => {
    const shared = priors?.traits[trait][value]
    const usually = priors ? rateOf(priors.all, of, usual[of]) : whole
    const difference = shared ? logit(shrunken(shared[of], shared.n, usually)) - logit(usually) : 0
    const prior = share(logit(whole) + difference)
    const own = sums.traits[trait][value]
    return own ? shrunken(own[of], own.n, prior) : prior
  }
  const known = new Map<string, { part: number; worse: number }>()
  const partOf = (trait: Trait, value: string) => {
    const key = `${trait} ${value}`
    const found = known.get(key) ?? {
      part: damping * (logit(shareOf('came', came, trait, value)) - logit(came)),
      worse: shareOf('bad', bad, trait, value) - bad,
    }
    known.set(key, found)
    return found
  }
  return (traits) => {
    const each = traitNames.map((trait) => ({ trait, ...partOf(trait, traits[trait]) }))
    const better = each.reduce((sum, { part }) => sum + part, 0)
    const badShare = Math.min(1, Math.max(0, bad + each.reduce((sum, { worse }) => sum + worse, 0)))
    const parts = Object.fromEntries(each.map(({ trait, part, worse }) => [trait, part - badWeight * worse]))
    return { score: logit(came) + better - badWeight * badShare, parts: parts as Record<Trait, number> }
  }
}

interface Place {
  score: number
  /** Never put forward: they keep at best their place. */
  stays: boolean
}

/** From the closest on: the order of their indices, best first. */
export function orderOf(closest: readonly Place[]): number[] {
  const left = closest.map((one, place) => ({ ...one, place })).sort((a, b) => b.score - a.score || a.place - b.place)
  return closest.map((_, at) => {
    const next = left.findIndex(({ stays, place }) => !stays || place <= at)
    return left.splice(next, 1)[0]?.place ?? at
  })
}

export interface Statement {
  trait: Trait
  value: string
  replies: number
  came_back: number
  others: number
  others_back: number
}

/** Standard errors between the value, shrunken, and the rest: many values are looked at, and every week. */
const sure = 3
const tooFew = 10

export const hasEnough = ({ replies }: Pick<Count, 'replies'>) => replies >= tooFew

/** What is hardly chance. */
export function statementsOf({ all, traits }: Sums): Statement[] {
  return traitNames.flatMap((trait) =>
    Object.entries(traits[trait]).flatMap(([value, own]) => {
      const rest = { n: all.n - own.n, came: all.came - own.came }
      const others = { others: all.replies - own.replies, others_back: all.came_back - own.came_back }
      if (own.replies < tooFew || others.others < tooFew || rest.n <= 0) return []
      const whole = all.came / all.n
      const difference = shrunken(own.came, own.n, whole) - rest.came / rest.n
      const error = Math.sqrt(whole * (1 - whole) * (1 / own.n + 1 / rest.n))
      if (!(Math.abs(difference) >= sure * error) || error === 0) return []
      return [{ trait, value, replies: own.replies, came_back: own.came_back, ...others }]
    }),
  )
}
