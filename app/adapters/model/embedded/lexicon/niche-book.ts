import { once } from '#app/adapters/model/bounded.ts'
import { Phrasebook, phrases } from '#app/adapters/model/embedded/language/phrasebook.ts'
import { contentTokens, type Reading } from '#app/adapters/model/embedded/language/reading.ts'
import { coffee } from './niche-coffee.ts'
import { crypto } from './niche-crypto.ts'
import { finance } from './niche-finance.ts'
import { fitness } from './niche-fitness.ts'
import { lifestyle } from './niche-lifestyle.ts'
import { marketing } from './niche-marketing.ts'
import { onlyfans } from './niche-onlyfans.ts'
import { tech } from './niche-tech.ts'
import type { NamedNiche, NicheWords } from './niches.ts'

const lexicons: Record<NamedNiche, NicheWords> = {
  crypto,
  fitness,
  tech,
  marketing,
  onlyfans,
  coffee,
  finance,
  lifestyle,
}
const tiers = { sure: 2, likely: 0.8, hint: 0.25 }
/** Home, food and travel come up in everybody's posts: such words say less of what an account is about. */
const worthOf = (niche: NamedNiche) => (niche === 'lifestyle' ? 0.5 : 1)

export interface NicheWeight {
  niche: NamedNiche
  weight: number
}

let book: Phrasebook<NicheWeight> | null = null

/**
 * All niches' words in one book, weighted in log-odds fashion: a word that stands in several niches counts less in each.
 */
function nicheBooks(): Phrasebook<NicheWeight> {
  if (book) return book
  const found = new Map<string, NicheWeight[]>()
  for (const [niche, words] of Object.entries(lexicons) as [NamedNiche, NicheWords][]) {
    for (const tier of ['sure', 'likely', 'hint'] as const) {
      for (const phrase of phrases(words[tier])) {
        const known = found.get(phrase) ?? []
        if (known.some((one) => one.niche === niche)) continue
        known.push({ niche, weight: tiers[tier] * worthOf(niche) })
        found.set(phrase, known)
      }
    }
  }
  const entries = [...found].flatMap(([phrase, list]) => {
    const total = list.reduce((sum, one) => sum + one.weight, 0)
    const length = phrase.includes(' ') ? 1.25 : 1
    return list.map(
      (one) => [phrase, { niche: one.niche, weight: (one.weight * one.weight * length) / total }] as const,
    )
  })
  book = new Phrasebook(entries)
  return book
}

/** Every niche's words in a text. */
export const nicheHits = once((reading: Reading) => nicheBooks().find(reading))

/** Weight of each niche in one text, normalised by the square root of its length. */
export const nicheScores = once((reading: Reading) => nicheScoresWithout(reading, new Set()))

/** The same, but hits that begin at one of the positions (in `Reading.stems`) count for nothing. */
export function nicheScoresWithout(reading: Reading, positions: ReadonlySet<number>): ReadonlyMap<NamedNiche, number> {
  const length = Math.sqrt(Math.max(contentTokens(reading).length, 4))
  const best = new Map<string, { niche: NamedNiche; weight: number; start: number; end: number }>()
  for (const hit of nicheHits(reading)) {
    if (positions.has(hit.start)) continue
    const key = `${hit.value.niche} ${hit.start}`
    const known = best.get(key)
    if (!known || known.weight < hit.value.weight)
      best.set(key, { niche: hit.value.niche, weight: hit.value.weight, start: hit.start, end: hit.end })
  }
  const scores = new Map<NamedNiche, number>()
  for (const { niche, weight } of best.values()) scores.set(niche, (scores.get(niche) ?? 0) + weight / length)
  return scores
}
