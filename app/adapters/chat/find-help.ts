import { sentencesOf } from '#app/adapters/model/claims/sentences.ts'
import { isDistress } from '#app/adapters/model/embedded/guard.ts'
import type { Reader } from '#app/adapters/model/encoder/reader.ts'
import type { Vector } from '#app/adapters/model/encoder/vector.ts'
import { detectLanguage, languageName } from '#app/adapters/model/rules/language.ts'
import { givesOrders } from '#app/adapters/model/rules/orders.ts'
import { correcting } from '#app/adapters/typos.ts'
import { contactPage } from '#app/content/help/contact.ts'
import type { HelpText } from '#app/content/help/help-text.ts'
import { help } from '#app/content/help/index.ts'
import { subjects } from '#app/content/help/subjects.ts'
import type { HelpFinding } from './help-finding.ts'
import { type NearFact, nearFacts } from './near-facts.ts'
import { wordsFor } from './passages.ts'
import { fitOf, type Reading, readingsOf } from './readings.ts'

/** Shorter questions are too short to detect distress in. */
const minLength = 40
const aboutSelf = /\b(?:i|i[’']?(?:m|ve|ll|d)|me|my|mine|myself|we|us|our|ours)\b/i
/** The bot by name, or “it” with what it does: “is it worth going on?” is about no bot. */
const namesBot = /\b(?:bot|warble)\b|\bit\b[^.?!]{0,20}\b(?:repl|answer|lik|follow|skip|post)/i
/** In log-odds: a question may tell of a funeral post or a complaint without its author being in need. */
const sureDistress = 2.5
/** In log-odds of held-out wordings; below it, the nearest questions are offered instead of an answer. */
const minFit = -0.33
const minSecondScore = -1.1
/** Below it, not even the nearest is worth reading. */
const minCloseness = -2
/** A share, where there is no fit to go by or it isn't enough. */
const verySure = 0.7
/** Relative to the share of the likeliest one. */
const nearShare = 1 / 6
const maxOffered = 3
/** The minimum scores of a fact: below its topic's text, and if that text wasn't found. */
const [minNear, minSame] = [1.6, 1.9]
/** The minimum share of a question's words in a fact whose topic wasn't found. */
const minCovered = 0.5
const maxFacts = 2
/** For a model to choose from. */
const maxNear = 8

const onlyWarble = `I can only answer questions about Warble. For anything else, reach a person on ${contactPage}.`

const needsPerson = `I’m sorry, this needs a person, not a chatbot. You can reach one on ${contactPage}. In an emergency, call your local emergency number.`

const corrected = correcting(subjects.flat())

export async function findHelp(question: string, reader: Reader, signal: AbortSignal): Promise<HelpFinding> {
  const pressed = help.find(({ topic }) => topic === question.trim())
  if (pressed) return { kind: 'found', texts: [pressed], also: null, offered: [], ...unread }
  const says = guarded(question)
  if (says !== null) return { kind: 'guarded', says }
  const look = await lookUp(question, reader, signal)
  const answer = answerOf(look)
  if (isInNeed(look, answer)) return { kind: 'guarded', says: needsPerson }
  if (answer) return inWords(look, answer, reader, signal)
  if (look.isOrder) return { kind: 'guarded', says: onlyWarble }
  return (await findCorrected(look, reader, signal)) ?? unsureOf(look, reader, signal)
}

/** For empty questions and an emergency. */
function guarded(question: string): string | null {
  if (question.trim() === '')
    return 'What would you like to know? I can help with connecting, limits, plans, the trial and the bot.'
  return /\b(?:suicid|kill myself|end my life)/i.test(question) ? needsPerson : null
}

const unread = { words: new Map(), facts: new Map(), nearest: [], language: null }

interface Look {
  question: string
  vector: Vector
  /** The whole question first. */
  readings: [Reading, ...Reading[]]
  /** Subjects, the likeliest first. */
  order: number[]
  /** Its English name, if the question isn't in English. */
  language: string | null
  /** What it says, apart from what it asks, looks like an instruction to an AI. */
  isOrder: boolean
}

async function lookUp(question: string, reader: Reader, signal: AbortSignal): Promise<Look> {
  const [vector] = (await reader.texts([question], signal)) as [Vector]
  const readings = await readingsOf(question, vector, reader, signal)
  const { language, sure } = detectLanguage(question)
  return {
    question,
    vector,
    readings,
    order: ordered(readings),
    language: sure && language !== null && language !== 'en' ? languageName(language) : null,
    isOrder: sentencesOf(question).some(({ text }) => !text.endsWith('?') && givesOrders(text)),
  }
}

/** Subjects, the likeliest first; those not much less likely by how well they fit. */
function ordered(readings: [Reading, ...Reading[]]): number[] {
  const share = (at: number) => readings[0].shares[at] ?? 0
  const order = [...readings[0].shares.keys()].sort((one, other) => share(other) - share(one))
  const least = nearShare * share(order[0] ?? 0)
  const count = order.findIndex((at) => share(at) < least || !isTopic(at))
  const near = order.slice(0, count).map((at) => ({ at, fit: fitOf(readings, at) }))
  return [...near.sort((one, other) => other.fit - one.fit).map(({ at }) => at), ...order.slice(count)]
}

const shareOf = ({ readings }: Look, subject = help.length) => readings[0].shares[subject] ?? 0

const isTopic = (subject = help.length) => Boolean(help[subject]?.topic)

interface Answer {
  /** For each part of the question. */
  texts: HelpText[]
  /** Likely too. */
  also: HelpText | null
  offered: HelpText[]
}

function answerOf(look: Look): Answer | null {
  const [best] = look.order
  const text = help[best ?? help.length]
  if (!text || best === undefined) return null
  if (look.language !== null || !isTopic(best))
    return shareOf(look, best) >= verySure ? { texts: [text], also: null, offered: [] } : null
  const fit = fitOf(look.readings, best)
  if (fit < minFit) return null
  const texts = [text, ...furtherParts(look, best)]
  const also = alsoOf(look, texts)
  const others = nearestOf(look)
    .slice(0, maxOffered)
    .filter((one) => one !== also && !texts.includes(one))
  return { texts, also, offered: fit < 0 ? others.slice(0, maxOffered - 1) : [] }
}

/** The second likeliest, if it's not much less likely: most errors are between two neighbours. */
function alsoOf(look: Look, texts: readonly HelpText[]): HelpText | null {
  const [best, second] = look.order
  const next = help[second ?? help.length]
  if (!next || second === undefined || !isTopic(second) || texts.includes(next)) return null
  const isNear = shareOf(look, second) >= nearShare * shareOf(look, best)
  return isNear && fitOf(look.readings, second) >= minSecondScore ? next : null
}

/** What a part of the question is surely about, if the whole has a hint of it. */
function furtherParts(look: Look, best: number): HelpText[] {
  const [, ...parts] = look.readings
  const [further] = parts
    .map(({ shares }) => ({ share: Math.max(...shares), at: shares.indexOf(Math.max(...shares)) }))
    .filter(({ share, at }) => at !== best && isTopic(at) && share >= verySure && shareOf(look, at) >= verySure / 2)
    .toSorted((one, other) => other.share - one.share)
  return further ? [help[further.at] as HelpText] : []
}

const nearestOf = ({ order }: Look): HelpText[] =>
  order.flatMap((at) => (isTopic(at) ? [help[at] as HelpText] : [])).slice(0, maxNear)

/** “She said stop, I feel awful” is surely about something that a text answers; “Does it answer when somebody died?” is about the bot. */
function isInNeed(look: Look, answer: Answer | null): boolean {
  const isSure = answer !== null && isTopic(look.order[0]) && shareOf(look, look.order[0]) >= verySure
  const { question, vector } = look
  const asksAboutBot = question.includes('?') && namesBot.test(question) && !aboutSelf.test(question)
  return !isSure && !asksAboutBot && question.length > minLength && isDistress(question, vector, -sureDistress)
}

/** The question, then its parts. */
const askedIn = ({ readings: [whole, ...parts] }: Look): [string, ...string[]] => [
  whole.text,
  ...parts.map(({ text }) => text),
]

async function inWords(look: Look, answer: Answer, reader: Reader, signal: AbortSignal): Promise<HelpFinding> {
  const near = await factsOf(look, reader, signal)
  const known = [...answer.texts, ...(answer.also ? [answer.also] : [])]
  const words = await allWords(look, known, reader, signal)
  const facts = factsUnder(near.filter((one) => known.includes(one.text) || isSame(one)))
  return { kind: 'found', ...answer, words, facts, nearest: nearestOf(look), language: look.language }
}

async function unsureOf(look: Look, reader: Reader, signal: AbortSignal): Promise<HelpFinding> {
  const nearest = nearestOf(look)
  const [first] = nearest
  const closest = first && fitOf(look.readings, help.indexOf(first)) >= minCloseness ? first : null
  const known = closest ? [closest] : []
  const words = await allWords(look, known, reader, signal)
  const near = await factsOf(look, reader, signal)
  const facts = factsUnder(near.filter(({ text }) => text === closest))
  return { kind: 'unsure', closest, nearest, words, facts, language: look.language }
}

async function allWords(look: Look, texts: readonly HelpText[], reader: Reader, signal: AbortSignal) {
  const words = await Promise.all(texts.map((text) => wordsFor(askedIn(look), text, reader, signal)))
  return new Map(texts.map((text, at) => [text, words[at] ?? text.says]))
}

interface FactUnder extends NearFact {
  /** The text of the fact's topic. */
  text: HelpText
}

async function factsOf(look: Look, reader: Reader, signal: AbortSignal): Promise<FactUnder[]> {
  if (look.language !== null || !isTopic(look.order[0])) return []
  const near = await nearFacts(look.readings, reader, signal)
  return near.flatMap((one) => {
    const text = help.find(({ topic }) => topic === one.fact.topic)
    return text && one.score >= minNear ? [{ ...one, text }] : []
  })
}

const isSame = ({ score, covered }: NearFact) => score >= minSame && covered >= minCovered

function factsUnder(near: readonly FactUnder[]): Map<HelpText, string> {
  const said = new Map<HelpText, string>()
  for (const { text, fact } of near.slice(0, maxFacts))
    said.set(text, [said.get(text), `${fact.title} ${fact.says}`].filter(Boolean).join('\n'))
  return said
}

/** With its typing errors corrected; null: there are none, or it isn't sure then either. */
async function findCorrected(look: Look, reader: Reader, signal: AbortSignal): Promise<HelpFinding | null> {
  const read = look.language === null ? corrected(look.question) : null
  if (read === null) return null
  const again = await lookUp(read, reader, signal)
  const answer = shareOf(again, again.order[0]) >= verySure ? answerOf(again) : null
  return answer && inWords(again, answer, reader, signal)
}
