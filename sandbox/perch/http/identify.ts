import type { Request } from 'express'
import { type Account, type Session, UNLABELLED } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import { cookiesOf } from './cookies.ts'

export interface Identity {
  account: Account
  session: Session
}

/** The signed-in account by the browser's session cookies. */
export function browserOf(network: Network, request: Request): Identity | null {
  const cookies = cookiesOf(request)
  const session = network.sessions.get(cookies.get('auth_token') ?? '')
  return session && cookies.get('ct0') === session.ct0 ? identity(network, session) : null
}

type Caller = { kind: 'known'; identity: Identity } | { kind: 'app' } | { kind: 'unknown' } | { kind: 'no_csrf' }

/** An app's own token, as X's app-only authentication: it reads what is public, in nobody's name. */
export const appToken = 'perch-app-token'

/** Who reads with the app's own token: nobody's account. */
export const appReader: Account = {
  id: '0',
  handle: '',
  name: '',
  email: null,
  password: null,
  bio: '',
  location: '',
  url: '',
  createdAt: '1970-01-01T00:00:00.000Z',
  protected: false,
  verified: false,
  kind: 'member',
  label: UNLABELLED,
}

/** Identifies an API caller by an access token, or by the cookie pair plus the CSRF header. */
export function callerOf(network: Network, request: Request): Caller {
  const { authorization } = request.headers
  if (authorization !== undefined) {
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? ''
    if (token === appToken) return { kind: 'app' }
    const session = network.accessTokens.get(token)
    const found = session ? identity(network, session) : null
    return found ? { kind: 'known', identity: found } : { kind: 'unknown' }
  }
  const found = browserOf(network, request)
  if (!found) return { kind: 'unknown' }
  if (request.headers['x-csrf-token'] !== found.session.ct0) return { kind: 'no_csrf' }
  return { kind: 'known', identity: found }
}

function identity(network: Network, session: Session): Identity | null {
  const account = network.account(session.account)
  return account ? { account, session } : null
}
