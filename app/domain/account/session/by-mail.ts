import type { Secrets } from '#app/adapters/secrets.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { AuthMethod, MailPurpose } from '#app/db/schema-accounts.ts'
import type { Seals } from '#app/db/sealed.ts'
import { confirmAddress, type PresentedBy } from '#app/domain/account/mail-link/confirm-address.ts'
import { challengeOf, type MailToken } from '#app/domain/account/mail-link/token.ts'
import {
  createSession,
  type NewSession,
  type NewSessionRequest,
  type SessionDeps,
} from '#app/domain/account/session/create.ts'
import { grantCode, startFlow } from '#app/domain/account/session/flow.ts'
import { fail } from '#app/domain/failure.ts'
import type { Queue } from '#app/queue/queue.ts'

const methods: Partial<Record<MailPurpose, AuthMethod['method']>> = {
  signup: 'email/signup',
  recovery: 'recovery',
  magiclink: 'magiclink',
}

export interface ByMail extends Pick<NewSessionRequest, 'user_agent' | 'browser_hash' | 'replaces'> {
  shown: Exclude<PresentedBy, { by: 'challenge' }>
}

interface OpenedByMail extends NewSession {
  needs_password: boolean
  dropped: boolean
}

/** Throws `link_invalid`, also in a browser if an API client asked: that has to prove itself first. */
export async function openByMail(
  deps: SessionDeps & { seals: Seals },
  token: MailToken,
  { shown, ...browser }: ByMail,
  now: Date,
): Promise<OpenedByMail> {
  const kind = shown.by === 'page' ? 'cookie' : 'token'
  if (kind === 'cookie' && token.code_challenge !== null) fail('link_invalid')
  const method = methodOf(token)
  return inTransaction(deps.db, async (tx) => {
    const { needs_password, dropped } = await confirmAddress(tx, deps, token, shown, now)
    const entry = { user_id: token.user_id, kind, method, ...browser } as const
    const session = await createSession({ ...deps, db: tx }, entry, now)
    return { ...session, needs_password, dropped }
  })
}

/** Returns a code that the API client exchanges with its verifier. Throws `link_invalid`. */
export async function codeByMail(
  { db, queue, secrets, seals }: { db: Db; queue: Queue; secrets: Secrets; seals: Seals },
  token: MailToken,
  now: Date,
): Promise<string> {
  const method = methodOf(token)
  return inTransaction(db, async (tx) => {
    const { reserved } = await confirmAddress(tx, { queue, seals }, token, { by: 'challenge' }, now)
    return codeFor(tx, secrets, { ...token, password_hash: reserved }, method, now)
  })
}

export async function codeFor(
  db: Db,
  secrets: Secrets,
  token: MailToken,
  method: AuthMethod['method'],
  now: Date,
): Promise<string> {
  const { user_id, redirect_to, password_hash } = token
  const start = { provider: method, browser: null, redirect_to, challenge: challengeOf(token), user_id, password_hash }
  const flow = await startFlow(db, secrets, start, now)
  return grantCode(db, secrets, flow.id, user_id, now)
}

const methodOf = ({ purpose }: MailToken) => methods[purpose] ?? fail('link_invalid')
