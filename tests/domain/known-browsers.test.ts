import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { enrolFactor } from '#app/domain/account/factor/factor.ts'
import {
  newRecoveryCodes,
  removeRecoveryCodes,
  useRecoveryCode as takeCode,
} from '#app/domain/account/factor/recovery-codes.ts'
import { verifyFactor } from '#app/domain/account/factor/verify.ts'
import { recordFailedFactor } from '#app/domain/account/security/events.ts'
import { openByCode } from '#app/domain/account/session/by-code.ts'
import { isKnownDevice, noteDevice } from '#app/domain/account/session/device.ts'
import { endAllSessions, endSessionsIn } from '#app/domain/account/session/session.ts'
import { openTokenSession } from '#app/domain/account/session/token-session.ts'
import { changePassword } from '#app/domain/account/user/change-password.ts'
import { codeAttempts, hit, knownBrowserAttempts } from '#app/domain/metering/limits.ts'
import { day, hour, minute } from '#app/domain/time.ts'
import { type AccountBench, newAccount, newCode, noticesTo, signedInAs } from '../kit/accounts.ts'
import { startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { codeAt } from '../kit/totp.ts'

const clock = manualClock()
const now = () => clock.now()
const user_agent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36'

let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())

type Account = Awaited<ReturnType<typeof newAccount>>

const note = (account: Account, browser_hash: Buffer) =>
  bench.db
    .transaction()
    .execute((tx) => noteDevice(tx, bench.queue, { user_id: account.id, user_agent, browser_hash }, now()))
const isKnown = (account: Account, browser: Buffer) => isKnownDevice(bench.db, account.id, browser)
const subjects = async (account: Account) => (await noticesTo(bench, account.id)).map(({ notice }) => notice)
const refused = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error) => error.code,
  )

describe('a known browser', () => {
  const endings: Record<string, (account: Account) => Promise<unknown>> = {
    'a new password': async (account) =>
      changePassword(bench, await signedInAs(bench, account), 'a new and long password', now()),
    'signing out all other sessions': async (account) => {
      const { session_id } = await signedInAs(bench, account)
      await bench.db.transaction().execute((tx) => endSessionsIn(tx, account.id, session_id, 'others', now()))
    },
    'the operator ends all sessions': (account) => endAllSessions(bench.db, account.id, now()),
  }

  test('is one of 200, and those that were used last stay known', async () => {
    const account = await newAccount(bench)
    const [first, often] = [randomBytes(32), randomBytes(32)]
    await note(account, first)
    for (let at = 0; at < 210; at += 1) {
      clock.forward(minute)
      await note(account, at % 50 === 0 ? often : randomBytes(32))
    }
    expect(await bench.sql('select 1 from devices where user_id = $1', [account.id])).toHaveLength(200)
    expect([await isKnown(account, first), await isKnown(account, often)]).toEqual([false, true])
  })

  test.each(Object.entries(endings))(
    'is unknown after %s, until the user signs in with it again',
    async (_what, end) => {
      const account = await newAccount(bench)
      const browsers = [randomBytes(32), randomBytes(32)]
      for (const browser of browsers) await note(account, browser)
      await end(account)
      for (const browser of browsers) expect(await isKnown(account, browser)).toBe(false)
      const before = (await subjects(account)).filter((notice) => notice === 'new_sign_in').length
      await note(account, browsers[0] as Buffer)
      expect(await isKnown(account, browsers[0] as Buffer)).toBe(true)
      expect(await isKnown(account, browsers[1] as Buffer)).toBe(false)
      expect((await subjects(account)).filter((notice) => notice === 'new_sign_in')).toHaveLength(before + 1)
    },
  )

  test('stays known when one session ends', async () => {
    const account = await newAccount(bench)
    const browser = randomBytes(32)
    await note(account, browser)
    const { session_id } = await signedInAs(bench, account)
    await bench.db.transaction().execute((tx) => endSessionsIn(tx, account.id, session_id, 'local', now()))
    expect(await isKnown(account, browser)).toBe(true)
  })

  test('has ten attempts, and all known browsers of a user share thirty', async () => {
    const { email } = await newAccount(bench)
    const browsers = Array.from({ length: 5 }, () => randomBytes(32))
    let accepted = 0
    for (const browser of browsers)
      for (let attempt = 0; attempt < 12; attempt += 1)
        if ((await refused(hit(bench.db, knownBrowserAttempts(`sign-in:${email}`, browser), now()))) === null)
          accepted += 1
    expect(accepted).toBeGreaterThan(20)
    expect(accepted).toBeLessThanOrEqual(30)
  })
})

