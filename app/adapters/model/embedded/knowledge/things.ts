import { once } from '#app/adapters/model/bounded.ts'
import { type Hit, Phrasebook } from '#app/adapters/model/embedded/language/phrasebook.ts'
import type { Reading } from '#app/adapters/model/embedded/language/reading.ts'
import { times } from '#app/adapters/model/embedded/lexicon/events.ts'
import { nicheScores } from '#app/adapters/model/embedded/lexicon/niche-book.ts'
import type { NamedNiche } from '#app/adapters/model/embedded/lexicon/niches.ts'
import type { Niche } from '#app/adapters/model/mind.ts'
import { toldOf } from './index.ts'
import type { Thing } from './told/format.ts'

/** A thing of one niche. */
export interface Placed {
  niche: NamedNiche
  thing: Thing
}

const niches = Object.keys(toldOf) as NamedNiche[]

let book: Phrasebook<Placed> | null = null

function thingBook(): Phrasebook<Placed> {
  book ??= new Phrasebook(
    niches.flatMap((niche) =>
      toldOf[niche].flatMap((thing) => thing.phrases.map((phrase) => [phrase, { niche, thing }] as const)),
    ),
  )
  return book
}

const nouns = new Set(['NOUN', 'PROPN'])

/** The things a text speaks of: "the grinder setting" is no grinder, and a split squat no squat. */
export const thingsIn = once((reading: Reading): Hit<Placed>[] => {
  const all = thingBook().find(reading)
  return all.filter((hit) => {
    const last = reading.at[hit.end - 1] ?? 0
    const [next, after] = reading.tokens.slice(last + 1, last + 3)
    if (next?.kind === 'word' && nouns.has(next.pos) && !times.has(next.norm)) return false
    if (next?.text === '-' && after?.kind === 'word') return false
    return !all.some((other) => other.value.niche === hit.value.niche && covers(other, hit))
  })
})

function covers(one: Hit<unknown>, other: Hit<unknown>): boolean {
  return one.start <= other.start && one.end >= other.end && one.end - one.start > other.end - other.start
}

const overlap = (one: Hit<unknown>, other: Hit<unknown>) => one.start < other.end && other.start < one.end

/** What a thing named counts beside the niche's words, see `nicheScores`. */
const thingWorth = 0.35
/** How many times as much as of any other niche a post must speak of the one it is answered in: of labelled posts of others one in a hundred passes. */
const leastOverOthers = 1.3

/** Whether a post is of a niche, by its words and by the things it names; what several niches have a name for speaks for none. */
export function isAt(niche: NamedNiche, reading: Reading): boolean {
  const hits = thingsIn(reading)
  const own = hits.filter(({ value }) => value.niche === niche)
  const scores = nicheScores(reading)
  const worth = (one: NamedNiche) => {
    const named = hits.filter(({ value }) => value.niche === one)
    const alone = one === niche ? named : named.filter((hit) => !own.some((mine) => overlap(mine, hit)))
    return (scores.get(one) ?? 0) + new Set(alone.map(({ value }) => value.thing)).size * thingWorth
  }
  return niches.every((other) => other === niche || worth(other) * leastOverOthers <= worth(niche))
}

/** Whether a post names a thing of a niche and is of that niche; for users without one, of any. */
export function isAbout(niche: Niche, reading: Reading): boolean {
  const named = new Set(thingsIn(reading).map(({ value }) => value.niche))
  return niche === 'general' ? [...named].some((one) => isAt(one, reading)) : named.has(niche) && isAt(niche, reading)
}
