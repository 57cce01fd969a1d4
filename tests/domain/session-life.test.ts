import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDb } from '#app/db/pool.ts'
import { createSession } from '#app/domain/account/session/create.ts'
import { findCookieSession, findSessionById, findTokenSession } from '#app/domain/account/session/session.ts'
import { issueStreamTicket, redeemStreamTicket } from '#app/domain/account/session/stream-ticket.ts'
import { openTokenSession, refreshTokenSession } from '#app/domain/account/session/token-session.ts'
import { type AuthRules, standardRules } from '#app/domain/account/user/rules.ts'
import { day, minute, second } from '#app/domain/time.ts'
import { type AccountBench, newAccount, sessionRow, signedInAs } from '../kit/accounts.ts'
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

/** A session whose validity can be checked without using it. */
interface TestSession {
  isAlive(): Promise<boolean>
  use(): Promise<void>
}

type Open = (rules: AuthRules) => Promise<TestSession>

/** Runs a check and restores `seen_at`, so that the check does not count as a use of the session. */
async function withoutUse<T>(sessionId: string, ask: () => Promise<T>): Promise<T> {
  const seen = await bench.sql<{ seen_at: Date }>('select seen_at from sessions where id = $1', [sessionId])
  const answer = await ask()
  await bench.sql('update sessions set seen_at = $2 where id = $1', [sessionId, seen[0]?.seen_at])
  return answer
}

const cookie: Open = async (rules) => {
  const { id: user_id } = await newAccount(bench)
  const entry = { user_id, kind: 'cookie', method: 'password', user_agent: null } as const
  const { id, secret } = await createSession({ ...bench, rules }, entry, now())
  const find = () => findCookieSession(bench.db, rules, secret, now())
  return {
    isAlive: () =>
      withoutUse(id, async () => {
        const found = [await find(), await findSessionById(bench.db, rules, id, now())].map((one) => one !== null)
        expect(new Set(found).size).toBe(1)
        return found[0] === true
      }),
    use: async () => void (await find()),
  }
}

const apiClient: Open = async (rules) => {
  const { id: user_id } = await newAccount(bench)
  const deps = { ...bench, rules }
  let session = await openTokenSession(deps, { user_id, method: 'password', user_agent: null }, now())
  const id = String(
    JSON.parse(Buffer.from(session.access_token.split('.')[1] ?? '', 'base64url').toString()).session_id,
  )
  const find = () => findTokenSession(bench.db, rules, id, now())
  return {
    isAlive: () => withoutUse(id, async () => (await find()) !== null),
    use: async () => {
      session = await refreshTokenSession(deps, session.refresh_token, now())
    },
  }
}

const kinds: [string, Open][] = [
  ['a browser session', cookie],
  ['an API session', apiClient],
]
const settings: [string, AuthRules['session']][] = [
  ['two weeks and 60 days', standardRules.session],
  ['a minute and three', { idle: minute, absolute: 3 * minute }],
  ['an hour and 90 minutes', { idle: 60 * minute, absolute: 90 * minute }],
]

describe.each(kinds)('%s', (_kind, open) => {
  describe.each(settings)('with lifetimes of %s', (_name, session) => {
    const rules = { ...standardRules, session }

    test('ends exactly when its idle time has passed without use', async () => {
      const tested = await open(rules)
      clock.forward(session.idle - second)
      expect(await tested.isAlive()).toBe(true)
      clock.forward(second)
      expect(await tested.isAlive()).toBe(false)
      clock.forward(60 * day)
      expect(await tested.isAlive()).toBe(false)
    })

    test('starts its idle time again with each use', async () => {
      const tested = await open(rules)
      clock.forward(session.idle / 2)
      await tested.use()
      clock.forward(session.idle - second)
      expect(await tested.isAlive()).toBe(true)
      clock.forward(second)
      expect(await tested.isAlive()).toBe(false)
    })

    test('ends exactly at its absolute lifetime, however often it is used', async () => {
      const tested = await open(rules)
      const step = session.idle / 4
      let remaining = session.absolute - second
      for (; remaining > step; remaining -= step) {
        clock.forward(step)
        await tested.use()
      }
      clock.forward(remaining)
      expect(await tested.isAlive()).toBe(true)
      clock.forward(second)
      expect(await tested.isAlive()).toBe(false)
    })
  })

  test('stays valid while it is used constantly, however short its idle time is', async () => {
    const tested = await open({ ...standardRules, session: { idle: minute, absolute: 30 * minute } })
    for (let seconds = 0; seconds < 600; seconds += 10) {
      clock.forward(10 * second)
      await tested.use()
    }
    expect(await tested.isAlive()).toBe(true)
  })
})

