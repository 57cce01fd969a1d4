import { type Discourse, situationOf } from '#app/adapters/model/embedded/language/discourse.ts'
import { Phrasebook, surface } from '#app/adapters/model/embedded/language/phrasebook.ts'
import { contentTokens, type Reading } from '#app/adapters/model/embedded/language/reading.ts'
import { nicheBooks } from '#app/adapters/model/embedded/lexicon/niche-book.ts'
import { nicheNames } from '#app/adapters/model/embedded/lexicon/niches.ts'
import { situationPhrases } from '#app/adapters/model/embedded/lexicon/situations.ts'
import { matches } from '#app/adapters/model/embedded/reply/match.ts'
import type { Post, Profile } from '#app/adapters/model/mind.ts'

/** From this on a post is worth an answer. */
export const threshold = 0.35

const topicBooks = new Map<string, Phrasebook<string>>()

/** The books of key topics are kept for the profiles seen last; a profile is read thousands of times between two changes. */
function topicBook(topics: string[]): Phrasebook<string> {
  const key = topics.join('\n')
  const known = topicBooks.get(key)
  if (known) return known
  if (topicBooks.size >= 500) topicBooks.delete(topicBooks.keys().next().value ?? '')
  const book = new Phrasebook(topics.filter((topic) => topic.trim() !== '').map((topic) => [topic, topic] as const))
  topicBooks.set(key, book)
  return book
}

export interface Relevance {
  score: number
  /** For the user: what matched. */
  reason: string
}

/** How well a post fits what the user writes about, and how much an answer would be worth (0 to 1). */
export function relevance(post: Post, reading: Reading, profile: Profile): Relevance {
  const topics = topicBook(profile.key_topics).find(reading)
  const hits = nicheBooks().find(reading)
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
  const best = [...topics].sort((a, b) => b.end - b.start - (a.end - a.start))[0]
  const bestOwn = [...own].sort((a, b) => b.value.weight - a.value.weight || b.end - b.start - (a.end - a.start))[0]
  const subject = best ? best.value : bestOwn ? surface(reading, bestOwn) : null
  const tail = best ? 'one of your topics' : `part of ${nicheNames[profile.niche]}, your niche`
  return {
    score: round(fit < 0.28 ? fit * 0.8 : Math.min(1, fit * 0.7 + worth * 0.3)),
    reason: subject
      ? `${capital(situationPhrases[discourse.situation])} ${subject}, ${tail}.`
      : 'Shares nothing with your niche or key topics.',
  }
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
