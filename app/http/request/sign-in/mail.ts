import { hashSecret, randomSecret } from '#app/adapters/secrets.ts'
import type { MailPurpose } from '#app/db/schema-accounts.ts'
import { waitAfter } from '#app/domain/account/mail-link/interval.ts'
import { requestMail } from '#app/domain/account/mail-link/request.ts'
import type { Requester } from '#app/domain/account/mail-link/token.ts'
import {
  addressOfLink,
  findByCode,
  findByLink,
  isConfirmedBy,
  type MailToken,
} from '#app/domain/account/mail-link/token.ts'
import { openByMail } from '#app/domain/account/session/by-mail.ts'
import { continueUrl } from '#app/domain/account/session/verify-mail.ts'
import { confirmEmailChange } from '#app/domain/account/user/change-email.ts'
import { googleOf } from '#app/domain/account/user/sso.ts'
import { Failure, fail, failUntil } from '#app/domain/failure.ts'
import { codeAttempts, hit } from '#app/domain/metering/limits.ts'
import { spanText } from '#app/domain/time.ts'
import { nextOf, type PageRequest, redirectLocal } from '#app/http/doors/page.ts'
import { deviceHash, type Flash, type Pending, pendingCookie, readPending } from '#app/http/request/cookies.ts'
import { toErrorResponse } from '#app/http/request/errors.ts'
import { setupError, startBrowserSession } from '#app/http/request/sign-in/session.ts'
import type { Services } from '#app/services.ts'
import { zonedText } from '#app/time-zones.ts'

function newBrowser(): { browser: string; hash: Buffer } {
  const browser = randomSecret()
  return { browser, hash: hashSecret(browser) }
}

/** A browser without an id gets a random one that matches nothing. */
export function browserRequester(services: Services, request: Request): Requester {
  return { browser: deviceHash(services, request) ?? newBrowser().hash }
}

async function pendingBrowserHash(services: Services, request: Request): Promise<Buffer | null> {
  const pending: Pending | null = await readPending(services, request)
  return pending?.browser ? hashSecret(pending.browser) : null
}

type Guest = PageRequest<'public' | 'guest'>
type Wait = Pick<Pending, 'purpose' | 'email'> & { next: string | null; time_zone?: string | undefined }

/** The mail's link and code then work in this browser. */
export async function waitFor(
  services: Services,
  { purpose, email, next, time_zone }: Wait,
  ask: (requester: Requester) => Promise<unknown>,
): Promise<string> {
  const { browser, hash } = newBrowser()
  await ask({ browser: hash })
  const also = { ...(next && { next }), ...(time_zone && { time_zone }) }
  return pendingCookie(services, { purpose, email, browser, asked_at: asked(services), ...also })
}

/** Shows the same page for all addresses. */
export async function sendMailAndWait(services: Services, wait: Wait): Promise<Response> {
  const { purpose, email } = wait
  const cookie = await waitFor(services, wait, (requester) => requestMail(services, { email, purpose }, requester))
  return redirectLocal(services, '/check-email', { cookies: [cookie] })
}

const clock = { hour: 'numeric', minute: '2-digit', second: '2-digit', timeZoneName: 'short' } as const

export function waitingOf(services: Services, pending: Pending) {
  const { email, purpose } = pending
  const { link } = services.rules
  const wait = Math.ceil(waitOf(services, pending) / 1000)
  const at = new Date(pending.asked_at + link.interval)
  const lives = { link: spanText(link.ttl), code: spanText(Math.min(link.ttl, link.code_ttl)) }
  return { email, purpose, again: { at, clock: zonedText(at, pending.time_zone ?? 'UTC', clock), wait }, lives }
}

/** The wait is the same whether or not a mail was sent. Throws `not_found`, `too_soon`. */
export async function resendMail({ request }: Guest, services: Services): Promise<string> {
  const pending = (await readPending(services, request)) ?? fail('not_found')
  const wait = waitOf(services, pending)
  if (wait > 0) failUntil('too_soon', wait / 1000)
  const { purpose, email } = pending
  await requestMail(services, { email, purpose }, { browser: await pendingBrowserHash(services, request) })
  return pendingCookie(services, { ...pending, asked_at: asked(services) })
}

