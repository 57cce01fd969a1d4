import { hashSecret, randomSecret } from '#app/adapters/secrets.ts'
import type { MailPurpose } from '#app/db/schema-accounts.ts'
import { Failure, fail, failUntil } from '#app/domain/failure.ts'
import { waitAfter } from '#app/domain/mail-token/interval.ts'
import { requestMail } from '#app/domain/mail-token/request.ts'
import type { Requester } from '#app/domain/mail-token/token.ts'
import { findByCode, findByLink, type MailToken } from '#app/domain/mail-token/token.ts'
import { openByMail } from '#app/domain/session/by-mail.ts'
import { continueUrl } from '#app/domain/session/verify-mail.ts'
import { spanText } from '#app/domain/time.ts'
import { confirmEmailChange } from '#app/domain/user/change-email.ts'
import { deviceHash, type Pending, pendingCookie, readPending } from '#app/http/cookies.ts'
import { toErrorResponse } from '#app/http/errors.ts'
import { type PageRequest, redirectLocal } from '#app/http/page.ts'
import { countCodeHit } from '#app/http/request-limits.ts'
import { setupError, startBrowserSession } from '#app/http/sign-in/session.ts'
import type { Services } from '#app/services.ts'

/** A new browser id, and the hash that the database stores. */
function newBrowser(): { browser: string; hash: Buffer } {
  const browser = randomSecret()
  return { browser, hash: hashSecret(browser) }
}

/** A signed-in user's browser that requests a mail; one without an id gets a random one that matches nothing. */
export function browserRequester(services: Services, request: Request): Requester {
  return { browser: deviceHash(services, request) ?? newBrowser().hash }
}

/** The hash of this browser's id; null where it waits for no mail. */
async function pendingBrowserHash(services: Services, request: Request): Promise<Buffer | null> {
  const pending: Pending | null = await readPending(services, request)
  return pending?.browser ? hashSecret(pending.browser) : null
}

type Guest = PageRequest<'public' | 'guest'>
type Wait = Pick<Pending, 'purpose' | 'email'> & { next: string | null }

/** Marks this browser as the one that waits for a mail: the mail's link and code then work here. */
export async function waitFor(
  services: Services,
  { purpose, email, next }: Wait,
  ask: (requester: Requester) => Promise<unknown>,
): Promise<string> {
  const { browser, hash } = newBrowser()
  await ask({ browser: hash })
  return pendingCookie(services, { purpose, email, browser, asked_at: asked(services), ...(next && { next }) })
}

/** Requests a mail to an address that anybody may enter, and shows the same page for all addresses. */
export async function sendMailAndWait(services: Services, wait: Wait): Promise<Response> {
  const { purpose, email } = wait
  const cookie = await waitFor(services, wait, (requester) => requestMail(services, { email, purpose }, requester))
  return redirectLocal(services, '/check-email', { cookies: [cookie] })
}

/** The data of the waiting page: which mail, and when it can be requested again. */
export function waitingOf(services: Services, pending: Pending) {
  const { email, purpose } = pending
  const { link } = services.rules
  const wait = Math.ceil(waitOf(services, pending) / 1000)
  const lives = { link: spanText(link.ttl), code: spanText(Math.min(link.ttl, link.code_ttl)) }
  return { email, purpose, again: { at: new Date(pending.asked_at + link.interval), wait }, lives }
}

/**
 * Requests again the mail that this browser waits for; returns the new pending cookie. The interval counts from this
 * browser's last request, whether a mail was sent or not, so that it reveals nothing about the address. Throws
 * `not_found` if the browser waits for none, `too_soon`.
 */
export async function resendMail({ request }: Guest, services: Services): Promise<string> {
  const pending = (await readPending(services, request)) ?? fail('not_found')
  const wait = waitOf(services, pending)
  if (wait > 0) failUntil('too_soon', wait / 1000)
  const { purpose, email } = pending
  await requestMail(services, { email, purpose }, { browser: await pendingBrowserHash(services, request) })
  return pendingCookie(services, { ...pending, asked_at: asked(services) })
}

const asked = ({ clock }: Services) => clock.now().getTime()

/** The ms until the mail may be requested again. */
function waitOf({ rules, clock }: Services, { asked_at }: Pending): number {
  return waitAfter(new Date(asked_at), rules, clock.now())
}

/** The first mail to an unconfirmed address is the confirmation, whatever was requested. */
const purposes = {
  signup: ['signup'],
  recovery: ['recovery'],
  magiclink: ['magiclink', 'signup'],
} as const

/** Signs in with the code from the mail that this browser waits for. Throws `code_invalid`, `too_many`. */
export async function signInByCode(visit: Guest, services: Services, code: string): Promise<Response> {
  const { db, secrets, clock } = services
  const { request } = visit
  const { purpose, email, next, browser: browserId } = (await readPending(services, request)) ?? fail('code_invalid')
  const browser = hashSecret(browserId)
  const now = clock.now()
  await countCodeHit(db, `code:${email}`, now)
  const token = await findByCode(db, secrets, { email, code, purposes: purposes[purpose], browser }, now)
  if (!token) fail('code_invalid', { code: 'That code is wrong or expired. Use the one in our latest email.' })
  return openBrowserByMail(visit, services, { token, marks: [browser], next }, now)
}

