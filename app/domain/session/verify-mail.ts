import type { VerifyType } from '#app/contract/auth-mail.ts'
import { inTransaction } from '#app/db/pool.ts'
import type { MailPurpose } from '#app/db/schema-accounts.ts'
import { Failure, fail } from '#app/domain/failure.ts'
import { codeByMail, codeFor, openByMail } from '#app/domain/session/by-mail.ts'
import { issue, openProgram, type ProgramDeps, type TokenSession } from '#app/domain/session/program.ts'
import { confirmEmailChange } from '#app/domain/user/change-email.ts'
import { findByCode, findByLink, type MailToken } from '#app/domain/user/mail-token.ts'
import type { Queue } from '#app/queue/queue.ts'

type Deps = ProgramDeps & { queue: Queue }

/** Which mails a type of the wire is about. */
const purposes: Record<VerifyType, readonly MailPurpose[]> = {
  signup: ['signup'],
  recovery: ['recovery'],
  magiclink: ['magiclink'],
  email: ['signup', 'magiclink'],
  email_change: ['email_change_current', 'email_change_new'],
  // Nobody is invited here, so that no mail is of this kind.
  invite: [],
}

/** Whether what is given is a link's part, or six digits with their address. */
export type Given = { token_hash: string } | { email: string; code: string }

/** Throws `link_invalid` for a link, `code_invalid` for a code. */
async function find({ db, secrets }: Deps, type: VerifyType, given: Given, now: Date): Promise<MailToken> {
  const wanted = purposes[type]
  if ('code' in given)
    return (await findByCode(db, secrets, { ...given, purposes: wanted }, now)) ?? fail('code_invalid')
  const token = await findByLink(db, secrets, given.token_hash, now)
  return token && wanted.includes(token.purpose) ? token : fail('link_invalid')
}

/**
 * Takes a mailed link or code of a program. Answers its session; null after the first half of a change of address, when
 * the other address has yet to confirm. Throws `link_invalid`, `code_invalid`, `email_exists`.
 */
export async function verifyMail(
  deps: Deps,
  type: VerifyType,
  given: Given,
  user_agent: string | null,
  now: Date,
): Promise<TokenSession | null> {
  const token = await find(deps, type, given, now)
  if (type !== 'email_change') {
    const { id } = await openByMail(deps, token, { kind: 'token', user_agent }, now)
    return issue(deps, id, now)
  }
  if ((await confirmEmailChange(deps, token, now)) === 'half') return null
  return openProgram(deps, { user_id: token.user_id, method: 'email_change', user_agent }, now)
}

/** Where the link of a program that asked for it goes on to, once its reader says so; null: it is for this site. */
export function onwardOf(found: MailToken | null, token: string, origin: string): string | null {
  const leaves = found?.redirect_to && new URL(found.redirect_to).origin !== origin
  if (!found || !(leaves || found.code_challenge)) return null
  const type = found.purpose.replace(/_(current|new)$/, '')
  return `/auth/v1/verify?${new URLSearchParams({ token, type })}`
}

export const halfDone = 'Confirmation link accepted. Please proceed to confirm link sent to the other email'

interface Opened {
  type: string
  token_hash: string
  /** Where to go on: one that was checked; null: where the mail was asked from, else the site. */
  target: string | null
  user_agent: string | null
}

/**
 * Takes a link that was opened and answers the address to go on to: with the session in the fragment, with a code for the
 * program that proves itself, or with what was wrong, as GoTrue writes them.
 */
export async function landByLink(deps: Deps, site: string, opened: Opened, now: Date): Promise<string> {
  const { type, token_hash, user_agent } = opened
  const found = await findByLink(deps.db, deps.secrets, token_hash, now)
  const target = opened.target ?? found?.redirect_to ?? site
  try {
    if (!isVerifyType(type)) fail('link_invalid')
    if (found?.code_challenge) {
      const code = await codeOf(deps, found, type, now)
      return code === null ? withFragment(target, { message: halfDone, sb: '' }) : withQuery(target, { code })
    }
    const session = await verifyMail(deps, type, { token_hash }, user_agent, now)
    if (session === null) return withFragment(target, { message: halfDone, sb: '' })
    const { access_token, expires_at, expires_in, refresh_token, token_type } = session
    return withFragment(target, { access_token, expires_at, expires_in, refresh_token, token_type, type, sb: '' })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const told = {
      error: 'access_denied',
      error_code: error.code === 'link_invalid' ? 'otp_expired' : error.code,
      error_description: 'Email link is invalid or has expired',
      sb: '',
    }
    const refused = withFragment(target, told)
    return found?.code_challenge ? withQuery(refused, told) : refused
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
