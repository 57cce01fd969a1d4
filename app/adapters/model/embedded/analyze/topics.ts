import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import type { Kind } from '#app/adapters/model/heads/heads.ts'
import { loadTagger } from '#app/adapters/model/parts-of-speech.ts'
import { foreignLanguageOf } from '#app/adapters/model/rules/language.ts'
import { containsPhrase, countsOf, singulars, spelledAs } from '#app/adapters/model/words.ts'
import type { Post } from '#app/contract/posts.ts'
import { subjectsOfPosts } from './account-subjects.ts'
import { nounTerms } from './noun-terms.ts'
import { type Reading, subjectReading, subjects } from './subjects.ts'
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
  group: string
  /** Indices of the posts that are about it, most telling first. */
  posts: number[]
  /** What the account calls it, most frequent first. */
  words: string[]
}

/** Fewer say little about an account. */
export const minPosts = 12

const most = 10
const maxWords = 5
/** In posts; of what the account is mainly about, fewer are enough. */
const least = { posts: 2, share: 0.06, other: { posts: 3, share: 0.08, said: 2, enough: 4 } }
const main = 0.25
/** Of a group's posts, without those of its shown subjects, from which on the group is a topic too. */
const leastOfGroup = 0.25
/** Of a group's posts, those of its first subject, up to which the group is a topic too. */
const mostOfFirst = 0.75
/** Of the posts with a word, for it to tell of a topic. */
const leastInside = 0.7
const maxTerms = 40
const ownName = { posts: 4, share: 0.1 }

interface Found {
  name: string
  group: string
  posts: number[]
}

export async function topicsOf(read: readonly EncodedText[], reader: Reader, signal: AbortSignal): Promise<Topic[]> {
  const texts = read.map(({ post }) => post.text)
  if (!isEnglish(texts)) return namedTopics(texts)
  const readings = read.map(({ post, vector }) => subjectReading(post.text, vector))
  const found = subjectTopics(readings)
  const terms = [...nounTerms(texts, await loadTagger()).values()].filter(({ telling }) => telling > 0)
  const telling = found.length === 0 ? [] : await groupedTerms(terms, reader, signal)
  const topics = found.map(({ name, group, posts }) => ({
    name,
    group,
    posts,
    words: wordsOf({ group, posts }, telling, readings, texts),
  }))
  return [...topics, ...nameTopics(terms, topics, texts)].slice(0, most)
}

/** Nouns of several posts, the most frequent first: words to search for, whether or not they are topics. */
export async function repeatedNouns(texts: readonly string[]): Promise<string[]> {
  const terms = isEnglish(texts) ? nounTerms(texts, await loadTagger()) : namedTerms(texts)
  return [...terms.values()]
    .filter(({ telling, posts }) => telling > 0 && posts.size > 1)
    .sort((one, other) => other.posts.size - one.posts.size)
    .map(usualForm)
}

const isEnglish = (texts: readonly string[]): boolean => texts.filter(isForeign).length * 2 < texts.length

const isForeign = (text: string): boolean => foreignLanguageOf({ text, lang: null }) !== null

function enough(count: number, isMain: boolean): number {
  const { posts, share } = isMain || count < minPosts ? least : least.other
  return Math.max(posts, Math.ceil(count * share))
}

/** The most posts first; a group whose subjects are thin is one topic. */
function subjectTopics(readings: readonly Reading[]): Found[] {
  const { shares, assigned } = subjectsOfPosts(readings)
  const postsOf = (isMeant: (at: number) => boolean) =>
    assigned.flatMap((subject, post) => (subject !== null && isMeant(subject) ? [post] : []))
  const topics: Found[] = []
  for (const group of new Set(subjects.map(({ group }) => group))) {
    const inGroup = postsOf((at) => subjects[at]?.group === group)
    const isMain = inGroup.length >= main * readings.length
    const needed = enough(readings.length, isMain)
    if (inGroup.length < needed || !isSaid(inGroup, group, isMain, readings)) continue
    const single = subjects
      .map(({ name }, at) => ({ at, name, posts: postsOf((one) => one === at) }))
      .filter(({ at, posts }) => subjects[at]?.group === group && posts.length >= needed)
      .sort((a, b) => b.posts.length - a.posts.length)
    const rest = inGroup.filter((post) => !single.some(({ posts }) => posts.includes(post)))
    const first = single[0]?.posts.length ?? 0
    const isGroup =
      rest.length >= Math.max(needed, leastOfGroup * inGroup.length) ||
      (single.length !== 1 && first <= mostOfFirst * inGroup.length)
    const named = single.filter(({ name }) => name !== group)
    if (isGroup || named.length < single.length) topics.push({ name: group, group, posts: inGroup })
    topics.push(...named.map(({ name, posts }) => ({ name, group, posts })))
  }
  const strength = (posts: number[]) => posts.reduce((sum, post) => sum + Math.max(...(shares[post] ?? [0])), 0)
  return topics.sort((a, b) => b.posts.length - a.posts.length || strength(b.posts) - strength(a.posts))
}