interface ShownMail {
  token: MailToken
  /** The hashes of this browser's ids. */
  marks: readonly Buffer[]
  next: string | undefined
}

function openBrowserByMail(visit: Guest, services: Services, { token, marks, next }: ShownMail, now: Date) {
  return startBrowserSession(visit, services, async (inside, browser) => {
    const entry = { shown: { by: 'page', marks }, ...browser } as const
    const opened = await openByMail(inside, token, entry, now)
    return { ...opened, to: pageAfterMail(token.purpose === 'recovery' || opened.needs_password, next) }
  })
}

/** Where a link or code leads; to choosing a password first, if one is needed. */
function pageAfterMail(choosesPassword: boolean, next: string | undefined): string {
  if (!choosesPassword) return next ?? '/onboarding'
  return next ? `/reset-password?next=${encodeURIComponent(next)}` : '/reset-password'
}

/** The data of a link's page. */
interface LinkView {
  token_hash: string
  email: string
  /** A change of address is confirmed without signing anybody in. */
  change: boolean
  /** An API client requested the link: the URL where it continues after confirmation. */
  continue_url: string | null
  /** What happens to a password that was chosen elsewhere; null: none was, or the API client keeps it. */
  password: 'choose' | 'mail' | null
}

const typeOf = (purpose: MailPurpose) => purpose.replace(/_(current|new)$/, '')

/**
 * A mailed link works by itself only in the browser that requested it: scanners open links, and attackers send them.
 */
export async function openLink(visit: PageRequest<'public'>, services: Services): Promise<Response | LinkView> {
  const { url, request } = visit
  const token_hash = url.searchParams.get('token_hash') ?? ''
  const type = url.searchParams.get('type')
  const token = await findByLink(services.db, services.secrets, token_hash, services.clock.now())
  if (!token || (type !== null && type !== typeOf(token.purpose))) return leaveDeadLink(visit, services)
  const { browser_hash, email, purpose } = token
  const browsers = await browserHashesOf(services, request)
  if (browser_hash && browsers.some((browser) => browser.equals(browser_hash)))
    return followLink(visit, services, token_hash)
  const continue_url = continueUrl(services, token, token_hash)
  const dropped = token.password_hash !== null && token.code_challenge === null
  const password = dropped ? (continue_url ? 'mail' : 'choose') : null
  return { token_hash, email, change: typeOf(purpose) === 'email_change', continue_url: continue_url, password }
}

/** The query parameter that makes the sign-in page explain that a link no longer works. */
const deadLink = 'dead-link'

function leaveDeadLink({ user }: PageRequest<'public'>, services: Services): Promise<Response> {
  if (!user) return redirectLocal(services, `/login?${deadLink}`, { flash: setupError, replaces: true })
  const flash = { title: 'This link no longer works', description: linkRule(services), tone: 'info' as const }
  return redirectLocal(services, '/dashboard', { flash, replaces: true })
}

const linkRule = ({ rules }: Services) => `Links work once, for ${spanText(rules.link.ttl)}.`

/** Why the visitor was led to the sign-in page; null: not by a dead link. */
export const deadLinkNote = (url: URL, services: Services): string | null =>
  url.searchParams.has(deadLink) ? linkRule(services) : null

/** A guest is recognized by the pending cookie, a signed-in user by the browser id. */
async function browserHashesOf(services: Services, request: Request): Promise<Buffer[]> {
  const browsers = [await pendingBrowserHash(services, request), deviceHash(services, request)]
  return browsers.filter((browser) => browser !== null)
}

/** Uses the link. Throws `link_invalid`, `email_exists`; any other failure leads back to the sign-in. */
export async function followLink(visit: PageRequest<'public'>, services: Services, link: string): Promise<Response> {
  try {
    return await follow(visit, services, link)
  } catch (error) {
    if (error instanceof Failure) throw error
    toErrorResponse(error, visit.context)
    return redirectLocal(services, '/login', { flash: setupError, replaces: true })
  }
}

async function follow(visit: PageRequest<'public'>, services: Services, link: string): Promise<Response> {
  const { db, secrets, clock } = services
  const { request } = visit
  const now = clock.now()
  const token = (await findByLink(db, secrets, link, now)) ?? fail('link_invalid')
  if (typeOf(token.purpose) === 'email_change') return confirmChange(visit, services, token, now)
  const marks = await browserHashesOf(services, request)
  const pending = await readPending(services, request)
  return openBrowserByMail(visit, services, { token, marks, next: pending?.next }, now)
}

async function confirmChange(
  { user }: PageRequest<'public'>,
  services: Services,
  token: MailToken,
  now: Date,
): Promise<Response> {
  const state = await confirmEmailChange(services, token, now)
  const flash =
    state === 'half'
      ? {
          title: 'One address is confirmed',
          description: 'Now confirm from the other address. We sent it an email too.',
          tone: 'info' as const,
        }
      : {
          title: 'Email address changed',
          description: 'Sign in with the new address from now on.',
          tone: 'success' as const,
        }
  return redirectLocal(services, user ? '/dashboard/settings/security' : '/login', { flash, replaces: true })
}
