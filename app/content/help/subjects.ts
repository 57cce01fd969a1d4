import type { HelpText } from './help-text.ts'
import { help } from './index.ts'
import phrasings from './phrasings.json'
import trainedTexts from './trained-texts.json'

type Texts = Record<string, string[]>

const phrasingsOf: Texts = phrasings.topics
const keyOf = ({ topic, small_talk }: HelpText) => topic ?? small_talk ?? 'greetings'

/** What the help texts say now, sentence by sentence, for the next training. */
export const textsToLearn = (): Texts =>
  Object.fromEntries(
    help.map((text) => [keyOf(text), [...text.says.split(/(?<=[.!?;:])\s+/), ...(text.more ?? [])]] as const),
  )

/** The wordings of each thing that the chat can be asked about, in the order of `help`. The last one is everything that isn't about Warble. */
export const subjectsOf = (texts: Texts): string[][] => [
  ...help.map((text) => {
    const { topic, small_talk = 'greetings' } = text
    const asked = topic === null ? phrasings[small_talk] : [topic, ...(phrasingsOf[topic] ?? [])]
    return [...asked, ...(texts[keyOf(text)] ?? [])]
  }),
  phrasings.elsewhere,
]

/** With the texts as they were trained: one that is corrected needs no training. */
export const subjects = subjectsOf(trainedTexts)
