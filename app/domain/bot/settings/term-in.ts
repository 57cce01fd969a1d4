import { BoundedCache } from '#app/adapters/cache.ts'
import { countStopWords } from '#app/adapters/model/words.ts'
import { type Forming, formingOf, isFormOf } from '#app/domain/bot/settings/inflection.ts'
import { areOtherLetters } from '#app/domain/bot/settings/letters.ts'
import { folded, withAccents, withoutUnseen } from '#app/domain/folded.ts'

/** Written without spaces between words. */
const unspaced =
  '\\p{scx=Han}\\p{scx=Hiragana}\\p{scx=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}'
const emoji = '\\p{RI}\\p{RI}|\\p{Extended_Pictographic}(?:[\\u{E0020}-\\u{E007F}]|\\u200d\\p{Extended_Pictographic})*'
const run = `[${unspaced}]+`
const word = `(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}])+`
const parts = new RegExp(`(?<emoji>${emoji})|(?<run>(?=[\\p{L}\\p{M}\\p{N}ー])${run})|(?<word>${word}\\*?)`, 'gu')
const isRun = new RegExp(`^${run}$`, 'u')
const segmenter = new Intl.Segmenter('und', { granularity: 'word' })

interface Piece {
  text: string
  written: string
}

interface Unit extends Piece {
  start: number
  end: number
}

interface Reading {
  text: string
  units: Unit[]
  forming: Forming
  /** The words that hashtags are made of, and those with hyphens in one. */
  written: Reading[]
}

/** `forms`: null if the sign is written exactly like this, as in C++. */
interface Term {
  literal: RegExp | null
  pieces: Piece[]
  forming: Forming
}

const readings = new BoundedCache<string, Reading>(200)
const terms = new BoundedCache<string, Term>(2_000)

/** Words of any script in sequence, in any form; signs such as C++, .NET and R&D as they are written. */
export const termIn = (wanted: readonly string[], text: string): string | null => termsIn(wanted, text)[0] ?? null

export function termsIn(wanted: readonly string[], text: string): string[] {
  if (wanted.length === 0) return []
  const reading = readings.of(text, () => readingOf(text))
  return wanted.filter((given) => {
    const term = terms.of(given, () => termOf(given))
    return holds(term, reading) || reading.written.some((other) => holds(term, other))
  })
}

function readingOf(text: string): Reading {
  const plain = folded(text.replace(/\*/g, ' '))
  const written = withoutUnseen(text.replace(/\*/g, ' ')).normalize('NFKC').match(parts) ?? []
  const units: Unit[] = []
  const words: string[] = []
  for (const [at, match] of [...plain.matchAll(parts)].entries()) {
    const { run, word } = match.groups ?? {}
    const unit = { text: match[0], written: written[at] ?? '', start: match.index, end: match.index + match[0].length }
    if (word) words.push(word)
    if (run) units.push(...segments(unit))
    else if (!word || !isSign(plain, unit)) units.push(unit)
  }
  const otherwise = otherwiseWritten(text).map(readingOf)
  return { text: plain, units, forming: formingOf(text, words), written: otherwise }
}

const hashtags = /(?<=[#＃])[\p{L}\p{M}\p{N}_]+/gu
const withinTag = /(?<=\p{L}[\p{Ll}\p{N}])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll})|(?<=\p{L})(?=\p{N})|_/gu
const hyphened = /(?<!\p{L})\p{L}{1,30}(?:[-\u2010\u2011]\p{L}{1,30}){1,5}/gu

const dotted =
  /(?<![\p{L}\p{N}.])(?:\p{Lu}\.){2,6}(?!\p{L})|(?<![\p{L}\p{N}.])(?:\p{Lu}\.){1,5}\p{Lu}(?![\p{L}\p{N}])/gu

/** "Stop The War" for #StopTheWar, "email" for e-mail, "AI" for A.I. */
function otherwiseWritten(text: string): string[] {
  const tags = (text.match(hashtags) ?? []).map((tag) => tag.replace(withinTag, ' ')).filter((tag) => tag.includes(' '))
  const joined = [...(text.match(hyphened) ?? []), ...(text.match(dotted) ?? [])]
  return [...tags, ...joined.map((word) => word.replace(/[-\u2010\u2011.]/g, ''))]
}

function segments({ text, start }: Unit): Unit[] {
  return [...segmenter.segment(text)].map(({ segment, index }) => ({
    text: segment,
    written: segment,
    start: start + index,
    end: start + index + segment.length,
  }))
}

