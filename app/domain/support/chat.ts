import type { HelpFinding, Mind } from '#app/adapters/model/mind.ts'
import { contactPage, hours } from '#app/content/help/contact.ts'
import type { HelpText, OwnTopic } from '#app/content/help/help-text.ts'
import { help } from '#app/content/help/index.ts'
import { hasOnlySlots } from './slots.ts'

/** Ends a call that hangs; the model gives up much earlier. */
const maxMs = 30_000

/** Answers from the user's own state, with the questions whose words say more, oldest first; absent if no one is signed in. */
type OwnAnswer = (topic: OwnTopic, questions: readonly string[]) => Promise<string>

export interface ChatAnswer {
  says: string
  /** false: counted for the operator. */
  known: boolean
}

/**
 * `previous`: the user's earlier questions, oldest first, for one like "and yesterday?". Keeps no history. The texts are
 * the product's own, so that no model can invent an answer.
 */
export async function answerQuestion(
  mind: Mind,
  question: string,
  own?: OwnAnswer,
  previous: readonly string[] = [],
): Promise<ChatAnswer> {
  const signal = AbortSignal.timeout(maxMs)
  const continued = own && hasOnlySlots(question) ? await continuedQuestion(mind, question, previous, signal) : null
  if (own && continued) return { says: await own(continued.topic, continued.questions), known: true }
  const finding = await mind.findHelp(question, signal)
  if (finding.kind === 'guarded') return { says: finding.says, known: true }
  const say = (text: HelpText) => textOf(text, own && ((topic) => own(topic, [question])))
  const inLanguage = inEnglish(finding)
  if (finding.kind === 'found') {
    const texts = await Promise.all(finding.texts.map(say))
    const answer = [inLanguage, texts.join('\n\n')].filter(Boolean).join(' ')
    return { says: [answer, offer('Not what you meant?', finding.offered)].filter(Boolean).join('\n\n'), known: true }
  }
  const chosen = await chooseText(mind, question, finding, signal)
  if (!chosen) return { says: unsure(finding), known: false }
  return { says: [inLanguage, await say(chosen)].filter(Boolean).join(' '), known: true }
}

const takesSlots = new Set<OwnTopic>(['sent', 'followers', 'writers', 'errors', 'unwelcome'])

/** The subject of the last question that had one, with the questions since; null: it isn't about such figures. */
async function continuedQuestion(mind: Mind, question: string, previous: readonly string[], signal: AbortSignal) {
  const from = previous.findLastIndex((one) => !hasOnlySlots(one))
  const first = previous[from < 0 ? 0 : from]
  if (first === undefined) return null
  const finding = await mind.findHelp(first, signal)
  const topic = finding.kind === 'found' ? finding.texts[0]?.own : undefined
  return topic && takesSlots.has(topic) ? { topic, questions: [...previous.slice(Math.max(0, from)), question] } : null
}

type Unsure = Extract<HelpFinding, { kind: 'unsure' }>

/** Among the nearest texts; among all if the question's language says nothing about nearness. */
async function chooseText(mind: Mind, question: string, { nearest, language }: Unsure, signal: AbortSignal) {
  const among = language ? help : nearest
  const topics = among.flatMap(({ topic }) => topic ?? [])
  const topic = await mind.chooseTopic(question, topics, signal)
  return among.find((text) => topic !== null && text.topic === topic) ?? null
}

async function textOf(
  { own: topic, says, topic: title }: HelpText,
  own: ((topic: OwnTopic) => Promise<string>) | undefined,
) {
  if (topic && own) return own(topic)
  return title ? `${says} (Help: ${title})` : says
}

const inEnglish = ({ language }: { language: string | null }) =>
  language && `You wrote in ${language}. I can only answer in English.`

/** In the chat's window, each is a button. */
const offer = (lead: string, texts: readonly HelpText[]) =>
  texts.length > 0 && `${lead}\n${texts.map(({ topic }) => `• ${topic}`).join('\n')}`

function unsure(finding: Unsure): string {
  const lead = finding.language
    ? `${inEnglish(finding)} Is it one of these?`
    : 'I’m not sure I have an answer to that. Is it one of these?'
  return `${offer(lead, finding.nearest)}\nIf not, write to us on ${contactPage}: ${hours}.`
}
