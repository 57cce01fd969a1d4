import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import { closeness, type Vector } from '#app/adapters/model/encoder/vector.ts'
import { givesOrders } from '#app/adapters/model/rules/orders.ts'
import { contactPage, type HelpText, help, hours } from '#app/content/help.ts'
import { isHard } from './guard.ts'

const unsure = `I don't know that. Please write to us on ${contactPage}: ${hours}.`

/** A question that is less close to all wordings of an answer is about something else; set by the test of this module. */
const enough = 0.55
/** Shorter questions are too thin to tell a hard moment. */
const leastOfHard = 40

/** What the support chat knows, for a model that words the answers. */
export const knowledge = [...help.map(({ says }) => says), `People are on ${contactPage}: ${hours}.`]

/** The answer where the question calls for a set one: nothing asked, orders to an AI, somebody in need. */
export async function guardedAnswer(question: string, reader: Reader, signal: AbortSignal): Promise<string | null> {
  if (question.trim() === '')
    return 'What would you like to know? I can help with connecting, limits, plans, the trial and the bot.'
  if (givesOrders(question))
    return `I can only answer questions about Warble. For anything else, people are on ${contactPage}.`
  const [vector] = (await reader.texts([question], signal)) as [Vector]
  if (/\b(?:suicid|kill myself|end my life)/i.test(question) || (question.length > leastOfHard && isHard(vector)))
    return `I am sorry, this is beyond a chatbot. People are on ${contactPage}; in an emergency please call your local emergency number.`
  return null
}

const wordings = help.flatMap((entry) => entry.asks.map((asks) => ({ entry, asks })))

/** The help text that a question asks for; null: none of them. */
async function entryFor(question: string, reader: Reader, signal: AbortSignal): Promise<HelpText | null> {
  const [asked, ...known] = await reader.texts([question, ...wordings.map(({ asks }) => asks)], signal)
  const near = known.map((vector) => closeness(vector, asked as Vector))
  const best = near.indexOf(Math.max(...near))
  return (near[best] ?? 0) < enough ? null : (wordings[best]?.entry ?? null)
}

/** Whether a question is about the user's own bot, not about Warble. */
export async function asksAboutOwn(question: string, reader: Reader, signal: AbortSignal): Promise<boolean> {
  return (await entryFor(question, reader, signal))?.own === true
}

/** Answers a question out of the help texts, naming where it stands, or says that it does not know and where people are. */
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
