import type { Agent } from '@atproto/api'
import { z } from 'zod'
import { readBounded } from '#app/adapters/bounded-body.ts'
import { api, type Fetch } from '#app/adapters/network/bluesky/fetch.ts'
import { unanswered } from '#app/adapters/network/failure.ts'
import { type Credentials, NetworkError, type Renew, type SessionCredentials } from '#app/adapters/network/network.ts'

/** Largest response that is read, in bytes. */
const maxReply = 4_000_000
/** A renewal holds the lock of the connection. */
const renewMs = 5_000

const Session = z.object({ did: z.string(), accessJwt: z.string(), refreshJwt: z.string() })
const Refusal = z.object({ error: z.string(), message: z.string().optional() }).catch({ error: '' })

export interface Answer {
  response: Response
  bytes: Buffer
}

/** One request, its response read to the end. */
export async function ask(fetch: Fetch, url: URL, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, redirect: 'error' })
    const bytes = await readBounded(response, maxReply)
    if (bytes === null) throw new Error('too long')
    return { response, bytes }
  } catch (error) {
    throw unanswered(error)
  }
}

const refusalOf = ({ bytes }: Answer) => Refusal.parse(parse(bytes))

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

/** A session for an app password. It is asked for once, for such calls are few: from then on the session is renewed. */
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
  return sessionFrom(await ask(fetch, url, { method: 'POST', headers, body, signal }), service)
}

async function renewed(fetch: Fetch, { service, refresh }: SessionCredentials): Promise<SessionCredentials> {
  const url = new URL('/xrpc/com.atproto.server.refreshSession', service)
  const headers = { authorization: `Bearer ${refresh}` }
  return sessionFrom(await ask(fetch, url, { method: 'POST', headers, signal: AbortSignal.timeout(renewMs) }), service)
}

function sessionFrom(answer: Answer, service: string): SessionCredentials {
  const { status } = answer.response
  const { error, message = 'It does not accept the session.' } = refusalOf(answer)
  if (status === 429 || status >= 500) throw new NetworkError('unavailable', message)
  if (/^Account(Takedown|Suspended|Deactivated)/.test(error)) throw new NetworkError('suspended', message)
  const session = Session.safeParse(parse(answer.bytes))
  if (status !== 200 || !session.success) throw new NetworkError('unauthorized', message)
  const { did, accessJwt: access, refreshJwt } = session.data
  return { kind: 'app_password', service, did, access, refresh: refreshJwt }
}

/** An agent that acts with the session, and renews it when the server says that it has expired. */
export function sessionAgent(fetch: Fetch, session: SessionCredentials, renew: Renew | undefined): Agent {
  let current = session
  const send = async (path: string, init: RequestInit) => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${current.access}`)
    return ask(fetch, new URL(path, current.service), { ...init, headers })
  }
  return new (api().Agent)({
    did: session.did,
    async fetchHandler(path, init) {
      const used = current
      let answer = await send(path, init)
      if (renew && refusalOf(answer).error === 'ExpiredToken') {
        current = await renew(used, (newest) => renewed(fetch, newest))
        answer = await send(path, init)
      }
      const { status, headers } = answer.response
      return new Response(new Uint8Array(answer.bytes), { status, headers })
    },
  })
}
