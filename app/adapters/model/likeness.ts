import { Bounded } from './bounded.ts'

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

/** Distinct 32-bit hashes, ascending: comparing a draft with a thousand texts is walking through short sorted lists. */
export interface Shingles {
  pairs: Uint32Array
  words: Uint32Array
}

/** Twice as many as one draft is compared with, so that two users' histories do not push each other out. */
const kept = new Bounded<string, Shingles>(2_000)

export function shingles(text: string): Shingles {
  return kept.of(text, takenApart)
}

function takenApart(text: string): Shingles {
  const list = words(text).map(hashOf)
  const pairs = list.slice(1).map((hash, at) => mixed(list[at] ?? 0, hash))
  return { pairs: distinct(pairs), words: distinct(list) }
}

function distinct(hashes: number[]): Uint32Array {
  return Uint32Array.from(new Set(hashes)).sort()
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
  const pairs = shared(a.pairs, b.pairs)
  const single = shared(a.words, b.words)
  const smaller = Math.min(a.pairs.length, b.pairs.length)
  const contained = smaller >= 6 ? pairs / smaller : 0
  return Math.max(jaccard(a.pairs, b.pairs, pairs), jaccard(a.words, b.words, single) * 0.8, contained * 0.8)
}

/** The greatest likeness to any of the others; stops looking at the first that counts as the same. */
export function nearest(own: Shingles, others: readonly Shingles[]): number {
  let most = 0
  for (const other of others) {
    most = Math.max(most, likeness(own, other))
    if (most >= likenessLimit) break
  }
  return most
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
