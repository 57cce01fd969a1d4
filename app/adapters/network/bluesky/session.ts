import type { Agent } from '@atproto/api'
import { z } from 'zod'
import type { Clock } from '#app/adapters/clock.ts'
import { isAboutServer, isClosedAccount, quietUntil, unanswered } from '#app/adapters/network/bluesky/errors.ts'
import { api } from '#app/adapters/network/bluesky/fetch.ts'
import { droppedHeader, withoutOdd } from '#app/adapters/network/bluesky/odd.ts'
import { askedIn, bytesFor, cut } from '#app/adapters/network/cut.ts'
import { type Answer, exchange, type Fetch, jsonIn } from '#app/adapters/network/exchange.ts'
import { type Caller, callInTurn } from '#app/adapters/network/in-turn.ts'
import {
  type Credentials,
  NetworkError,
  NotProven,
  type Renew,
  type SessionCredentials,
} from '#app/adapters/network/network.ts'

/** Shorter than the lease under which a session is renewed. */
const renewMs = 5_000

const token = z.string().max(10_000)
const Session = z.object({ did: z.string(), accessJwt: token, refreshJwt: token })
const Refusal = z.object({ error: z.string(), message: z.string().optional() }).catch({ error: '' })
const maxSession = bytesFor(1)

export function toResponse({ response: { status, headers }, bytes }: Answer): Response {
  return new Response(bytes.length > 0 ? new Uint8Array(bytes) : null, { status, headers })
}

const refusalIn = (answer: Pick<Answer, 'bytes'>) => Refusal.parse(jsonIn(answer))

/** Servers limit such calls, so afterwards the session is only renewed. */
export async function openSession(
  fetch: Fetch,
  { did, service }: { did: string; service: string },
  password: string,
  signal: AbortSignal,
  clock: Clock,
): Promise<Credentials> {
  const body = JSON.stringify({ identifier: did, password })
  const headers = { 'content-type': 'application/json' }
  const url = new URL('/xrpc/com.atproto.server.createSession', service)
  const session = sessionFrom(
    await exchange(fetch, url, { method: 'POST', headers, body, signal }, maxSession),
    service,
    clock,
  )
  if (session.did === did) return session
  throw new NotProven(`The server ${new URL(service).host} signed in to a different account.`)
}

async function renewed(
  fetch: Fetch,
  { service, did, refresh }: SessionCredentials,
  clock: Clock,
): Promise<SessionCredentials> {
  const url = new URL('/xrpc/com.atproto.server.refreshSession', service)
  const headers = { authorization: `Bearer ${refresh}` }
  const init = { method: 'POST', headers, signal: AbortSignal.timeout(renewMs) }
  const session = sessionFrom(await exchange(fetch, url, init, maxSession), service, clock)
  if (session.did === did) return session
  throw new NetworkError('unauthorized', 'The server renewed the session of another account.')
}

function sessionFrom(answer: Answer, service: string, clock: Clock): SessionCredentials {
  const session = Session.safeParse(jsonIn(answer))
  if (answer.response.status !== 200 || !session.success) throw toNetworkError(answer, clock)
  const { did, accessJwt: access, refreshJwt } = session.data
  return { kind: 'app_password', service, did, access, refresh: refreshJwt }
}

/** Refusals by something else, such as a firewall or a maintenance page, must not close the connection. */
function toNetworkError(answer: Answer, clock: Clock): NetworkError {
  const { status, headers } = answer.response
  const { error, message = 'The server gave no session.' } = refusalIn(answer)
  if (isClosedAccount.test(error)) return new NetworkError('suspended', message)
  const isVerdict = (status === 400 || status === 401) && error !== ''
  if (isVerdict) return new NetworkError('unauthorized', message)
  return unanswered({ message, retryAt: quietUntil({ status, header: (name) => headers.get(name) }, clock.now()) })
}

