import { expect, test } from 'vitest'
import { sessionDoor } from '#app/adapters/network/bluesky/session.ts'

const page = '<!doctype html><title>Back soon</title>'
const xrpc = (error: string) => JSON.stringify({ error, message: 'No.' })

test.each([
  [400, xrpc('ExpiredToken'), 'unauthorized'],
  [400, xrpc('InvalidToken'), 'unauthorized'],
  [401, xrpc('AuthenticationRequired'), 'unauthorized'],
  [401, xrpc('AccountTakedown'), 'suspended'],
  [401, page, 'unavailable'],
  [403, page, 'unavailable'],
  [404, page, 'unavailable'],
  [429, xrpc('RateLimitExceeded'), 'unavailable'],
  [502, xrpc('UpstreamFailure'), 'unavailable'],
  [200, page, 'unavailable'],
] as const)('a renewal answered with %i %s is %s', async (status, body, kind) => {
  const credentials = {
    kind: 'app_password',
    service: 'https://pds.test',
    did: 'did:plc:a',
    access: 'a',
    refresh: 'r',
  } as const
  const door = sessionDoor(async () => new Response(body, { status }))
  await expect(door.renewed(credentials)).rejects.toMatchObject({ kind })
})
