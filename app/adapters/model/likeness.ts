import { BoundedCache } from '#app/adapters/cache.ts'

/** From this similarity on, two texts count as the same. */
export const likenessLimit = 0.6

export function words(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/['’]/g, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}

/** Distinct hashes of words and word pairs, ascending: comparing two texts is a merge. */
interface Shingles {
  pairs: Int32Array
  words: Int32Array
  sketch: Int32Array
  sentences: Int32Array
}

/** Twice as many as one draft is compared with, so that two users' histories don't evict each other. */
const kept = new BoundedCache<string, Shingles>(2_000)

export function shingles(text: string): Shingles {
  return kept.of(text, buildShingles)
}

function buildShingles(text: string): Shingles {
  const list = words(text).map(hashOf)
  const pairs = distinct(list.slice(1).map((hash, at) => mixed(list[at] ?? 0, hash)))
  const single = distinct(list)
  const sketch = Int32Array.of(...sketchOf(pairs), ...sketchOf(single))
  return { pairs, words: single, sketch, sentences: sentencesOf(text) }
}

/** Shorter sentences are too common to count as repetitions. */
const minWords = 5

function sentencesOf(text: string): Int32Array {
  const all = text.split(/(?<=[.!?…])\s+/).map(words)
  return distinct(all.filter((one) => one.length >= minWords).map((one) => hashOf(one.join(' '))))
}

function distinct(hashes: number[]): Int32Array {
  return new Int32Array(new Set(hashes)).sort()
}

/** Each hash sets one bit, chosen by its lowest bits. */
const sketchBits = 128
const bitsAt = 2
const halfSketch = bitsAt + sketchBits / 32

function sketchOf(hashes: Int32Array): Int32Array {
  const sketch = new Int32Array(halfSketch)
  let hidden = 0
  for (const hash of hashes) {
    const at = bitsAt + ((hash >>> 5) % (sketchBits / 32))
    const before = sketch[at] ?? 0
    sketch[at] = before | (1 << (hash & 31))
    if (sketch[at] === before) hidden++
  }
  sketch[0] = hashes.length
  sketch[1] = hidden
  return sketch
}

/** Sketches are stored contiguously. */
export interface SentTexts {
  texts: readonly Shingles[]
  sketches: Int32Array
  /** Hash of a sentence: how many texts ago it was last sent, from 0. */
  said: ReadonlyMap<number, number>
  saidByOwn: ReadonlyMap<number, number>
  ownTexts: readonly string[]
}

/** Both newest first; `own` is a subset of `texts`. */
export function sentTextsOf(texts: readonly string[], own: readonly string[] = texts): SentTexts {
  const all = texts.map(shingles)
  const sketches = new Int32Array(all.length * 2 * halfSketch)
  for (const [at, { sketch }] of all.entries()) sketches.set(sketch, at * 2 * halfSketch)
  const said = lastSaid(all)
  return { texts: all, sketches, said, saidByOwn: own === texts ? said : lastSaid(own.map(shingles)), ownTexts: own }
}

function lastSaid(texts: readonly Shingles[]): ReadonlyMap<number, number> {
  const last = new Map<number, number>()
  for (const [ago, { sentences }] of texts.entries())
    for (const sentence of sentences) if (!last.has(sentence)) last.set(sentence, ago)
  return last
}

/** A sentence may not recur within this many texts. */
const minOwnDistance = 120
const minSharedDistance = 20

/** `held`: a sentence may not be sent again yet; `said`: one was sent longer ago. */
export function repeats(own: Shingles, { said, saidByOwn }: SentTexts): 'new' | 'said' | 'held' {
  let found: 'new' | 'said' = 'new'
  for (const sentence of own.sentences) {
    if (!said.has(sentence)) continue
    const isRecent = (said.get(sentence) ?? minSharedDistance) < minSharedDistance
    if (isRecent || (saidByOwn.get(sentence) ?? minOwnDistance) < minOwnDistance) return 'held'
    found = 'said'
  }
  return found
}

export const nobody = sentTextsOf([])

/** In characters. Shorter texts, such as thanks and greetings, are everybody's: they repeat only one's own. */
export const minSharedLength = 60

export const textsToCompare = (draft: string, recent: SentTexts): SentTexts =>
  draft.length < minSharedLength ? sentTextsOf(recent.ownTexts) : recent

function hashOf(word: string): number {
  let hash = 0x811c9dc5 | 0
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash
}

function mixed(first: number, second: number): number {
  const hash = Math.imul(first ^ (second >>> 15), 0x2c1b3c6d) ^ Math.imul(second, 0x297a2d39)
  return hash ^ (hash >>> 16)
}

/** 0 to 1. Words count less than pairs, because order matters; containment counts too. */
export function likeness(a: Shingles, b: Shingles): number {
  const [pairs, single] = [shared(a.pairs, b.pairs), shared(a.words, b.words)]
  return likenessOf(pairs, a.pairs.length, b.pairs.length, single, a.words.length, b.words.length)
}

function likenessOf(
  pairs: number,
  aPairs: number,
  bPairs: number,
  single: number,
  aWords: number,
  bWords: number,
): number {
  const smaller = Math.min(aPairs, bPairs)
  const contained = smaller >= 6 ? pairs / smaller : 0
  return Math.max(jaccard(aPairs, bPairs, pairs), jaccard(aWords, bWords, single) * 0.8, contained * 0.8)
}

/** Returns 0 below `least`; stops at the first that counts as the same. */
export function nearest(own: Shingles, { texts, sketches }: SentTexts, least = likenessLimit): number {
  let most = 0
  for (let at = 0; at < texts.length; at++) {
    if (similarityBound(own.sketch, sketches, at * 2 * halfSketch) < least) continue
    const like = likeness(own, texts[at] as Shingles)
    if (like >= least) most = Math.max(most, like)
    if (most >= likenessLimit) break
  }
  return most
}

function similarityBound(own: Int32Array, all: Int32Array, from: number): number {
  const words = from + halfSketch
  const pairs = sharedBound(own, 0, all, from)
  const single = sharedBound(own, halfSketch, all, words)
  return likenessOf(pairs, own[0] ?? 0, all[from] ?? 0, single, own[halfSketch] ?? 0, all[words] ?? 0)
}

/** Upper bound: one per common bit, plus those hidden by a collision in both. */
function sharedBound(a: Int32Array, atA: number, b: Int32Array, atB: number): number {
  let count = Math.min(a[atA + 1] ?? 0, b[atB + 1] ?? 0)
  for (let at = bitsAt; at < halfSketch; at++) count += ones((a[atA + at] ?? 0) & (b[atB + at] ?? 0))
  return Math.min(count, a[atA] ?? 0, b[atB] ?? 0)
}

function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function shared(a: Int32Array, b: Int32Array): number {
  let [count, i, j] = [0, 0, 0]
  while (i < a.length && j < b.length) {
    const one = a[i] as number
    const two = b[j] as number
    if (one === two) count++
    if (one <= two) i++
    if (two <= one) j++
  }
  return count
}

function jaccard(a: number, b: number, common: number): number {
  const union = a + b - common
  return union === 0 ? 1 : common / union
}
