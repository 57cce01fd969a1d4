import type { Random } from './random.ts'

/** What keyboards and copying add to a text and no one sees. */
const unseen = ['\u200b', '\u2060', '\ufeff', '\u00ad', '\u200e', '\u200f', '\u202a', '\u202c', '\u2066', '\u2069']
const around = [...unseen, ' ', '\u00a0', '\u3000', '\t']

/** The same text for a person: pasted with invisible characters in and blanks around it, or in full width. */
export function pasted(random: Random, text: string): string {
  const wide = random.chance(0.3)
  const signs = Array.from(text, (sign) => (wide && /[!-~]/.test(sign) ? widened(sign) : sign))
  const within = signs.map((sign) => (random.chance(0.1) ? random.pick(unseen) + sign : sign)).join('')
  return random.pick(['', ...around]) + within + random.pick(['', ...around])
}

const widened = (sign: string) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0)

const zeros = ['0', '０', '٠', '۰', '०', '০', '๐', '၀']
const gaps = ['', '', '', ' ', '-', '–', '—', '−', '‑', '\u2009', '\u200b', 'ー']

/** The code with the digits of one script, grouped somehow. */
export function typedCode(random: Random, code: string): string {
  const zero = random.pick(zeros).codePointAt(0) ?? 0
  return pasted(random, Array.from(code, (digit) => digitFrom(zero, digit) + random.pick(gaps)).join(''))
}

const digitFrom = (zero: number, digit: string) =>
  /\d/.test(digit) ? String.fromCodePoint(zero + Number(digit)) : digit

/** Another code as this one was typed: in its script, with its groups. */
export function inShapeOf(typed: string, code: string): string {
  const digits = [...code]
  return typed.replace(/\p{Nd}/gu, (sign) => digitFrom(zeroOf(sign), digits.shift() ?? '')) + digits.join('')
}

function zeroOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0
  const isDigit = (at: number) => /\p{Nd}/u.test(String.fromCodePoint(at))
  let zero = point
  while (isDigit(zero - 1)) zero -= 1
  return point - ((point - zero) % 10)
}
