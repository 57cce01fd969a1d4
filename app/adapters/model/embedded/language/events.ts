import { once } from '#app/adapters/model/bounded.ts'
import {
  ahead,
  clauseEnds,
  type Event,
  eventPatterns,
  longAgo,
  unreal,
} from '#app/adapters/model/embedded/lexicon/events.ts'
import { situationOf, tellsOfSelf } from './discourse.ts'
import type { Reading, Token } from './reading.ts'

/** Something a post tells as having happened, and where its thing must stand. */
export interface Telling {
  event: Event
  /** Index in `Reading.tokens` of the first word of what tells it. */
  at: number
  /** Tokens among which the thing stands; `to` is exclusive. */
  from: number
  to: number
  /** The thing's last word must be the window's last. */
  closes: boolean
}

type Words = ReadonlySet<string>

interface Pattern {
  event: Event
  words: Words[]
  /** Where in `words` the thing stands. */
  slot: number
}

/** Words of a clause between the parts of a pattern, and of what a thing may be named with. */
const reach = 6
const width = 8
const isGap = (word: Words | undefined) => word?.has('~') === true

/** By the word that must be in the text: the first, or the first after the thing. */
const byWord = new Map<string, Pattern[]>()
for (const [event, list] of Object.entries(eventPatterns) as [Event, string][])
  for (const line of list.split(/[,\n]/).map((one) => one.trim())) if (line !== '') plant(event, line)

function plant(event: Event, line: string): void {
  const all = line.split(' ')
  const optional = all.findIndex((word) => word.endsWith('?'))
  if (optional >= 0) {
    plant(event, line.replace('?', ''))
    plant(event, all.toSpliced(optional, 1).join(' '))
    return
  }
  const words = all.map((one) => new Set(one.split('/')))
  const slot = words.findIndex((one) => one.has('_'))
  for (const word of words[slot === 0 ? 1 : 0] ?? [])
    byWord.set(word, [...(byWord.get(word) ?? []), { event, words, slot }])
}

/** What the writer tells of, in the order of the text; nothing that a question, a wish, a quotation or somebody else's doing tells. */
export const tellings = once((reading: Reading): Telling[] => {
  const { tokens } = reading
  const silent = new Set([
    ...situationOf(reading).asking,
    ...tokens.filter(({ text }) => text === '"').map(({ sentence }) => sentence),
    ...sentencesWith(reading, longAgo),
  ])
  const future = sentencesWith(reading, ahead)
  const out: Telling[] = []
  for (const [at, token] of tokens.entries()) {
    if (silent.has(token.sentence)) continue
    for (const pattern of byWord.get(wordAt(tokens, at)) ?? []) {
      if (pattern.event !== 'plans' && future.has(token.sentence)) continue
      const telling = pattern.slot === 0 ? aboutThing(reading, at, pattern) : doneToThing(tokens, at, pattern)
      if (telling) out.push(telling)
    }
  }
  return out
})

const wordAt = (tokens: Token[], at: number) => tokens[at]?.text.toLowerCase() ?? ''

function sentencesWith({ tokens }: Reading, words: RegExp): Set<number> {
  const texts = new Map<number, string>()
  for (const { sentence, text } of tokens) texts.set(sentence, `${texts.get(sentence) ?? ''} ${text}`)
  return new Set([...texts].filter(([, text]) => words.test(text)).map(([sentence]) => sentence))
}

function doneToThing(tokens: Token[], at: number, { event, words, slot }: Pattern): Telling | null {
  if (!isOwn(tokens, at)) return null
  const inSentence = (next: number, word: Words) =>
    tokens[next]?.sentence === tokens[at]?.sentence && word.has(wordAt(tokens, next))
  let next = at + 1
  for (const [nth, word] of words.slice(0, slot).entries()) {
    if (nth === 0) continue
    if (isGap(word)) {
      const then = words[nth + 1]
      const end = next + reach
      while (then && nth + 1 < slot && next < end && !inSentence(next, then)) next++
    } else if (inSentence(next, word)) next++
    else return null
  }
  const after = words.slice(slot + 1)
  const [first] = after
  let to = next
  if (isGap(words[slot - 1])) while (to < next + width && tokens[to]?.sentence === tokens[at]?.sentence) to++
  else while (to < next + width && isInPhrase(tokens, to, at) && !(to > next && first && inSentence(to, first))) to++
  if (!after.every((word, nth) => inSentence(to + nth, word))) return null
  return { event, at, from: next, to, closes: after.length > 0 }
}

