import type { Account, Session } from './model.ts'
import { UNLABELLED } from './model.ts'
import type { Network } from './network.ts'
import { hashPassword, isPassword, newSession } from './secrets.ts'

export const DEVELOPMENT_PASSWORD = 'perch-password'

/** Paths of Perch's pages, which therefore cannot be handles. */
const RESERVED = new Set([
  '2',
  'i',
  'compose',
  'explore',
  'healthz',
  'home',
  'import',
  'intent',
  'labels',
  'ledger',
  'notifications',
  'search',
  'settings',
  'sign_in',
  'sign_up',
  'sign_out',
  'switches',
  'avatars',
])

interface NewAccount {
  handle: string
  name: string
  email: string | null
  password: string
}

type OpenAccountResult =
  | { ok: true; account: Account }
  | { ok: false; field: 'handle' | 'name' | 'email' | 'password'; sentence: string }

export function openAccount(network: Network, options: NewAccount): OpenAccountResult {
  const refuse = (field: 'handle' | 'name' | 'email' | 'password', sentence: string): OpenAccountResult => ({
    ok: false,
    field,
    sentence,
  })
  const name = options.name.trim() || options.handle
  if (!/^[A-Za-z0-9_]{1,15}$/.test(options.handle))
    return refuse('handle', 'A handle has 1 to 15 letters, digits or underscores.')
  if (RESERVED.has(options.handle.toLowerCase())) return refuse('handle', 'That word is one of our own pages.')
  if (network.byHandle(options.handle)) return refuse('handle', `@${options.handle} is taken.`)
  if (name.length > 50) return refuse('name', 'A name has at most 50 characters.')
  if (options.email !== null && !/^[^\s@]+@[^\s@]+$/.test(options.email))
    return refuse('email', 'That doesn’t look like an email address.')
  if (options.email !== null && emailTaken(network, options.email))
    return refuse('email', 'Someone already uses that email address.')
  if (options.password.length < 8 || options.password.length > 200)
    return refuse('password', 'A password has 8 to 200 characters.')
  const now = network.clock.now()
  const account: Account = {
    id: network.newId(now),
    handle: options.handle,
    name,
    email: options.email,
    password: hashPassword(options.password),
    bio: '',
    location: '',
    url: '',
    createdAt: now.toISOString(),
    protected: false,
    verified: false,
    kind: 'member',
    label: UNLABELLED,
  }
  network.record({ type: 'account_opened', at: now.toISOString(), account })
  return { ok: true, account }
}

function emailTaken(network: Network, email: string): boolean {
  for (const account of network.accounts.values()) if (account.email?.toLowerCase() === email.toLowerCase()) return true
  return false
}

export function openSession(network: Network, account: Account): Session {
  const standing = [...network.sessions.values()].find((session) => session.standing && session.account === account.id)
  if (standing) return standing
  const at = network.clock.now().toISOString()
  const session = newSession(account.id, at)
  network.record({ type: 'session_opened', at, session })
  return session
}

export function signIn(network: Network, handle: string, password: string): Session | null {
  const account = network.byHandle(handle.trim().replace(/^@/, ''))
  if (!account?.password || !isPassword(password, account.password)) return null
  return openSession(network, account)
}

export function endSession(network: Network, session: Session): void {
  network.record({ type: 'session_ended', at: network.clock.now().toISOString(), authToken: session.authToken })
}
