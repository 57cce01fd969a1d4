import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import { givesOrders } from '#app/adapters/model/rules/orders.ts'
import { contactPage, type HelpText, help, hours } from '#app/content/help.ts'
import phrasings from '#app/content/phrasings.json'
import { isDistress } from './guard.ts'
import learned from './learned.json'
import { subjectScores } from './subjects.ts'

const unsure = `I don't know that. Please write to us on ${contactPage}: ${hours}.`

/** Shorter questions are too short to detect distress in. */
const minLength = 40

/** Everything the support chat knows, for a model that phrases the answers. */
export const knowledge = [...help.map(({ says }) => says), `People are on ${contactPage}: ${hours}.`]

/** The fixed answer for a question that needs one: an empty question, an instruction to an AI, somebody in distress. */
export async function guardedAnswer(question: string, reader: Reader, signal: AbortSignal): Promise<string | null> {
  if (question.trim() === '')
    return 'What would you like to know? I can help with connecting, limits, plans, the trial and the bot.'
  if (givesOrders(question))
    return `I can only answer questions about Warble. For anything else, reach a person on ${contactPage}.`
  const [vector] = (await reader.texts([question], signal)) as [Vector]
  if (/\b(?:suicid|kill myself|end my life)/i.test(question) || (question.length > minLength && isDistress(vector)))
    return `I’m sorry, this needs a person, not a chatbot. You can reach one on ${contactPage}. In an emergency, call your local emergency number.`
  return null
}

const phrasingsOf: Record<string, string[]> = phrasings.topics
/** The ways in which people ask for it, and the sentences of the text itself. */
const wordingsOf = ({ topic, says }: HelpText) =>
  (topic === null ? phrasings.greetings : [topic, ...(phrasingsOf[topic] ?? [])]).concat(says.split(/(?<=[.!?;:])\s+/))

/** The help entries, and as the last subject questions that are not ours to answer. */
export const subjects = [...help.map(wordingsOf), phrasings.elsewhere]

/** A question that scores less for every entry is about something else; set with one half of `tests/kit/support`. */
const minScore = 0.15
/** Set up with the first question. */
let scoresOf: ReturnType<typeof subjectScores> | undefined

/** The help entry that answers a question; null if none does. */
async function entryFor(question: string, reader: Reader, signal: AbortSignal): Promise<HelpText | null> {
  const [vector] = (await reader.texts([question], signal)) as [Vector]
  scoresOf ??= subjectScores(subjects, learned)
  const scores = scoresOf(question, vector)
  const best = scores.indexOf(Math.max(...scores))
  return (scores[best] ?? 0) < minScore ? null : (help[best] ?? null)
}

/** Whether a question is about the user's own bot rather than about Warble. */
export async function asksAboutOwn(question: string, reader: Reader, signal: AbortSignal): Promise<boolean> {
  return (await entryFor(question, reader, signal))?.own === true
}

/**
 * Answers a question from the help texts, with a link to the page, or says that it does not know and where to reach
 * people.
 */
export async function answerFromHelp(
  question: string,
  reader: Reader,
  signal: AbortSignal,
  own?: () => Promise<string>,
): Promise<string> {
  const guarded = await guardedAnswer(question, reader, signal)
  if (guarded !== null) return guarded
  const entry = await entryFor(question, reader, signal)
  if (!entry) return unsure
  if (entry.own && own) return own()
  return entry.topic ? `${entry.says} (Help: ${entry.topic})` : entry.says
}
