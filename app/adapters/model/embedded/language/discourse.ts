import { once } from '#app/adapters/model/bounded.ts'
import * as situations from '#app/adapters/model/embedded/lexicon/situations.ts'
import { type Hit, shelf } from './phrasebook.ts'
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
  /** The situations that may be told to the user as a fact, with the sentences that show them. */
  plain: Map<Situation, Set<number>>
}

const bookOf = shelf()
const advice = bookOf(situations.asksAdvice)
const recommendation = bookOf(situations.asksRecommendation)
const win = bookOf(situations.reportsWin)
const winHints = bookOf(situations.hintsAtWin)
const trouble = bookOf(situations.tellsTrouble)
const troubleHints = bookOf(situations.hintsAtTrouble)
const settled = bookOf(situations.troubleSettled)
const view = bookOf(situations.takesView)
const viewHints = bookOf(situations.hintsAtView)

/** "0 to 5 in four months", "22 -> 6". */
const rise = /\d[\w.,%]* ?(?:to|->|→|=>) ?[$€£]?\d[\w.,%]*(?: \w+)? (?:in|over|within|by|since)\b/i
const denials = new Set('not no never without nobody none nothing hardly'.split(' '))
const selves = new Set('i me my mine myself we us our ours'.split(' '))
const readers = new Set('you your yours u'.split(' '))
const others = new Set(
  'you your he him his she her they them their people everyone everybody somebody someone'.split(' '),
)

export const situationOf = once((reading: Reading): Discourse => {
  const sentenceAt = (hit: Hit<unknown>) => reading.tokens[reading.at[hit.start] ?? 0]?.sentence ?? 0
  const marks = new Set(
    reading.tokens.filter((token) => token.kind === 'end' && token.text.includes('?')).map((token) => token.sentence),
  )
  const adviceHits = advice.find(reading)
  const recHits = recommendation.find(reading)
  const asking = new Set(marks)
  for (const hit of adviceHits) asking.add(sentenceAt(hit))
  const question = marks.size > 0 || adviceHits.length > 0
  const over = settled.has(reading)
  const troubles = over ? [] : trouble.find(reading).filter((hit) => !denied(reading, hit))
  const slightTroubles = over ? [] : troubleHints.find(reading).filter((hit) => !denied(reading, hit))
  const wins = win.find(reading).filter((hit) => !denied(reading, hit))
  const rising = rise.test(reading.text)
  const views = view.find(reading)
  const scores: Record<Situation, number> = {
    recommend: recHits.length > 0 && question ? 3 : recHits.length > 1 ? 2 : 0,
    ask: (marks.size > 0 ? 2 : 0) + Math.min(adviceHits.length, 2) * 0.9,
    trouble:
      Math.min(troubles.length, 3) * 0.9 +
      Math.min(slightTroubles.length, 2) * 0.45 +
      (!over && reading.sentiment < -0.2 ? 0.3 : 0),
    win:
      (rising ? 1.8 : 0) +
      Math.min(wins.length, 3) * 0.9 +
      Math.min(winHints.find(reading).length, 2) * 0.45 +
      (over ? 0.9 : 0) +
      (reading.sentiment > 0.2 ? 0.3 : 0),
    view: Math.min(views.length, 3) * 0.9 + Math.min(viewHints.find(reading).length, 2) * 0.45,
    share: 0.5,
  }
  const all = (Object.keys(scores) as Situation[])
    .filter((situation) => scores[situation] >= 0.5)
    .sort((a, b) => scores[b] - scores[a])
  const own = (hits: readonly Hit<unknown>[]) => new Set(hits.map(sentenceAt).filter((at) => tellsOfSelf(reading, at)))
  const plain = new Map<Situation, Set<number>>([
    ['recommend', question ? new Set([...asking, ...recHits.map(sentenceAt)]) : new Set()],
    ['ask', asking],
    ['trouble', own(troubles)],
    ['win', rising ? new Set(reading.tokens.map((token) => token.sentence)) : own(wins)],
    ['view', new Set(views.map(sentenceAt))],
  ])
  return { situation: all[0] ?? 'share', all, asking, question, plain }
})

/** "Not stuck", "never had a problem": up to three words before. */
function denied(reading: Reading, hit: Hit<unknown>): boolean {
  for (let at = hit.start - 1; at >= hit.start - 3 && reading.stems[at]; at--) {
    if (denials.has(reading.tokens[reading.at[at] ?? -1]?.norm ?? '')) return true
  }
  return false
}

/** Whether a sentence is about its writer: it says so, or names nobody at all. */
export function tellsOfSelf(reading: Reading, sentence: number): boolean {
  const said = wordsOf(reading, sentence)
  return said.some((word) => selves.has(word)) || !said.some((word) => others.has(word))
}

/** Whether the text asks about whoever reads it: "Do you weigh the water too?" */
export function asksReader(reading: Reading, { asking }: Discourse): boolean {
  return [...asking].some((sentence) => {
    const said = wordsOf(reading, sentence)
    return said.some((word) => readers.has(word)) && !said.some((word) => selves.has(word))
  })
}

function wordsOf(reading: Reading, sentence: number): string[] {
  return reading.tokens.filter((token) => token.sentence === sentence).map((token) => token.norm)
}
