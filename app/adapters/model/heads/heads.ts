import { BoundedCache, memoized } from '#app/adapters/cache.ts'
import { dimensions, type Vector } from '#app/adapters/model/encoder/vector.ts'
import { wordsOf } from '#app/adapters/model/words.ts'
import { type AnswerKind, isComplaint } from '#app/contract/posts.ts'
import answers from './answers.json'
import weights from './weights.json'
import { featureShares, hashOf } from './word-features.ts'

/** Classifiers ("heads") over a text's vector; `npm run train mind` writes their weights. */

interface Packed {
  most: number
  values: string[]
}

interface Head {
  weights: Float32Array
  bias: number
}

const int16 = 32_767
const scale = 1000

function numbersOf({ most, values }: Packed): Float32Array {
  // A copy, since a buffer from Node's pool may not be aligned.
  const bytes = new Uint8Array(Buffer.from(values.join(''), 'base64'))
  return new Float32Array(new Int16Array(bytes.buffer)).map((value) => (value / int16) * most)
}

const headOf = (packed: Packed & { bias: number }): Head => ({ weights: numbersOf(packed), bias: packed.bias })

function scoreOf({ weights, bias }: Head, vector: Vector): number {
  return product(weights, vector) / scale + bias
}

const whole = 127

interface PackedExamples {
  steepness: number
  view: { center: Packed; directions: Packed[] }
  examples: string[]
}

/** Where a text is along each of the directions in which the examples differ. */
function projectorOf({ view: { center, directions } }: PackedExamples): (vector: Vector) => Float32Array {
  const middle = numbersOf(center)
  const view = directions.map(numbersOf)
  return (vector) => {
    const plain = middle.map((value, at) => (vector[at] as number) / scale - value)
    return Float32Array.from(view, (direction) => product(direction, plain))
  }
}

const examplesOf = (packed: PackedExamples) => new Int8Array(Buffer.from(packed.examples.join(''), 'base64'))

/** The similarity of a text to each of the examples that a head was trained on. */
function similarityTo(packed: PackedExamples, alongView = projectorOf(packed)): (vector: Vector) => Float32Array {
  const examples = examplesOf(packed)
  return (vector) => {
    const along = alongView(vector)
    const length = lengthOf(along) * whole || 1
    const close = new Float32Array(examples.length / along.length)
    for (let row = 0, at = 0; row < close.length; row++) {
      let sum = 0
      for (let i = 0; i < along.length; i++) sum += (along[i] as number) * (examples[at++] as number)
      close[row] = Math.exp(packed.steepness * (sum / length - 1))
    }
    return close
  }
}

const along = projectorOf(weights)
const closeToExamples = similarityTo(weights, along)

type Guard = keyof typeof weights.guards

const guards = Object.entries(weights.guards).map(([name, packed]) => ({
  name: name as Guard,
  head: headOf(packed),
  words: numbersOf(packed.words),
  threshold: packed.threshold,
}))
const wordRarity = numbersOf(weights.words.rarity)
/** A word that training never saw counts as rare as the rarest one that it did. */
const unseenRarity = Math.max(...wordRarity)
const knownWords = new Map(
  Array.from(new Uint32Array(new Uint8Array(Buffer.from(weights.words.keys.join(''), 'base64')).buffer), (key, at) => [
    key,
    at,
  ]),
)

const neighbours = 10
const compared = memoized((vector: Vector) => {
  const close = closeToExamples(vector)
  const meant = Object.fromEntries(
    guards.map(({ name, head, threshold }) => [name, product(head.weights, close) + head.bias - threshold]),
  ) as Record<Guard, number>
  const closest = close.sort().subarray(-neighbours)
  const mean = closest.reduce((sum, one) => sum + Math.log(one), 0) / neighbours
  return { meant, commonness: 1 + mean / weights.steepness }
})

/** The mean closeness to the nearest of the examples: a text that is close to many others is about nothing special. */
export const commonness = (vector: Vector): number => compared(vector).commonness

const byWords = new BoundedCache<string, Record<Guard, number>>(10_000)

