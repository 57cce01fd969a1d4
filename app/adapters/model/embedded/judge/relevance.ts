import { Bounded } from '#app/adapters/model/bounded.ts'
import { type Discourse, situationOf } from '#app/adapters/model/embedded/language/discourse.ts'
import { type Hit, Phrasebook, surface } from '#app/adapters/model/embedded/language/phrasebook.ts'
import { contentTokens, type Reading } from '#app/adapters/model/embedded/language/reading.ts'
import { type NicheWeight, nicheHits } from '#app/adapters/model/embedded/lexicon/niche-book.ts'
import { nicheNames } from '#app/adapters/model/embedded/lexicon/niches.ts'
import { situationPhrases } from '#app/adapters/model/embedded/lexicon/situations.ts'
import { matches } from '#app/adapters/model/embedded/reply/match.ts'
import type { Post, Profile } from '#app/adapters/model/mind.ts'

/** From this on a post is worth an answer. */
export const threshold = 0.35

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
}

/** How well a post fits what the user writes about, and how much an answer would be worth (0 to 1). */
export function relevance(post: Post, reading: Reading, profile: Profile): Relevance {
  const topics = topicBook(profile.key_topics).find(reading)
  const hits = nicheHits(reading)
  const length = Math.max(contentTokens(reading).length, 5)
  const own = hits.filter((hit) => hit.value.niche === profile.niche)
  const weight = own.reduce((sum, hit) => sum + hit.value.weight, 0)
  const others = new Map<string, number>()
  for (const hit of hits) others.set(hit.value.niche, (others.get(hit.value.niche) ?? 0) + hit.value.weight)
  const strongest = Math.max(0, ...[...others].filter(([niche]) => niche !== profile.niche).map(([, sum]) => sum))
  const density = weight / Math.sqrt(length)
  const dominance = weight === 0 ? 0 : weight / (weight + Math.max(0, strongest - weight * 0.5))
  const nicheFit = profile.niche === 'general' ? 0 : Math.min(1, density / 1.6) * dominance
  const named = new Set(topics.map((hit) => hit.value))
  const longTopics = [...named].filter((topic) => topic.includes(' ')).length
  const topicFit = Math.min(1, named.size * 0.4 + longTopics * 0.2)
  const discourse = situationOf(reading)
  const answerable = matches(reading, discourse, profile).length > 0 && (weight > 0 || topics.length > 0) ? 0.22 : 0
  const slight = topics.length === 0 && answerable === 0 && weight < 1.2 ? 0.5 : 1
  const fit = slight * Math.min(1, answerable + nicheFit * 0.75 + topicFit * (profile.niche === 'general' ? 0.9 : 0.5))
  const worth = worthOf(post, reading, discourse)
  return {
    score: round(fit < 0.28 ? fit * 0.8 : Math.min(1, fit * 0.7 + worth * 0.3)),
    reason: why(post, reading, discourse, topics, own, profile),
  }
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
