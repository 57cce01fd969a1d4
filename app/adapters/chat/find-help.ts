import { isDistress } from '#app/adapters/model/embedded/guard.ts'
import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import type { HelpFinding } from '#app/adapters/model/mind.ts'
import { detectLanguage, languageName } from '#app/adapters/model/rules/language.ts'
import { givesOrders } from '#app/adapters/model/rules/orders.ts'
import { correcting } from '#app/adapters/typos.ts'
import { contactPage } from '#app/content/help/contact.ts'
import { help } from '#app/content/help/index.ts'
import { subjects } from '#app/content/help/subjects.ts'
import { fitTo } from './fit.ts'
import learned from './learned.json'
import { subjectShares } from './subjects.ts'

/** Shorter questions are too short to detect distress in. */
const minLength = 40
/** In log-odds: a question may tell of a funeral post or a complaint without its author being in need. */
const sureDistress = 2.5

const onlyWarble = `I can only answer questions about Warble. For anything else, reach a person on ${contactPage}.`

const needsPerson = `I’m sorry, this needs a person, not a chatbot. You can reach one on ${contactPage}. In an emergency, call your local emergency number.`

/** For empty questions and an emergency. */
function guarded(question: string): string | null {
  if (question.trim() === '')
    return 'What would you like to know? I can help with connecting, limits, plans, the trial and the bot.'
  return /\b(?:suicid|kill myself|end my life)/i.test(question) ? needsPerson : null
}

/** The best text is shown without offering others from here on. */
const sure = 0.5
/** The best text is shown from here on. */
const likely = 0.25
/** The second one is shown too from here on: most errors are between two neighbours. */
const alsoLikely = 0.18
/** Of a question that looks like an instruction to an AI, has typing errors, or is in a language of few known wordings. */
const verySure = 0.7
const mostOffered = 3
const mostParts = 8
/** In log-odds of held-out wordings; below it, the nearest questions are offered instead. */
const leastFit = -0.45
/** Likewise; from here on, the closest text is shown as one that may not be the answer. */
const leastCloseFit = -2.2
const sharesOf = subjectShares(subjects, learned)
const compared = fitTo(subjects)
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

/** A question, or a part of it that asks. */
interface Reading {
  text: string
  /** For each subject how likely it is about it. */
  shares: number[]
}

/** The whole question first; its shares are the mean of its own and its best part's. */
async function readingsOf(question: string, whole: Vector, reader: Reader, signal: AbortSignal): Promise<Reading[]> {
  const ofWhole = sharesOf(question, whole)
  const parts = partsOf(question)
  if (parts.length === 0) return [{ text: question, shares: ofWhole }]
  const vectors = await reader.texts(parts, signal)
  const read = parts.map((text, at) => ({ text, shares: sharesOf(text, vectors[at] as Vector) }))
  const best = (subject: number) => Math.max(...read.map(({ shares }) => shares[subject] ?? 0))
  const shares = ofWhole.map((share, subject) => (share + best(subject)) / 2)
  return [{ text: question, shares }, ...read.filter(({ text }) => asks(text))]
}

/** How surely a subject is what the question, or one of its parts, asks about. */
function fitOf(readings: readonly Reading[], subject: number): number {
  const { weights, bias } = learned.fit
  const fit = ({ text, shares }: Reading) =>
    compared(text, subject, shares[subject] ?? 0).reduce((sum, value, at) => sum + value * (weights[at] ?? 0), bias)
  return Math.max(...readings.map(fit))
}

export async function findHelp(question: string, reader: Reader, signal: AbortSignal): Promise<HelpFinding> {
  const pressed = help.find(({ topic }) => topic === question.trim())
  if (pressed) return { kind: 'found', texts: [pressed], also: null, offered: [], language: null }
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
  const says = guarded(question)
  if (says !== null) return { kind: 'guarded', says }
  const [vector] = (await reader.texts([question], signal)) as [Vector]
  const readings = await readingsOf(question, vector, reader, signal)
  const [{ shares }, ...parts] = readings as [Reading, ...Reading[]]
  const share = (at: number) => shares[at] ?? 0
  const order = [...shares.keys()].sort((one, other) => share(other) - share(one))
  const [best = help.length, second = help.length] = order
  const detected = detectLanguage(question)
  const foreign = detected.sure && detected.language !== 'en' ? detected.language : null
  const language = foreign && languageName(foreign)
  const text = help[best]
  const ordered = givesOrders(question)
  const offered = order.flatMap((at) => (help[at]?.topic ? [help[at]] : []))
  const isTopic = text?.topic && !foreign
  const fit = isTopic ? fitOf(readings, best) : Number.POSITIVE_INFINITY
  // “She said stop, I feel awful” is surely about something that a text answers.
  const isSure = isTopic && share(best) >= verySure && fit >= leastFit
  if (!isSure && question.length > minLength && isDistress(question, vector, -sureDistress))
    return { kind: 'guarded', says: needsPerson }
  if (text && share(best) >= (ordered || foreign ? verySure : least)) {
    // Of two questions in one, each is surely about its subject.
    const sureOf = parts.map((part) => part.shares.findIndex((one) => one >= verySure)).filter((at) => at >= 0)
    const further = new Set(sureOf).size > 1 ? sureOf.find((at) => at !== best) : undefined
    const asked = isTopic && further !== undefined && help[further]?.topic ? [text, help[further]] : [text]
    const neighbour = isTopic && share(second) >= alsoLikely && help[second]?.topic ? help[second] : null
    const secondFit = neighbour ? fitOf(readings, second) : Number.NEGATIVE_INFINITY
    const isAsked = fit >= leastFit
    if (isAsked || (neighbour && secondFit >= leastFit)) {
      const texts = isAsked || !neighbour ? asked : [neighbour]
      const other = isAsked ? neighbour : text
      const also = other && !texts.includes(other) && secondFit >= leastCloseFit ? other : null
      const others =
        share(best) < sure && text.topic ? offered.filter((one) => one !== also && !texts.includes(one)) : []
      return { kind: 'found', texts, also, offered: others.slice(0, mostOffered - 1), language }
    }
  }
  if (ordered) return { kind: 'guarded', says: onlyWarble }
  const closest = isTopic && fit >= leastCloseFit ? text : null
  const nearest = offered.filter((one) => one !== closest).slice(0, mostOffered)
  return { kind: 'unsure', closest, nearest, language }
}
