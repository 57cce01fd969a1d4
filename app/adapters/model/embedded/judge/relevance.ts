import { Bounded } from '#app/adapters/model/bounded.ts'
import { isAbout } from '#app/adapters/model/embedded/knowledge/things.ts'
import { type Discourse, situationOf } from '#app/adapters/model/embedded/language/discourse.ts'
import { type Hit, Phrasebook, surface } from '#app/adapters/model/embedded/language/phrasebook.ts'
import { contentTokens, type Reading, read } from '#app/adapters/model/embedded/language/reading.ts'
import { type NicheWeight, nicheHits } from '#app/adapters/model/embedded/lexicon/niche-book.ts'
import { type NamedNiche, nicheNames } from '#app/adapters/model/embedded/lexicon/niches.ts'
import { situationPhrases } from '#app/adapters/model/embedded/lexicon/situations.ts'
import type { Post, Profile } from '#app/adapters/model/mind.ts'

/** From this on a post is worth an answer. */
export const threshold = 0.35

/** Words of one field that weigh this much together make a post one of that field. */
const clearly = 1
/** Words of its own field that weigh this much tell which sense of a topic is meant. */
const somewhat = 0.5

/** A profile is read thousands of times between two changes. */
const topicBooks = new Bounded<string, Phrasebook<string>>(500)

function topicBook(topics: string[]): Phrasebook<string> {
  const named = topics.filter((topic) => topic.trim() !== '')
  return topicBooks.of(named.join('\n'), () => new Phrasebook(named.map((topic) => [topic, topic] as const)))
}

export interface Relevance {
  score: number
  /** For the user: what matched. */
  reason: string
  /** Whether anything did that is more than an everyday word. */
  touches: boolean
}

/** How well a post fits what the user writes about, and how much an answer would be worth (0 to 1). */
export function relevance(post: Post, reading: Reading, profile: Profile): Relevance {
  const hits = nicheHits(reading)
  const named = topicBook(profile.key_topics).find(reading)
  const topics = profile.niche === 'general' ? meantOf(named, hits, reading) : named
  const length = Math.max(contentTokens(reading).length, 5)
  const own = hits.filter((hit) => hit.value.niche === profile.niche)
  const weight = own.reduce((sum, hit) => sum + hit.value.weight, 0)
  const others = new Map<string, number>()
  for (const hit of hits) others.set(hit.value.niche, (others.get(hit.value.niche) ?? 0) + hit.value.weight)
  const strongest = Math.max(0, ...[...others].filter(([niche]) => niche !== profile.niche).map(([, sum]) => sum))
  const density = weight / Math.sqrt(length)
  const dominance = weight === 0 ? 0 : weight / (weight + Math.max(0, strongest - weight * 0.5))
  const nicheFit = profile.niche === 'general' ? 0 : Math.min(1, density / 1.6) * dominance
  const distinct = new Set(topics.map((hit) => hit.value))
  const longTopics = [...distinct].filter((topic) => topic.includes(' ')).length
  const topicFit = Math.min(1, distinct.size * 0.4 + longTopics * 0.2)
  const discourse = situationOf(reading)
  const answerable = isAbout(profile.niche, reading) && (weight > 0 || topics.length > 0) ? 0.22 : 0
  const slight = topics.length === 0 && answerable === 0 && weight < 1.2 ? 0.5 : 1
  const fit = slight * Math.min(1, answerable + nicheFit * 0.75 + topicFit * (profile.niche === 'general' ? 0.9 : 0.5))
  const worth = worthOf(post, reading, discourse)
  return {
    score: round(fit < 0.28 ? fit * 0.8 : Math.min(1, fit * 0.7 + worth * 0.3)),
    reason: why(post, reading, discourse, topics, own, profile),
    touches: topics.length > 0 || weight >= somewhat,
  }
}

const things = new Set(['NOUN', 'PROPN'])
/** What makes "reading" before it something that is done: "reading the room", "running late". */
const complements = new Set(['DET', 'PRON', 'NUM', 'ADJ', 'ADV'])

