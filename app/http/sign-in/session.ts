import { hashSecret, randomSecret } from '#app/adapters/secrets.ts'
import { noteDevice } from '#app/domain/session/device.ts'
import { renewSecret } from '#app/domain/session/expiry.ts'
import type { Granted } from '#app/domain/session/flow.ts'
import { createSession, type NewSession } from '#app/domain/session/session.ts'
import { signOut } from '#app/domain/session/sign-out.ts'
import { signedIn } from '#app/http/auth.ts'
import {
  deviceCookie,
  endAllCookies,
  endSessionCookie,
  type Flash,
  pendingCookie,
  readDevice,
  readPending,
  sessionCookie,
} from '#app/http/cookies.ts'
import { nextOf, type PageRequest, redirectLocal } from '#app/http/page.ts'
import type { Services } from '#app/services.ts'

/** The message after a failed sign-in through a link or a provider. */
export const setupError: Flash = {
  title: 'Account Setup Error',
  description: 'There was an issue setting up your account. Please try again.',
  tone: 'failure',
}

interface Destination {
  /** One of our paths; anything else leads to the start page. */
  to: string
  flash?: Flash
}

/** Opens a session in this browser for a user who has proved their identity. */
export async function signInBrowser(
  visit: PageRequest<'public' | 'guest'>,
  services: Services,
  granted: Granted,
  destination: Destination,
): Promise<Response> {
  const user_agent = visit.request.headers.get('user-agent')
  const entry = { ...granted, kind: 'cookie', user_agent } as const
  const session = await createSession(services.db, services.rules, entry, services.clock.now())
  return startBrowserSession(visit, services, { ...session, user_id: granted.user_id }, destination)
}

/**
 * Gives the session to the browser: it always gets a new cookie, its previous session ends, and the browser is known
 * from now on. Users with a second factor are asked for it first.
 */
export async function startBrowserSession(
  { request, context }: Pick<PageRequest<'public' | 'guest'>, 'request' | 'context'>,
  services: Services,
  session: NewSession & { user_id: string },
  { to, flash }: Destination,
): Promise<Response> {
  const { db, clock } = services
  const now = clock.now()
  const former = await signedIn(context, request)
  if (former) await signOut(db, former, 'local', now)
  const device = readDevice(services, request) ?? randomSecret()
  const factorNeeded = session.factor_needed
  // A sign-in without its second factor does not count.
  if (!factorNeeded) await rememberBrowser(services, request, session.user_id, device)
  const cookies = [
    sessionCookie(services, session.secret),
    deviceCookie(services, device),
    ...((await readPending(services, request)) ? [await pendingCookie(services, null)] : []),
  ]
  return redirectLocal(services, factorNeeded ? `/login/factor?next=${encodeURIComponent(to)}` : to, {
    cookies,
    replaces: true,
    ...(flash && !factorNeeded && { flash }),
  })
}

/** Remembers the browser as the user's. */
function rememberBrowser(services: Services, request: Request, user_id: string, device: string): Promise<void> {
  const user_agent = request.headers.get('user-agent')
  return noteDevice(services, { user_id, user_agent, browser_hash: hashSecret(device) }, services.clock.now())
}

/** The second factor was passed: the session continues under a new cookie, at the page that the visitor wanted. */
export async function finishSecondFactor(
  { request, user, session, url }: PageRequest<'factor'>,
  services: Services,
): Promise<Response> {
  const secret = await renewSecret(services.db, session.session_id)
  const device = readDevice(services, request)
  if (device) await rememberBrowser(services, request, user.id, device)
  const to = nextOf(url, services) ?? '/onboarding'
  return redirectLocal(services, to, { cookies: [sessionCookie(services, secret)], replaces: true })
}

/** Redirects to the start page after the account was deleted. The browser deletes its data, cached pages included. */
export async function afterAccountDeletion(services: Services): Promise<Response> {
  const response = await redirectLocal(services, '/', {
    cookies: await endAllCookies(services),
    flash: {
      title: 'Account deleted',
      description: 'Your account has been permanently deleted.',
      tone: 'success',
    },
    replaces: true,
  })
  return forgotten(response)
}

/** Redirects to the start page after signing out. */
export async function afterSignOut(services: Services): Promise<Response> {
  return forgotten(await redirectLocal(services, '/', { cookies: [endSessionCookie(services)] }))
}

/** The browser drops its cached pages and stored data. */
function forgotten(response: Response): Response {
  response.headers.set('clear-site-data', '"cache", "storage"')
  return response
}