/** C in C++ and C#, net in .NET, R in R&B, s in It’s. */
function isSign(text: string, { text: word, start, end }: Unit): boolean {
  if (word === 's' && /['’]/.test(text.charAt(start - 1))) return true
  if (word.length === 1 && (text.charAt(end) === '&' || text.charAt(start - 1) === '&')) return true
  if (word.length <= 2 && /^(?:\+\+|#(?![\p{L}\p{N}]))/u.test(text.slice(end, end + 2))) return true
  return word.length <= 4 && /(?<![^\s(/,])\.$/u.test(text.slice(Math.max(0, start - 2), start))
}

const significant = /[+&%]|(?<=[\p{L}\p{N}])#|\.(?=[\p{L}\p{N}])/u

function termOf(term: string): Term {
  const plain = folded(term).trim()
  const written = withoutUnseen(term).normalize('NFKC').match(parts) ?? []
  const pieces = (plain.match(parts) ?? []).map((text, at) => ({ text, written: written[at] ?? '' }))
  return { literal: significant.test(plain) ? literalOf(plain) : null, pieces, forming: formingOf(term, []) }
}

function literalOf(plain: string): RegExp {
  const sign = plain.replace(/^[@#"'(]+|(?<![!?,;:)"'])[!?,;:)"']+$/g, '').replace(/(?<=\w\.\w)\.$/, '')
  const source = sign
    .replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replace(/(?<=[\p{L}\p{N}]{2})\\\.(?=\p{L}{2})/gu, '(?:\\.|\\s)?')
    .replace(/(?<!\s)\s*&\s*/g, '\\s?(?:&|&amp;)\\s?')
    .replace(/[\s-]+/g, '[\\s-]+')
  // "...net" is a pause and a word; after "..." a further full stop is a sign's own.
  const before = sign.startsWith('.') ? '[\\p{L}\\p{N}]|(?<!\\.{2})\\.' : '[\\p{L}\\p{N}]'
  const after = /[\p{L}\p{N}]$/u.test(sign) ? '[\\p{L}\\p{N}]' : '[\\p{L}+#]'
  return new RegExp(`(?<!${before})${source}(?!${after})`, 'u')
}

function holds({ literal, pieces, forming }: Term, reading: Reading): boolean {
  if (literal) return literal.test(reading.text)
  if (pieces.length === 0) return false
  const how = reading.forming === 'unknown' ? forming : reading.forming
  const texts = pieces.map(({ text }) => text)
  const glued = texts.length > 1 && !texts.some((piece) => isRun.test(piece)) ? texts.join('') : null
  if (glued && reading.units.some(({ text }) => text === glued || isFormOf(glued, text, how))) return true
  return reading.units.some((_unit, from) => {
    let at = from
    for (const piece of pieces) {
      at = next(piece, at, reading, how)
      if (at < 0) return false
    }
    return true
  })
}

/** Where the text goes on after the piece; -1: it is not there. */
function next({ text: piece, written }: Piece, at: number, { text, units }: Reading, forming: Forming): number {
  const unit = units[at]
  if (!unit) return -1
  if (!isRun.test(piece)) {
    const isForm = piece === unit.text || isFormOf(piece, unit.text, forming)
    if (!isForm || areOtherLetters(withAccents(written), withAccents(unit.written))) return -1
    return isOtherWord(written, unit, text) ? -1 : at + 1
  }
  const end = endOfRun(piece, unit, text)
  if (end < 0) return -1
  const further = units.findIndex(({ end: other }) => other >= end)
  const last = units[further]
  if (!last) return -1
  // 和服 is not in 产品|和|服务: it would end within another word than it begins in.
  const isWithin = last === unit || piece.length >= longPiece || stemOf(piece) !== null
  if (last.end !== end && !(isWithin && mayGoOn(piece, text.slice(end, last.end)))) return -1
  return further + 1
}

const acronym = /^\p{Lu}{2,4}$/u

/** The "us" of most sentences is not the US, nor "j'ai" an AI. */
function isOtherWord(term: string, { text, written, start }: Unit, whole: string): boolean {
  if (!acronym.test(term) || written === '' || written === written.toUpperCase()) return false
  return countStopWords([text]) > 0 || /['’]/.test(whole.charAt(start - 1))
}

/** Segments are guesses: a piece of so many characters is not there by chance. */
const longPiece = 4

const changing = /(?:する|[うくぐすつぬぶむるい])$/u
const han = /\p{Script=Han}/u
const kana = /^\p{Script=Hiragana}/u

/** Verbs and adjectives in Japanese change after their stem: 食べる, 食べた. null: not one of these. */
function stemOf(piece: string): string | null {
  const stem = piece.replace(changing, '')
  return stem !== piece && han.test(stem) ? stem : null
}

function endOfRun(piece: string, { start, text: unit }: Unit, text: string): number {
  if (text.startsWith(piece, start)) return start + piece.length
  const inside = unit.indexOf(piece)
  if (inside > 0 && piece.length >= longPiece) return start + inside + piece.length
  const stem = stemOf(piece)
  if (stem === null || !text.startsWith(stem, start)) return -1
  const end = start + stem.length
  return kana.test(text.slice(end, end + 1)) ? end : -1
}

/** Whether a segment that begins with the piece may go on like this. */
function mayGoOn(piece: string, rest: string): boolean {
  if (/\p{Script=Han}$/u.test(piece)) return piece.length >= 2 || kana.test(rest)
  return piece.length >= 4 || (kana.test(rest) && stemOf(piece) !== null)
}
