import { type AppLoadContext, createCookieSessionStorage } from '@remix-run/node'
import { Authenticator, AuthorizationError } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import type { z } from 'zod'
import type { SignIn } from '#app/contract/forms.ts'
import type { Granted } from '#app/domain/session/flow.ts'
import { authenticate as checkCredentials } from '#app/domain/session/sign-in.ts'
import { strategyCookie } from '#app/http/cookies.ts'
import { GoogleWay, type Trip } from '#app/http/google-way.ts'
import type { Services } from '#app/services.ts'

/** The ways in that a page offers, each a strategy of remix-auth. */
export type StrategyName = 'form' | 'google'

/** `is_new`: the user came to be by it. */
export type Shown = Granted & { is_new?: boolean }

const known = new WeakMap<Services, Authenticator<Shown>>()

/** Tells who somebody is and by what they showed it. The session is ours to open: see enter.ts. */
function authenticatorOf(services: Services): Authenticator<Shown> {
  const made = known.get(services) ?? createAuthenticator(services)
  known.set(services, made)
  return made
}

function createAuthenticator(services: Services): Authenticator<Shown> {
  // A strategy that leads through another site keeps its way back here; nobody is signed in by it.
  const storage = createCookieSessionStorage({ cookie: strategyCookie(services) })
  const authenticator = new Authenticator<Shown>(storage, { throwOnError: true })
  authenticator.use(byPassword(services), 'form' satisfies StrategyName)
  const google = services.providers.find(({ name }) => name === 'google')
  if (google) authenticator.use(new GoogleWay(services, google), 'google' satisfies StrategyName)
  return authenticator
}

/** The door has read the form, checked its fields and counted the try before it comes here. */
const byPassword = (services: Services) =>
  new FormStrategy<Shown>(async ({ form }) => {
    const given = Object.fromEntries(form) as z.output<typeof SignIn>
    return { user_id: await checkCredentials(services, given), method: 'password' }
  })

/** Throws what the strategy threw: a failure of ours, or the answer that leads to another site. */
export async function authenticateBy(
  services: Services,
  strategy: StrategyName,
  request: Request,
  fields: Record<string, string> = {},
): Promise<Shown> {
  const formData = new FormData()
  for (const [name, value] of Object.entries(fields)) formData.set(name, value)
  return authenticate(services, strategy, request, { formData })
}

/** The same by a site that the browser goes to and comes back from. */
export function travelBy(services: Services, strategy: StrategyName, request: Request, trip: Trip): Promise<Shown> {
  return authenticate(services, strategy, request, { trip })
}

async function authenticate(
  services: Services,
  strategy: StrategyName,
  request: Request,
  context: AppLoadContext,
): Promise<Shown> {
  // The body was read at the door already: the strategy gets its fields, and a request without one.
  const bare = new Request(request.url, { headers: request.headers })
  try {
    return await authenticatorOf(services).authenticate(strategy, bare, { context })
  } catch (error) {
    throw error instanceof AuthorizationError ? (error.cause ?? error) : error
  }
}
