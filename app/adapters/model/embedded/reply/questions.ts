import { curiosity } from '#app/adapters/model/embedded/knowledge/index.ts'
import type { Discourse } from '#app/adapters/model/embedded/language/discourse.ts'
import { surface } from '#app/adapters/model/embedded/language/phrasebook.ts'
import { contentStems, type Reading, read } from '#app/adapters/model/embedded/language/reading.ts'
import type { NamedNiche } from '#app/adapters/model/embedded/lexicon/niches.ts'
import type { Profile } from '#app/adapters/model/mind.ts'
import { namedIn } from './match.ts'
import { knows } from './wording.ts'

/** A question that the post leaves open, on something it names. */
export interface Question {
  niche: NamedNiche
  concept: string
  text: string
  /** The post's own word for what is asked about. */
  word: string
  /** The post names it where something is broken, lost or dead. */
  amidTrouble: boolean
}

const broken = new Set('died dead broke broken lost gone stolen crashed failed fails stuck ruined quit'.split(' '))
const wantsFigure =
  /\bhow (?:many|much|long|old|often|far|big|high|fast|fine|coarse|heavy|deep|warm|early|hot|slow|late|small)\b|\bwhat (?:ratio|dose|temperature|pace|rate|price|percentage|share|time|heart rate)\b|\bwhich (?:day|month|week|version)\b/i

/** All questions the post leaves open, in the order of its words; none on what the post itself asks about. */
export function openQuestions(reading: Reading, discourse: Discourse, profile: Profile): Question[] {
  const out: Question[] = []
  for (const [niche, named] of namedIn(reading, profile)) {
    for (const [concept, hits] of named) {
      const [hit] = hits
      if (!hit) continue
      const sentences = hits.map((one) => reading.tokens[reading.at[one.start] ?? 0]?.sentence ?? 0)
      if (sentences.some((sentence) => discourse.asking.has(sentence))) continue
      const figures = reading.tokens.some((token) => sentences.includes(token.sentence) && /\d/.test(token.text))
      const amidTrouble = reading.tokens.some(({ sentence, norm }) => sentences.includes(sentence) && broken.has(norm))
      const word = surface(reading, hit)
      const aside = contentStems(read(word))
      for (const { text, only } of curiosity[niche].get(concept) ?? []) {
        if (only && discourse.situation !== only) continue
        if ((figures && wantsFigure.test(text)) || knows(reading, text, aside)) continue
        out.push({ niche, concept, text, word, amidTrouble })
      }
    }
  }
  return out
}
