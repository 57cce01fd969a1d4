import { Bounded, once } from './bounded.ts'

/** How alike two short texts are, so that nobody is sent what somebody else was sent. */

/** From this on two texts count as the same one. */
export const likenessLimit = 0.6

/** Lower-case words without punctuation, emoji and accents. */
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

/** A text's words and pairs of words as distinct 32-bit hashes, ascending: comparing two texts is walking through short lists. */
export interface Shingles {
  pairs: Uint32Array
  words: Uint32Array
  /** Most texts are told apart by these alone. */
  sketches: { pairs: Sketch; words: Sketch }
}

/** One bit for each hash; different ones may share theirs. */
interface Sketch {
  bits: Int32Array
  /** Hashes whose bit another one had set before. */
  hidden: number
}

const sketchBits = 128

/** Twice as many as one draft is compared with, so that two users' histories do not push each other out. */
const kept = new Bounded<string, Shingles>(2_000)

export function shingles(text: string): Shingles {
  return kept.of(text, takenApart)
}

/** The same of a list that is asked about again and again. */
export const shinglesOf = once((texts: readonly string[]) => texts.map(shingles))

function takenApart(text: string): Shingles {
  const list = words(text).map(hashOf)
  const [pairs, single] = [distinct(list.slice(1).map((hash, at) => mixed(list[at] ?? 0, hash))), distinct(list)]
  return { pairs, words: single, sketches: { pairs: sketchOf(pairs), words: sketchOf(single) } }
}

function sketchOf(hashes: Uint32Array): Sketch {
  const bits = new Int32Array(sketchBits / 32)
  for (const hash of hashes) {
    const at = (hash % sketchBits) >>> 5
    bits[at] = (bits[at] ?? 0) | (1 << (hash & 31))
  }
  return { bits, hidden: hashes.length - common(bits, bits) }
}

function distinct(hashes: number[]): Uint32Array {
  return new Uint32Array([...new Set(hashes)]).sort()
}

/** FNV-1a. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < word.length; at++) hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193)
  return hash >>> 0
}

function mixed(first: number, second: number): number {
  const hash = Math.imul(first ^ (second >>> 15), 0x2c1b3c6d) ^ Math.imul(second, 0x297a2d39)
  return (hash ^ (hash >>> 16)) >>> 0
}

/**
 * 0 to 1: the greatest of the Jaccard index over word pairs, that over words (dampened, because word order counts), and the share of
 * the shorter text that stands in the longer one.
 */
export function likeness(a: Shingles, b: Shingles): number {
  return likenessOf(a, b, shared(a.pairs, b.pairs), shared(a.words, b.words))
}

function likenessOf(a: Shingles, b: Shingles, pairs: number, single: number): number {
  const smaller = Math.min(a.pairs.length, b.pairs.length)
  const contained = smaller >= 6 ? pairs / smaller : 0
  return Math.max(jaccard(a.pairs, b.pairs, pairs), jaccard(a.words, b.words, single) * 0.8, contained * 0.8)
}

/**
 * The greatest likeness to any of the others where it reaches `least`, else 0; stops looking at the first that counts as
 * the same.
 */
export function nearest(own: Shingles, others: readonly Shingles[], least = likenessLimit): number {
  let most = 0
  for (const other of others) {
    if (mostLikely(own, other) < least) continue
    const like = likeness(own, other)
    if (like >= least) most = Math.max(most, like)
    if (most >= likenessLimit) break
  }
  return most
}

/** What the likeness of the two cannot exceed, by their sketches alone. */
function mostLikely(a: Shingles, b: Shingles): number {
  const pairs = Math.min(mostShared(a.sketches.pairs, b.sketches.pairs), a.pairs.length, b.pairs.length)
  const single = Math.min(mostShared(a.sketches.words, b.sketches.words), a.words.length, b.words.length)
  return likenessOf(a, b, pairs, single)
}

function mostShared(a: Sketch, b: Sketch): number {
  return common(a.bits, b.bits) + Math.min(a.hidden, b.hidden)
}

/** How many bits both have set. */
function common(a: Int32Array, b: Int32Array): number {
  let count = 0
  for (let at = 0; at < a.length; at++) count += ones((a[at] ?? 0) & (b[at] ?? 0))
  return count
}

/** How many bits are set. */
function ones(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function shared(a: Uint32Array, b: Uint32Array): number {
  let [count, i, j] = [0, 0, 0]
  while (i < a.length && j < b.length) {
    const [one, two] = [a[i] as number, b[j] as number]
    if (one === two) count++
    if (one <= two) i++
    if (two <= one) j++
  }
  return count
}

function jaccard(a: Uint32Array, b: Uint32Array, common: number): number {
  const union = a.length + b.length - common
  return union === 0 ? 1 : common / union
}