function aboutThing(reading: Reading, at: number, { event, words }: Pattern): Telling | null {
  const { tokens } = reading
  const sentence = tokens[at]?.sentence ?? 0
  const said = words.slice(1)
  if (!said.every((word, nth) => tokens[at + nth]?.sentence === sentence && word.has(wordAt(tokens, at + nth))))
    return null
  if (!isMeasured(event, said, tokens.slice(at + said.length, at + said.length + reach))) return null
  let to = at
  // "Pull ups: went from 0 to 6."
  if (/^[:-]$/.test(tokens[to - 1]?.text ?? '')) to--
  while (adverbs.has(wordAt(tokens, to - 1))) to--
  let from = to
  while (to - from < reach && isInPhrase(tokens, from - 1, at)) from--
  const before = tokens.slice(Math.max(from - 3, 0), to).map(({ text }) => text.toLowerCase())
  if (from === to || before.some((word) => unreal.has(word) || owners.has(word))) return null
  return tellsOfSelf(reading, sentence) ? { event, at: from, from, to, closes: true } : null
}

/** A figure after a bare "up", "down" and "hit", and two after "from", which tell the way it went. */
function isMeasured(event: Event, said: Words[], after: Token[]): boolean {
  if (event !== 'rose' && event !== 'fell') return true
  const last = said.at(-1)
  if (last?.has('from')) {
    const middle = after.findIndex(({ text }) => text === 'to' || text === '->')
    const before = figureIn(after.slice(0, Math.max(middle, 0)))
    const now = figureIn(after.slice(middle + 1))
    return before !== null && now !== null && event === (now > before ? 'rose' : 'fell')
  }
  const isBare = said.length === 1 && ['up', 'down', 'hit'].some((word) => last?.has(word))
  return !isBare || figureIn(after.slice(0, 3)) !== null
}

function figureIn(tokens: Token[]): number | null {
  const figure = tokens.map(({ text }) => text.match(/\d[\d.,]*/)?.[0]).find((one) => one !== undefined)
  return figure === undefined ? null : Number.parseFloat(figure.replace(/,(?=\d{3})/g, ''))
}

const set = (words: string): Words => new Set(words.split(' '))
const adverbs = set(
  'just finally also actually really already suddenly quietly even still now only recently both all never',
)
const owners = set('his her their your someone somebody whose')
const selves = set('i we')
const joints = set('and & , - : but so')
const ongoing = set('am are been still began now finally currently')
const helpers = set(
  'have has had am are was been be just finally also actually really already recently only even then today yesterday officially accidentally quietly slowly last this week month night morning now',
)

/** Whether the verb at a position is the writer's own: after "I" or "we", or without anybody, at the start or after another of theirs. */
export function isOwn(tokens: Token[], at: number): boolean {
  const sentence = tokens[at]?.sentence
  const start = tokens.findIndex((one) => one.sentence === sentence)
  const said = tokens.slice(Math.max(start, at - width), at).map(({ text }) => text.toLowerCase())
  if (said.some((word) => unreal.has(word))) return false
  // "Tracking takeaway is a hobby" tells nothing; "been tracking takeaway" does.
  if (/ing$/i.test(tokens[at]?.text ?? '') && wordAt(tokens, at + 1) !== 'to' && !ongoing.has(wordAt(tokens, at - 1)))
    return false
  let before = at - 1
  while (before >= start && (tokens[before]?.kind === 'number' || helpers.has(wordAt(tokens, before)))) before--
  if (before < start) return true
  const word = wordAt(tokens, before)
  if (selves.has(word)) return true
  if (joints.has(word))
    return said.some((one) => selves.has(one)) || !tokens.slice(start, before).some(({ pos }) => pos === 'PRON')
  return tokens[before]?.kind !== 'word'
}

/** Whether a token may belong to what a thing is named with, in the sentence of another. */
function isInPhrase(tokens: Token[], at: number, beside: number): boolean {
  const token = tokens[at]
  if (!token || token.sentence !== tokens[beside]?.sentence || token.kind === 'end' || token.kind === 'url')
    return false
  if (token.kind === 'other') return /^['&%$€£/-]$|\d/.test(token.text)
  return !clauseEnds.has(token.text.toLowerCase())
}