/** Meaning alone may be mistaken in a few posts, hardly in many. */
function isSaid(posts: readonly number[], group: string, isMain: boolean, readings: readonly Reading[]): boolean {
  const said = posts.filter((post) =>
    [...(readings[post]?.words.keys() ?? [])].some((at) => subjects[at]?.group === group),
  )
  return isMain || posts.length >= least.other.enough || said.length >= Math.min(least.other.said, posts.length)
}

/** The nouns of several posts that alone say which group they belong to. */
async function groupedTerms(terms: readonly Term[], reader: Reader, signal: AbortSignal) {
  const often = terms
    .filter(({ posts }) => posts.size > 1)
    .sort((a, b) => b.posts.size - a.posts.size)
    .slice(0, maxTerms)
  const names = often.map(usualForm)
  const vectors = await reader.texts(names, signal)
  return often.map((term, at) => {
    const { odds } = subjectReading(names[at] as string, vectors[at] as Vector)
    return { ...term, name: names[at] as string, group: subjects[odds.indexOf(Math.max(...odds))]?.group }
  })
}

/** What the account calls it: words that hardly mean anything else, and nouns of the same group. */
function wordsOf(
  { group, posts }: Pick<Found, 'group' | 'posts'>,
  terms: Awaited<ReturnType<typeof groupedTerms>>,
  readings: readonly Reading[],
  texts: readonly string[],
): string[] {
  const counts = new Map<string, number>()
  for (const post of posts)
    for (const [at, words] of readings[post]?.words ?? [])
      if (subjects[at]?.group === group) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  for (const term of terms) {
    const here = posts.filter((post) => term.posts.has(post)).length
    if (term.group === group && here >= least.posts && here >= leastInside * term.posts.size)
      counts.set(term.name, here)
  }
  const chosen: string[] = []
  for (const [word] of [...counts].sort((a, b) => b[1] - a[1] || b[0].length - a[0].length)) {
    if (chosen.length === maxWords) break
    if (!chosen.some((other) => containsPhrase(other, word) || containsPhrase(word, other))) chosen.push(word)
  }
  const own = posts.flatMap((at) => texts[at] ?? [])
  return chosen.map((word) => spelledAs(formIn(own, word), own))
}

/** The form of a word that these texts have most. */
function formIn(texts: readonly string[], word: string): string {
  const wanted = singulars(word)
  const size = wanted.split(' ').length
  const forms = texts.flatMap((text) => {
    const written = text.match(/[\p{L}\p{M}\p{N}'’+-]+/gu) ?? []
    const runs = written.map((_, at) => written.slice(at, at + size).join(' '))
    return runs.filter((run) => singulars(run) === wanted).map((run) => run.toLowerCase())
  })
  const [usual] = [...countsOf(forms)].sort((a, b) => b[1] - a[1])
  return usual?.[0] ?? word
}

/** Names in many posts that no topic holds already: of places, people and things. */
function nameTopics(terms: readonly Term[], topics: readonly Topic[], texts: readonly string[]): Topic[] {
  const known = topics.flatMap(({ name, words }) => [name, ...words])
  const names = terms
    .filter(({ posts, heads }) => heads.size >= Math.max(ownName.posts, ownName.share * texts.length, 0.7 * posts.size))
    .map((term) => ({ name: usualForm(term), group: usualForm(term), posts: [...term.posts], words: [] }))
    .filter(({ name }) => name.split(' ').every((word) => /^\p{Lu}\p{L}*\p{Ll}/u.test(word)))
    .sort((a, b) => b.posts.length - a.posts.length || b.name.length - a.name.length)
  const isPart = (one: string, other: string) => containsPhrase(one, other) || containsPhrase(other, one)
  return names.filter(
    ({ name, posts }, at) =>
      (posts.length >= main * texts.length || !topics.some((topic) => isInside(posts, topic.posts))) &&
      !known.some((word) => isPart(word, name)) &&
      !names.slice(0, at).some((other) => isPart(other.name, name)),
  )
}

const isInside = (posts: readonly number[], topic: readonly number[]) =>
  posts.filter((post) => topic.includes(post)).length >= leastInside * posts.length

/** Of an account in another language, only names and hashtags are understood. */
function namedTopics(texts: readonly string[]): Topic[] {
  return [...namedTerms(texts).values()]
    .filter(({ posts }) => posts.size >= least.posts)
    .sort((a, b) => b.posts.size - a.posts.size)
    .slice(0, most)
    .map((term) => ({ name: usualForm(term), group: usualForm(term), posts: [...term.posts], words: [] }))
}
