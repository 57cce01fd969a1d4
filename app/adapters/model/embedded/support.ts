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
import { subjectScores } from './subjects.ts'

/** Shorter questions are too short to detect distress in. */
const minLength = 40

const onlyWarble = `I can only answer questions about Warble. For anything else, reach a person on ${contactPage}.`

/** For empty questions and distress. */
function guarded(question: string, vector: Vector): string | null {
  if (question.trim() === '')
    return 'What would you like to know? I can help with connecting, limits, plans, the trial and the bot.'
  if (/\b(?:suicid|kill myself|end my life)/i.test(question) || (question.length > minLength && isDistress(vector)))
    return `I’m sorry, this needs a person, not a chatbot. You can reach one on ${contactPage}. In an emergency, call your local emergency number.`
  return null
}

const phrasingsOf: Record<string, string[]> = phrasings.topics
const wordingsOf = ({ topic, says }: HelpText) =>
  (topic === null ? phrasings.greetings : [topic, ...(phrasingsOf[topic] ?? [])]).concat(says.split(/(?<=[.!?;:])\s+/))

/** The last one is everything that isn't about Warble. */
export const subjects = [...help.map(wordingsOf), phrasings.elsewhere]

const minScore = 0.15
/** Of a question that looks like an instruction to an AI. */
const minScoreOfOrders = 0.5
/** Other texts this close behind the best, and with half its score, are shown too: 8 more of 73 questions are then answered. */
const closeBehind = 0.3
const mostShown = 3
const mostParts = 8
let learnedScores: ReturnType<typeof subjectScores> | undefined
const scoresOf = (text: string, vector: Vector) => {
  learnedScores ??= subjectScores(subjects, learned)
  return learnedScores(text, vector)
}

/** Of a question in several sentences or clauses, each with three words or more. */
function partsOf(question: string): string[] {
  const clauses = question.split(/(?<=[.!?])\s|\s(?=(?:and|but|so)\s)/i).map((clause) => clause.trim())
  const parts = clauses.filter((clause) => clause.split(/\s+/).length >= 3)
  return parts.length > 1 ? parts.slice(0, mostParts) : []
}

/** For each subject the mean of the whole question's score and of its best part's. */
async function subjectsOf(question: string, whole: Vector, reader: Reader, signal: AbortSignal): Promise<number[]> {
  const ofWhole = scoresOf(question, whole)
  const parts = partsOf(question)
  if (parts.length === 0) return ofWhole
  const vectors = await reader.texts(parts, signal)
  const ofParts = parts.map((part, at) => scoresOf(part, vectors[at] as Vector))
  return ofWhole.map((score, subject) => (score + Math.max(...ofParts.map((scores) => scores[subject] ?? 0))) / 2)
}

export async function findHelp(question: string, reader: Reader, signal: AbortSignal): Promise<HelpFinding> {
  const [vector] = (await reader.texts([question], signal)) as [Vector]
  const says = guarded(question, vector)
  if (says !== null) return { kind: 'guarded', says }
  const scores = await subjectsOf(question, vector, reader, signal)
  const score = (at: number) => scores[at] ?? 0
  const order = [...scores.keys()].sort((one, other) => score(other) - score(one))
  const [best = help.length] = order
  const { language, sure } = detectLanguage(question)
  const foreign = sure && language !== 'en' ? language : null
  const text = help[best]
  const ordered = givesOrders(question)
  if (text && !foreign && score(best) >= (ordered ? minScoreOfOrders : minScore)) {
    const least = Math.max(minScore, score(best) - closeBehind, score(best) / 2)
    const close = order.slice(1).filter((at) => help[at]?.topic && score(at) >= least)
    return {
      kind: 'found',
      texts: [text, ...(text.topic ? close : []).flatMap((at) => help[at] ?? [])].slice(0, mostShown),
    }
  }
  if (ordered) return { kind: 'guarded', says: onlyWarble }
  const nearest = order.flatMap((at) => (help[at]?.topic ? [help[at]] : [])).slice(0, mostShown)
  return { kind: 'unsure', nearest, language: foreign && languageName(foreign) }
}
