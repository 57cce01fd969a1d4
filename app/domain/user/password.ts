import { hash, verify } from '@node-rs/argon2'
import { fail } from '#app/domain/failure.ts'
import { commonPasswords } from '#app/domain/user/common-passwords.ts'
import type { AuthRules } from '#app/domain/user/rules.ts'
import { weaknesses } from '#app/domain/user/weaknesses.ts'

/** OWASP Password Storage Cheat Sheet: argon2id (the library's default) with 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes run on libuv's threads; two at once leave the others to DNS and files. */
const atOnce = 2
const mostWaiting = 50

let running = 0
let begun = 0
const waiting: (() => void)[] = []

/** Runs one hash at its turn. Throws `too_many` where the queue is full, so that a flood cannot starve the server. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting) fail('too_many')
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

/** How many hashes this process has begun: what a flood of guesses costs. */
export const hashesBegun = () => begun

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, cost))
}

let decoy: Promise<string> | undefined

/** Takes the same time whether there is a hash or not, so that an answer does not tell which addresses are known. */
export async function checkPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hash('no password has this hash', cost)
  const against = stored ?? (await decoy)
  const right = await inTurn(() => verify(against, password))
  return right && stored !== null
}

/** Whether the hash was made with other parameters than today's: it is then made anew at the next sign-in. */
export function isOutdated(stored: string): boolean {
  return !stored.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`)
}

/** What is told beside a session whose password would not be taken today. */
export function weakPassword(rules: AuthRules, password: string) {
  const found = weaknesses(rules.password, password, commonPasswords)
  if (found.length === 0) return {}
  const message = found.map(({ sentence }) => sentence).join(' ')
  return { weak_password: { message, reasons: found.map(({ reason }) => reason) } }
}

/** Throws `weak_password` with the sentences for the field, and the reasons for programs. */
export function requireStrong(rules: AuthRules, password: string, field = 'password'): void {
  const found = weaknesses(rules.password, password, commonPasswords)
  if (found.length === 0) return
  const sentence = found.map((weakness) => weakness.sentence).join(' ')
  const reasons = found.map(({ reason }) => reason)
  fail('weak_password', { [field]: sentence }, reasons)
}
