import { hashSecret, randomSecret } from '#app/adapters/secrets.ts'
import { inTransaction } from '#app/db/pool.ts'
import { createSession, type NewSession, type NewSessionRequest } from '#app/domain/account/session/create.ts'
import { noteDevice } from '#app/domain/account/session/device.ts'
import { renewSecret } from '#app/domain/account/session/expiry.ts'
import type { Granted } from '#app/domain/account/session/flow.ts'
import { nextOf, type PageRequest, redirectLocal } from '#app/http/doors/page.ts'
import { signedIn } from '#app/http/request/auth.ts'
import {
  deviceCookie,
  deviceHash,
  endAllCookies,
  endSessionCookie,
  type Flash,
  pendingCookie,
  readDevice,
  readPending,
  sessionCookie,
} from '#app/http/request/cookies.ts'
import type { Services } from '#app/services.ts'

export const setupError: Flash = {
  title: 'Account Setup Error',
  description: 'There was an issue setting up your account. Please try again.',
  tone: 'failure',
}

interface Destination {
  to: string
  flash?: Flash
}

/** The caller must have verified the user's identity. */
export function signInBrowser(
  visit: PageRequest<'public' | 'guest'>,
  services: Services,
  { user_id, method, provider, identity }: Granted,
  destination: Destination,
): Promise<Response> {
  return startBrowserSession(visit, services, async (browser) => {
    const proof = { user_id, method, ...(provider && { provider }), ...(identity && { identity }) }
    const entry = { ...proof, ...browser, kind: 'cookie' } as const
    return { ...(await createSession(services, entry, services.clock.now())), ...destination }
  })
}

type Browser = Required<Pick<NewSessionRequest, 'user_agent' | 'browser_hash' | 'replaces'>>

export async function startBrowserSession(
  { request, context }: Pick<PageRequest<'public' | 'guest'>, 'request' | 'context'>,
  services: Services,
  open: (browser: Browser) => Promise<NewSession & Destination>,
): Promise<Response> {
  const device = readDevice(services, request) ?? randomSecret()
  const { to, flash, ...session } = await open({
    user_agent: request.headers.get('user-agent'),
    browser_hash: hashSecret(device),
    replaces: await signedIn(context, request),
  })
  const factorNeeded = session.factor_needed
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

export async function passSecondFactor(
  { request, user, session, url }: PageRequest<'factor'>,
  services: Services,
  verify: (inside: Services) => Promise<void>,
): Promise<Response> {
  const user_agent = request.headers.get('user-agent')
  const browser_hash = deviceHash(services, request)
  const secret = await inTransaction(services.db, async (tx) => {
    await verify({ ...services, db: tx })
    if (browser_hash)
      await noteDevice(tx, services.queue, { user_id: user.id, user_agent, browser_hash }, services.clock.now())
    return renewSecret(tx, session.session_id)
  })
  const to = nextOf(url, services) ?? '/onboarding'
  return redirectLocal(services, to, { cookies: [sessionCookie(services, secret)], replaces: true })
}

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

export async function afterSignOut(services: Services): Promise<Response> {
  return forgotten(await redirectLocal(services, '/', { cookies: [endSessionCookie(services)] }))
}

function forgotten(response: Response): Response {
  response.headers.set('clear-site-data', '"cache", "storage"')
  return response
}
