import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import { closeness, type Vector } from '#app/adapters/model/encoder/vector.ts'
import { contentStems, countsOf } from '#app/adapters/model/words.ts'
import { type Fact, helpFacts } from '#app/content/help/facts.ts'
import { help } from '#app/content/help/index.ts'
import { alike } from './fit.ts'
import type { Reading } from './readings.ts'
import { partsOfWord, spellingOf } from './subjects.ts'

/** Only these are compared by meaning. */
const maxCompared = 6
/** Only the rarest stems of a question, or of a part of it, are looked up. */
const maxStems = 16
/** The whole question and the first of its parts. */
const maxReadings = 3
const shareWeight = 0.05

export interface NearFact {
  fact: Fact
  /** Up to 3: closeness, the share of the question's words that the fact has, and spelling. 1.5: mostly about the same, 2: the same. */
  score: number
  /** The share of the question's words that it has, rare ones counting more. */
  covered: number
}

const wordings = helpFacts.map(({ title, asked }) => [title, ...asked])
const spelled = spellingOf(wordings)
const stems = wordings.map((texts) => new Set(texts.flatMap((text) => [...contentStems(text)])))
const uses = countsOf(stems.flatMap((own) => [...own]))
const parts = new Map([...uses.keys()].map((stem) => [stem, partsOfWord(stem)]))
const rarity = (stem: string) => Math.log(helpFacts.length / (1 + (uses.get(stem) ?? 0)))
const topics = helpFacts.map(({ topic }) => help.findIndex((text) => text.topic === topic))

/** For each part of a question the fact that is closest to it, the closest first. */
export async function nearFacts(
  readings: readonly Reading[],
  reader: Reader,
  signal: AbortSignal,
): Promise<NearFact[]> {
  const found = await Promise.all(
    readings.slice(0, maxReadings).map((reading) => nearest(reading, readings[0]?.shares ?? [], reader, signal)),
  )
  const sorted = found.toSorted((one, other) => other.score - one.score)
  return sorted.filter(({ fact }, at) => sorted.findIndex((one) => one.fact === fact) === at)
}

async function nearest(
  { text }: Reading,
  shares: readonly number[],
  reader: Reader,
  signal: AbortSignal,
): Promise<NearFact> {
  const spelling = spelled(text)
  const covered = coverageOf(text)
  const likely = (at: number) => shareWeight * Math.log((shares[topics[at] ?? -1] ?? 0) + 1e-4)
  const inWords = wordings.map((_, at) => ({ at, score: (covered[at] ?? 0) + (spelling[at] ?? 0) + likely(at) }))
  const compared = inWords.toSorted((one, other) => other.score - one.score).slice(0, maxCompared)
  const own = compared.flatMap(({ at }) => wordings[at] ?? [])
  const [asked, ...vectors] = await reader.texts([text, ...own], signal)
  const meanings = own.map((_, place) => closeness(asked as Vector, vectors[place] as Vector))
  let from = 0
  const scored = compared.map(({ at, score }) => {
    const to = from + (wordings[at]?.length ?? 0)
    const meant = Math.max(...meanings.slice(from, to))
    from = to
    return { fact: helpFacts[at] as Fact, score: score + meant, covered: covered[at] ?? 0 }
  })
  return scored.reduce((one, other) => (other.score > one.score ? other : one))
}

/** The share of a question's words, rare ones counting more, that each fact has in some form. */
function coverageOf(question: string): number[] {
  const asked = rarest(contentStems(question))
  const all = asked.reduce((sum, stem) => sum + rarity(stem), 0)
  const alikeTo = asked.map((stem) => {
    const own = partsOfWord(stem)
    return new Map([...parts].map(([known, its]) => [known, alike(own, its) ** 2]))
  })
  return stems.map((said) => {
    const closest = alikeTo.map((to) => Math.max(0, ...[...said].map((known) => to.get(known) ?? 0)))
    return asked.reduce((sum, stem, at) => sum + (rarity(stem) * (closest[at] ?? 0)) / all, 0)
  })
}

const rarest = (asked: ReadonlySet<string>) =>
  [...asked].sort((one, other) => rarity(other) - rarity(one)).slice(0, maxStems)
