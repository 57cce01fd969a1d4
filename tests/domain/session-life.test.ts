import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createSession, findCookieSession, findSessionById, findTokenSession } from '#app/domain/session/session.ts'
import { openTokenSession, refreshTokenSession } from '#app/domain/session/token-session.ts'
import { day, minute, second } from '#app/domain/time.ts'
import { type AuthRules, standardRules } from '#app/domain/user/rules.ts'
import { type AccountBench, newAccount } from '../kit/accounts.ts'
import { startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'

const clock: ManualClock = manualClock()
const now = () => clock.now()

let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())

/** One session, and whether it is still valid: checked without using it. */
interface Life {
  isAlive(): Promise<boolean>
  use(): Promise<void>
}

type Open = (rules: AuthRules) => Promise<Life>

/** Runs a check whose use of the session is undone, so that it does not count as one. */
async function unseen<T>(sessionId: string, ask: () => Promise<T>): Promise<T> {
  const seen = await bench.sql<{ seen_at: Date }>('select seen_at from sessions where id = $1', [sessionId])
  const answer = await ask()
  await bench.sql('update sessions set seen_at = $2 where id = $1', [sessionId, seen[0]?.seen_at])
  return answer
}

const cookie: Open = async (rules) => {
  const { id: user_id } = await newAccount(bench)
  const entry = { user_id, kind: 'cookie', method: 'password', user_agent: null } as const
  const { id, secret } = await createSession(bench.db, rules, entry, now())
  const find = () => findCookieSession(bench.db, rules, secret, now())
  return {
    isAlive: () =>
      unseen(id, async () => {
        const found = [await find(), await findSessionById(bench.db, rules, id, now())].map((one) => one !== null)
        expect(new Set(found).size).toBe(1)
        return found[0] === true
      }),
    use: async () => void (await find()),
  }
}

const program: Open = async (rules) => {
  const { id: user_id } = await newAccount(bench)
  const deps = { ...bench, rules }
  let session = await openTokenSession(deps, { user_id, method: 'password', user_agent: null }, now())
  const id = String(
    JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString()).session_id,
  )
  const find = () => findTokenSession(bench.db, rules, id, now())
  return {
    isAlive: () => unseen(id, async () => (await find()) !== null),
    use: async () => {
      session = await refreshTokenSession(deps, session.refresh_token, now())
    },
  }
}

const kinds: [string, Open][] = [
  ['a browser’s session', cookie],
  ['a program’s session', program],
]
const settings: [string, AuthRules['session']][] = [
  ['two weeks and 60 days', standardRules.session],
  ['a minute and three', { idle: minute, absolute: 3 * minute }],
  ['an hour and 90 minutes', { idle: 60 * minute, absolute: 90 * minute }],
]

describe.each(kinds)('%s', (_kind, open) => {
  describe.each(settings)('with lifetimes of %s', (_name, session) => {
    const rules = { ...standardRules, session }

    test('ends to the second when it was not used for its idle time', async () => {
      const life = await open(rules)
      clock.forward(session.idle - second)
      expect(await life.isAlive()).toBe(true)
      clock.forward(second)
      expect(await life.isAlive()).toBe(false)
      clock.forward(60 * day)
      expect(await life.isAlive()).toBe(false)
    })

    test('a use begins its idle time anew', async () => {
      const life = await open(rules)
      clock.forward(session.idle / 2)
      await life.use()
      clock.forward(session.idle - second)
      expect(await life.isAlive()).toBe(true)
      clock.forward(second)
      expect(await life.isAlive()).toBe(false)
    })

    test('ends to the second at its absolute lifetime, however much it was used', async () => {
      const life = await open(rules)
      const step = session.idle / 4
      let left = session.absolute - second
      for (; left > step; left -= step) {
        clock.forward(step)
        await life.use()
      }
      clock.forward(left)
      expect(await life.isAlive()).toBe(true)
      clock.forward(second)
      expect(await life.isAlive()).toBe(false)
    })
  })

  test('stays alive while it is used all the time, however short its idle time is', async () => {
    const life = await open({ ...standardRules, session: { idle: minute, absolute: 30 * minute } })
    for (let seconds = 0; seconds < 600; seconds += 10) {
      clock.forward(10 * second)
      await life.use()
    }
    expect(await life.isAlive()).toBe(true)
  })
})

test('an expired program’s session is not renewed either, to the second', async () => {
  const { id: user_id } = await newAccount(bench)
  const open = () => openTokenSession(bench, { user_id, method: 'password', user_agent: null }, now())
  const [early, late] = [await open(), await open()]
  clock.forward(standardRules.session.idle - second)
  await refreshTokenSession(bench, early.refresh_token, now())
  clock.forward(second)
  await expect(refreshTokenSession(bench, late.refresh_token, now())).rejects.toThrow('session_expired')
  let kept = await open()
  let left = standardRules.session.absolute - second
  for (; left > 10 * day; left -= 10 * day) {
    clock.forward(10 * day)
    kept = await refreshTokenSession(bench, kept.refresh_token, now())
  }
  clock.forward(left)
  kept = await refreshTokenSession(bench, kept.refresh_token, now())
  clock.forward(second)
  await expect(refreshTokenSession(bench, kept.refresh_token, now())).rejects.toThrow('session_expired')
})
