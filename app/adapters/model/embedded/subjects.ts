import { setImmediate as pause } from 'node:timers/promises'
import { factorRow, solved } from '#app/adapters/model/cholesky.ts'
import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import { closeness, type Vector } from '#app/adapters/model/encoder/vector.ts'
import { contentStems } from '#app/adapters/model/words.ts'

/** A text by its meaning and by its words, each weighted by how rare it is. */
interface Features {
  vector: Vector
  words: ReadonlyMap<string, number>
}

const steepness = 4
/** The weight of shared words beside that of meaning; set, as the others, on wordings that were left out. */
const wordWeight = 0.3
const ridge = 0.3
/** Wordings that are compared before others get a turn. */
const perTurn = 20

/**
 * Learns from their wordings to tell subjects apart, by kernel ridge regression. Answers a function that scores each
 * subject for a text: near 1 for one of its own wordings, near 0 for something else.
 */
export async function subjectScores(subjects: readonly string[][], reader: Reader, signal: AbortSignal) {
  const texts = subjects.flat()
  const of = subjects.flatMap((wordings, subject) => wordings.map(() => subject))
  const wordsOf = rareWords(texts)
  const known = (await reader.texts(texts, signal)).map((vector, at) => ({ vector, words: wordsOf(texts[at] ?? '') }))
  const factor: Float64Array[] = []
  for (const [at, one] of known.entries()) {
    const row = Float64Array.from(known.slice(0, at + 1), (other) => likeness(one, other))
    factor.push(factorRow(factor, row, ridge))
    if (at % perTurn === 0) await pause()
  }
  const targets = subjects.map((_, own) => of.map((subject) => Number(subject === own)))
  const weights = targets.map((target) => solved(factor, target))
  return async (text: string, until: AbortSignal): Promise<number[]> => {
    const [vector] = (await reader.texts([text], until)) as [Vector]
    const asked = { vector, words: wordsOf(text) }
    const near = known.map((one) => likeness(one, asked))
    return weights.map((own) => near.reduce((sum, value, at) => sum + value * (own[at] as number), 0))
  }
}

function likeness(a: Features, b: Features): number {
  let shared = 0
  for (const [word, weight] of a.words) shared += weight * (b.words.get(word) ?? 0)
  return Math.exp(steepness * (closeness(a.vector, b.vector) - 1)) + wordWeight * shared
}

/** The words of a text with their weights, which are larger the fewer of all texts have the word; of unit length. */
function rareWords(texts: string[]): (text: string) => ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) for (const word of contentStems(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (text) => {
    const words = [...contentStems(text)]
    const weights = words.map((word) => Math.log(1 + texts.length / (counts.get(word) ?? 0.5)))
    const length = Math.hypot(...weights)
    return new Map(words.map((word, at) => [word, (weights[at] ?? 0) / length]))
  }
}
