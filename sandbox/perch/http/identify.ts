import type { Request } from 'express'
import type { App } from '../oauth/apps.ts'
import { isAlive } from '../oauth/grants.ts'
import { type Account, type Grant, type Session, UNLABELLED } from '../state/model.ts'
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

type Caller =
  /** `grant`: what the account allows the app that calls; null: the account calls with its own tokens. */
  { kind: 'known'; account: Account; grant: Grant | null } | { kind: 'app' } | { kind: 'unknown' } | { kind: 'no_csrf' }

/** Stands for the caller of an app's own token, as in X's app-only authentication: it is nobody's account. */
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
export function callerOf(network: Network, apps: readonly App[], request: Request): Caller {
  const { authorization } = request.headers
  if (authorization !== undefined) {
    const token = /^Bearer (\S+)$/i.exec(authorization)?.[1] ?? ''
    if (apps.some((app) => app.bearer === token)) return { kind: 'app' }
    const grant = network.grantsByToken.get(token)
    const granted = grant?.accessToken === token && isAlive(network, grant) ? grant : null
    const account = network.account((granted ?? network.accessTokens.get(token))?.account ?? '')
    return account ? { kind: 'known', account, grant: granted } : { kind: 'unknown' }
  }
  const found = browserOf(network, request)
  if (!found) return { kind: 'unknown' }
  if (request.headers['x-csrf-token'] !== found.session.ct0) return { kind: 'no_csrf' }
  return { kind: 'known', account: found.account, grant: null }
}

function identity(network: Network, session: Session): Identity | null {
  const account = network.account(session.account)
  return account ? { account, session } : null
}
