import { bookOf, type Phrasebook } from '#app/adapters/model/embedded/language/phrasebook.ts'
import { type Reading, wordTokens } from '#app/adapters/model/embedded/language/reading.ts'
import * as lexicon from '#app/adapters/model/embedded/lexicon/tone.ts'
import type { Habits } from './habits.ts'

const books = {
  warm: bookOf(lexicon.warmWords),
  playful: bookOf(lexicon.playfulWords),
  blunt: bookOf(lexicon.bluntWords),
  coaching: bookOf(lexicon.coachingWords),
  curious: bookOf(lexicon.curiousWords),
  reflective: bookOf(lexicon.reflectiveWords),
  self: bookOf(lexicon.selfWords),
}

/** Three words for how somebody sounds: temper, manner, leaning. */
export function toneOf(readings: Reading[], habits: Habits): string {
  const share = (book: Phrasebook<true>) =>
    readings.filter((reading) => book.has(reading)).length / Math.max(readings.length, 1)
  const sentiment = readings.reduce((sum, reading) => sum + reading.sentiment, 0) / Math.max(readings.length, 1)
  const words = readings.flatMap(wordTokens)
  const letters = words.reduce((sum, word) => sum + word.norm.length, 0) / Math.max(words.length, 1)
  const figures =
    readings.filter((reading) => reading.tokens.some((token) => token.kind === 'number')).length /
    Math.max(readings.length, 1)

  const temper = strongest({
    Warm: share(books.warm) * 2.2 + Math.max(0, sentiment) * 0.8,
    Upbeat: habits.exclamation * 1.1 + habits.emoji * 0.4 + Math.max(0, sentiment) * 0.4,
    Blunt: share(books.blunt) * 1.7 + Math.max(0, -sentiment) * 0.4,
    Dry: Math.max(0, -sentiment) * 0.8 + share(books.playful) * 0.6 + (habits.exclamation < 0.05 ? 0.08 : 0),
    Calm: 0.24 - habits.exclamation * 0.4,
  })
  const manner = strongest({
    'plain-spoken': letters < 4.5 ? 0.4 : 0.2,
    technical: letters > 4.9 ? 0.3 + figures * 0.5 : figures * 0.55,
    casual: (habits.voice.lower_case ? 0.5 : 0) + share(books.playful) * 0.9,
    polished: letters > 5 && !habits.voice.lower_case ? 0.42 : 0,
  })
  const leaning = strongest({
    curious: habits.question * 0.9 + share(books.curious) * 0.6,
    encouraging: share(books.coaching) * 1.5,
    opinionated: share(books.blunt) * 1.2,
    reflective: share(books.reflective) * 2,
    personal: share(books.self) * 0.4,
    playful: share(books.playful) * 1.6,
    practical: figures * 0.5,
  })
  return [temper, manner, leaning].join(', ')
}

function strongest(scores: Record<string, number>): string {
  return Object.entries(scores).sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''
}
