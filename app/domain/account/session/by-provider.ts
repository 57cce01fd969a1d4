import {
  type AuthorizationFlow,
  type IdentityProvider,
  ProviderError,
  type ProviderPerson,
} from '#app/adapters/identity/provider.ts'
import type { Secrets } from '#app/adapters/secrets.ts'
import { domainOf } from '#app/contract/typed.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import {
  type FlowStart,
  type Granted,
  keepPerson,
  keptBy,
  proofOf,
  type ReturnedFlow,
  startFlow,
  stateOf,
  upstreamNonce,
  upstreamVerifier,
} from '#app/domain/account/session/flow.ts'
import { type Holder, requireRecentProof } from '#app/domain/account/session/recent-proof.ts'
import { type LinkedSession, linkIdentity, requireLinkable, userByProvider } from '#app/domain/account/user/identity.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'
import { requireOwnAccount } from '#app/domain/account/user/sso.ts'
import { Failure, fail } from '#app/domain/failure.ts'
import type { Queue } from '#app/queue/queue.ts'

export interface ProviderDeps {
  db: Db
  queue: Queue
  secrets: Secrets
  rules: AuthRules
  seals: Seals
  providers: readonly IdentityProvider[]
}

export const providerNamed = ({ providers }: ProviderDeps, name: string): IdentityProvider =>
  providers.find((one) => one.name === name) ?? fail('provider_unknown')

/** Throws `sso_provider_not_found`. */
export function providerOfDomain({ providers }: ProviderDeps, addressOrDomain: string): IdentityProvider {
  const domain = domainOf(addressOrDomain.slice(addressOrDomain.lastIndexOf('@') + 1))
  return providers.find(({ domains }) => domain !== null && domains?.includes(domain)) ?? fail('sso_provider_not_found')
}

/** Returns the authorization URL. Throws `provider_unknown`, `provider_away`. */
export async function startProviderFlow(
  deps: ProviderDeps,
  start: Omit<FlowStart, 'user_id' | 'session_id'>,
  callback: string,
  ask: Record<string, string>,
  now: Date,
): Promise<URL> {
  const provider = providerNamed(deps, start.provider)
  const { id } = await startFlow(deps.db, deps.secrets, start, now)
  return authorizationUrl(deps, provider, id, callback, ask)
}

/** Returns the flow's id. Throws `provider_unknown`, `sso_provider_not_found`, `user_sso_managed`, and as `requireRecentProof` does. */
export async function startLinking(
  deps: ProviderDeps,
  { session_id, user }: Holder,
  start: Omit<FlowStart, 'user_id' | 'session_id' | 'time_zone'>,
  now: Date,
): Promise<string> {
  // A company vouches only for its own people: it must not open another account.
  if (providerNamed(deps, start.provider).domains && providerOfDomain(deps, user.email).name !== start.provider)
    fail('provider_unknown')
  await requireOwnAccount(deps.db, user.id)
  await requireRecentProof(deps.db, { session_id, user }, now)
  const { id } = await startFlow(deps.db, deps.secrets, { ...start, user_id: user.id, session_id }, now)
  return id
}

export function authorizationUrl(
  { secrets }: Pick<ProviderDeps, 'secrets'>,
  provider: IdentityProvider,
  flowId: string,
  callback: string,
  ask: Record<string, string> = {},
): Promise<URL> {
  return provider.authorizationUrl(flowOf(secrets, flowId, callback), ask).catch(failed)
}

export interface ProviderSignIn extends Granted {
  is_new: boolean
}

/** Throws as `userByProvider` and `linkIdentity` do, and `provider_away`, `provider_refused`, `provider_forged`. */
export async function finishProviderFlow(
  deps: ProviderDeps,
  flow: ReturnedFlow,
  { query, callback }: { query: URLSearchParams; callback: string },
  now: Date,
): Promise<ProviderSignIn> {
  const provider = providerNamed(deps, flow.provider)
  const person = await provider.handleCallback(flowOf(deps.secrets, flow.id, callback), query).catch(failed)
  const login = { provider, person, time_zone: flow.time_zone }
  const { user_id, session_id } = flow
  if (user_id === null) {
    const identity = { provider: provider.name, subject: person.subject }
    if (flow.code_challenge) await keepPerson(deps.db, deps.seals, flow.id, person)
    return { ...(await userByProvider(deps, login, now)), ...proofOf(flow.provider), identity }
  }
  if (session_id === null) fail('flow_invalid')
  if (flow.code_challenge) {
    // This may be the browser of someone who was sent the client's URL: only the client itself can exchange the code.
    await inTransaction(deps.db, (tx) => requireLinkable(tx, { user_id, session_id }, login))
    await keepPerson(deps.db, deps.seals, flow.id, person)
  } else await inTransaction(deps.db, (tx) => linkIdentity(tx, deps.queue, { user_id, session_id }, login, now))
  return { user_id, is_new: false, ...proofOf(flow.provider) }
}

/** Links what `finishProviderFlow` kept. Throws as `linkIdentity` does. */
export async function linkKept(
  tx: Tx,
  deps: ProviderDeps,
  flow: LinkedSession & Pick<ReturnedFlow, 'id' | 'provider' | 'kept'>,
  now: Date,
): Promise<void> {
  const person = personKept(deps, flow)
  await linkIdentity(
    tx,
    deps.queue,
    flow,
    { provider: providerNamed(deps, flow.provider), person, time_zone: null },
    now,
  )
}

export function personKept({ seals }: Pick<ProviderDeps, 'seals'>, flow: Pick<ReturnedFlow, 'id' | 'kept'>) {
  const kept = keptBy(seals, flow) ?? fail('flow_state_not_found')
  return JSON.parse(kept) as ProviderPerson
}

function flowOf(secrets: Secrets, flowId: string, callback: string): AuthorizationFlow {
  const [nonce, verifier] = [upstreamNonce(secrets, flowId), upstreamVerifier(secrets, flowId)]
  return { state: stateOf(secrets, flowId), nonce, verifier, redirect_uri: callback }
}

const codes = { away: 'provider_away', refused: 'provider_refused', forged: 'provider_forged' } as const

function failed(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error
  const failure = new Failure(codes[error.kind], error.description ? { provider: error.description } : {})
  failure.cause = error
  throw failure
}
