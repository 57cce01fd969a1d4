import { createCookieSessionStorage, redirect, type SessionStorage } from '@remix-run/node'
import { type AuthenticateOptions, Authenticator, AuthorizationError } from 'remix-auth'
import { GoogleStrategy } from 'remix-auth-google'
import type { IdentityProvider } from '#app/adapters/identity/provider.ts'
import {
  finishProviderFlow,
  type ProviderDeps,
  type ProviderSignIn,
  providerNamed,
  startProviderFlow,
} from '#app/domain/account/session/by-provider.ts'
import type { FlowStart, ReturnedFlow } from '#app/domain/account/session/flow.ts'
import { strategyCookie } from '#app/http/request/cookies.ts'
import type { Services } from '#app/services.ts'

type GoogleRequest = { callback: string } & ({ start: FlowStart } | { flow: ReturnedFlow; query: URLSearchParams })

/** The state is one of our flows instead of a cookie's value, so that two tabs don't interfere. */
class GoogleFlowStrategy extends GoogleStrategy<ProviderSignIn> {
  constructor(
    private readonly deps: ProviderDeps & Pick<Services, 'clock' | 'site'>,
    { client_id }: IdentityProvider,
  ) {
    const callbackURL = `${deps.site.origin}/auth/callback`
    super({ clientID: client_id, clientSecret: '', callbackURL, prompt: 'select_account' }, () => {
      throw new Error('Google’s response is read by its provider.')
    })
  }

  /** Throws the redirect to Google; on the way back, returns who signed in. */
  override async authenticate(
    request: Request,
    storage: SessionStorage,
    options: AuthenticateOptions,
  ): Promise<ProviderSignIn> {
    const google = (options.context as { google?: GoogleRequest } | undefined)?.google
    if (!google) throw new Error('Signing in with Google needs a flow.')
    const now = this.deps.clock.now()
    const { callback } = google
    try {
      if ('start' in google) {
        const params = Object.fromEntries(this.authorizationParams())
        throw redirect((await startProviderFlow(this.deps, google.start, callback, params, now)).href)
      }
      const signIn = await finishProviderFlow(this.deps, google.flow, { query: google.query, callback }, now)
      return this.success(signIn, request, storage, options)
    } catch (error) {
      if (error instanceof Response || !(error instanceof Error)) throw error
      return this.failure(error.message, request, storage, options, error)
    }
  }
}

const authenticators = new WeakMap<Services, Authenticator<ProviderSignIn>>()

function authenticatorOf(services: Services): Authenticator<ProviderSignIn> {
  const known = authenticators.get(services)
  if (known) return known
  // A strategy stores its state for the way back here; it signs no one in.
  const storage = createCookieSessionStorage({ cookie: strategyCookie(services) })
  const authenticator = new Authenticator<ProviderSignIn>(storage, { throwOnError: true })
  authenticator.use(new GoogleFlowStrategy(services, providerNamed(services, 'google')), 'google')
  authenticators.set(services, authenticator)
  return authenticator
}

export async function authenticateByGoogle(
  services: Services,
  request: Request,
  google: GoogleRequest,
): Promise<ProviderSignIn> {
  try {
    // The body may have been read already: the strategy gets a request without one.
    const bare = new Request(request.url, { headers: request.headers })
    return await authenticatorOf(services).authenticate('google', bare, { context: { google } })
  } catch (error) {
    throw error instanceof AuthorizationError ? (error.cause ?? error) : error
  }
}
