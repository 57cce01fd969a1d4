import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import { evened, type Kind, meanDirection, product, subjectShare, topical } from '#app/adapters/model/heads/heads.ts'
import { loadTagger } from '#app/adapters/model/parts-of-speech.ts'
import { foreignLanguageOf } from '#app/adapters/model/rules/language.ts'
import { spelledAs } from '#app/adapters/model/words.ts'
import type { Post } from '#app/contract/posts.ts'
import { nounTerms } from './noun-terms.ts'
import { namedTerms, type Term, usualForm } from './terms.ts'

export interface EncodedText {
  post: { text: string }
  vector: Vector
}

export interface AnalyzedPost extends EncodedText {
  post: Post
  kind: Kind
}

export interface Topic {
  name: string
  /** Indices of the posts that contain it. */
  posts: number[]
}

/** Fewer say little about an account. */
export const minPosts = 12

interface Scored {
  term: Term
  name: string
  score: number
  fit: number
  /** How close it is to all posts together, seen with the known subjects and without. */
  about: number
}

/** Of the best term. */
const least = { fit: 0.4, score: 0.15, scoreOnce: 0.2 }
/** What posts only contain is less close to all of them than what they are about. */
const leastAbout = 0.7
/** Where less is that close, the best of the rest. */
const mostWithRest = 3
const leastOfRest = 0.055
/** A word that occurs once may be there by chance. */
const surelyAbout = 0.85
const mostWithOnce = 4
/** From this mean closeness on, a few posts are about one subject. */
const oneSubject = 0.15

/** The most telling first. `words` are further ones that are close to the account's subjects. */
export async function topicsOf(
  read: readonly EncodedText[],
  reader: Reader,
  signal: AbortSignal,
  maxTexts: number,
  most = 10,
): Promise<{ topics: Topic[]; words: string[] }> {
  if (read.length === 0) return { topics: [], words: [] }
  const texts = read.map(({ post }) => post.text)
  const isEnglish = texts.filter(isForeign).length * 2 < texts.length
  const terms = isEnglish ? nounTerms(texts, await loadTagger()) : namedTerms(texts)
  const directions = read.map(({ vector }) => topical(vector))
  const center = meanDirection(directions)
  const evenedCenter = meanDirection(read.map(({ vector }) => evened(vector)))
  const scored = await scoredBy([center, evenedCenter], terms, reader, signal, maxTexts)
  const best = { score: scored[0]?.score ?? 0, fit: Math.max(0, ...scored.slice(0, 5).map(({ fit }) => fit)) }
  const fitting = scored.filter(({ fit, score }) => fit > least.fit * best.fit && score > least.score * best.score)
  const telling = fitting.filter(({ about }) => about > leastAbout || !isEnglish)
  const often = telling.filter(({ term }) => term.posts.size > 1)
  const once = telling.filter(
    ({ name, term, about, score }) =>
      about > surelyAbout &&
      term.posts.size === 1 &&
      term.heads.size === 1 &&
      term.words.length < 3 &&
      !/\p{N}/u.test(name) &&
      score > least.scoreOnce * best.score,
  )
  const isFocused = read.length >= minPosts || focusOf(directions, center) >= oneSubject
  const chosen: Scored[] = []
  const others = isFocused && isEnglish ? fitting.filter(({ score }) => score > leastOfRest) : []
  const add = (candidates: Scored[], enough: number) => {
    for (const one of candidates) {
      if (chosen.length >= enough) return
      const topic = scored.find((other) => isCloser(other, one)) ?? one
      if (!chosen.some((before) => overlap(before, topic))) chosen.push(topic)
    }
  }
  add(often, most)
  add(isFocused ? once : [], mostWithOnce)
  add(others, mostWithRest)
  const rest = fitting.filter((one) => !chosen.some((topic) => topic.name === one.name))
  return {
    topics: chosen.map(({ name, term }) => {
      const posts = [...term.posts]
      return {
        name: spelledAs(
          name,
          posts.flatMap((at) => texts[at] ?? []),
        ),
        posts,
      }
    }),
    words: rest.map(({ name }) => name),
  }
}

/** The mean closeness of two of the posts. */
function focusOf(directions: readonly Float32Array[], center: Float32Array): number {
  const count = directions.length
  const mean = directions.reduce((sum, one) => sum + product(one, center), 0) / count
  return count < 2 ? 0 : (mean ** 2 * count - 1) / (count - 1)
}

const isForeign = (text: string): boolean => foreignLanguageOf({ text, lang: null }) !== null

const overlap = (one: Scored, other: Scored) => one.term.words.some((word) => other.term.words.includes(word))

/** A longer term in at least half of the posts says more than the word that it contains. */
function isCloser(longer: Scored, { term, score }: Scored): boolean {
  const { words, posts } = longer.term
  return (
    words.length > term.words.length &&
    posts.size > 1 &&
    posts.size * 2 >= term.posts.size &&
    longer.score > score * 0.6 &&
    term.words.every((word) => words.includes(word))
  )
}

async function scoredBy(
  [center, evenedCenter]: [Float32Array, Float32Array],
  terms: ReadonlyMap<string, Term>,
  reader: Reader,
  signal: AbortSignal,
  maxTexts: number,
): Promise<Scored[]> {
  const compared = [...terms]
    .filter(([, { telling, words, posts }]) => telling > 0 && (words.length < 3 || posts.size > 1))
    .sort((a, b) => weight(b[1]) - weight(a[1]) || a[0].localeCompare(b[0]))
    .slice(0, maxTexts)
    .map(([, term]) => term)
  const names = compared.map(usualForm)
  const vectors = await reader.texts(names, signal)
  return compared
    .map((term, at) => {
      const vector = vectors[at] as Vector
      const fit = Math.max(0, product(topical(vector), center))
      const score = weight(term) * subjectShare(vector) * fit ** 1.5 * term.telling
      const about = fit + product(evened(vector), evenedCenter)
      return { term, name: names[at] as string, fit, about, score }
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.name.localeCompare(b.name))
}

/** Within a longer term it counts for less. */
function weight({ posts, heads, words }: Term): number {
  const count = heads.size + 0.75 * (posts.size - heads.size)
  return Math.log2(1 + count) * (words.length > 1 ? 1.3 : 1)
}
