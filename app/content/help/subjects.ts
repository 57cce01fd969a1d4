import type { HelpText } from './help-text.ts'
import { help } from './index.ts'
import phrasings from './phrasings.json'

const phrasingsOf: Record<string, string[]> = phrasings.topics
const wordingsOf = ({ topic, small_talk, says, more = [] }: HelpText) =>
  (topic === null ? phrasings[small_talk ?? 'greetings'] : [topic, ...(phrasingsOf[topic] ?? [])]).concat(
    says.split(/(?<=[.!?;:])\s+/),
    more,
  )

/** The wordings of each thing that the chat can be asked about, in the order of `help`. The last one is everything that isn't about Warble. */
export const subjects = [...help.map(wordingsOf), phrasings.elsewhere]
