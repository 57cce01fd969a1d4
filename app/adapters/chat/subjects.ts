import { createHash } from 'node:crypto'
import { dimensions, unpacked, type Vector } from '#app/adapters/model/encoder/vector.ts'

/** Written by `npm run train chat`; arrays are packed in base64. */
export interface Learned {
  digest: string
  /** One per subject and feature, as integers up to 127 in units of the subject's scale. */
  weights: string
  scales: number[]
  biases: number[]
  /** For the features in fit.ts. */
  fit: { weights: number[]; bias: number }
}

/** Relative to meaning's log-odds; chosen by cross-validation. */
const spellingWeight = 8
const scale = 1000

export const digestOf = (subjects: readonly string[][]) =>
  createHash('sha256').update(JSON.stringify(subjects)).digest('hex')

/** For each subject how likely a text is about it, by meaning, words and spelling; all add up to 1. `hidden`: left out, for learning. */
export function subjectShares(subjects: readonly string[][], learned: Omit<Learned, 'digest' | 'fit'>) {
  const weights = unpacked(learned.weights)
  const spelling = spellingOf(subjects)
  return (text: string, vector: Vector, hidden?: number): number[] => {
    const seen = (score: number, subject: number) => (subject === hidden ? Number.NEGATIVE_INFINITY : score)
    const figures = figuresOf(text, vector)
    const meant = shares(learned.scales.map((size, subject) => meaning(figures, weights, subject) * size).map(seen))
    const spelled = spelling(text)
    return shares(
      meant.map((share, subject) => Math.log(share + 1e-9) + spellingWeight * (spelled[subject] ?? 0)).map(seen),
    )
  }

  function meaning(figures: Float32Array, of: Int8Array, subject: number): number {
    const from = subject * figures.length
    let sum = 0
    for (let at = 0; at < figures.length; at++) sum += (figures[at] as number) * (of[from + at] as number)
    return sum + (learned.biases[subject] ?? 0) / (learned.scales[subject] || 1)
  }
}

/** Words and pairs of words share this many places. */
const places = 1024

/** What a text means, then which words and pairs of words it has. */
export function figuresOf(text: string, vector: Vector): Float32Array {
  const figures = new Float32Array(dimensions + places)
  for (let at = 0; at < dimensions; at++) figures[at] = (vector[at] as number) / scale
  const words = wordsOf(text)
  const taken = new Set([...words, ...words.slice(1).map((word, at) => `${words[at]} ${word}`)].map(placeOf))
  for (const place of taken) figures[dimensions + place] = 1 / Math.sqrt(taken.size)
  return figures
}

/** FNV-1a. */
function placeOf(words: string): number {
  let hash = 0x811c9dc5
  for (const byte of Buffer.from(words)) hash = Math.imul(hash ^ byte, 0x01000193)
  return (hash >>> 0) % places
}

/** Turns scores in log-odds into shares that add up to 1. */
export function shares(scores: readonly number[]): number[] {
  const most = Math.max(...scores)
  const powers = scores.map((score) => Math.exp(score - most))
  const sum = powers.reduce((all, one) => all + one, 0)
  return powers.map((power) => power / sum)
}

/** How close a text is to a subject's closest wordings, by their parts of words: typing errors and endings cost little. */
export function spellingOf(subjects: readonly string[][]): (text: string) => number[] {
  const containing = new Map<string, number[]>()
  const placesOf: number[][] = []
  let count = 0
  for (const wordings of subjects) {
    placesOf.push(wordings.map((_, at) => count + at))
    for (const text of wordings) {
      for (const part of partsOf(text)) {
        const places = containing.get(part)
        if (places) places.push(count)
        else containing.set(part, [count])
      }
      count += 1
    }
  }
  const weightOf = (part: string) => Math.log(1 + count / (containing.get(part)?.length ?? 0.5)) ** 2
  const squares = new Float64Array(count)
  for (const [part, places] of containing) {
    const weight = weightOf(part)
    for (const at of places) squares[at] = (squares[at] as number) + weight
  }
  return (text) => {
    const near = new Float64Array(count)
    let square = 0
    for (const part of partsOf(text)) {
      const weight = weightOf(part)
      square += weight
      for (const at of containing.get(part) ?? []) near[at] = (near[at] as number) + weight
    }
    return placesOf.map((places) => {
      const alike = places.map((at) => (near[at] as number) / (Math.sqrt((squares[at] as number) * square) || 1))
      const [first = 0, second = 0, third = 0] = alike.sort((one, other) => other - one)
      return 0.6 * first + (0.4 * (first + second + third)) / 3
    })
  }
}

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[\p{L}\p{N}$%@]+/gu) ?? []

const partsOf = (text: string): Set<string> => new Set(wordsOf(text).flatMap((word) => [...partsOfWord(word)]))

const dense = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u

/** "price" has "<pr", "pri", "ric", "ice", "ce>" and the same of four letters; scripts that say more in a letter, two and three. */
export function partsOfWord(word: string): Set<string> {
  const whole = `<${word}>`
  const parts = new Set<string>()
  for (const size of dense.test(word) ? [2, 3] : [3, 4])
    for (let at = 0; at + size <= whole.length; at++) parts.add(whole.slice(at, at + size))
  return parts
}
