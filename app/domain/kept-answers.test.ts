import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SignedIn } from '#app/domain/account/session/session.ts'
import { keepingAnswers } from '#app/domain/kept-answers.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const now = new Date('2026-06-15T12:10:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)

type Told = { id?: string; version?: number; plan?: string; network?: string; zone?: string }
const sessionOf = ({ id = 'one', version = 1, plan = 'free', network = 'perch', zone = 'UTC' }: Told) =>
  ({ live_version: version, user: { id, network, plan: { type: plan }, time_zone: zone } }) as SignedIn

/** A cache whose `load` returns 1, 2, 3 … */
function counting() {
  const keep = keepingAnswers<number>()
  let loads = 0
  return (told: Told = {}, at = now) => keep(sessionOf(told), at, async () => (loads += 1))
}

test('an answer holds until something happens to its user', async () => {
  const read = counting()
  expect(await Promise.all([read(), read(), read({}, later(20))])).toEqual([1, 1, 1])
  expect(await read({ version: 2 })).toBe(2)
  expect(await read({ version: 2 })).toBe(2)
})

test.each<Told>([{ plan: 'pro' }, { network: 'x' }, { zone: 'Asia/Kolkata' }])(
  'an answer rests on the session: %o',
  async (told) => {
    const read = counting()
    await read()
    expect(await read(told)).toBe(2)
  },
)

test('an answer holds for the local hour, and ten seconds at most', async () => {
  const read = counting()
  await read()
  expect(await read({}, later(60))).toBe(2)
  vi.advanceTimersByTime(9_999)
  expect(await read({}, later(60))).toBe(2)
  vi.advanceTimersByTime(1)
  expect(await read({}, later(60))).toBe(3)
})

test('what replaced an answer is kept for its own ten seconds', async () => {
  const read = counting()
  await read()
  vi.advanceTimersByTime(6_000)
  expect(await read({ version: 2 })).toBe(2)
  vi.advanceTimersByTime(6_000)
  expect(await read({ version: 2 })).toBe(2)
})

test('each user gets their own, and so many users are kept', async () => {
  const read = counting()
  const ids = Array.from({ length: 201 }, (_, at) => `user ${at}`)
  for (const [at, id] of ids.entries()) expect(await read({ id })).toBe(at + 1)
  for (const [at, id] of ids.entries()) if (at > 0) expect(await read({ id })).toBe(at + 1)
  expect(await read({ id: 'user 0' })).toBe(202)
})

test('a failure is not kept', async () => {
  const keep = keepingAnswers<string>()
  await expect(keep(sessionOf({}), now, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  expect(await keep(sessionOf({}), now, async () => 'here')).toBe('here')
})
