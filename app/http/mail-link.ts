import type { MailPurpose } from '#app/db/schema-accounts.ts'
import { Failure, fail } from '#app/domain/failure.ts'
import { openByMail } from '#app/domain/session/by-mail.ts'
import { onwardOf } from '#app/domain/session/verify-mail.ts'
import { confirmEmailChange } from '#app/domain/user/change-email.ts'
import { findByLink, type MailToken } from '#app/domain/user/mail-token.ts'
import { deviceMark, readPending } from '#app/http/cookies.ts'
import { admit, setupError } from '#app/http/enter.ts'
import { told } from '#app/http/failures.ts'
import { onward } from '#app/http/mail-wait.ts'
import { go, type Visit } from '#app/http/page.ts'
import { browserHash } from '#app/http/pending.ts'
import type { Services } from '#app/services.ts'

/** What the page of a link shows; `email` null: it leads nowhere any more. */
export interface LinkView {
  token_hash: string
  email: string | null
  /** A change of address is confirmed without signing anybody in. */
  change: boolean
  /** A program asked for the link: where it goes on to, once its reader says so. */
  onward: string | null
}

const typeOf = (purpose: MailPurpose) => purpose.replace(/_(current|new)$/, '')

/** A mail's link acts by itself only in the browser that asked for it: scanners open links, and strangers send them. */
export async function openLink(visit: Visit<'public'>, services: Services): Promise<Response | LinkView> {
  const { url, request } = visit
  const token_hash = url.searchParams.get('token_hash') ?? ''
  const type = url.searchParams.get('type')
  const token = await findByLink(services.db, services.secrets, token_hash, services.clock.now())
  if (!token || (type !== null && type !== typeOf(token.purpose)))
    return { token_hash, email: null, change: false, onward: null }
  if (await asked(services, request, token)) return followLink(visit, services, token_hash)
  const onward = onwardOf(token, token_hash, services.site.origin)
  return { token_hash, email: token.email, change: typeOf(token.purpose) === 'email_change', onward }
}

/** A guest is known by the mark of the wait, a signed-in user by that of the browser. */
async function asked(services: Services, request: Request, { browser_hash }: MailToken): Promise<boolean> {
  const marks = [await browserHash(services, request), deviceMark(services, request)]
  return browser_hash !== null && marks.some((mark) => mark?.equals(browser_hash))
}

/** Uses the link up. Throws `link_invalid`, `email_exists`; whatever else goes wrong leads back to the sign-in. */
export async function followLink(visit: Visit<'public'>, services: Services, link: string): Promise<Response> {
  try {
    return await follow(visit, services, link)
  } catch (error) {
    if (error instanceof Failure) throw error
    told(error, visit.context)
    return go(services, '/login', { flash: setupError, replaces: true })
  }
}

async function follow(visit: Visit<'public'>, services: Services, link: string): Promise<Response> {
  const { db, secrets, clock } = services
  const now = clock.now()
  const token = (await findByLink(db, secrets, link, now)) ?? fail('link_invalid')
  if (typeOf(token.purpose) === 'email_change') return confirmChange(visit, services, token, now)
  const entry = { kind: 'cookie', user_agent: visit.request.headers.get('user-agent') } as const
  const session = await openByMail(services, token, entry, now)
  const pending = await readPending(services, visit.request)
  const to = onward(token.purpose, pending?.next)
  return admit(visit, services, { ...session, user_id: token.user_id }, { to })
}

async function confirmChange(
  { user }: Visit<'public'>,
  services: Services,
  token: MailToken,
  now: Date,
): Promise<Response> {
  const state = await confirmEmailChange(services, token, now)
  const flash =
    state === 'half'
      ? {
          title: 'One address is confirmed',
          description: 'Confirm it from the other address too: a mail is waiting there.',
          tone: 'info' as const,
        }
      : {
          title: 'E-mail address changed',
          description: 'Sign in with the new address from now on.',
          tone: 'success' as const,
        }
  return go(services, user ? '/dashboard/settings/security' : '/login', { flash, replaces: true })
}
