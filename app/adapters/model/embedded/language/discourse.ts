import * as situations from '#app/adapters/model/embedded/lexicon/situations.ts'
import { bookOf } from './phrasebook.ts'
import type { Reading } from './reading.ts'

/** What a post is for. */
export type Situation = keyof typeof situations.situationPhrases

export interface Discourse {
  situation: Situation
  /** All that apply, strongest first. */
  all: Situation[]
  /** Sentences (see `Token.sentence`) which ask. */
  asking: Set<number>
  question: boolean
}

const advice = bookOf(situations.asksAdvice)
const recommendation = bookOf(situations.asksRecommendation)
const win = bookOf(situations.reportsWin)
const trouble = bookOf(situations.tellsTrouble)
const view = bookOf(situations.takesView)

/** "0 to 5 in four months", "22 -> 6". */
const rise = /\d[\w.,%]* ?(?:to|->|→|=>) ?[$€£]?\d[\w.,%]*(?: \w+)? (?:in|over|within|by|since)\b/i

export function situationOf(reading: Reading): Discourse {
  const sentenceAt = (position: number) => reading.tokens[reading.at[position] ?? 0]?.sentence ?? 0
  const marks = new Set(
    reading.tokens.filter((token) => token.kind === 'end' && token.text.includes('?')).map((token) => token.sentence),
  )
  const adviceHits = advice.find(reading)
  const recHits = recommendation.find(reading)
  const asking = new Set(marks)
  for (const hit of adviceHits) asking.add(sentenceAt(hit.start))
  const question = marks.size > 0 || adviceHits.length > 0
  const scores: Record<Situation, number> = {
    recommend: recHits.length > 0 && question ? 3 : recHits.length > 1 ? 2 : 0,
    ask: (marks.size > 0 ? 2 : 0) + Math.min(adviceHits.length, 2) * 0.9,
    trouble: Math.min(trouble.find(reading).length, 3) * 0.9 + (reading.sentiment < -0.2 ? 0.3 : 0),
    win:
      (rise.test(reading.text) ? 1.8 : 0) +
      Math.min(win.find(reading).length, 3) * 0.9 +
      (reading.sentiment > 0.2 ? 0.3 : 0),
    view: Math.min(view.find(reading).length, 3) * 0.8,
    share: 0.5,
  }
  const all = (Object.keys(scores) as Situation[])
    .filter((situation) => scores[situation] >= 0.5)
    .sort((a, b) => scores[b] - scores[a])
  return { situation: all[0] ?? 'share', all, asking, question }
}
