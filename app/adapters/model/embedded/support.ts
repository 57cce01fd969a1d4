import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import type { HelpFinding } from '#app/adapters/model/mind.ts'
import { detectLanguage, languageName } from '#app/adapters/model/rules/language.ts'
import { givesOrders } from '#app/adapters/model/rules/orders.ts'
import { contactPage } from '#app/content/help/contact.ts'
import type { HelpText } from '#app/content/help/help-text.ts'
import { help } from '#app/content/help/index.ts'
import phrasings from '#app/content/help/phrasings.json'
import { isDistress } from './guard.ts'
import learned from './learned.json'
import { subjectShares } from './subjects.ts'
import { correcting } from './typos.ts'

/** Shorter questions are too short to detect distress in. */
const minLength = 40
/** In log-odds: a question may tell of a funeral post or a complaint without its author being in need. */
const sureDistress = 2.5

const onlyWarble = `I can only answer questions about Warble. For anything else, reach a person on ${contactPage}.`

/** For empty questions and distress. */
function guarded(question: string, vector: Vector): string | null {
  if (question.trim() === '')
    return 'What would you like to know? I can help with connecting, limits, plans, the trial and the bot.'
  if (
    /\b(?:suicid|kill myself|end my life)/i.test(question) ||
    (question.length > minLength && isDistress(question, vector, -sureDistress))
  )
    return `I’m sorry, this needs a person, not a chatbot. You can reach one on ${contactPage}. In an emergency, call your local emergency number.`
  return null
}

const phrasingsOf: Record<string, string[]> = phrasings.topics
const wordingsOf = ({ topic, small_talk, says }: HelpText) =>
  (topic === null ? phrasings[small_talk ?? 'greetings'] : [topic, ...(phrasingsOf[topic] ?? [])]).concat(
    says.split(/(?<=[.!?;:])\s+/),
  )

/** The last one is everything that isn't about Warble. */
export const subjects = [...help.map(wordingsOf), phrasings.elsewhere]

/** The best text is shown alone from here on. */
const sure = 0.5
/** From here on it is shown with the next ones offered. */
const likely = 0.25
/** Of a question that looks like an instruction to an AI, has typing errors, or is in a language of few known wordings. */
const verySure = 0.7
const mostOffered = 3
const mostParts = 8
const sharesOf = subjectShares(subjects, learned)
const corrected = correcting(subjects.flat())

/** Not what only tells something, such as "I have 40k followers". */
const asks = (part: string) =>
  part.includes('?') ||
  !/^(?:(?:and|but|so)\s+)?(?:i|we)\b(?!.*\b(?:want|need|like to|how|can’?t|cannot|what|why)\b)/i.test(part)

/** Of a question in several sentences or clauses, each with three words or more. */
function partsOf(question: string): string[] {
  const parts = question
    .split(/(?<=[.!?])\s+|(?<!\s)\s+(?=(?:and|but|so)\s)/i)
    .filter((part) => part.trim().split(/\s+/).length >= 3)
  return parts.length > 1 ? parts.slice(0, mostParts) : []
}

interface Subjects {
  /** For each subject the mean of the whole question's share and of its best part's. */
  shares: number[]
  /** The subjects of parts that are surely about one, in their order. */
  sureParts: number[]
}

async function subjectsOf(question: string, whole: Vector, reader: Reader, signal: AbortSignal): Promise<Subjects> {
  const ofWhole = sharesOf(question, whole)
  const parts = partsOf(question)
  if (parts.length === 0) return { shares: ofWhole, sureParts: [] }
  const vectors = await reader.texts(parts, signal)
  const ofParts = parts.map((part, at) => sharesOf(part, vectors[at] as Vector))
  const asking = ofParts.filter((_, at) => asks(parts[at] ?? ''))
  return {
    shares: ofWhole.map((share, subject) => (share + Math.max(...ofParts.map((shares) => shares[subject] ?? 0))) / 2),
    sureParts: [...new Set(asking.map((shares) => shares.findIndex((share) => share >= verySure)))].filter(
      (subject) => subject >= 0,
    ),
  }
}

export async function findHelp(question: string, reader: Reader, signal: AbortSignal): Promise<HelpFinding> {
  const found = await findAsWritten(question, likely, reader, signal)
  const read = found.kind === 'unsure' && found.language === null ? corrected(question) : null
  if (read === null) return found
  const again = await findAsWritten(read, verySure, reader, signal)
  return again.kind === 'found' ? again : found
}

async function findAsWritten(
  question: string,
  least: number,
  reader: Reader,
  signal: AbortSignal,
): Promise<HelpFinding> {
  const [vector] = (await reader.texts([question], signal)) as [Vector]
  const says = guarded(question, vector)
  if (says !== null) return { kind: 'guarded', says }
  const { shares, sureParts } = await subjectsOf(question, vector, reader, signal)
  const share = (at: number) => shares[at] ?? 0
  const order = [...shares.keys()].sort((one, other) => share(other) - share(one))
  const [best = help.length, second = help.length] = order
  const detected = detectLanguage(question)
  const foreign = detected.sure && detected.language !== 'en' ? detected.language : null
  const language = foreign && languageName(foreign)
  const text = help[best]
  const ordered = givesOrders(question)
  const offered = order.flatMap((at) => (help[at]?.topic ? [help[at]] : []))
  if (text && share(best) >= (ordered || foreign ? verySure : least)) {
    // Two questions in one, each surely about its subject, or with a share of about a half each.
    const isHalf = share(second) >= likely && share(best) < verySure && partsOf(question).filter(asks).length > 1
    const further = sureParts.length > 1 ? sureParts.find((at) => at !== best) : isHalf ? second : undefined
    const other = further === undefined ? undefined : help[further]
    const texts = text.topic && other?.topic ? [text, other] : [text]
    const others = share(best) < sure && text.topic ? offered.filter((one) => !texts.includes(one)) : []
    return { kind: 'found', texts, offered: others.slice(0, mostOffered - 1), language }
  }
  if (ordered) return { kind: 'guarded', says: onlyWarble }
  return { kind: 'unsure', nearest: offered.slice(0, mostOffered), language }
}
