import type { HelpText } from '#app/content/help/help-text.ts'

export type HelpFinding =
  /** Answered whatever the help texts say: instructions to an AI, distress. */
  | { kind: 'guarded'; says: string }
  /** `texts`: for each of the question's parts. `also`: likely too. `offered`: further ones, if it isn't sure. */
  | (ReadQuestion & { kind: 'found'; texts: HelpText[]; also: HelpText | null; offered: HelpText[] })
  /** `closest`: the first of `nearest`, if it may be the right one. */
  | (ReadQuestion & { kind: 'unsure'; closest: HelpText | null })

interface ReadQuestion {
  /** The likeliest first; none where a question was pressed. */
  nearest: HelpText[]
  /** What a text says to this question, if that's more than `says`. */
  words: ReadonlyMap<HelpText, string>
  /** Answers to narrower questions close to it, each after its question, by the text of their topic, whether that was found or not. */
  facts: ReadonlyMap<HelpText, string>
  /** Its English name, if the question isn't in English. */
  language: string | null
}
