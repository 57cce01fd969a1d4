import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { systemClock } from '#app/adapters/clock.ts'
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
  const server = createServer((_request, response) => response.writeHead(status).end(JSON.stringify(body)))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const { authorization } = xConsent(
    { id: 'warble', secret: null },
    { name: 'X', api, web: api, scopes: '' },
    systemClock,
  )
  const expired = { kind: 'oauth', access_token: 'a', refresh_token: 'r', expires_at: '2026-01-01T00:00:00Z' } as const
  const { headers } = authorization(expired, (current, make) => make(current))
  await expect(headers()).rejects.toMatchObject({ kind })
  server.close()
})
