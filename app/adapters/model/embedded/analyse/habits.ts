import { detectLanguage } from '#app/adapters/model/embedded/language/detect.ts'
import { situationOf } from '#app/adapters/model/embedded/language/discourse.ts'
import { contentTokens, type Reading, wordTokens } from '#app/adapters/model/embedded/language/reading.ts'
import { greetings } from '#app/adapters/model/embedded/lexicon/tone.ts'
import type { Post, Profile } from '#app/adapters/model/mind.ts'
import { longestWord } from './topics.ts'

/** The figures of how somebody writes; shares are 0 to 1. */
export interface Habits {
  voice: Profile['voice']
  question: number
  exclamation: number
  emoji: number
  replies: number
  links: number
  hashtags: number
  medianLength: number
}

function share(count: number, of: number): number {
  return of === 0 ? 0 : count / of
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export function habitsOf(posts: Post[], readings: Reading[], topicStems: Set<string>): Habits {
  const total = posts.length
  const has = (test: (reading: Reading) => boolean) => share(readings.filter(test).length, total)
  const kind = (name: string) => has((reading) => reading.tokens.some((token) => token.kind === name))
  const exclamation = has((reading) => reading.text.includes('!'))
  const emoji = kind('emoji')
  const medianLength = median(posts.map((post) => Array.from(post.text).length))
  return {
    question: has((reading) => situationOf(reading).question),
    exclamation,
    emoji,
    replies: share(posts.filter((post) => post.is_reply).length, total),
    links: kind('url'),
    hashtags: kind('hashtag'),
    medianLength,
    voice: {
      languages: languagesOf(posts),
      median_length: medianLength,
      uses_emoji: emoji >= 0.2,
      uses_exclamation: exclamation >= 0.25,
      lower_case: has(startsLower) >= 0.6,
      greetings: greetingsOf(readings),
      favourite_words: favouriteWords(readings, topicStems),
    },
  }
}

function startsLower(reading: Reading): boolean {
  const words = wordTokens(reading)
  const first = words[0]
  return first !== undefined && /^\p{Ll}/u.test(first.text) && !words.some((word) => word.text === 'I')
}

function languagesOf(posts: Post[]): string[] {
  const found = new Map<string, number>()
  for (const post of posts) {
    const { language, sure } = detectLanguage(post.text)
    if (language !== null && sure) found.set(language, (found.get(language) ?? 0) + 1)
  }
  const total = [...found.values()].reduce((sum, count) => sum + count, 0)
  const often = [...found].filter(([, count]) => count >= 3 && count / total >= 0.15).sort((a, b) => b[1] - a[1])
  if (often.length > 0) return often.map(([language]) => language)
  const most = [...found].sort((a, b) => b[1] - a[1])[0]
  return [most?.[0] ?? 'en']
}

function greetingsOf(readings: Reading[]): string[] {
  const counts = new Map<string, number>()
  for (const reading of readings) {
    const start = reading.text.toLowerCase().replace(/^[^\p{L}]+/u, '')
    const found = [...greetings].sort((a, b) => b.length - a.length).find((one) => new RegExp(`^${one}\\b`).test(start))
    if (found) counts.set(found, (counts.get(found) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count >= 2)
    .sort((a, b) => b[1] - a[1])
    .slice(0, 4)
    .map(([greeting]) => greeting)
}

const flavour = new Set(['ADV', 'ADJ', 'INTJ', 'VERB'])
const common = new Set(
  'get got make made take use need want like know think see say try feel look find keep go come work start much many more most good great best better new really just back first last long little big right well even ever never always still only same next full able sure day be have do let put give show tell ask mean help please thank thanks run lift buy sell post write read pull'.split(
    ' ',
  ),
)

/** Words of flavour that come back across posts and are no topics. */
function favouriteWords(readings: Reading[], topicStems: Set<string>): string[] {
  const counts = new Map<string, number>()
  for (const reading of readings) {
    const here = new Set(
      contentTokens(reading)
        .filter(
          (token) =>
            flavour.has(token.pos) &&
            !topicStems.has(token.stem) &&
            !common.has(token.norm) &&
            token.norm.length > 3 &&
            token.norm.length <= longestWord,
        )
        .map((token) => token.norm),
    )
    for (const word of here) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count >= 3)
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .slice(0, 8)
    .map(([word]) => word)
}