function wordScores(text: string): Record<Guard, number> {
  const shares = featureShares(text, knownWords, wordRarity, unseenRarity)
  return Object.fromEntries(
    guards.map(({ name, words }) => [name, shares.reduce((sum, [at, share]) => sum + share * (words[at] ?? 0), 0)]),
  ) as Record<Guard, number>
}

/** In log-odds; above 0 the text is of the kind. */
export const beyond = (guard: Guard, text: string, vector: Vector): number =>
  compared(vector).meant[guard] + byWords.of(text, wordScores)[guard]

function classProbabilities<Name extends string>(packed: Record<Name, Packed & { bias: number }>) {
  const heads = (Object.entries(packed) as [Name, Packed & { bias: number }][]).map(
    ([name, one]) => [name, headOf(one)] as const,
  )
  return memoized((vector: Vector) => sharesOf(heads.map(([name, head]) => [name, scoreOf(head, vector)] as const)))
}

function sharesOf<Name extends string>(scores: (readonly [Name, number])[]): Record<Name, number> {
  const powers = scores.map(([name, score]) => [name, Math.exp(score)] as const)
  const sum = powers.reduce((all, [, power]) => all + power, 0)
  return Object.fromEntries(powers.map(([name, power]) => [name, power / sum])) as Record<Name, number>
}

export const nicheShares = classProbabilities(weights.niche)
export const toneShares = classProbabilities(weights.tone)
export const kindShares = classProbabilities(weights.kind)

const answerHeads = (Object.entries(answers.kinds) as [AnswerKind, Packed & { bias: number }][]).map(
  ([kind, packed]) => [kind, headOf(packed)] as const,
)
const closeToAnswers = similarityTo(answers)

export const answerShares = memoized((vector: Vector): Record<AnswerKind, number> => {
  const close = closeToAnswers(vector)
  return sharesOf(
    answerHeads.map(
      ([kind, { weights, bias }]) => [kind, answers.sharpness * (product(weights, close) + bias)] as const,
    ),
  )
})

/** Whether training had the word, in lower case. */
export const isKnownWord = (word: string): boolean => knownWords.has(hashOf(word))

