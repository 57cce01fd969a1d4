import { fail, failUntil } from '#app/domain/failure.ts'
import { openByMail } from '#app/domain/session/by-mail.ts'
import { requestMail } from '#app/domain/user/mail-request.ts'
import { findByCode } from '#app/domain/user/mail-token.ts'
import type { Asker } from '#app/domain/user/sign-up.ts'
import { type Pending, pendingCookie, readPending } from '#app/http/cookies.ts'
import { admit } from '#app/http/enter.ts'
import { hitAccount } from '#app/http/limits.ts'
import { go, type Visit } from '#app/http/page.ts'
import { browserHash, newBrowser } from '#app/http/pending.ts'
import type { Services } from '#app/services.ts'

type Guest = Visit<'public' | 'guest'>
type Wait = Pick<Pending, 'purpose' | 'email'> & { next: string | null }

/** Marks this browser as the one that waits for a mail, which is what its link and its code are then for. */
export async function waitFor(
  services: Services,
  { purpose, email, next }: Wait,
  ask: (asker: Asker) => Promise<unknown>,
): Promise<string> {
  const { browser, hash } = newBrowser()
  await ask({ browser: hash })
  return pendingCookie(services, { purpose, email, browser, asked_at: asked(services), ...(next && { next }) })
}

/** Asks for a mail to an address that anybody may name, and shows the same page for each. */
export async function mailAndWait(services: Services, wait: Wait): Promise<Response> {
  const { purpose, email } = wait
  const cookie = await waitFor(services, wait, (asker) => requestMail(services, { email, purpose }, asker))
  return go(services, '/check-email', { cookies: [cookie] })
}

/** What the page of a wait shows: whose mail, and when it can be asked for again. */
export function waitingOf(services: Services, pending: Pending) {
  const { email, purpose } = pending
  const wait = Math.ceil(waitOf(services, pending) / 1000)
  return { email, purpose, again: { at: new Date(pending.asked_at + services.rules.link.interval), wait } }
}

/**
 * Asks again for the mail that this browser waits for; answers the cookie of the new wait. The interval is counted from
 * when this browser asked, whether a mail went out or not, so that it tells nothing of the address. Throws `not_found`
 * where the browser waits for none, `too_soon`.
 */
export async function mailAgain({ request }: Guest, services: Services): Promise<string> {
  const pending = (await readPending(services, request)) ?? fail('not_found')
  const wait = waitOf(services, pending)
  if (wait > 0) failUntil('too_soon', wait / 1000)
  const { purpose, email } = pending
  await requestMail(services, { email, purpose }, { browser: await browserHash(services, request) })
  return pendingCookie(services, { ...pending, asked_at: asked(services) })
}

const asked = ({ clock }: Services) => clock.now().getTime()

/** The ms until the mail may be asked for again. */
function waitOf({ rules, clock }: Services, { asked_at }: Pending): number {
  return Math.max(0, asked_at + rules.link.interval - clock.now().getTime())
}

/** The first mail to an address that is not confirmed is the confirmation, whatever was asked for. */
const purposes = {
  signup: ['signup'],
  recovery: ['recovery'],
  magiclink: ['magiclink', 'signup'],
} as const

/** Takes the code out of the mail that this browser waits for. Throws `code_invalid`, `too_many`. */
export async function enterByCode(visit: Guest, services: Services, code: string): Promise<Response> {
  const { db, secrets, clock } = services
  const { purpose, email, next } = (await readPending(services, visit.request)) ?? fail('code_invalid')
  const now = clock.now()
  await hitAccount(db, `code:${email}`, now)
  const token = await findByCode(db, secrets, { email, code, purposes: purposes[purpose] }, now)
  if (!token) fail('code_invalid', { code: 'This code is wrong or too old. Look for the newest mail.' })
  const entry = { kind: 'cookie', user_agent: visit.request.headers.get('user-agent') } as const
  const session = await openByMail(services, token, entry, now)
  return admit(visit, services, { ...session, user_id: token.user_id }, { to: onward(token.purpose, next) })
}

/** After a link or code for a new password that is asked for first. */
export function onward(purpose: string, next: string | undefined): string {
  if (purpose !== 'recovery') return next ?? '/onboarding'
  return next ? `/reset-password?next=${encodeURIComponent(next)}` : '/reset-password'
}
