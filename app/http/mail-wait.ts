import { fail } from '#app/domain/failure.ts'
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
  return pendingCookie(services, { purpose, email, browser, ...(next && { next }) })
}

/** Asks for a mail to an address that anybody may name, and shows the same page for each. */
export async function mailAndWait(services: Services, wait: Wait): Promise<Response> {
  const { purpose, email } = wait
  const cookie = await waitFor(services, wait, (asker) => requestMail(services, { email, purpose }, asker))
  return go(services, '/check-email', { cookies: [cookie] })
}

/** Sends the mail again that this browser waits for. Throws `not_found` where it waits for none. */
export async function mailAgain({ request }: Guest, services: Services): Promise<void> {
  const { purpose, email } = (await readPending(services, request)) ?? fail('not_found')
  await requestMail(services, { email, purpose }, { browser: await browserHash(services, request) })
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
