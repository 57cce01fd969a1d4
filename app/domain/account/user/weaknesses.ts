import type { AuthRules, PasswordClass } from '#app/domain/account/user/rules.ts'

const classes: Record<PasswordClass, { has: RegExp; name: string }> = {
  lower: { has: /\p{Ll}/u, name: 'a lowercase letter' },
  upper: { has: /\p{Lu}/u, name: 'an uppercase letter' },
  digit: { has: /\p{Nd}/u, name: 'a number' },
  symbol: { has: /[^\p{L}\p{N}\s]/u, name: 'a symbol' },
}

export const classNames = (kinds: readonly PasswordClass[]) => kinds.map((kind) => classes[kind].name)

/** The auth client's names. */
type WeakReason = 'length' | 'characters' | 'pwned'

export interface Weakness {
  reason: WeakReason
  sentence: string
}

/** Shared with the browser. The form enforces the upper bound of 128 characters. */
export function weaknesses(
  { min, required }: AuthRules['password'],
  password: string,
  guess: (password: string) => string | null,
): Weakness[] {
  const missing = required.filter((name) => !classes[name].has.test(password))
  const found: Weakness[] = []
  const isShort = [...password].length < min
  if (isShort) found.push({ reason: 'length', sentence: `Use at least ${min} characters.` })
  if (missing.length > 0) found.push({ reason: 'characters', sentence: `Add ${classNames(missing).join(' and ')}.` })
  const guessed = isShort ? null : guess(password)
  if (guessed !== null) found.push({ reason: 'pwned', sentence: `${guessed} Choose another.` })
  return found
}
