import { expect, test } from 'vitest'
import { z } from 'zod'
import { xMistake, xSettings, xSettingsOf } from '#app/env-x.ts'

const read = (source: Record<string, string>) => z.object(xSettings).parse(source)

test('X needs a client id, and in production X’s own addresses', () => {
  expect(xMistake(read({}), true)).toBe('X_CLIENT_ID is missing; NETWORKS=x needs it.')
  const elsewhere = read({ X_CLIENT_ID: 'ours', X_URL: 'http://127.0.0.1:4310' })
  expect(xMistake(elsewhere, false)).toBeNull()
  expect(xMistake(elsewhere, true)).toBe('X_URL has a wrong value: in production it must be https://api.x.com.')
  expect(xMistake(read({ X_CLIENT_ID: 'ours' }), true)).toBeNull()
})

test('dollars are kept in millionths, with X’s prices unless others are set', () => {
  const { budget, prices, approval } = xSettingsOf(read({ X_CLIENT_ID: 'ours', X_USER_DAILY_USD: '0.25' }))
  expect(budget).toEqual({ of_user: 250_000, of_all: 25_000_000 })
  expect(prices).toEqual({ post_read: 5_000, user_read: 10_000, own_read: 1_000, reply: 10_000 })
  expect(approval).toBeNull()
})
