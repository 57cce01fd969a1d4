import type { Named } from '#app/adapters/model/embedded/knowledge/concepts.ts'
import { curiosity, library } from '#app/adapters/model/embedded/knowledge/index.ts'
import { type Discourse, tellsOfSelf } from '#app/adapters/model/embedded/language/discourse.ts'
import { type Hit, surface } from '#app/adapters/model/embedded/language/phrasebook.ts'
import { contentStems, type Reading, read } from '#app/adapters/model/embedded/language/reading.ts'
import { nicheScores, nicheScoresWithout } from '#app/adapters/model/embedded/lexicon/niche-book.ts'
import type { NamedNiche } from '#app/adapters/model/embedded/lexicon/niches.ts'
import type { Profile } from '#app/adapters/model/mind.ts'
import { centre, mainMatter, namedIn, sentenceOf } from './match.ts'
import { knows, meaningOf } from './wording.ts'

/** A question that the post leaves open, on something it names. */
export interface Question {
  niche: NamedNiche
  concept: string
  text: string
  /** The post's own word for what is asked about. */
  word: string
  /** The question has another word for it, which may be another thing: of a narrow concept all are the same one. */
  renames: boolean
}

const wantsFigure =
  /\bhow (?:many|much|long|old|often|far|big|high|fast|fine|coarse|heavy|deep|warm|early|hot|slow|late|small)\b|\bwhat (?:ratio|dose|temperature|pace|rate|price|percentage|share|time|heart rate)\b|\bwhich (?:day|month|week|version)\b/i

/**
 * All questions the post leaves open on its main matter which its writer can answer, in the order of its
 * words; none to somebody who asks: they want an answer.
 */
export function openQuestions(reading: Reading, discourse: Discourse, profile: Profile): Question[] {
  const out: Question[] = []
  if (discourse.question || wonders(reading)) return out
  const isTold = causes.test(reading.text)
  const figures = reading.tokens.some(({ text, pos }) => /\d/.test(text) || pos === 'NUM')
  for (const [niche, named] of namedIn(reading, profile)) {
    const main = centre(niche, named, mainMatter(niche, named, reading, discourse))
    for (const [concept, hits] of named) {
      const [hit] = hits
      if (!hit || !main.has(concept)) continue
      if (!hits.some((one) => tellsOfSelf(reading, sentenceOf(reading, one)))) continue
      const isGone = hits.some((one) => losesIn(reading, sentenceOf(reading, one)))
      const isNarrow = library[niche].concepts.get(concept)?.reach === 'narrow'
      if (!isMeant(niche, hits, isNarrow, reading)) continue
      const word = surface(reading, hit)
      const aside = contentStems(read(word))
      for (const { text, only } of curiosity[niche].get(concept) ?? []) {
        // Trouble is not the moment for small talk.
        if (only ? discourse.situation !== only : isGone || discourse.situation === 'trouble') continue
        if (isTold && asksWhy.test(text)) continue
        if ((figures && wantsFigure.test(text)) || knows(reading, text, aside)) continue
        const renames = !isNarrow && namesOtherwise(text, `${niche} ${concept}`, aside)
        out.push({ niche, concept, text, word, renames })
      }
    }
  }
  return out
}

/** What the rest of a post must weigh in a niche (see `nicheScores`) for one of its words to be meant in the niche's sense. */
const leastBeside = 0.2
/** How many times as much as in any other niche a post must weigh in the one it is asked about: of 21 replies on less, read by eye, none fitted. */
const leastOverOthers = 1.5

/**
 * Whether a post is about a concept as the niche means it: it speaks of no other niche nearly as much, and a single word that is no
 * narrow concept is one of the niche's own and not the only one. "Behind a bar" is not about pressure, and a city's budget is no household's.
 */
function isMeant(niche: NamedNiche, hits: Hit<Named>[], isNarrow: boolean, reading: Reading): boolean {
  const scores = nicheScores(reading)
  const whole = scores.get(niche) ?? 0
  if ([...scores].some(([other, score]) => other !== niche && score * leastOverOthers > whole)) return false
  if (isNarrow || hits.some(({ start, end }) => end - start > 1)) return true
  const beside = nicheScoresWithout(reading, new Set(hits.map(({ start }) => start))).get(niche) ?? 0
  return beside >= leastBeside && whole > beside
}

const causes = /\b(?:because|since|after|when|by|turns out|turned out|only thing|thanks to|so that|for the)\b/i
const asksWhy = /^(?:what (?:made|moved|changed|helped|got|brought)|how did you (?:find|come|get))\b/i

/** Whether the post asks without a mark: "Why do webinars always begin late". */
function wonders(reading: Reading): boolean {
  return reading.tokens.some(
    ({ norm, sentence }, at) => /^(?:why|who|what|how)$/.test(norm) && reading.tokens[at - 1]?.sentence !== sentence,
  )
}

const losses = new Set(
  `died dead dies broke broken lost gone stolen crashed sold deleted closed cancelled canceled banned quit killed removed ruined fired replaced
  dropped stopped pulled skipped left`.split(/\s+/),
)

/** Whether a sentence tells of an end; what is gone is not asked about as if it were there. */
function losesIn(reading: Reading, sentence: number): boolean {
  return reading.tokens.some((token) => token.sentence === sentence && losses.has(token.norm))
}

/** Whether a question has another word for the thing than the post. */
function namesOtherwise(question: string, key: string, words: ReadonlySet<string>): boolean {
  const meaning = meaningOf(question)
  return meaning.includes(key) && !meaning.some((one) => words.has(one))
}
