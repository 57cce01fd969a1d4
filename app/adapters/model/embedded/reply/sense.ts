import { Bounded } from '#app/adapters/model/bounded.ts'
import { contentStems, type Reading, read } from '#app/adapters/model/embedded/language/reading.ts'
import { nicheScores } from '#app/adapters/model/embedded/lexicon/niche-book.ts'
import type { NamedNiche } from '#app/adapters/model/embedded/lexicon/niches.ts'
import type { Profile } from '#app/adapters/model/mind.ts'

/** Of sentences of the knowledge, which is finite and stays the same. */
const stems = new Bounded<string, ReadonlySet<string>>(15_000)

/** The telling words of a sentence of the knowledge. */
export function stemsOf(sentence: string): ReadonlySet<string> {
  return stems.of(sentence, () => contentStems(read(sentence)))
}

/** The user's own niche; for a post clearly of another one, or a user without one, the post's. */
export function fieldsOf(reading: Reading, profile: Profile): Set<NamedNiche> {
  const scores = nicheScores(reading)
  const strongest = Math.max(0, ...scores.values())
  const own = profile.niche === 'general' ? null : profile.niche
  if (own && ((scores.get(own) ?? 0) >= Math.min(strongest * 0.4, 0.15) || strongest < 0.8)) return new Set([own])
  return new Set([...scores].flatMap(([niche, score]) => (score >= strongest * 0.9 && score >= 0.4 ? [niche] : [])))
}

const wantsFigure =
  /\bhow (?:many|much|long|old|often|far|big|high|fast|fine|coarse|heavy|deep|warm|early|hot|slow|late|small)\b|\bwhat (?:ratio|dose|temperature|pace|rate|price|percentage|share|time|heart rate)\b|\bwhich (?:day|month|week|version)\b/i
const causes = /\b(?:because|since|after|when|by|turns out|turned out|only thing|thanks to|so that|for the)\b/i
const asksWhy = /^(?:what (?:made|moved|changed|helped|got|brought)|how did you (?:find|come|get))\b/i

/** Whether the post has told what a question asks: its reason, or a figure where there are some. */
export function isAnswered(question: string, reading: Reading): boolean {
  if (asksWhy.test(question) && causes.test(reading.text)) return true
  return wantsFigure.test(question) && reading.tokens.some(({ text, pos }) => /\d/.test(text) || pos === 'NUM')
}

/** Whether the post asks without a mark: "Why do webinars always begin late". */
export function wonders(reading: Reading): boolean {
  return reading.tokens.some(
    ({ norm, sentence }, at) => /^(?:why|who|what|how)$/.test(norm) && reading.tokens[at - 1]?.sentence !== sentence,
  )
}