/** For a sign-up that this browser or another one began. Throws `too_soon`. */
export async function resendConfirmation(visit: Guest, services: Services, email: string): Promise<Response> {
  const pending = await readPending(services, visit.request)
  const next = nextOf(visit.url, services)
  if (pending?.purpose !== 'signup' || pending.email !== email)
    return sendMailAndWait(services, { purpose: 'signup', email, next })
  return redirectLocal(services, '/check-email', { cookies: [await resendMail(visit, services)] })
}

const asked = ({ clock }: Services) => clock.now().getTime()

function waitOf({ rules, clock }: Services, { asked_at }: Pending): number {
  return waitAfter(new Date(asked_at), rules, clock.now())
}

const purposes = {
  signup: ['signup'],
  recovery: ['recovery'],
  magiclink: ['magiclink', 'signup'],
} as const

/** Throws `code_invalid`, `too_many`. */
export async function signInByCode(visit: Guest, services: Services, code: string): Promise<Response> {
  const { db, secrets, clock } = services
  const { request } = visit
  const { purpose, email, next, browser: browserId } = (await readPending(services, request)) ?? fail('code_invalid')
  const browser = hashSecret(browserId)
  const now = clock.now()
  await hit(db, codeAttempts(`code:${email}`), now)
  const token = await findByCode(db, secrets, { email, code, purposes: purposes[purpose], browser }, now)
  if (!token) fail('code_invalid', { code: 'That code is wrong or expired. Use the one in our latest email.' })
  return openBrowserByMail(visit, services, { token, marks: [browser], next }, now)
}

interface ShownMail {
  token: MailToken
  marks: readonly Buffer[]
  next: string | undefined
}

function openBrowserByMail(visit: Guest, services: Services, { token, marks, next }: ShownMail, now: Date) {
  return startBrowserSession(visit, services, async (browser) => {
    const entry = { shown: { by: 'page', marks }, ...browser } as const
    const opened = await openByMail(services, token, entry, now)
    const needsPassword = token.purpose === 'recovery' || opened.needs_password
    return { ...opened, to: needsPassword ? passwordPage(opened.dropped, next) : (next ?? '/onboarding') }
  })
}

function passwordPage(dropped: boolean, next: string | undefined): string {
  const query = new URLSearchParams({ ...(dropped && { chosen: 'elsewhere' }), ...(next && { next }) })
  return query.size > 0 ? `/reset-password?${query}` : '/reset-password'
}

export interface LinkView {
  token_hash: string
  email: string
  change: boolean
  /** null: no page asked, but an API client. */
  asked_by: 'another_browser' | null
  /** Where an API client that requested the link continues. */
  continue_url: string | null
  /** What happens to a password that was chosen elsewhere; null: none was, or the API client keeps it. */
  password: 'choose' | 'mail' | null
}

const typeOf = (purpose: MailPurpose) => purpose.replace(/_(current|new)$/, '')

/** Needs confirmation in other browsers than the one that requested it: scanners and attackers use links. */
export async function openLink(visit: PageRequest<'public'>, services: Services): Promise<Response | LinkView> {
  const { url, request } = visit
  const token_hash = url.searchParams.get('token_hash') ?? ''
  const type = url.searchParams.get('type')
  const token = await findByLink(services.db, services.secrets, token_hash, services.clock.now())
  if (!token || (type !== null && type !== typeOf(token.purpose))) return leaveDeadLink(visit, services)
  const { browser_hash, email, purpose } = token
  const browsers = await browserHashesOf(services, request)
  if (browser_hash && browsers.some((browser) => browser.equals(browser_hash)))
    return follow(visit, services, async () => token)
  const continue_url = continueUrl(services, token, token_hash)
  const dropped = token.password_hash !== null && token.code_challenge === null
  const password = dropped ? (continue_url ? 'mail' : 'choose') : null
  const asked_by = browser_hash ? 'another_browser' : null
  return { token_hash, email, change: typeOf(purpose) === 'email_change', asked_by, continue_url, password }
}

