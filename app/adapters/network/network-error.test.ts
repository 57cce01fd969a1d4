import { XRPCError } from '@atproto/api'
import { expect, test } from 'vitest'
import { systemClock } from '#app/adapters/clock.ts'
import { calling } from '#app/adapters/network/bluesky/errors.ts'
import { resetTime } from '#app/adapters/network/network.ts'

const now = new Date('2026-06-15T12:00:00Z')
const epoch = now.getTime() / 1_000

test.each([
  ['epoch seconds', String(epoch + 90), 90],
  ['seconds from now', '300', 300],
  ['epoch milliseconds', String((epoch + 90) * 1_000), 90],
  ['a time that has passed', String(epoch - 90), 1],
  ['a time too far away', String(epoch * 50), 24 * 3_600],
  ['no number', 'soon', 60],
  ['no header', null, 60],
])('the reset of a 429 is read from %s', (_name, header, seconds) => {
  expect(resetTime(header, now, 60_000)).toEqual(new Date(now.getTime() + seconds * 1_000))
})

test.each([
  [401, 'JwtExpired', 'jwt expired', 'unavailable'],
  [401, 'BadJwtSignature', 'jwt signature does not match jwt issuer', 'unavailable'],
  [401, 'AuthenticationRequired', 'identity unknown', 'unavailable'],
  [401, 'AuthenticationRequired', 'Invalid identifier or password', 'unauthorized'],
  [400, 'ExpiredToken', 'Token has expired', 'unauthorized'],
])('Bluesky’s %i %s (%s) is %s', async (status, name, message, kind) => {
  const call = calling(systemClock, () => Promise.reject(new XRPCError(status, name, message)))
  await expect(call).rejects.toMatchObject({ kind })
})
