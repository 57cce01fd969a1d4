import { redirect, type SessionStorage } from '@remix-run/node'
import type { AuthenticateOptions } from 'remix-auth'
import { GoogleStrategy } from 'remix-auth-google'
import type { IdentityProvider } from '#app/adapters/identity/provider.ts'
import { type ByProvider, comeBack, setOut } from '#app/domain/session/by-provider.ts'
import type { FlowStart, ReturnedFlow } from '#app/domain/session/flow.ts'
import type { Services } from '#app/services.ts'

/** Out to the provider, or back from it. */
export type Trip = { back: string } & ({ start: FlowStart } | { flow: ReturnedFlow; query: URLSearchParams })

/**
 * remix-auth's way to Google, with its parameters. The state is a flow of ours instead of a value in a cookie, so that
 * two tabs do not spoil each other's; the code's exchange and all checks of the answer are the provider's (adapters/identity).
 */
export class GoogleWay extends GoogleStrategy<ByProvider> {
  constructor(
    private readonly services: Services,
    { client_id }: IdentityProvider,
  ) {
    const callbackURL = `${services.site.origin}/auth/callback`
    super({ clientID: client_id, clientSecret: '', callbackURL, prompt: 'select_account' }, () => {
      throw new Error('The answer of Google is read by its provider.')
    })
  }

  /** Throws the redirect that leads to Google; back from there, answers who it is. */
  override async authenticate(
    request: Request,
    storage: SessionStorage,
    options: AuthenticateOptions,
  ): Promise<ByProvider> {
    const trip = (options.context as { trip?: Trip } | undefined)?.trip
    if (!trip) throw new Error('A trip to Google needs its flow.')
    const now = this.services.clock.now()
    try {
      if ('start' in trip) throw redirect((await setOut(this.services, trip.start, trip.back, this.asked(), now)).href)
      return this.success(await comeBack(this.services, trip.flow, trip, now), request, storage, options)
    } catch (error) {
      if (error instanceof Response || !(error instanceof Error)) throw error
      return this.failure(error.message, request, storage, options, error)
    }
  }

  private asked(): Record<string, string> {
    return Object.fromEntries(this.authorizationParams())
  }
}