/**
 * The topics that a post is about, for a user of no niche: nothing else tells there which sense of a word is meant. A topic of several
 * words is; one word where it names a thing by itself (not "reading the room", "travel agency") or stands beside others of its field;
 * and if it is the only one, the post must not be clearly of another field ("Kubernetes reading").
 */
function meantOf(named: Hit<string>[], hits: Hit<NicheWeight>[], reading: Reading): Hit<string>[] {
  const beside = (hit: Hit<string>) => {
    const weights = new Map<NamedNiche, number>()
    for (const { value, start, end } of hits) {
      if (start < hit.end && hit.start < end) continue
      weights.set(value.niche, (weights.get(value.niche) ?? 0) + value.weight)
    }
    return weights
  }
  const fieldsOf = (topic: string) => new Set(nicheHits(read(topic)).map(({ value }) => value.niche))
  const isAmongItsOwn = (hit: Hit<string>) => {
    const weights = beside(hit)
    return [...fieldsOf(hit.value)].some((niche) => (weights.get(niche) ?? 0) >= somewhat)
  }
  const meant = named.filter((hit) => hit.value.includes(' ') || isThing(hit, reading) || isAmongItsOwn(hit))
  const [only, ...others] = meant
  if (!only || only.value.includes(' ') || others.some(({ value }) => value !== only.value)) return meant
  const fields = fieldsOf(only.value)
  const strongest = [...beside(only)].sort((a, b) => b[1] - a[1])[0]
  return strongest && strongest[1] >= clearly && !fields.has(strongest[0]) ? [] : meant
}

/** A noun that no other noun follows, and no object. */
function isThing(hit: Hit<string>, reading: Reading): boolean {
  const at = reading.at[hit.end - 1] ?? -1
  const [token, next] = [reading.tokens[at], reading.tokens[at + 1]]
  if (token?.kind === 'hashtag') return true
  if (!things.has(token?.pos ?? '')) return false
  if (next?.kind !== 'word') return true
  return !things.has(next.pos) && !(token?.norm.endsWith('ing') && complements.has(next.pos))
}

/** What the post does with which of the user's matters; no more than the post shows. */
function why(
  post: Post,
  reading: Reading,
  discourse: Discourse,
  topics: Hit<string>[],
  own: Hit<NicheWeight>[],
  profile: Profile,
): string {
  const topic = [...topics].sort((a, b) => b.end - b.start - (a.end - a.start))[0]
  const word = [...own].sort((a, b) => b.value.weight - a.value.weight || b.end - b.start - (a.end - a.start))[0]
  const hit = topic ?? word
  if (!hit) return 'Shares nothing with your niche or key topics.'
  const subject = topic ? topic.value : surface(reading, hit)
  const relation = topic ? 'one of your topics' : `part of ${nicheNames[profile.niche]}, your niche`
  const sentence = reading.tokens[reading.at[hit.start] ?? 0]?.sentence ?? 0
  const shown = discourse.plain.get(discourse.situation)?.has(sentence) ?? false
  const phrase = situationPhrases[shown ? discourse.situation : 'share']
  const said = `${phrase} ${subject}, ${relation}.`
  if (!post.to_user) return capital(said)
  return `${post.to_user === 'answers' ? 'Answers you' : 'Names you'}, and ${said}`
}

function worthOf(post: Post, reading: Reading, discourse: Discourse): number {
  let worth = { ask: 0.7, recommend: 0.7, trouble: 0.55, win: 0.45, view: 0.45, share: 0.3 }[discourse.situation]
  if (reading.tokens.some((token) => token.kind === 'number')) worth += 0.1
  if (contentTokens(reading).length >= 8) worth += 0.1
  if (post.replies < 5) worth += 0.1
  return Math.min(1, worth)
}

function round(value: number): number {
  return Math.round(value * 100) / 100
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
