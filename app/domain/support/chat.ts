import type { HelpFinding, Mind } from '#app/adapters/model/mind.ts'
import { contactPage, hours } from '#app/content/help/contact.ts'
import type { HelpText, OwnTopic } from '#app/content/help/help-text.ts'
import { help } from '#app/content/help/index.ts'

/** Ends a call that hangs; the model gives up much earlier. */
const maxMs = 30_000

/** Answers from the user's own state; absent if no one is signed in. */
type OwnAnswer = (topic: OwnTopic) => Promise<string>

export interface ChatAnswer {
  says: string
  /** false: counted for the operator. */
  known: boolean
}

/** Keeps no history. The texts are the product's own, so that no model can invent an answer. */
export async function answerQuestion(mind: Mind, question: string, own?: OwnAnswer): Promise<ChatAnswer> {
  const signal = AbortSignal.timeout(maxMs)
  const finding = await mind.findHelp(question, signal)
  if (finding.kind === 'guarded') return { says: finding.says, known: true }
  if (finding.kind === 'found')
    return { says: (await Promise.all(finding.texts.map((text) => textOf(text, own)))).join('\n\n'), known: true }
  const chosen = await chooseText(mind, question, finding, signal)
  if (!chosen) return { says: unsure(finding), known: false }
  return { says: [inEnglish(finding), await textOf(chosen, own)].filter(Boolean).join(' '), known: true }
}

type Unsure = Extract<HelpFinding, { kind: 'unsure' }>

/** Among the nearest texts; among all if the question's language says nothing about nearness. */
async function chooseText(mind: Mind, question: string, { nearest, language }: Unsure, signal: AbortSignal) {
  const among = language ? help : nearest
  const topics = among.flatMap(({ topic }) => topic ?? [])
  const topic = await mind.chooseTopic(question, topics, signal)
  return among.find((text) => topic !== null && text.topic === topic) ?? null
}

async function textOf({ own: topic, says, topic: title }: HelpText, own: OwnAnswer | undefined): Promise<string> {
  if (topic && own) return own(topic)
  return title ? `${says} (Help: ${title})` : says
}

const inEnglish = ({ language }: Unsure) => language && `You wrote in ${language}. I can only answer in English.`

function unsure(finding: Unsure): string {
  if (finding.language)
    return `${inEnglish(finding)} Please ask me in English, or write to us on ${contactPage}: ${hours}.`
  const nearest = finding.nearest.map(({ topic }) => `• ${topic}`).join('\n')
  return `I’m not sure I have an answer to that. Is it one of these?\n${nearest}\nIf not, write to us on ${contactPage}: ${hours}.`
}
