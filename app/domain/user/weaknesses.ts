import type { AuthRules, PasswordClass } from '#app/domain/user/rules.ts'

const classes: Record<PasswordClass, { has: RegExp; name: string }> = {
  lower: { has: /\p{Ll}/u, name: 'a lowercase letter' },
  upper: { has: /\p{Lu}/u, name: 'an uppercase letter' },
  digit: { has: /\p{Nd}/u, name: 'a number' },
  symbol: { has: /[^\p{L}\p{N}\s]/u, name: 'a symbol' },
}

export const classNames = (kinds: readonly PasswordClass[]) => kinds.map((kind) => classes[kind].name)

/** As the auth client names what is wrong with a password. */
export type WeakReason = 'length' | 'characters' | 'pwned'

export interface Weakness {
  reason: WeakReason
  sentence: string
}

/**
 * What the operator's rules have against a password, given the most common ones; the upper bound of 128 characters is the
 * form's. The page that asks for one says the same while it is typed: nothing here needs a server.
 */
export function weaknesses(
  { min, required }: AuthRules['password'],
  password: string,
  common: ReadonlySet<string>,
): Weakness[] {
  const missing = required.filter((name) => !classes[name].has.test(password))
  const found: Weakness[] = []
  if ([...password].length < min) found.push({ reason: 'length', sentence: `Use at least ${min} characters.` })
  if (missing.length > 0) found.push({ reason: 'characters', sentence: `Add ${classNames(missing).join(' and ')}.` })
  if (common.has(password.toLowerCase()))
    found.push({ reason: 'pwned', sentence: 'This password is among the most common ones. Choose another.' })
  return found
}