const deadLink = 'dead-link'

async function leaveDeadLink({ user, url, request }: PageRequest<'public'>, services: Services): Promise<Response> {
  const tone = 'info' as const
  const dead = { title: 'This link no longer works', description: linkRule(services), tone }
  if (user) return redirectLocal(services, '/dashboard', { flash: dead, replaces: true })
  const pending = await readPending(services, request)
  const isSignUp = url.searchParams.get('type') === 'signup'
  if (isSignUp && (await isConfirmedBy(services.db, services.secrets, url.searchParams.get('token_hash') ?? ''))) {
    const flash = { title: 'Your address is already confirmed', description: 'Sign in to continue.', tone }
    const cookies = pending?.purpose === 'signup' ? [await pendingCookie(services, null)] : []
    return redirectLocal(services, '/login', { flash, cookies, replaces: true })
  }
  const again = new URLSearchParams({ [deadLink]: url.searchParams.get('token_hash') ?? '' })
  const to = url.searchParams.get('type') === 'recovery' ? `/forgot-password?${again}` : `/login?${deadLink}`
  if (!pending) return redirectLocal(services, to, { replaces: true })
  const description = `${dead.description} Resend it here.`
  const waits = pending.purpose === 'signup' ? '/onboarding' : '/check-email'
  return redirectLocal(services, waits, { flash: { ...dead, description }, replaces: true })
}

const linkRule = ({ rules }: Services) => `Links work once, for ${spanText(rules.link.ttl)}.`

export const deadLinkNote = (url: URL, services: Services): string | null =>
  url.searchParams.has(deadLink) ? linkRule(services) : null

/** The address that the dead link was mailed to; null: no longer known. */
export const deadLinkAddress = ({ db, secrets }: Services, url: URL): Promise<string | null> =>
  addressOfLink(db, secrets, url.searchParams.get(deadLink) ?? '')

async function browserHashesOf(services: Services, request: Request): Promise<Buffer[]> {
  const browsers = [await pendingBrowserHash(services, request), deviceHash(services, request)]
  return browsers.filter((browser) => browser !== null)
}

/** Throws `link_invalid`, `email_exists`; other failures redirect to the sign-in. */
export function followLink(visit: PageRequest<'public'>, services: Services, link: string): Promise<Response> {
  return follow(visit, services, (now) => findByLink(services.db, services.secrets, link, now))
}

async function follow(
  visit: PageRequest<'public'>,
  services: Services,
  find: (now: Date) => Promise<MailToken | null>,
): Promise<Response> {
  const { request, context } = visit
  const now = services.clock.now()
  try {
    const token = (await find(now)) ?? fail('link_invalid')
    if (typeOf(token.purpose) === 'email_change') return await confirmChange(visit, services, token, now)
    const marks = await browserHashesOf(services, request)
    const pending = await readPending(services, request)
    return await openBrowserByMail(visit, services, { token, marks, next: pending?.next }, now)
  } catch (error) {
    if (error instanceof Failure) throw error
    toErrorResponse(error, context)
    return redirectLocal(services, '/login', { flash: setupError, replaces: true })
  }
}

const halfConfirmed: Flash = {
  title: 'One address is confirmed',
  description: 'Now confirm from the other address. We sent it an email too.',
  tone: 'info',
}

async function changedFlash({ db }: Services, userId: string): Promise<Flash> {
  const google = await googleOf(db, userId)
  const stays = google && ` Google${google.email ? ` (${google.email})` : ''} is still a way to sign in.`
  const description = `Sign in with the new address from now on.${stays ?? ''}`
  return { title: 'Email address changed', description, tone: 'success' }
}

async function confirmChange(
  { user }: PageRequest<'public'>,
  services: Services,
  token: MailToken,
  now: Date,
): Promise<Response> {
  const state = await confirmEmailChange(services, token, now)
  const flash = state === 'half' ? halfConfirmed : await changedFlash(services, token.user_id)
  return redirectLocal(services, user ? '/dashboard/settings/security' : '/login', { flash, replaces: true })
}
