import { memoized } from '#app/adapters/cache.ts'
import { unpacked, type Vector } from '#app/adapters/model/encoder/vector.ts'
import { likeliest, nicheShares } from '#app/adapters/model/heads/heads.ts'
import { loadTagger, type Tagger } from '#app/adapters/model/parts-of-speech.ts'
import {
  beginning,
  containsPhrase,
  contentStems,
  holdsPhrase,
  singulars,
  spelledAs,
} from '#app/adapters/model/words.ts'
import type { Post } from '#app/contract/posts.ts'
import { type Niche, nicheNames, type OwnPost, type Profile } from '#app/contract/profile.ts'
import { nounTerms } from './analyze/noun-terms.ts'
import { subjectNamesOf } from './analyze/subjects.ts'
import { type Term, usualForm } from './analyze/terms.ts'

const longestQuote = 80
/** Shorter posts are read at a glance beside the reason. */
const leastToQuoteFrom = 200
/** The share of a post up to which quoting from it tells which part is meant. */
const mostQuoted = 0.6
const maxNamed = 3
/** The share of subjects without a word, from which on it says something. */
const rare = 0.75
/** The share of a post's niche from which on it is of that niche. */
const ofNiche = 0.5
/** In percent: below, an account may as well be of a niche that has no name here. */
const sureOfNiche = 80
/** In words that say something. */
const leastInQuote = 2

interface KnownTopic {
  name: string
  /** How many of the user's own posts contain it. */
  count: number
}

/** What a post and the user's own have in common, in words that they share: closeness alone proves nothing to a reader. */
export async function commonGround({ text }: Post, profile: Profile, vector: Vector): Promise<string> {
  const { niche, confidence_score, key_topics, interests } = profile
  const own = interests?.posts ?? []
  const tag = own.length > 0 ? await loadTagger() : null
  const shared = tag && sharedPhrase(text, own, tag)
  if (shared) {
    const quote = quoted(sentenceWith(shared.phrase, shared.own.text))
    return `They mention ${inQuotes(shared.phrase)}. So did you${onDay(shared.own)}: ${inQuotes(quote)}`
  }
  const topics = knownTopics(profile, own)
  const said = topics.flatMap(({ name, words, count }) => {
    const word = [name, ...words].find((one) => containsPhrase(text, one))
    return word === undefined ? [] : [{ name, word, count }]
  })
  const named = said.filter(({ name, word }) => name === word).slice(0, maxNamed)
  // A single word says too little: it may have another meaning there.
  if (named.some(({ name }) => name.includes(' '))) {
    const names = list.format(named.map(({ name }) => inQuotes(name)))
    return `They mention ${names}, which you write about (${posts(Math.max(...named.map(({ count }) => count)))}).`
  }
  const [known] = said
  if (known)
    return `${whatTheySay(sentenceWith(known.word, text), text)}You write about ${inQuotes(known.name)} (${posts(known.count)}).`
  const names = subjectNamesOf(text, vector)
  const meant = topics.find(({ name }) => names.includes(name))
  if (meant)
    return `${whatTheySay(tellingSentence(text), text)}You write about ${inQuotes(meant.name)} (${posts(meant.count)}).`
  const [shares] = tag ? sharedWords(text, own, tag) : []
  if (shares)
    return `${whatTheySay(sentenceWith(shares.name, text), text)}You also mention ${inQuotes(shares.name)} (${posts(shares.count)}).`
  const they = whatTheySay(tellingSentence(text), text)
  if (confidence_score >= sureOfNiche && isOfNiche(vector, niche) && isUsual(niche, own))
    return `${they}Most of your posts are about ${nicheNames[niche] ?? niche} too.`
  if (own.length > 0 || key_topics.length === 0) return `${they}It’s close to what you post.`
  return `${they}It fits your topics: ${list.format(key_topics.slice(0, maxNamed))}.`
}

/** Those of which the user has posts, by the analysis or by their name. */
function knownTopics({ key_topics, interests }: Profile, own: readonly OwnPost[]) {
  return key_topics.flatMap((name) => {
    const found = interests?.topics?.find((topic) => topic.name === name)
    const count = found ? found.posts.length : countWith([name], own)
    return count > 0 ? [{ name, words: found?.words ?? [], count }] : []
  })
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

/** Nouns of few subjects that several own posts contain as well, the rarest first: "crumb", not "water". */
function sharedWords(text: string, own: readonly OwnPost[], tag: Tagger): KnownTopic[] {
  const isRare = ([, { words, telling }]: [string, Term]) => words.length === 1 && telling >= rare
  const terms = [...nounTerms([text], tag)].filter(isRare).sort(([, one], [, other]) => other.telling - one.telling)
  return terms
    .map(([key, term]) => {
      const name = usualForm(term)
      const texts = own.filter(({ text }) => containsPhrase(text, name)).map(({ text }) => text)
      return { name: spelledAs(name, texts), count: texts.filter((one) => nounTerms([one], tag).has(key)).length }
    })
    .filter(({ count }) => count > 1)
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

/** Nothing if the quote would be most of the post, which stands beside the reason. */
const whatTheySay = (sentence: string, text: string) =>
  text.length < leastToQuoteFrom || sentence.length > text.length * mostQuoted
    ? ''
    : `They ${sentence.includes('?') ? 'asked' : 'wrote'}: “${quoted(sentence)}” `

const sentencesOf = (text: string) => text.split(/(?<=[.!?])\s+|\n/)

function tellingSentence(text: string): string {
  const telling = sentencesOf(text).filter((sentence) => contentStems(sentence).size >= leastInQuote)
  return telling.find((sentence) => sentence.includes('?')) ?? telling[0] ?? text
}

function sentenceWith(phrase: string, text: string): string {
  const sentence = sentencesOf(text).find((one) => containsPhrase(one, phrase)) ?? text
  const at = sentence.toLowerCase().indexOf(phrase.toLowerCase().split(' ')[0] ?? '')
  // Otherwise the quote would end before the phrase.
  return sentence.length > longestQuote && at > longestQuote / 2
    ? `… ${sentence.slice(sentence.lastIndexOf(' ', at - longestQuote / 4) + 1)}`
    : sentence
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
