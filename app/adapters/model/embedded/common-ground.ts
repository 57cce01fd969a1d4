import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import { product, topical } from '#app/adapters/model/heads/heads.ts'
import { loadTagger, type TaggedWord, type Tagger } from '#app/adapters/model/parts-of-speech.ts'
import { beginning, containsPhrase as contains, singular } from '#app/adapters/model/words.ts'
import type { Post } from '#app/contract/posts.ts'
import type { OwnPost, Profile } from '#app/contract/profile.ts'
import { generalNouns, measures } from './analyze/general-nouns.ts'

const longestQuote = 80
const maxNamed = 3
/** From this closeness on, a post is about a topic that it doesn't name. */
const aboutTopic = 0.25

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
  { key_topics, interests }: Profile,
  vector: Vector,
  reader: Reader,
  signal: AbortSignal,
): Promise<string> {
  const own = interests?.posts ?? []
  const shared = own.length > 0 ? sharedPhrase(text, own, await loadTagger()) : null
  if (shared) return `They mention ${shared.phrase}. So did you${onDay(shared.own)}: “${quoted(shared.own.text)}”`
  const topics = key_topics
    .map((name): KnownTopic => ({ name, count: own.filter((post) => contains(post.text, name)).length }))
    .filter(({ count }) => count > 0)
  const named = topics.filter(({ name }) => contains(text, name)).slice(0, maxNamed)
  // A single word says too little: it may have another meaning there.
  if (named.some(({ name }) => name.includes(' '))) {
    const names = named.map(({ name }) => name)
    const count = own.filter((post) => names.some((name) => contains(post.text, name))).length
    return `They mention ${listed(names)}, which you write about (${posts(count)}).`
  }
  const they = whatTheySay(tellingSentence(text))
  const closest = named[0] ?? (await closestOf(topics, vector, reader, signal))
  if (closest) return `${they} You write about ${inQuotes(closest.name)} (${posts(closest.count)}).`
  if (key_topics.length === 0) return `${they} It’s close to what you post.`
  return `${they} It fits your topics: ${list.format(key_topics.slice(0, maxNamed))}.`
}

async function closestOf(
  topics: KnownTopic[],
  vector: Vector,
  reader: Reader,
  signal: AbortSignal,
): Promise<KnownTopic | null> {
  const seen = topical(vector)
  const vectors = await reader.texts(
    topics.map(({ name }) => name),
    signal,
  )
  const near = vectors.map((one) => product(topical(one), seen))
  const most = Math.max(...near)
  return most >= aboutTopic ? (topics[near.indexOf(most)] ?? null) : null
}

/** Two nouns in a row, in any form, that both the post and an own post contain. */
export function sharedPhrase<Own extends Pick<OwnPost, 'text'>>(
  text: string,
  own: readonly Own[],
  tag: Tagger,
): { phrase: string; own: Own } | null {
  for (const [one, other] of nounPairs(tag(text))) {
    const phrase = `${one.text} ${other.text}`
    const found = own.find((post) => contains(post.text, phrase) && hasPair(tag(post.text), one, other))
    if (found) return { phrase: inQuotes(phrase), own: found }
  }
  return null
}

function nounPairs(words: TaggedWord[]): [TaggedWord, TaggedWord][] {
  return words.flatMap((word, at): [TaggedWord, TaggedWord][] => {
    const next = words[at + 1]
    if (next?.sentence !== word.sentence || !isNoun(word) || !isNoun(next)) return []
    const lemmas = [word.lemma, next.lemma]
    const isTelling = !lemmas.every((one) => generalNouns.has(one)) && !lemmas.some((one) => measures.has(one))
    return isTelling ? [[word, next]] : []
  })
}

const hasPair = (words: TaggedWord[], one: TaggedWord, other: TaggedWord) =>
  nounPairs(words).some(
    ([a, b]) => singular(a.text) === singular(one.text) && singular(b.text) === singular(other.text),
  )

const isNoun = ({ part, text }: TaggedWord) =>
  (part === 'NOUN' || part === 'PROPN') && /^\p{L}[\p{L}\p{N}+-]+$/u.test(text)

// en-GB has no comma before "and".
const list = new Intl.ListFormat('en-GB')
const inQuotes = (name: string) => `“${name}”`
const listed = (topics: readonly string[]) => list.format(topics.map(inQuotes))
const posts = (count: number) => `${count} ${count === 1 ? 'post' : 'posts'}`

const whatTheySay = (sentence: string) => `They ${sentence.includes('?') ? 'asked' : 'wrote'}: “${quoted(sentence)}”`

function tellingSentence(text: string): string {
  const sentences = text.match(/[^.!?\n]+[.!?]*/g) ?? [text]
  return sentences.find((sentence) => sentence.includes('?')) ?? sentences[0] ?? text
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
