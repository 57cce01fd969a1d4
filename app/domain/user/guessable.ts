import { commonPasswords } from '#app/domain/user/common-passwords.ts'

/** What an attacker knows, in lower case. */
interface Known {
  common?: ReadonlySet<string>
  /** Words from the account's address. */
  own?: readonly string[]
}

const product = ['warble']
/** Up to this many added characters are guessed easily: "hockey1", "Dallas2024!". */
const maxAdded = 5

const lengthOf = (text: string) => [...text].length

/** Why a password is easy to guess; null if it is not. */
export function guessableReason(chosen: string, { common = commonPasswords, own = [] }: Known = {}): string | null {
  const password = chosen.toLowerCase()
  if (common.has(password)) return 'This password is among the most common ones.'
  const word = password.replace(/\P{L}+$/u, '')
  if (common.has(word) && lengthOf(password) - lengthOf(word) <= maxAdded)
    return 'This password is one of the most common ones with a little added.'
  if (/^(.{1,5}?)\1+$/su.test(password) || isRun(password))
    return 'This password is a repetition or a sequence of characters.'
  if (consistsOf(product, password)) return 'This password is little more than this product’s name.'
  if (consistsOf(own, password)) return 'This password is little more than your e-mail address.'
  return null
}

function consistsOf(words: readonly string[], password: string): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password)
  return rest !== password && lengthOf(rest) <= maxAdded
}

/** "abcdef", "987654". */
function isRun(password: string): boolean {
  const codes = [...password].map((sign) => sign.codePointAt(0) ?? 0)
  const step = (codes[1] ?? 0) - (codes[0] ?? 0)
  return Math.abs(step) === 1 && codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step)
}
