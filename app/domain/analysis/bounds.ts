import type { Interests, Profile } from '#app/contract/profile.ts'
import { bounded } from '#app/domain/text.ts'

/** In characters and entries: a row stays small, whatever a model returns. */
export const maxLengths = {
  line: 500,
  title: 120,
  prompt: 2_000,
  topic: 80,
  word: 60,
  /** A Bluesky post's URI has about seventy characters. */
  id: 100,
  date: 40,
  topics: 50,
  prompts: 20,
  posts: 50,
  cited: 40,
  words: 50,
  /** As many posts as an analysis reads. */
  ofTopic: 200,
  /** 512 bytes in base64. */
  vector: 684,
} as const

const some = (texts: readonly string[], count: number, length: number) =>
  texts.slice(0, count).map((text) => bounded(text, length))

/** Truncates texts and lists; makes figures finite and within range. */
export function boundedProfile(profile: Profile): Profile {
  const { niche, content_patterns, prompts, voice, note, interests } = profile
  return {
    niche,
    confidence_score: within(profile.confidence_score, 100),
    tone: bounded(profile.tone, maxLengths.line),
    engagement_style: bounded(profile.engagement_style, maxLengths.line),
    content_patterns: {
      posting_style: bounded(content_patterns.posting_style, maxLengths.line),
      content_type: some(content_patterns.content_type, maxLengths.words, maxLengths.topic),
      engagement_patterns: bounded(content_patterns.engagement_patterns, maxLengths.line),
    },
    key_topics: some(profile.key_topics, maxLengths.topics, maxLengths.topic),
    prompts: prompts.slice(0, maxLengths.prompts).map(({ title, text, post_ids }) => ({
      title: bounded(title, maxLengths.title),
      text: bounded(text, maxLengths.prompt),
      post_ids: some(post_ids, maxLengths.cited, maxLengths.id),
    })),
    voice: {
      ...voice,
      languages: some(voice.languages, maxLengths.words, maxLengths.word),
      greetings: some(voice.greetings, maxLengths.words, maxLengths.word),
      favourite_words: some(voice.favourite_words, maxLengths.words, maxLengths.word),
      median_length: within(voice.median_length, 25_000),
    },
    ...(interests ? { interests: boundedInterests(interests) } : {}),
    ...(note === undefined ? {} : { note: bounded(note, maxLengths.line) }),
  }
}

function boundedInterests({ posts, limits, words, topics }: Interests): Interests {
  return {
    posts: posts.slice(0, maxLengths.posts).map(({ id, text, created_at, vector }) => ({
      id: bounded(id, maxLengths.id),
      text: bounded(text, maxLengths.line),
      created_at: bounded(created_at, maxLengths.date),
      vector: vector.slice(0, maxLengths.vector),
    })),
    ...(limits ? { limits: Object.fromEntries(Object.entries(limits).slice(0, maxLengths.words)) } : {}),
    ...(words ? { words: some(words, maxLengths.words, maxLengths.word) } : {}),
    ...(topics
      ? {
          topics: topics.slice(0, maxLengths.topics).map((topic) => ({
            name: bounded(topic.name, maxLengths.topic),
            group: bounded(topic.group, maxLengths.topic),
            posts: some(topic.posts, maxLengths.ofTopic, maxLengths.id),
            words: some(topic.words, maxLengths.words, maxLengths.word),
          })),
        }
      : {}),
  }
}

function within(value: number, highest: number): number {
  return Number.isFinite(value) ? Math.min(highest, Math.max(0, Math.round(value))) : 0
}
