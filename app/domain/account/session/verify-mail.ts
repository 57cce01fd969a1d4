import type { VerifyType } from '#app/contract/auth-mail.ts'
import { inTransaction } from '#app/db/pool.ts'
import type { MailPurpose } from '#app/db/schema-accounts.ts'
import type { Seals } from '#app/db/sealed.ts'
import { findByCode, findByLink, type MailToken } from '#app/domain/account/mail-link/token.ts'
import { codeByMail, codeFor, openByMail } from '#app/domain/account/session/by-mail.ts'
import { takesImplicitFlow } from '#app/domain/account/session/redirect-allow-list.ts'
import {
  openTokenSession,
  type TokenSession,
  type TokenSessionDeps,
  tokensOf,
} from '#app/domain/account/session/token-session.ts'
import { confirmEmailChange } from '#app/domain/account/user/change-email.ts'
import { Failure, fail } from '#app/domain/failure.ts'

type Deps = TokenSessionDeps & { seals: Seals; site: { origin: string } }

const purposes: Record<VerifyType, readonly MailPurpose[]> = {
  signup: ['signup'],
  recovery: ['recovery'],
  magiclink: ['magiclink'],
  email: ['signup', 'magiclink'],
  email_change: ['email_change_current', 'email_change_new'],
  invite: [],
}

type MailedProof = { token_hash: string } | { email: string; code: string }

/** Throws `link_invalid` for a link, `code_invalid` for a code. */
async function find({ db, secrets }: Deps, type: VerifyType, proof: MailedProof, now: Date): Promise<MailToken> {
  const allowed = purposes[type]
  if ('code' in proof)
    return (await findByCode(db, secrets, { ...proof, purposes: allowed, browser: null }, now)) ?? fail('code_invalid')
  const token = await findByLink(db, secrets, proof.token_hash, now)
  return token && allowed.includes(token.purpose) ? token : fail('link_invalid')
}

/** null after the first half of a change of address. Throws `link_invalid`, `code_invalid`, `email_exists`. */
export async function verifyMail(
  deps: Deps,
  type: VerifyType,
  proof: MailedProof,
  user_agent: string | null,
  now: Date,
): Promise<TokenSession | null> {
  const token = await find(deps, type, proof, now)
  if (type !== 'email_change') {
    const shown = { by: 'code' in proof ? 'code' : 'link' } as const
    const { id } = await openByMail(deps, token, { shown, user_agent }, now)
    return tokensOf(deps, id, now)
  }
  return inTransaction(deps.db, async (tx) => {
    const inside = { ...deps, db: tx }
    if ((await confirmEmailChange(inside, token, now)) === 'half') return null
    return openTokenSession(inside, { user_id: token.user_id, method: 'email_change', user_agent }, now)
  })
}

/** null if the link is for this site, or its client accepts no session in its URL. */
export function continueUrl(ours: Pick<Deps, 'rules' | 'site'>, found: MailToken, token: string): string | null {
  const { redirect_to, code_challenge } = found
  const leaves = redirect_to && new URL(redirect_to).origin !== ours.site.origin
  if (!code_challenge && !(leaves && takesImplicitFlow(ours, redirect_to))) return null
  const type = found.purpose.replace(/_(current|new)$/, '')
  return `/auth/v1/verify?${new URLSearchParams({ token, type })}`
}

export const firstOfTwoConfirmed = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

interface Opened {
  type: string
  token_hash: string
  target: string | null
  user_agent: string | null
}

/** Throws `pkce_needed`, and leaves the link unused, where the URL must not contain a session. */
export async function redirectByLink(deps: Deps, opened: Opened, now: Date): Promise<string> {
  const { type, token_hash, user_agent } = opened
  const found = await findByLink(deps.db, deps.secrets, token_hash, now)
  const target = opened.target ?? found?.redirect_to ?? deps.site.origin
  if (found && !found.code_challenge && !takesImplicitFlow(deps, target)) fail('pkce_needed')
  try {
    if (!isVerifyType(type)) fail('link_invalid')
    if (found?.code_challenge) {
      const code = await codeOf(deps, found, type, now)
      return code === null
        ? withFragment(target, { message: firstOfTwoConfirmed, sb: '' })
        : withQuery(target, { code })
    }
    const session = await verifyMail(deps, type, { token_hash }, user_agent, now)
    if (session === null) return withFragment(target, { message: firstOfTwoConfirmed, sb: '' })
    const { access_token, expires_at, expires_in, refresh_token, token_type } = session
    return withFragment(target, { access_token, expires_at, expires_in, refresh_token, token_type, type, sb: '' })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const params = {
      error: 'access_denied',
      error_code: error.code === 'link_invalid' ? 'otp_expired' : error.code,
      error_description: 'Email link is invalid or has expired',
      sb: '',
    }
    const refused = withFragment(target, params)
    return found?.code_challenge ? withQuery(refused, params) : refused
  }
}

async function codeOf(deps: Deps, token: MailToken, type: VerifyType, now: Date): Promise<string | null> {
  if (!purposes[type].includes(token.purpose)) fail('link_invalid')
  if (type !== 'email_change') return codeByMail(deps, token, now)
  return inTransaction(deps.db, async (tx) => {
    if ((await confirmEmailChange({ ...deps, db: tx }, token, now)) === 'half') return null
    return codeFor(tx, deps.secrets, token, 'email_change', now)
  })
}

const isVerifyType = (type: string): type is VerifyType => Object.hasOwn(purposes, type)

type Parts = Record<string, string | number>

const textOf = (parts: Parts) =>
  new URLSearchParams(Object.entries(parts).map(([name, value]) => [name, String(value)])).toString()

function withFragment(target: string, parts: Parts): string {
  const url = new URL(target)
  url.hash = textOf(parts)
  return url.href
}

function withQuery(target: string, parts: Parts): string {
  const url = new URL(target)
  for (const [name, value] of Object.entries(parts)) url.searchParams.set(name, String(value))
  return url.href
}
