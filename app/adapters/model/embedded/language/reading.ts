import model from 'wink-eng-lite-web-model'
import winkNLP, { type ItsFunction } from 'wink-nlp'
import { Bounded, once } from '#app/adapters/model/bounded.ts'
import { plain } from './normalise.ts'

const nlp = winkNLP(model, ['sbd', 'pos', 'sentiment', 'negation'])
const bare = winkNLP(model, [])
const { its } = nlp
/** The library's own type for this helper is narrower than what `out` takes. */
const asStem = its.stem as unknown as ItsFunction<string>
/** What the helper asks for each token. The same words come again and again. */
const stemmer = model.addons.stem as (word: string) => string
const wordStems = new Bounded<string, string>(10_000)

export type TokenKind = 'word' | 'number' | 'hashtag' | 'mention' | 'url' | 'emoji' | 'end' | 'other'

export interface Token {
  text: string
  /** Lower case, hashtags without their sign. */
  norm: string
  stem: string
  /** Universal part-of-speech tag. */
  pos: string
  kind: TokenKind
  stop: boolean
  /** Number of the sentence, from 0. */
  sentence: number
}

/** A text taken apart once; everything else looks things up in it. */
export interface Reading {
  source: string
  /** Contractions spelt out, invisible characters gone. */
  text: string
  tokens: Token[]
  /** What phrases are matched against; `''` stands at the end of a sentence so that no phrase crosses it. */
  stems: string[]
  /** Index in `tokens` for each of `stems`. */
  at: number[]
  /** -1 to 1. */
  sentiment: number
}

const kinds: Record<string, TokenKind> = {
  word: 'word',
  number: 'number',
  ordinal: 'word',
  alpha_numeric: 'word',
  hashtag: 'hashtag',
  mention: 'mention',
  url: 'url',
  email: 'url',
  emoji: 'emoji',
  emoticon: 'emoji',
}

/**
 * A post is read for judging, for the answer, and for each check of a draft; and as long as nothing newer pushes it out of
 * the search, once more in each step of every bot with these topics. Some seven KB each.
 */
const kept = new Bounded<string, Reading>(2_000)

/** The text taken apart; kept for the texts used last, so nobody may change what they are given. */
export function read(source: string): Reading {
  return kept.of(source, takenApart)
}

function takenApart(source: string): Reading {
  const text = plain(source)
  const doc = nlp.readDoc(text)
  const all = doc.tokens()
  const texts = all.out()
  const stems = texts.map((word) => wordStems.of(word, stemmer))
  const normals = all.out(its.normal)
  const tags = all.out(its.pos)
  const types = all.out(its.type)
  const stops = all.out(its.stopWordFlag)
  const reading: Reading = {
    source,
    text,
    tokens: [],
    stems: [],
    at: [],
    sentiment: Number(doc.out(its.sentiment)) || 0,
  }
  let sentence = 0
  for (const [i, raw] of texts.entries()) {
    const kind = /^[.!?…]+$/.test(raw) ? 'end' : (kinds[types[i] ?? ''] ?? 'other')
    const hash = kind === 'hashtag'
    const norm = hash ? raw.slice(1).toLowerCase() : (normals[i] ?? raw).toLowerCase()
    const stem = hash ? stemOf(norm) : (stems[i] ?? norm)
    reading.tokens.push({ text: raw, norm, stem, pos: tags[i] ?? 'X', kind, stop: Boolean(stops[i]), sentence })
    if (kind === 'end') sentence++
    if (kind === 'word' || kind === 'number' || hash || kind === 'end') {
      reading.stems.push(kind === 'end' ? '' : stem)
      reading.at.push(i)
    }
  }
  return reading
}

const stems = new Bounded<string, string>(5_000)

/** The stem of one word; kept, because hashtags and topics come again and again. */
export function stemOf(word: string): string {
  return stems.of(word, () => bare.readDoc(word).tokens().out(asStem).join(''))
}

/** Stems of many phrases at once: one document is far quicker to read than thousands. */
export function stemPhrases(phrases: string[]): string[][] {
  const lines = bare
    .readDoc(phrases.map((phrase) => plain(phrase).toLowerCase()).join(' ¶ '))
    .tokens()
    .out(asStem)
  const out: string[][] = []
  let current: string[] = []
  for (const stem of lines) {
    if (stem === '¶') {
      out.push(current)
      current = []
    } else if (/[\p{L}\p{N}*]/u.test(stem) || stem === '*') current.push(stem)
  }
  out.push(current)
  return out
}

/** Words that carry meaning: no stop words, numbers, mentions or links. */
export const contentTokens = once((reading: Reading): Token[] =>
  reading.tokens.filter(
    (token) => (token.kind === 'word' || token.kind === 'hashtag') && !token.stop && /\p{L}{2,}/u.test(token.norm),
  ),
)

/** The distinct stems of the words that carry meaning. */
export const contentStems = once(
  (reading: Reading): ReadonlySet<string> => new Set(contentTokens(reading).map((token) => token.stem)),
)

/** The words of the text as they are matched, without numbers. */
export function wordTokens(reading: Reading): Token[] {
  return reading.tokens.filter((token) => token.kind === 'word' && /\p{L}/u.test(token.norm))
}
