import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import { closeness, type Vector } from '#app/adapters/model/encoder/vector.ts'
import { givesOrders } from '#app/adapters/model/rules/orders.ts'
import { contactPage, type HelpText, help, hours } from '#app/content/help.ts'
import { elsewhere, greetings, phrasings } from '#app/content/phrasings.ts'
import { isDistress } from './guard.ts'

const unsure = `I don't know that. Please write to us on ${contactPage}: ${hours}.`

/**
 * A question less similar than this to all phrasings of an entry is about something else; set by this module's test.
 */
const minSimilarity = 0.55
/** Shorter questions are too short to detect distress in. */
const minLength = 40

/** Everything the support chat knows, for a model that phrases the answers. */
export const knowledge = [...help.map(({ says }) => says), `People are on ${contactPage}: ${hours}.`]

/** The fixed answer for a question that needs one: an empty question, an instruction to an AI, somebody in distress. */
export async function guardedAnswer(question: string, reader: Reader, signal: AbortSignal): Promise<string | null> {
  if (question.trim() === '')
    return 'What would you like to know? I can help with connecting, limits, plans, the trial and the bot.'
  if (givesOrders(question))
    return `I can only answer questions about Warble. For anything else, people are on ${contactPage}.`
  const [vector] = (await reader.texts([question], signal)) as [Vector]
  if (/\b(?:suicid|kill myself|end my life)/i.test(question) || (question.length > minLength && isDistress(vector)))
    return `I am sorry, this is beyond a chatbot. People are on ${contactPage}; in an emergency please call your local emergency number.`
  return null
}

const asksOf = ({ topic }: HelpText) => (topic === null ? greetings : [topic, ...(phrasings[topic] ?? [])])

const wordings: { entry: HelpText | null; asks: string }[] = [
  ...help.flatMap((entry) => asksOf(entry).map((asks) => ({ entry, asks }))),
  ...elsewhere.map((asks) => ({ entry: null, asks })),
]

/** The help entry that answers a question; null if none does. */
async function entryFor(question: string, reader: Reader, signal: AbortSignal): Promise<HelpText | null> {
  const [asked, ...known] = await reader.texts([question, ...wordings.map(({ asks }) => asks)], signal)
  const near = known.map((vector) => closeness(vector, asked as Vector))
  const best = near.indexOf(Math.max(...near))
  return (near[best] ?? 0) < minSimilarity ? null : (wordings[best]?.entry ?? null)
}

/** Whether a question is about the user's own bot rather than about Warble. */
export async function asksAboutOwn(question: string, reader: Reader, signal: AbortSignal): Promise<boolean> {
  return (await entryFor(question, reader, signal))?.own === true
}

/**
 * Answers a question from the help texts, with a link to the page, or says that it does not know and where to reach
 * people.
 */
export async function answerQuestion(
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
