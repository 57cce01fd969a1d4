import { createHash } from 'node:crypto'
import { type Network, NetworkError, NotProven } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import type { Secrets } from '#app/adapters/secrets.ts'
import type { Db } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { keepForReturn, keptBy, returnFlow, startFlow, upstreamVerifier } from '#app/domain/account/session/flow.ts'
import type { SignedIn } from '#app/domain/account/session/session.ts'
import { failUnknown } from '#app/domain/connection/app-password.ts'
import { type ConnectionView, connect } from '#app/domain/connection/connection.ts'
import { oneAtATime } from '#app/domain/connection/one-at-a-time.ts'
import { fail } from '#app/domain/failure.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  queue: Queue
  networks: Networks
  secrets: Secrets
  seals: Seals
}

/** Origin from our configuration, never from a request. */
const callbackUrl = (origin: string, network: Network) => `${origin}/connect/${network.id}/callback`
const providerOf = (network: Network) => `connect:${network.id}`

function consentNetwork({ offered }: Networks, id: string | undefined) {
  const network = offered.find((one) => one.id === id)
  return network?.consent ? { network, consent: network.consent } : fail('way_not_offered')
}

/** The user may return once, in this browser and session. Throws `handle_unknown`, `network_unreachable`. */
export async function askConsent(
  { db, secrets, seals, networks }: Deps,
  { user, session_id }: SignedIn,
  { id, handle, browser, origin }: { id: string | undefined; handle: string | null; browser: Buffer; origin: string },
  now: Date,
): Promise<{ network: Network; to: URL }> {
  const { network, consent } = consentNetwork(networks, id)
  const begun = { provider: providerOf(network), browser, redirect_to: null, challenge: null }
  const flow = await startFlow(db, secrets, { ...begun, user_id: user.id, session_id }, now)
  const challenge = createHash('sha256').update(upstreamVerifier(secrets, flow.id)).digest('base64url')
  const asked = { state: flow.state, challenge, redirect_uri: callbackUrl(origin, network), handle }
  const { to, kept } = await oneAtATime(user.id, () => consent.ask(asked)).catch((error: unknown) => {
    if (!(error instanceof NetworkError)) throw error
    return error.kind === 'refused' && handle ? failUnknown(network, handle) : fail('network_unreachable')
  })
  if (kept) await keepForReturn(db, seals, flow.id, kept)
  return { network, to }
}

interface ReturnedConsent {
  network: string | undefined
  browser: Buffer | null
  origin: string
  returned: URLSearchParams
}

/** Throws `flow_invalid`, `consent_denied`, `handle_unknown`, and as `connect` does. */
export async function redeemConsent(
  deps: Deps,
  { user, session_id }: SignedIn,
  { network: id, browser, origin, returned }: ReturnedConsent,
  now: Date,
): Promise<ConnectionView> {
  const { network, consent } = consentNetwork(deps.networks, id)
  const state = returned.get('state') ?? ''
  const flow = await returnFlow(deps.db, deps.secrets, { state, browser }, now)
  if (flow.provider !== providerOf(network) || flow.session_id !== session_id) fail('flow_invalid')
  const code = returned.get('code') ?? fail('consent_denied')
  const verifier = upstreamVerifier(deps.secrets, flow.id)
  const secret = keptBy(deps.seals, flow)
  const asked = { code, verifier, redirect_uri: callbackUrl(origin, network), returned, secret }
  const credentials = await oneAtATime(user.id, () => consent.redeem(asked)).catch((error: unknown) => {
    if (!(error instanceof NetworkError)) throw error
    if (error instanceof NotProven) return fail('handle_unknown', { handle: error.message })
    return fail(error.kind === 'unauthorized' ? 'flow_invalid' : 'network_unreachable')
  })
  return connect({ ...deps, network }, user, credentials, null, 'oauth', now)
}