test('an expired API session cannot be refreshed, to the second', async () => {
  const { id: user_id } = await newAccount(bench)
  const open = () => openTokenSession(bench, { user_id, method: 'password', user_agent: null }, now())
  const [early, late] = [await open(), await open()]
  clock.forward(standardRules.session.idle - second)
  await refreshTokenSession(bench, early.refresh_token, now())
  clock.forward(second)
  await expect(refreshTokenSession(bench, late.refresh_token, now())).rejects.toThrow('session_expired')
  let session = await open()
  let remaining = standardRules.session.absolute - second
  for (; remaining > 10 * day; remaining -= 10 * day) {
    clock.forward(10 * day)
    session = await refreshTokenSession(bench, session.refresh_token, now())
  }
  clock.forward(remaining)
  session = await refreshTokenSession(bench, session.refresh_token, now())
  clock.forward(second)
  await expect(refreshTokenSession(bench, session.refresh_token, now())).rejects.toThrow('session_expired')
})

test('a ticket for a stream stays valid while its session cannot be read', async () => {
  const session = await signedInAs(bench, await newAccount(bench))
  const { ticket } = await issueStreamTicket(bench, { ...session, token_ends_at: null }, now())
  const hurried = openDb(bench.url, 1, () => undefined, 100)
  await bench.db.transaction().execute(async (tx) => {
    await sql`lock table sessions`.execute(tx)
    await expect(redeemStreamTicket({ ...bench, db: hurried.db }, ticket, now())).rejects.toThrow('timeout')
  })
  await hurried.db.destroy()
  expect(await redeemStreamTicket(bench, ticket, now())).toMatchObject({ session_id: session.session_id })
  expect(await redeemStreamTicket(bench, ticket, now())).toBeNull()
})

test('finding a session needs neither drafts nor notices', async () => {
  const { id: user_id } = await newAccount(bench)
  const entry = { user_id, kind: 'cookie', method: 'password', user_agent: null } as const
  const { secret } = await createSession(bench, entry, now())
  await bench.sql('alter table drafts rename to away; alter table notices rename to away_too')
  try {
    expect((await findCookieSession(bench.db, bench.rules, secret, now()))?.user.id).toBe(user_id)
  } finally {
    await bench.sql('alter table away rename to drafts; alter table away_too rename to notices')
  }
})

test('whoever has only the password ends no session that showed the second factor', async () => {
  const { id: user_id } = await newAccount(bench)
  await bench.sql(
    `insert into factors (user_id, friendly_name, status, created_at, updated_at) values ($1, 'app', 'verified', now(), now())`,
    [user_id],
  )
  const open = async (at: number) => {
    const entry = { user_id, kind: 'token', method: 'password', user_agent: null } as const
    return (await createSession(bench, entry, new Date(now().getTime() + at * second))).id
  }
  const own = await open(0)
  await bench.sql(`update sessions set aal = 'aal2' where id = $1`, [own])
  for (let at = 1; at <= 110; at += 1) await open(at)
  expect(await sessionRow(bench, own)).toBeDefined()
  expect(await bench.sql('select from sessions where user_id = $1', [user_id])).toHaveLength(100)
})

test('a user has at most a hundred sessions: one more ends the one that was unused longest, and its stream', async () => {
  const [{ id: user_id }, other] = [await newAccount(bench), await newAccount(bench)]
  const stranger = await signedInAs(bench, other)
  const open = async (at: number) => {
    const entry = { user_id, kind: 'token', method: 'password', user_agent: null } as const
    return (await createSession(bench, entry, new Date(now().getTime() + at * second))).id
  }
  const ids: string[] = []
  for (let at = 0; at < 100; at += 1) ids.push(await open(at))
  await bench.sql('update sessions set seen_at = $2 where id = $1', [ids[0], new Date(now().getTime() + day)])
  const newest = await open(100)
  const left = (await bench.sql<{ id: string }>('select id from sessions where user_id = $1', [user_id])).map(
    ({ id }) => id,
  )
  expect(left).toHaveLength(100)
  expect([left.includes(ids[0] ?? ''), left.includes(ids[1] ?? ''), left.includes(newest)]).toEqual([true, false, true])
  const events = await bench.sql(`select data from live_events where user_id = $1 and kind = 'session'`, [user_id])
  expect(events).toEqual([{ data: expect.objectContaining({ scope: 'local', session_id: ids[1] }) }])
  expect(await sessionRow(bench, stranger.session_id)).toBeDefined()
})