export async function closeSession(
  fetch: Fetch,
  { service, refresh }: SessionCredentials,
  clock: Clock,
): Promise<void> {
  const url = new URL('/xrpc/com.atproto.server.deleteSession', service)
  const headers = { authorization: `Bearer ${refresh}` }
  const init = { method: 'POST', headers, signal: AbortSignal.timeout(renewMs) }
  const answer = await exchange(fetch, url, init, maxSession)
  // After a 404 the account's server no longer exists, and neither do its sessions.
  if (answer.response.status !== 200 && answer.response.status !== 404) throw toNetworkError(answer, clock)
}

export interface Transport<C> {
  send(credentials: C, path: string, init: RequestInit): Promise<Response>
  isStale(credentials: C, now: Date): boolean
  renewed(newest: C): Promise<C>
}

export const appPasswordTransport = (fetch: Fetch, clock: Clock): Transport<SessionCredentials> => ({
  async send({ access, service }, path, init) {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${access}`)
    const url = new URL(path, service)
    return toResponse(await exchange(fetch, url, { ...init, headers }, bytesFor(askedIn(url))))
  },
  isStale: () => false,
  renewed: (newest) => renewed(fetch, newest, clock),
})

/** Renews the credentials when they expire. Calls are limited per caller, answers to what was asked for. */
export function agentBy<C extends Credentials & { did: string }>(
  transport: Transport<C>,
  credentials: C,
  { renew, caller = credentials.did }: { renew?: Renew | undefined; caller?: Caller | undefined },
  clock: Clock,
): Agent {
  let current = credentials
  async function send(path: string, init: RequestInit): Promise<Response> {
    if (renew && transport.isStale(current, clock.now())) current = await renew(current, transport.renewed)
    const used = current
    const response = await transport.send(used, path, init)
    if (!renew || !(await isOutdated(response))) return response
    current = await renew(used, transport.renewed)
    const second = await transport.send(current, path, init)
    // It has just renewed the session, so the account is still connected.
    if (await isOutdated(second)) throw new NetworkError('unavailable', 'The server doesn’t accept its own token.')
    return second
  }
  return new (api().Agent)({
    did: credentials.did,
    fetchHandler: (path, init) =>
      callInTurn(caller, init.signal, async () => readableResponse(path, await fromServer(await send(path, init)))),
  })
}

/** Servers differ in the status and the words by which they refuse a token. */
async function isOutdated(response: Response): Promise<boolean> {
  const { status, headers } = response
  if (status < 400 || status > 403) return false
  if (status === 401 && /error="invalid_token"/.test(headers.get('www-authenticate') ?? '')) return true
  const { error, message = '' } = refusalIn({ bytes: Buffer.from(await response.clone().arrayBuffer()) })
  if (error === 'ExpiredToken') return true
  return status === 401 && error !== '' && !isClosedAccount.test(error) && !isAboutServer(error, message)
}

/** What a proxy or a firewall answers instead of the server says nothing of the account. */
async function fromServer(response: Response): Promise<Response> {
  const { status } = response
  if (status !== 401 && status !== 403) return response
  const bytes = Buffer.from(await response.clone().arrayBuffer())
  if (refusalIn({ bytes }).error !== '') return response
  throw new NetworkError('unknown_outcome', `The network responded with ${status}.`)
}

export async function readableResponse(path: string, response: Response): Promise<Response> {
  const { status } = response
  const headers = new Headers(response.headers)
  headers.delete(droppedHeader)
  const bytes = Buffer.from(await response.arrayBuffer())
  const json = jsonIn({ bytes })
  if (json === undefined) return new Response(bytes.length > 0 ? bytes : null, { status, headers })
  const url = new URL(path, 'http://any')
  const whole = cut(json, askedIn(url))
  if (!response.ok) return new Response(JSON.stringify(whole), { status, headers })
  const { answer, dropped } = withoutOdd(url.pathname.slice('/xrpc/'.length), whole)
  if (dropped > 0) headers.set(droppedHeader, String(dropped))
  return new Response(JSON.stringify(answer), { status, headers })
}
