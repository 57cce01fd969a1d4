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

/** Set with one half of `tests/kit/support`. */
const minScore = 0.15
/** A second text this close behind the best is shown too: four more of 80 questions are then answered. */
const closeBehind = 0.2
const shownNearest = 3
let scoresOf: ReturnType<typeof subjectScores> | undefined

export async function findHelp(question: string, reader: Reader, signal: AbortSignal): Promise<HelpFinding> {
  const [vector] = (await reader.texts([question], signal)) as [Vector]
  const says = guarded(question, vector)
  if (says !== null) return { kind: 'guarded', says }
  scoresOf ??= subjectScores(subjects, learned)
  const scores = scoresOf(question, vector)
  const score = (at: number) => scores[at] ?? 0
  const order = [...scores.keys()].sort((one, other) => score(other) - score(one))
  const [best = help.length, second = help.length] = order
  const { language, sure } = detectLanguage(question)
  const foreign = sure && language !== 'en' ? language : null
  const text = help[best]
  if (text && !foreign && score(best) >= minScore) {
    const isClose = score(second) >= Math.max(minScore, score(best) - closeBehind)
    return { kind: 'found', text, also: (isClose && text.topic && help[second]) || null }
  }
  if (givesOrders(question)) return { kind: 'guarded', says: onlyWarble }
  const nearest = order.flatMap((at) => (help[at]?.topic ? [help[at]] : [])).slice(0, shownNearest)
  return { kind: 'unsure', nearest, language: foreign && languageName(foreign) }
}
