import { hash, verify } from '@node-rs/argon2'
import { commonPasswords, guessableReason } from '#app/domain/account/user/guessable.ts'
import { opaqueText } from '#app/domain/account/user/opaque-text.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'
import { type Weakness, weaknesses } from '#app/domain/account/user/weaknesses.ts'
import { fail, failUntil } from '#app/domain/failure.ts'

/** OWASP Password Storage Cheat Sheet: argon2id (the library's default) with 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes run on libuv's thread pool; this leaves threads for DNS and files. */
const atOnce = 2
const maxWaiting = 50
const retrySeconds = 5

let running = 0
let started = 0
const waiting: (() => void)[] = []

/** Throws `too_many` if the queue is full, so that a flood can't starve the server. */
async function runQueued<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= maxWaiting)
      failUntil('too_many', retrySeconds, 'Many people are signing in right now. Try again in a moment.')
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
  started += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

export const hashesStarted = () => started

export function hashPassword(password: string): Promise<string> {
  return runQueued(() => hash(opaqueText(password), cost))
}

let decoy: Promise<string> | undefined

export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  return (await matchPassword(stored, password)) !== null
}

/**
 * null: it is another password. `outdated`: the hash is of the password as typed, or has other parameters. Takes the
 * same time without a hash, so that it doesn't reveal which addresses are known.
 */
export async function matchPassword(stored: string | null, password: string): Promise<{ outdated: boolean } | null> {
  decoy ??= hash('no password has this hash', cost)
  const against = stored ?? (await decoy)
  const present = opaqueText(password)
  for (const form of new Set([present, password]))
    if (await runQueued(() => verify(against, form)))
      return stored === null ? null : { outdated: form !== present || isOutdated(stored) }
  return null
}

function isOutdated(stored: string): boolean {
  return !stored.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`)
}

interface Chosen {
  password: string
  email: string
}

async function weaknessesOf(rules: AuthRules, { password, email }: Chosen) {
  const known = { common: await knownPasswords(), own: wordsOf(email) }
  return weaknesses(rules.password, opaqueText(password), (chosen) => guessableReason(chosen, known))
}

export async function weakPassword(rules: AuthRules, chosen: Chosen) {
  const found = await weaknessesOf(rules, chosen)
  if (found.length === 0) return {}
  return { weak_password: { message: clientMessageOf(rules, found), reasons: found.map(({ reason }) => reason) } }
}

/** API clients match on GoTrue's wording. */
const clientMessageOf = ({ password: { min } }: AuthRules, found: Weakness[]) =>
  found
    .map(({ reason, sentence }) => (reason === 'length' ? `Password should be at least ${min} characters.` : sentence))
    .join(' ')

const sentenceOf = (found: Weakness[]) => found.map(({ sentence }) => sentence).join(' ')

/** null: strong enough. */
export async function passwordFault(rules: AuthRules, chosen: Chosen): Promise<string | null> {
  return sentenceOf(await weaknessesOf(rules, chosen)) || null
}

/** Throws `weak_password`. */
export async function requireStrong(rules: AuthRules, chosen: Chosen, field = 'password'): Promise<void> {
  const found = await weaknessesOf(rules, chosen)
  if (found.length === 0) return
  const sentence = sentenceOf(found)
  const reasons = found.map(({ reason }) => reason)
  fail('weak_password', { [field]: sentence }, { reasons, clientMessage: clientMessageOf(rules, found) })
}

let known: Promise<ReadonlySet<string>> | undefined

export function knownPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...commonPasswords]),
  )
  return known
}

/** Shorter parts of an address occur in too many other words. */
const minLetters = 4

export function wordsOf(email: string): string[] {
  const address = email.toLowerCase()
  const [local = '', domain = ''] = address.split('@')
  const names = [local, domain.replace(/\.[^.]*$/, '')].flatMap((part) => part.split(/\P{L}+/u))
  const words = new Set([address, local, domain, ...names])
  return [...words].filter((word) => word.length >= minLetters).toSorted((a, b) => b.length - a.length)
}
