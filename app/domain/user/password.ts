import { hash, verify } from '@node-rs/argon2'
import { fail } from '#app/domain/failure.ts'
import { commonPasswords } from '#app/domain/user/common-passwords.ts'

/** OWASP Password Storage Cheat Sheet: argon2id (the library's default) with 19 MiB, 2 passes, 1 lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes run on libuv's threads; two at once leave the others to DNS and files. */
const atOnce = 2
const mostWaiting = 50

let running = 0
const waiting: (() => void)[] = []

/** Runs one hash at its turn. Throws `too_many` where the queue is full, so that a flood cannot starve the server. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) {
    if (waiting.length >= mostWaiting) fail('too_many')
    await new Promise<void>((resolve) => waiting.push(resolve))
  }
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

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

/** Throws `weak_password` with the sentence for the field. The bounds 6 and 128 are checked by the form's contract. */
export function requireUncommon(password: string): void {
  if (commonPasswords.has(password.toLowerCase()))
    fail('weak_password', { password: 'This password is among the most common ones. Choose another.' })
}
