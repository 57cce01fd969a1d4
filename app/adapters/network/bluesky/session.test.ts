import { expect, test } from 'vitest'
import { systemClock } from '#app/adapters/clock.ts'
import { calling, reading } from '#app/adapters/network/bluesky/errors.ts'
import { agentBy, appPasswordTransport, closeSession } from '#app/adapters/network/bluesky/session.ts'

const page = '<!doctype html><title>Back soon</title>'
const credentials = {
  kind: 'app_password',
  service: 'https://pds.test',
  did: 'did:plc:a',
  access: 'a',
  refresh: 'r',
} as const
const xrpc = (error: string) => JSON.stringify({ error, message: 'No.' })

test.each([
  [400, xrpc('ExpiredToken'), 'unauthorized'],
  [400, xrpc('InvalidToken'), 'unauthorized'],
  [401, xrpc('AuthenticationRequired'), 'unauthorized'],
  [401, xrpc('AccountTakedown'), 'suspended'],
  [401, page, 'unavailable'],
  [403, page, 'unavailable'],
  [404, page, 'unavailable'],
  [429, xrpc('RateLimitExceeded'), 'rate_limited'],
  [502, xrpc('UpstreamFailure'), 'unavailable'],
  [200, page, 'unavailable'],
] as const)('a renewal answered with %i %s is %s', async (status, body, kind) => {
  const transport = appPasswordTransport(async () => new Response(body, { status }), systemClock)
  await expect(transport.renewed(credentials)).rejects.toMatchObject({ kind })
})

test.each([
  [200, '', null],
  [404, page, null],
  [400, xrpc('AccountDeactivated'), 'suspended'],
  [400, xrpc('ExpiredToken'), 'unauthorized'],
  [403, page, 'unavailable'],
] as const)('giving a session back, answered with %i %s, ends with %s', async (status, body, kind) => {
  const closed = closeSession(async () => new Response(body, { status }), credentials, systemClock)
  if (kind === null) await expect(closed).resolves.toBeUndefined()
  else await expect(closed).rejects.toMatchObject({ kind })
})

test.each([
  [401, page, 'unavailable', 'unknown_outcome'],
  [403, page, 'unavailable', 'unknown_outcome'],
  [403, '', 'unavailable', 'unknown_outcome'],
  [401, '{"message":"Forbidden"}', 'unavailable', 'unknown_outcome'],
  [401, xrpc('AuthenticationRequired'), 'unauthorized', 'unauthorized'],
  [403, xrpc('AccountTakedown'), 'suspended', 'suspended'],
] as const)(
  'a call answered with %i %s is %s when it reads, %s when it writes',
  async (status, body, read, written) => {
    const headers = { 'content-type': body.startsWith('{') ? 'application/json' : 'text/html' }
    const transport = appPasswordTransport(async () => new Response(body, { status, headers }), systemClock)
    const agent = agentBy(transport, credentials, {}, systemClock)
    const me = () => agent.app.bsky.actor.getProfile({ actor: credentials.did })
    await expect(reading(systemClock, me)).rejects.toMatchObject({ kind: read })
    await expect(calling(systemClock, me)).rejects.toMatchObject({ kind: written })
  },
)
