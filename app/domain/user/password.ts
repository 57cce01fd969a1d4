import { hash, verify } from '@node-rs/argon2'
import { fail, failUntil } from '#app/domain/failure.ts'
import { commonPasswords, guessableReason } from '#app/domain/user/guessable.ts'
import type { AuthRules } from '#app/domain/user/rules.ts'
import { type Weakness, weaknesses } from '#app/domain/user/weaknesses.ts'

/** OWASP Password Storage Cheat Sheet: argon2id (the library's default) with 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes run on libuv's threads; running two at a time leaves the others to DNS and files. */
const atOnce = 2
const maxWaiting = 50
/** Time to retry after, in seconds: a full queue is processed sooner. */
const queueEmptied = 5

let running = 0
let begun = 0
const waiting: (() => void)[] = []

/** Runs the hashes in a bounded queue. Throws `too_many` if it is full, so that a flood cannot starve the server. */
async function runQueued<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= maxWaiting)
      failUntil('too_many', queueEmptied, 'Many people are signing in right now. Try again in a moment.')
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
  begun += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

/** Number of hashes this process has started: shows a flood of guesses. */
export const hashesBegun = () => begun

export function hashPassword(password: string): Promise<string> {
  return runQueued(() => hash(password, cost))
}

let decoy: Promise<string> | undefined

/**
 * Takes the same time whether there is a hash or not, so that the response does not reveal which addresses are known.
 */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hash('no password has this hash', cost)
  const against = stored ?? (await decoy)
  const right = await runQueued(() => verify(against, password))
  return right && stored !== null
}

/** Whether the hash was made with other parameters than the present ones: it is renewed at the next sign-in. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`)
}

interface Chosen {
  password: string
  /** The owner's address. */
  email: string
}

async function weaknessesOf(rules: AuthRules, { password, email }: Chosen) {
  const known = { common: await knownPasswords(), own: wordsOf(email) }
  return weaknesses(rules.password, password, (chosen) => guessableReason(chosen, known))
}

/** Reported along with a session whose password would be rejected now. */
export async function weakPassword(rules: AuthRules, chosen: Chosen) {
  const found = await weaknessesOf(rules, chosen)
  if (found.length === 0) return {}
  return { weak_password: { message: clientMessageOf(rules, found), reasons: found.map(({ reason }) => reason) } }
}

/** For API clients, which show only this: the length requirement in GoTrue's words. */
const clientMessageOf = ({ password: { min } }: AuthRules, found: Weakness[]) =>
  found
    .map(({ reason, sentence }) => (reason === 'length' ? `Password should be at least ${min} characters.` : sentence))
    .join(' ')

/** Throws `weak_password` with the messages for the field, and the reasons for API clients. */
export async function requireStrong(rules: AuthRules, chosen: Chosen, field = 'password'): Promise<void> {
  const found = await weaknessesOf(rules, chosen)
  if (found.length === 0) return
  const sentence = found.map((weakness) => weakness.sentence).join(' ')
  const reasons = found.map(({ reason }) => reason)
  fail('weak_password', { [field]: sentence }, reasons, clientMessageOf(rules, found))
}

let known: Promise<ReadonlySet<string>> | undefined

/** The 49,000 most common passwords in published leaks, in lower case; loaded when the first password is set. */
export function knownPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...commonPasswords]),
  )
  return known
}

/** Shorter parts of an address occur in too many other words. */
const minLetters = 4

/** The words of an email address, longest first: a password should not consist of them. */
export function wordsOf(email: string): string[] {
  const address = email.toLowerCase()
  const [local = '', domain = ''] = address.split('@')
  const names = [local, domain.replace(/\.[^.]*$/, '')].flatMap((part) => part.split(/\P{L}+/u))
  const words = new Set([address, local, domain, ...names])
  return [...words].filter((word) => word.length >= minLetters).toSorted((a, b) => b.length - a.length)
}
