import { createHmac, randomBytes, scryptSync, timingSafeEqual } from 'node:crypto'
import type { Session } from './model.ts'

/** Deliberately cheap: these accounts are for tests, which sign in often. */
const COST = { N: 1024, r: 8, p: 1 }

export function hashPassword(password: string, salt = randomBytes(12).toString('hex')): string {
  return `${salt}:${scryptSync(password, salt, 32, COST).toString('hex')}`
}

export function isPassword(password: string, stored: string): boolean {
  const [salt = '', hash = ''] = stored.split(':')
  const expected = Buffer.from(hash, 'hex')
  const actual = scryptSync(password, salt, 32, COST)
  return expected.length === actual.length && timingSafeEqual(expected, actual)
}

function session(account: string, openedAt: string, standing: boolean, secret: (use: string) => string): Session {
  return {
    account,
    openedAt,
    standing,
    authToken: secret('auth_token').slice(0, 40),
    ct0: secret('ct0').slice(0, 64),
    accessToken: `perch_${secret('access_token').slice(0, 48)}`,
  }
}

export function newSession(account: string, openedAt: string): Session {
  return session(account, openedAt, false, () => randomBytes(32).toString('hex'))
}

/** The same tokens for the same seed and handle, on every machine. */
export function fixedSession(account: string, handle: string, seed: number, openedAt: string): Session {
  const secret = (use: string) =>
    createHmac('sha256', `perch:${seed}`).update(`${use}:${handle.toLowerCase()}`).digest('hex')
  return session(account, openedAt, true, secret)
}