test('a browser is unknown after the first second factor, and stays known at later codes', async () => {
  const account = await newAccount(bench)
  const browser = randomBytes(32)
  await note(account, browser)
  const holder = await signedInAs(bench, account)
  const { id: factor_id, secret } = await enrolFactor(bench, holder, { friendly_name: '', issuer: 'Warble' }, now())
  const verify = () => {
    clock.forward(minute / 2)
    const code = codeAt(secret, now())
    return verifyFactor(bench, holder, { factor_id, challenge_id: null, code }, now())
  }
  await verify()
  expect(await isKnown(account, browser)).toBe(false)
  await note(account, browser)
  await verify()
  expect(await isKnown(account, browser)).toBe(true)
})

describe('codes for the second factor', () => {
  test.each(['factor', 'code'] as const)('are limited to 50 attempts a day: %s', async (kind) => {
    const { id } = await newAccount(bench)
    const shown = () => refused(hit(bench.db, codeAttempts(`${kind}:${id}`), now()))
    clock.set(new Date(Math.ceil(now().getTime() / day) * day))
    let accepted = 0
    for (let attempt = 0; attempt < 20 * 12; attempt += 1) {
      if (attempt % 12 === 0) clock.forward(hour / 4)
      if ((await shown()) === null) accepted += 1
    }
    expect(accepted).toBe(50)
    clock.forward(day)
    expect(await shown()).toBeNull()
  })

  test('that fail repeatedly are reported to the owner once a day', async () => {
    const account = await newAccount(bench)
    const { session_id } = await signedInAs(bench, account)
    clock.set(new Date(Math.ceil(now().getTime() / day) * day))
    const fail = async (times: number) => {
      for (let time = 0; time < times; time += 1)
        await recordFailedFactor(bench, { user_id: account.id, session_id }, now())
    }
    const reports = async () => (await subjects(account)).filter((notice) => notice === 'factor_failed').length
    await fail(4)
    expect(await reports()).toBe(0)
    await fail(4)
    expect(await reports()).toBe(1)
    clock.forward(2 * hour)
    await fail(8)
    expect(await reports()).toBe(1)
    clock.forward(day)
    await fail(5)
    expect(await reports()).toBe(2)
  })
})

test('a new API client is reported to the owner, except at the first sign-in', async () => {
  const account = await newAccount(bench)
  const signIn = async (agent: string) => {
    await openTokenSession(bench, { user_id: account.id, method: 'password', user_agent: agent }, now())
  }
  const reports = async () => (await subjects(account)).filter((notice) => notice === 'new_sign_in').length
  await signIn('tool/1.0')
  await signIn('tool/1.1')
  expect(await reports()).toBe(0)
  await signIn('curl/8.1')
  expect(await reports()).toBe(1)
  for (const user_agent of ['tool/1.2', 'other/1.0'])
    await openByCode(bench, { ...(await newCode(bench, account.id)), user_agent }, now())
  expect(await reports()).toBe(2)
})

test('replaced, used and removed recovery codes are reported to the owner', async () => {
  const account = await newAccount(bench)
  const session = await signedInAs(bench, account)
  await bench.sql(`insert into factors (user_id, status, friendly_name, created_at, updated_at)
    values ('${account.id}', 'verified', '', now(), now())`)
  await bench.sql(`update sessions set amr = jsonb_build_array(jsonb_build_object('method', 'totp', 'timestamp',
    ${Math.floor(now().getTime() / 1000)})) where id = '${session.session_id}'`)
  await newRecoveryCodes(bench, session, now())
  expect(await subjects(account)).not.toContain('recovery_codes')
  const [code = ''] = await newRecoveryCodes(bench, session, now())
  await takeCode(bench, session, code, now())
  await removeRecoveryCodes(bench, session, now())
  const notices = (await noticesTo(bench, account.id)).filter(({ notice }) => notice === 'recovery_codes')
  expect(notices).toMatchObject(['replaced', 'used', 'removed'].map((what) => ({ about: { what } })))
})
