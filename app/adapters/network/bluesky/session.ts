import type { Agent } from '@atproto/api'
import { z } from 'zod'
import type { Clock } from '#app/adapters/clock.ts'
import { api } from '#app/adapters/network/bluesky/fetch.ts'
import { type Answer, exchange, type Fetch, jsonIn } from '#app/adapters/network/exchange.ts'
import { type Credentials, NetworkError, type Renew, type SessionCredentials } from '#app/adapters/network/network.ts'

/** Short, in ms: a renewal holds the lock of the connection. */
const renewMs = 5_000

const Session = z.object({ did: z.string(), accessJwt: z.string(), refreshJwt: z.string() })
const Refusal = z.object({ error: z.string(), message: z.string().optional() }).catch({ error: '' })

export function toResponse({ response: { status, headers }, bytes }: Answer): Response {
  return new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, { status, headers })
}

const refusalIn = (answer: Pick<Answer, 'bytes'>) => Refusal.parse(jsonIn(answer))

/** Opens a session with an app password. Servers limit such calls, so afterwards the session is only renewed. */
export async function openSession(
  fetch: Fetch,
  service: string,
  identifier: string,
  password: string,
  signal: AbortSignal,
): Promise<Credentials> {
  const body = JSON.stringify({ identifier, password })
  const headers = { 'content-type': 'application/json' }
  const url = new URL('/xrpc/com.atproto.server.createSession', service)
  return sessionFrom(await exchange(fetch, url, { method: 'POST', headers, body, signal }), service)
}

async function renewed(fetch: Fetch, { service, refresh }: SessionCredentials): Promise<SessionCredentials> {
  const url = new URL('/xrpc/com.atproto.server.refreshSession', service)
  const headers = { authorization: `Bearer ${refresh}` }
  return sessionFrom(
    await exchange(fetch, url, { method: 'POST', headers, signal: AbortSignal.timeout(renewMs) }),
    service,
  )
}

function sessionFrom(answer: Answer, service: string): SessionCredentials {
  const session = Session.safeParse(jsonIn(answer))
  if (answer.response.status !== 200 || !session.success) throw toNetworkError(answer)
  const { did, accessJwt: access, refreshJwt } = session.data
  return { kind: 'app_password', service, did, access, refresh: refreshJwt }
}

/** Refusals by something else, such as a firewall or a maintenance page, must not close the connection. */
function toNetworkError(answer: Answer): NetworkError {
  const { status } = answer.response
  const { error, message = 'The server gave no session.' } = refusalIn(answer)
  if (/^Account(Takedown|Suspended|Deactivated)/.test(error)) return new NetworkError('suspended', message)
  const isVerdict = (status === 400 || status === 401) && error !== ''
  return new NetworkError(isVerdict ? 'unauthorized' : 'unavailable', message)
}

/** Ends the session on the server. */
export async function closeSession(fetch: Fetch, { service, refresh }: SessionCredentials): Promise<void> {
  const url = new URL('/xrpc/com.atproto.server.deleteSession', service)
  const headers = { authorization: `Bearer ${refresh}` }
  const answer = await exchange(fetch, url, { method: 'POST', headers, signal: AbortSignal.timeout(renewMs) })
  // After a 404 the account's server no longer exists, and neither do its sessions.
  if (answer.response.status !== 200 && answer.response.status !== 404) throw toNetworkError(answer)
}

/** How to make calls with one kind of credentials. */
export interface Door<C> {
  send(credentials: C, path: string, init: RequestInit): Promise<Response>
  /** Whether they are about to expire. */
  isStale(credentials: C, now: Date): boolean
  /** Whether the response says that they have expired. */
  isExpired(response: Response): boolean | Promise<boolean>
  renewed(newest: C): Promise<C>
}

export const sessionDoor = (fetch: Fetch): Door<SessionCredentials> => ({
  async send({ access, service }, path, init) {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${access}`)
    return toResponse(await exchange(fetch, new URL(path, service), { ...init, headers }))
  },
  isStale: () => false,
  isExpired: async (response) =>
    response.status === 400 &&
    refusalIn({ bytes: Buffer.from(await response.clone().arrayBuffer()) }).error === 'ExpiredToken',
  renewed: (newest) => renewed(fetch, newest),
})

/** An agent that acts with the credentials, and renews them when they expire. */
export function agentBy<C extends Credentials & { did: string }>(
  door: Door<C>,
  credentials: C,
  renew: Renew | undefined,
  clock: Clock,
): Agent {
  let current = credentials
  return new (api().Agent)({
    did: credentials.did,
    async fetchHandler(path, init) {
      if (renew && door.isStale(current, clock.now())) current = await renew(current, door.renewed)
      const used = current
      const response = await door.send(used, path, init)
      if (!renew || !(await door.isExpired(response))) return response
      current = await renew(used, door.renewed)
      return door.send(current, path, init)
    },
  })
}
