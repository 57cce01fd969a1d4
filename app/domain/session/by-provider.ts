import { type IdentityProvider, ProviderError, type Trip } from '#app/adapters/identity/provider.ts'
import type { Secrets } from '#app/adapters/secrets.ts'
import type { Db } from '#app/db/pool.ts'
import { Failure, fail } from '#app/domain/failure.ts'
import {
  type FlowStart,
  type Granted,
  proofOf,
  type ReturnedFlow,
  startFlow,
  stateOf,
  upstreamNonce,
  upstreamVerifier,
} from '#app/domain/session/flow.ts'
import { linkIdentity, userByProvider } from '#app/domain/user/identity.ts'
import type { AuthRules } from '#app/domain/user/rules.ts'
import type { Queue } from '#app/queue/queue.ts'

export interface ProviderDeps {
  db: Db
  queue: Queue
  secrets: Secrets
  rules: AuthRules
  providers: readonly IdentityProvider[]
}

/** Throws `provider_unknown`. */
export const providerNamed = ({ providers }: ProviderDeps, name: string): IdentityProvider =>
  providers.find((one) => one.name === name) ?? fail('provider_unknown')

/** The company whose people sign in with this address or domain. Throws `sso_provider_not_found`. */
export function providerOfDomain({ providers }: ProviderDeps, addressOrDomain: string): IdentityProvider {
  const domain = addressOrDomain.slice(addressOrDomain.lastIndexOf('@') + 1).toLowerCase()
  return providers.find(({ domains }) => domains?.includes(domain)) ?? fail('sso_provider_not_found')
}

/** Begins a flow, and answers where to send the browser. Throws `provider_unknown`, `provider_away`. */
export async function setOut(
  deps: ProviderDeps,
  start: FlowStart,
  back: string,
  ask: Record<string, string>,
  now: Date,
): Promise<URL> {
  const provider = providerNamed(deps, start.provider)
  const { id } = await startFlow(deps.db, deps.secrets, start, now)
  return addressOf(deps, provider, id, back, ask)
}

/** The address at the provider for a flow that has begun. */
export function addressOf(
  { secrets }: Pick<ProviderDeps, 'secrets'>,
  provider: IdentityProvider,
  flowId: string,
  back: string,
  ask: Record<string, string> = {},
): Promise<URL> {
  return provider.leave(tripOf(secrets, flowId, back), ask).catch(failed)
}

export interface ByProvider extends Granted {
  is_new: boolean
}

/**
 * Who came back in this flow, from what the provider added to our address. A flow that a signed-in user began links the
 * way in to them. Throws what `userByProvider` and `linkIdentity` throw, and `provider_away`, `provider_refused`,
 * `provider_forged`.
 */
export async function comeBack(
  deps: ProviderDeps,
  flow: ReturnedFlow,
  { query, back }: { query: URLSearchParams; back: string },
  now: Date,
): Promise<ByProvider> {
  const provider = providerNamed(deps, flow.provider)
  const person = await provider.arrive(tripOf(deps.secrets, flow.id, back), query).catch(failed)
  const arrival = { provider, person, time_zone: flow.time_zone }
  if (flow.user_id === null) {
    return { ...(await userByProvider(deps, arrival, now)), ...proofOf(flow.provider) }
  }
  await linkIdentity(deps, flow.user_id, arrival, now)
  return { user_id: flow.user_id, is_new: false, ...proofOf(flow.provider) }
}

function tripOf(secrets: Secrets, flowId: string, back: string): Trip {
  const [nonce, verifier] = [upstreamNonce(secrets, flowId), upstreamVerifier(secrets, flowId)]
  return { state: stateOf(secrets, flowId), nonce, verifier, back }
}

const codes = { away: 'provider_away', refused: 'provider_refused', forged: 'provider_forged' } as const

function failed(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error
  const failure = new Failure(codes[error.kind], error.said ? { provider: error.said } : {})
  failure.cause = error
  throw failure
}
