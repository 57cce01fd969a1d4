import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { systemClock } from '#app/adapters/clock.ts'
import type { Credentials, OAuthCredentials } from '#app/adapters/network/network.ts'
import { xConsent } from '#app/adapters/network/x/oauth.ts'

const invalid = (what: string) => ({
  error: 'invalid_request',
  error_description: `Value passed for the ${what} was invalid.`,
})

test.each([
  [400, invalid('token'), 'unauthorized'],
  [400, { error: 'invalid_grant' }, 'unauthorized'],
  [400, invalid('redirect uri'), 'unavailable'],
  [400, { error: 'unauthorized_client', error_description: 'The client is not allowed.' }, 'unavailable'],
  [400, 'a page', 'unavailable'],
  [401, { error: 'unauthorized_client' }, 'unavailable'],
  [503, 'a page', 'unavailable'],
] as const)('a renewal answered with %i %j is %s', async (status, body, kind) => {
  await expect(renewal(status, body)).rejects.toMatchObject({ kind })
})

test.each([
  [{ access_token: 'b', refresh_token: 's', expires_in: 3_600 }, 's', 60],
  [{ access_token: 'b', refresh_token: 's', expires_in: '3600' }, 's', 60],
  [{ access_token: 'b', expires_in: 3_600 }, 'r', 60],
  [{ access_token: 'b', refresh_token: null, expires_in: null }, 'r', 120],
  [{ access_token: 'b', expires_in: 1e20 }, 'r', 120],
  [{ access_token: 'b', expires_in: -5 }, 'r', 120],
])('“I had to reconnect each day”: a renewal answered with %j is kept', async (body, refresh_token, minutes) => {
  const { expires_at, ...kept } = await renewal(200, body)
  expect(kept).toEqual({ kind: 'oauth', access_token: 'b', refresh_token })
  expect(Math.round((Date.parse(expires_at) - systemClock.now().getTime()) / 60_000)).toBe(minutes)
})

async function renewal(status: number, body: unknown): Promise<OAuthCredentials> {
  const server = createServer((_request, response) => response.writeHead(status).end(JSON.stringify(body)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { authorization } = xConsent(
    { id: 'warble', secret: null },
    { name: 'X', api, web: api, scopes: '' },
    systemClock,
  )
  const expired = { kind: 'oauth', access_token: 'a', refresh_token: 'r', expires_at: '2026-01-01T00:00:00Z' } as const
  let renewed: Credentials = expired
  const { headers } = authorization(expired, async (current, make) => {
    const made = await make(current)
    renewed = made
    return made
  })
  await headers().finally(() => server.close())
  return renewed as OAuthCredentials
}
