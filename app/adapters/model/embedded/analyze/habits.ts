import { likeliest, type PostTone, toneShares } from '#app/adapters/model/heads/heads.ts'
import { detectLanguage } from '#app/adapters/model/rules/language.ts'
import { capitalized, countsOf, isStopWord, stem, wordsOf } from '#app/adapters/model/words.ts'
import type { Profile } from '#app/contract/profile.ts'
import type { AnalyzedPost } from './topics.ts'

/** Shares are 0 to 1. */
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

const share = (count: number, of: number): number => (of === 0 ? 0 : count / of)

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

export function habitsOf(read: AnalyzedPost[], topicStems: ReadonlySet<string>): Habits {
  const texts = read.map(({ post }) => post.text)
  const has = (pattern: RegExp) => share(texts.filter((text) => pattern.test(text)).length, texts.length)
  const exclamation = has(/!/)
  const emoji = has(/\p{Emoji_Presentation}|\p{Extended_Pictographic}/u)
  const medianLength = median(texts.map((text) => Array.from(text).length))
  return {
    question: has(/\?/),
    exclamation,
    emoji,
    replies: share(read.filter(({ post }) => post.is_reply).length, read.length),
    links: has(/https?:\/\//),
    hashtags: has(/#\p{L}/u),
    medianLength,
    voice: {
      languages: languagesOf(texts),
      median_length: medianLength,
      uses_emoji: emoji >= 0.2,
      uses_exclamation: exclamation >= 0.25,
      lower_case: share(texts.filter(startsLower).length, texts.length) >= 0.6,
      greetings: greetingsOf(texts),
      favourite_words: favouriteWords(texts, topicStems),
    },
  }
}

const startsLower = (text: string): boolean => /^\P{L}*\p{Ll}/u.test(text) && !/\bI\b/.test(text)

function languagesOf(texts: string[]): string[] {
  const found = countsOf(
    texts.map(detectLanguage).flatMap(({ language, sure }) => (language && sure ? [language] : [])),
  )
  const total = [...found.values()].reduce((sum, count) => sum + count, 0)
  const often = [...found].filter(([, count]) => count >= 3 && count / total >= 0.15).sort((a, b) => b[1] - a[1])
  if (often.length > 0) return often.map(([language]) => language)
  const most = [...found].sort((a, b) => b[1] - a[1])[0]
  return [most?.[0] ?? 'en']
}

const openings = [1, 2, 3]

/** Openings followed by a pause: "gm,", "Morning all!". */
function greetingsOf(texts: string[]): string[] {
  const starts = texts.map((text) => /^([\p{L}' ]{2,24})[,.!:;…]/u.exec(text.toLowerCase().trim())?.[1]?.trim() ?? '')
  return mostUsed(countsOf(starts.filter((start) => start && openings.includes(start.split(' ').length))), 2, 4)
}

function favouriteWords(texts: string[], topicStems: ReadonlySet<string>): string[] {
  const isOwn = (word: string) =>
    word.length > 3 && word.length <= longestWord && !isStopWord(word) && !topicStems.has(stem(word))
  return mostUsed(countsOf(texts.flatMap((text) => [...new Set(wordsOf(text))].filter(isOwn))), 3, 8)
}

const longestWord = 30

function mostUsed(counts: Map<string, number>, least: number, most: number): string[] {
  return [...counts]
    .filter(([, count]) => count >= least)
    .sort((a, b) => b[1] - a[1] || a[0].localeCompare(b[0]))
    .slice(0, most)
    .map(([word]) => word)
}

const maxTones = 3
const leastShare = 0.1
/** In posts. */
const leastOfTone = 3

/** null: no tone is that of several posts. */
export function toneOf(read: AnalyzedPost[]): string | null {
  const all = read.map(({ vector }) => toneShares(vector))
  const posts = countsOf(all.map(likeliest))
  const sums = new Map<PostTone, number>()
  for (const shares of all)
    for (const [tone, share] of Object.entries(shares) as [PostTone, number][])
      sums.set(tone, (sums.get(tone) ?? 0) + share / read.length)
  const tones = [...sums]
    .sort((a, b) => b[1] - a[1])
    .filter(([tone, share]) => share >= leastShare && (posts.get(tone) ?? 0) >= leastOfTone)
    .slice(0, maxTones)
    .map(([tone]) => tone)
  return tones.length === 0 ? null : capitalized(tones.join(', '))
}
