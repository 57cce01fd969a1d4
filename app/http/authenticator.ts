import { createCookieSessionStorage } from '@remix-run/node'
import { Authenticator, AuthorizationError } from 'remix-auth'
import { FormStrategy } from 'remix-auth-form'
import type { z } from 'zod'
import type { SignIn } from '#app/contract/forms.ts'
import type { Granted } from '#app/domain/session/flow.ts'
import { authenticate } from '#app/domain/session/sign-in.ts'
import { strategyCookie } from '#app/http/cookies.ts'
import type { Services } from '#app/services.ts'

/** The ways in that a page offers, each a strategy of remix-auth. */
export type StrategyName = 'form'

const known = new WeakMap<Services, Authenticator<Granted>>()

/** Tells who somebody is and by what they showed it. The session is ours to open: see enter.ts. */
function authenticatorOf(services: Services): Authenticator<Granted> {
  const made = known.get(services) ?? createAuthenticator(services)
  known.set(services, made)
  return made
}

function createAuthenticator(services: Services): Authenticator<Granted> {
  // A strategy that leads through another site keeps its way back here; nobody is signed in by it.
  const storage = createCookieSessionStorage({ cookie: strategyCookie(services) })
  const authenticator = new Authenticator<Granted>(storage, { throwOnError: true })
  authenticator.use(byPassword(services), 'form' satisfies StrategyName)
  return authenticator
}

/** The door has read the form, checked its fields and counted the try before it comes here. */
const byPassword = (services: Services) =>
  new FormStrategy<Granted>(async ({ form }) => {
    const given = Object.fromEntries(form) as z.output<typeof SignIn>
    return { user_id: await authenticate(services, given), method: 'password' }
  })

/** Throws what the strategy threw: a failure of ours, or the answer that leads to another site. */
export async function authenticateBy(
  services: Services,
  strategy: StrategyName,
  request: Request,
  fields: Record<string, string> = {},
): Promise<Granted> {
  const formData = new FormData()
  for (const [name, value] of Object.entries(fields)) formData.set(name, value)
  // The body was read at the door already: the strategy gets its fields, and a request without one.
  const bare = new Request(request.url, { headers: request.headers })
  try {
    return await authenticatorOf(services).authenticate(strategy, bare, { context: { formData } })
  } catch (error) {
    throw error instanceof AuthorizationError ? (error.cause ?? error) : error
  }
}
