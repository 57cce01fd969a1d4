import { createHash } from 'node:crypto'
import { closeness, dimensions, unpacked, type Vector } from '#app/adapters/model/encoder/vector.ts'
import { contentStems } from '#app/adapters/model/words.ts'

export interface Features {
  vector: Vector
  words: ReadonlyMap<string, number>
}

/** Written by `npm run train chat`; arrays are packed in base64. */
export interface Learned {
  digest: string
  vectors: string
  /** Of each wording for each subject, as integers up to 127 in parts of that subject's scale. */
  weights: string
  scales: number[]
}

const steepness = 3
/** Relative to that of meaning; tuned by leave-one-out. */
const wordWeight = 0.3

export const digestOf = (subjects: readonly string[][]) =>
  createHash('sha256').update(JSON.stringify(subjects)).digest('hex')

/** Near 1 for one of a subject's own wordings, near 0 for something else. */
export function subjectScores(subjects: readonly string[][], learned: Learned) {
  const texts = subjects.flat()
  const wordsOf = rareWords(texts)
  const vectors = unpacked(learned.vectors)
  const learnedTexts = texts.map((text, at) => ({
    vector: vectors.subarray(at * dimensions, (at + 1) * dimensions),
    words: wordsOf(text),
  }))
  const weights = unpacked(learned.weights)
  return (text: string, vector: Vector): number[] => {
    const asked = { vector, words: wordsOf(text) }
    const near = learnedTexts.map((one) => similarity(one, asked))
    return learned.scales.map((scale, subject) => {
      const from = subject * near.length
      return scale * near.reduce((sum, value, at) => sum + value * (weights[from + at] as number), 0)
    })
  }
}

export function similarity(a: Features, b: Features): number {
  let shared = 0
  for (const [word, weight] of a.words) shared += weight * (b.words.get(word) ?? 0)
  return Math.exp(steepness * (closeness(a.vector, b.vector) - 1)) + wordWeight * shared
}

export function rareWords(texts: readonly string[]): (text: string) => ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const text of texts) for (const word of contentStems(text)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return (text) => {
    const words = [...contentStems(text)]
    const weights = words.map((word) => Math.log(1 + texts.length / (counts.get(word) ?? 0.5)))
    const length = Math.hypot(...weights)
    return new Map(words.map((word, at) => [word, (weights[at] ?? 0) / length]))
  }
}