/** Whether too few of a text's words are among those of training, so that it is in another language or nearly. */
export function isStrange(text: string): boolean {
  const words = wordsOf(text).flatMap((word) => word.split('-'))
  const known = words.filter(isKnownWord).length
  const isPlain = words.every((word) => /^[a-z']*$/.test(word))
  return words.length >= (isPlain ? 2 : 1) && known * (isPlain ? 4 : 3) <= words.length
}

/** Less sure, an answer is left to the user. */
const minShare = 0.5
/** For a complaint and a stop together: a missed one is worse than one too many. */
const minUnwelcome = 0.4
/** From this share on it is a stop even if a complaint is likelier: a stop is the one not to miss. */
const minStop = 0.4
/** A remark that addresses no one is mostly about a bad day or something else, less so if it asks for something. */
const minUnaddressed = { complaint: 0.87, request: 0.5, stop: 0.6 }
const addressed = /\b(?:you(?:['’](?:re|ve|ll|d))?|u|ur|yours?|yourself)\b/i

/** “Can somebody look into it?”, but not “And now?” or “How old was it?” */
const asks = /^\W*(?!(?:what|how|which|when|where|who|why)\b)\w.*\?/is
export const isRequest = (sentence: string): boolean =>
  asks.test(sentence) && !addressed.test(sentence) && wordsOf(sentence).length >= minRequestWords
const minRequestWords = 4

/** A sentence and the whole text together: “What would you expect?” alone says too little. */
const minUnwelcomeSum = 0.8

/** Finds a complaint or a stop among kind words. Sentences without a vector are only read for requests. */
export function answerKindAmong(text: string, vector: Vector, sentences: readonly (readonly [string, Vector?])[]) {
  const isStop = ([said, one]: readonly [string, Vector?]) =>
    one && answerShares(one).stop >= minUnaddressed.stop && wordsOf(said).length >= minRequestWords
  if (sentences.some(isStop)) return 'stop'
  const requests = sentences.some(([said]) => isRequest(said))
  const whole = answerKindOf(text, vector, requests)
  if (whole === 'stop') return whole
  const isUnwelcome = ([said, one]: readonly [string, Vector?]) =>
    one &&
    (addressed.test(said) || wordsOf(said).length >= minRequestWords) &&
    isComplaint(answerKindOf(said, one, requests)) &&
    unwelcomeShare(one) + unwelcomeShare(vector) >= minUnwelcomeSum
  const kind = sentences.some(isUnwelcome) ? 'complaint' : whole
  // “I never kept track. What would you expect?”
  const isMostlyQuestion = answerShares(vector).question > unwelcomeShare(vector)
  return kind === 'complaint' && isMostlyQuestion && !requests ? 'question' : kind
}

const unwelcomeShare = (vector: Vector) => answerShares(vector).complaint + answerShares(vector).stop

export function answerKindOf(text: string, vector: Vector, requests = isRequest(text)): AnswerKind | null {
  const shares = answerShares(vector)
  const { complaint, stop } = shares
  if (complaint + stop >= minUnwelcome) {
    if (addressed.test(text)) return stop >= Math.min(complaint, minStop) ? 'stop' : 'complaint'
    if (stop >= minUnaddressed.stop) return 'stop'
    const least = requests ? minUnaddressed.request : minUnaddressed.complaint
    return complaint > stop && complaint + stop >= least ? 'complaint' : null
  }
  const kind = likeliest(shares)
  return shares[kind] >= minShare ? kind : null
}

export type Kind = keyof typeof weights.kind
export type PostTone = keyof typeof weights.tone

export function likeliest<Name extends string>(shares: Record<Name, number>): Name {
  return (Object.entries(shares) as [Name, number][]).reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

const background = numbersOf(weights.background)
const lens = weights.lens.map(numbersOf)

/** Removes the component that all texts share, and stretches along the directions in which topics differ. */
const focused = memoized((vector: Vector): { seen: Float32Array; stretch: number } => {
  const plain = background.map((value, at) => (vector[at] as number) / scale - value)
  const seen = Float32Array.from(plain)
  for (const direction of lens) {
    const along = product(direction, plain)
    for (let at = 0; at < dimensions; at++) seen[at] = (seen[at] as number) + along * (direction[at] as number)
  }
  const length = lengthOf(seen) || 1
  return { seen: seen.map((value) => value / length), stretch: length / (lengthOf(plain) || 1) - 1 }
})

export const topical = (vector: Vector): Float32Array => focused(vector).seen

export const subjectShare = (vector: Vector): number => Math.max(0, focused(vector).stretch)

/** How far the examples spread along each direction, whatever their subject. */
const spread = (() => {
  const examples = examplesOf(weights)
  const sums = new Float32Array(weights.view.directions.length)
  for (const [at, value] of examples.entries()) sums[at % sums.length] = (sums[at % sums.length] as number) + value ** 2
  return sums.map((sum) => (sum / (examples.length / sums.length)) ** 0.25)
})()

/** Unlike `topical`, weighs all directions alike, however few texts differ in them. */
export const evened = memoized((vector: Vector): Float32Array => {
  const seen = along(vector).map((value, at) => value / (spread[at] as number))
  const length = lengthOf(seen) || 1
  return seen.map((value) => value / length)
})

const lengthOf = (vector: Float32Array) => Math.sqrt(product(vector, vector))

export function product(a: Float32Array, b: Float32Array | Vector): number {
  let sum = 0
  for (let at = 0; at < a.length; at++) sum += (a[at] as number) * (b[at] as number)
  return sum
}

export function meanDirection(all: readonly Float32Array[]): Float32Array {
  const sum = new Float32Array(all[0]?.length ?? dimensions)
  for (const one of all) for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] as number) + (one[at] as number)
  const length = Math.sqrt(product(sum, sum)) || 1
  return sum.map((value) => value / length)
}
