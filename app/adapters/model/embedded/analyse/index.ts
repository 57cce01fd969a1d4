import { type Reading, read, stemOf } from '#app/adapters/model/embedded/language/reading.ts'
import type { Person, Post, Profile } from '#app/adapters/model/mind.ts'
import { habitsOf } from './habits.ts'
import { nicheOf } from './niche.ts'
import { contentPatterns, engagementStyle } from './patterns.ts'
import { promptsOf } from './prompts.ts'
import { toneOf } from './tone.ts'
import { fallbackTopics, topicsOf } from './topics.ts'

/** After so many posts other work gets its turn, and an abort its chance. */
const pause = 20
const leastTopics = 3

/**
 * Reads an account from its own posts, newest first. Reposts and empty posts are left out.
 * @throws the signal's reason when aborted.
 */
export async function analyseAccount(account: Person, posts: Post[], signal: AbortSignal): Promise<Profile> {
  signal.throwIfAborted()
  const usable = posts.filter(
    (post) => post.author.id === account.id && post.text.trim() !== '' && !/^RT @/.test(post.text),
  )
  const readings: Reading[] = []
  for (const [index, post] of usable.entries()) {
    signal.throwIfAborted()
    readings.push(read(post.text))
    if (index % pause === pause - 1) await new Promise((resolve) => setImmediate(resolve))
  }
  signal.throwIfAborted()
  const { niche, confidence } = nicheOf(readings, read(account.bio))
  const found = topicsOf(readings, niche)
  const topics = found.length >= leastTopics ? found : fallbackTopics(readings, niche, found, leastTopics)
  await new Promise((resolve) => setImmediate(resolve))
  signal.throwIfAborted()
  const stems = new Set(topics.flatMap((topic) => topic.name.split(' ').map(stemOf)))
  const habits = habitsOf(usable, readings, stems)
  const tone = readings.length === 0 ? 'Not enough posts to tell' : toneOf(readings, habits)
  return {
    niche,
    confidence_score: confidence,
    tone,
    engagement_style: readings.length === 0 ? 'Not enough posts to tell.' : engagementStyle(habits),
    content_patterns: contentPatterns(usable, readings, habits),
    key_topics: topics.map((topic) => topic.name),
    prompts: promptsOf(usable, readings, topics, niche, tone, habits),
    voice: habits.voice,
  }
}
