import { memoized } from '#app/adapters/cache.ts'
import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import { unpacked, type Vector } from '#app/adapters/model/encoder/vector.ts'
import { likeliest, nicheShares, product, topical } from '#app/adapters/model/heads/heads.ts'
import { loadTagger, type Tagger } from '#app/adapters/model/parts-of-speech.ts'
import { beginning, containsPhrase, holdsPhrase, singulars } from '#app/adapters/model/words.ts'
import type { Post } from '#app/contract/posts.ts'
import { type Niche, nicheNames, type OwnPost, type Profile } from '#app/contract/profile.ts'
import { nounTerms } from './analyze/noun-terms.ts'
import { usualForm } from './analyze/terms.ts'

const longestQuote = 80
const maxNamed = 3
const maxNear = 2
/** From this closeness on, a post is about a topic that it doesn't name. */
const aboutTopic = 0.4
/** The share of a post's niche from which on it is of that niche. */
const ofNiche = 0.5

interface KnownTopic {
  name: string
  /** How many of the user's own posts contain it. */
  count: number
}

/**
 * What a post and the user's own have in common. Closeness alone proves nothing to a reader, so an own post is quoted
 * only for a phrase that both contain; otherwise the topic is named, with the posts that contain it.
 */
export async function commonGround(
  { text }: Post,
  { niche, key_topics, interests }: Profile,
  vector: Vector,
  reader: Reader,
  signal: AbortSignal,
): Promise<string> {
  const own = interests?.posts ?? []
  const shared = own.length > 0 ? sharedPhrase(text, own, await loadTagger()) : null
  if (shared) {
    const quote = quoted(sentenceWith(shared.phrase, shared.own.text))
    return `They mention ${inQuotes(shared.phrase)}. So did you${onDay(shared.own)}: ${inQuotes(quote)}`
  }
  const topics = key_topics
    .map((name): KnownTopic => ({ name, count: countWith([name], own) }))
    .filter(({ count }) => count > 0)
  const named = topics.filter(({ name }) => containsPhrase(text, name)).slice(0, maxNamed)
  // A single word says too little: it may have another meaning there.
  if (named.some(({ name }) => name.includes(' '))) {
    const names = named.map(({ name }) => name)
    const count = countWith(names, own)
    return `They mention ${list.format(names.map(inQuotes))}, which you write about (${posts(count)}).`
  }
  const they = whatTheySay(tellingSentence(text))
  const [first] = named
  if (first) return `${they} You write about ${inQuotes(first.name)} (${posts(first.count)}).`
  if (isOfNiche(vector, niche) && isUsual(niche, own))
    return `${they} It’s about ${nicheNames[niche] ?? niche}, like most of your posts.`
  const closest = await closestOf(topics, vector, reader, signal)
  if (closest) return `${they} You write about ${inQuotes(closest.name)} (${posts(closest.count)}).`
  if (key_topics.length === 0) return `${they} It’s close to what you post.`
  const near = nearestOf(topics, vector, own)
  if (near.length > 0) return `${they} It’s close to what you post about ${list.format(near)}.`
  return `${they} It fits your topics: ${list.format(key_topics.slice(0, maxNamed))}.`
}

const readAs = memoized((own: readonly OwnPost[]) => own.map(({ text }) => singulars(text)))

function countWith(names: string[], own: readonly OwnPost[]): number {
  const wanted = names.map(singulars)
  return readAs(own).filter((text) => wanted.some((name) => holdsPhrase(text, name))).length
}

function isOfNiche(vector: Vector, niche: Niche): boolean {
  const shares = nicheShares(vector)
  return niche !== 'general' && likeliest(shares) === niche && shares[niche] >= ofNiche
}

const nichesIn = memoized((own: readonly OwnPost[]) =>
  own.map(({ vector }) => likeliest(nicheShares(unpacked(vector)))),
)

/** The user may have chosen a niche that the posts don't have. */
const isUsual = (niche: Niche, own: readonly OwnPost[]): boolean =>
  nichesIn(own).filter((one) => one === niche).length * 2 > own.length

async function closestOf(
  topics: KnownTopic[],
  vector: Vector,
  reader: Reader,
  signal: AbortSignal,
): Promise<KnownTopic | null> {
  const often = topics.filter(({ count }) => count > 1)
  const names = often.map(({ name }) => name)
  const vectors = await reader.texts(names, signal)
  const seen = topical(vector)
  const near = vectors.map((one) => product(topical(one), seen))
  const most = Math.max(...near)
  return most >= aboutTopic ? (often[near.indexOf(most)] ?? null) : null
}

/** The topics of the own posts that are closest to it, the closest first. */
function nearestOf(topics: KnownTopic[], vector: Vector, own: readonly OwnPost[]): string[] {
  const seen = topical(vector)
  const near = own.map((post) => product(topical(unpacked(post.vector)), seen))
  const read = readAs(own)
  return topics
    .map(({ name }) => {
      const phrase = singulars(name)
      return { name, near: Math.max(...near.filter((_, at) => holdsPhrase(read[at] ?? '', phrase))) }
    })
    .sort((one, other) => other.near - one.near)
    .slice(0, maxNear)
    .map(({ name }) => name)
}

/** Two nouns in a row, in any form, that both the post and an own post contain. */
export function sharedPhrase<Own extends Pick<OwnPost, 'text'>>(
  text: string,
  own: readonly Own[],
  tag: Tagger,
): { phrase: string; own: Own } | null {
  for (const [key, phrase] of nounPairs(text, tag)) {
    const [word = ''] = phrase.toLowerCase().split(' ')
    const found = own.find((post) => post.text.toLowerCase().includes(word) && nounPairs(post.text, tag).has(key))
    if (found) return { phrase, own: found }
  }
  return null
}

/** By key, as they are written. */
function nounPairs(text: string, tag: Tagger): Map<string, string> {
  const terms = [...nounTerms([text], tag)].filter(([, { words, telling }]) => words.length === 2 && telling > 0)
  return new Map(terms.map(([key, term]) => [key, usualForm(term)]))
}

// en-GB has no comma before "and".
const list = new Intl.ListFormat('en-GB')
const inQuotes = (name: string) => `“${name}”`
const posts = (count: number) => `${count} ${count === 1 ? 'post' : 'posts'}`

const whatTheySay = (sentence: string) => `They ${sentence.includes('?') ? 'asked' : 'wrote'}: “${quoted(sentence)}”`

function tellingSentence(text: string): string {
  const sentences = text.match(/[^.!?\n]+[.!?]*/g) ?? [text]
  return sentences.find((sentence) => sentence.includes('?')) ?? sentences[0] ?? text
}

function sentenceWith(phrase: string, text: string): string {
  const sentences = text.match(/[^.!?\n]+[.!?]*/g) ?? [text]
  const sentence = sentences.find((one) => containsPhrase(one, phrase)) ?? text
  const at = sentence.toLowerCase().indexOf(phrase.toLowerCase().split(' ')[0] ?? '')
  // Otherwise the quote would end before the phrase.
  return at > longestQuote / 2 ? `… ${sentence.slice(sentence.lastIndexOf(' ', at - longestQuote / 4) + 1)}` : sentence
}

function onDay({ created_at }: OwnPost): string {
  if (created_at === '') return ''
  const day = new Date(created_at).toLocaleDateString('en-US', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return `, on ${day}`
}

function quoted(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= longestQuote ? line : `${beginning(line, longestQuote).replace(/\s+\S*$/, '')} …`
}
