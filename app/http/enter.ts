import { hashSecret, randomSecret } from '#app/adapters/secrets.ts'
import { noteDevice } from '#app/domain/session/device.ts'
import type { Granted } from '#app/domain/session/flow.ts'
import { renewSecret } from '#app/domain/session/renew.ts'
import { createSession, endSessions, findCookieSession, type NewSession } from '#app/domain/session/session.ts'
import { signedIn } from '#app/http/auth.ts'
import { deviceCookie, type Flash, pendingCookie, readDevice, readPending, sessionCookie } from '#app/http/cookies.ts'
import { go, nextOf, type Visit } from '#app/http/page.ts'
import type { Services } from '#app/services.ts'

/** What is told where a sign-in through a link or another site came to nothing. */
export const setupError: Flash = {
  title: 'Account Setup Error',
  description: 'There was an issue setting up your account. Please try again.',
  tone: 'failure',
}

interface Onward {
  /** A path of ours; anything else leads to the start page. */
  to: string
  flash?: Flash
}

/** Opens a session for who has shown who they are, in this browser. */
export async function enter(
  visit: Visit<'public' | 'guest'>,
  services: Services,
  granted: Granted,
  onward: Onward,
): Promise<Response> {
  const user_agent = visit.request.headers.get('user-agent')
  const entry = { ...granted, kind: 'cookie', user_agent } as const
  const session = await createSession(services.db, services.rules, entry, services.clock.now())
  return admit(visit, services, { ...session, user_id: granted.user_id }, onward)
}

/**
 * Hands the session to the browser: with a new cookie whatever it had before, the session it may have had ended, and the
 * browser known from now on. Who has a second factor is asked for it first.
 */
export async function admit(
  { request, context }: Pick<Visit<'public' | 'guest'>, 'request' | 'context'>,
  services: Services,
  session: NewSession & { user_id: string },
  { to, flash }: Onward,
): Promise<Response> {
  const { db, rules, clock } = services
  const now = clock.now()
  const former = await signedIn(context, request)
  if (former) await endSessions(db, former.user.id, former.session_id, 'local', now)
  const device = readDevice(services, request) ?? randomSecret()
  const half = (await findCookieSession(db, rules, session.secret, now))?.factor_needed === true
  // Who stops before the second factor has not signed in.
  if (!half) await note(services, request, session.user_id, device)
  const cookies = [
    sessionCookie(services, session.secret),
    deviceCookie(services, device),
    ...((await readPending(services, request)) ? [await pendingCookie(services, null)] : []),
  ]
  return go(services, half ? `/login/factor?next=${encodeURIComponent(to)}` : to, {
    cookies,
    replaces: true,
    ...(flash && !half && { flash }),
  })
}

/** The browser is known for the user from now on. */
function note(services: Services, request: Request, user_id: string, device: string): Promise<void> {
  const user_agent = request.headers.get('user-agent')
  return noteDevice(services, { user_id, user_agent, mark: hashSecret(device) }, services.clock.now())
}

/** The second factor was shown: the session goes on under a new cookie, to where the visitor wanted. */
export async function raised({ request, user, session, url }: Visit<'factor'>, services: Services): Promise<Response> {
  const secret = await renewSecret(services.db, session.session_id)
  const device = readDevice(services, request)
  if (device) await note(services, request, user.id, device)
  const to = nextOf(url, services) ?? '/onboarding'
  return go(services, to, { cookies: [sessionCookie(services, secret)], replaces: true })
}
