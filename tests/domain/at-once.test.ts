import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { IdentityProvider } from '#app/adapters/identity/provider.ts'
import { inTransaction } from '#app/db/pool.ts'
import { beginEnrolment } from '#app/domain/account/factor/enrolment.ts'
import { enrolFactor } from '#app/domain/account/factor/factor.ts'
import {
  newRecoveryCodes,
  recoveryCodesOf,
  useRecoveryCode as spend,
} from '#app/domain/account/factor/recovery-codes.ts'
import { verifyFactor } from '#app/domain/account/factor/verify.ts'
import { createSession } from '#app/domain/account/session/create.ts'
import { changePassword } from '#app/domain/account/user/change-password.ts'
import { linkIdentity } from '#app/domain/account/user/identity.ts'
import { checkPassword, hashPassword } from '#app/domain/account/user/password.ts'
import { type Account, type AccountBench, authenticate, newAccount, noticesTo, signedInAs } from '../kit/accounts.ts'
import { startBench, unique } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { codeAt } from '../kit/totp.ts'
import { until } from '../kit/until.ts'

const clock = manualClock()
const now = () => clock.now()
const password = 'a plain long sentence'
const next = () => `a new long sentence ${unique()}`

let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())

/** Changes the account once the work has decided and waits to write; then the work goes on. */
async function whileDeciding<T>({ id }: Account, change: string, values: unknown[], works: (() => Promise<T>)[]) {
  const other = new pg.Client({ connectionString: bench.url })
  await other.connect()
  try {
    await other.query('begin')
    await other.query('select from users where id = $1 for update', [id])
    const results = works.map((work) => work())
    const settled = Promise.allSettled(results)
    const waiting = `select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
    await until(async () => (await bench.sql(waiting)).length >= works.length)
    if (change !== '') await other.query(change, values)
    await other.query('commit')
    return await settled
  } finally {
    await other.end()
  }
}

const reasonsOf = (settled: PromiseSettledResult<unknown>[]) =>
  settled.map((one) => (one.status === 'rejected' ? String(one.reason.message) : 'done')).toSorted()
const hashOf = async ({ id }: Account) => {
  const query = bench.db.selectFrom('users').select('password_hash').where('id', '=', id)
  return (await query.executeTakeFirstOrThrow()).password_hash
}
const countOf = async (table: string, { id }: Account) =>
  (await bench.sql(`select from ${table} where user_id = $1`, [id])).length

test('of two passwords that are set at once, one is kept, and only who set it is told so', async () => {
  const account = await newAccount(bench, { password })
  const holder = await signedInAs(bench, account)
  const wanted = [next(), next()]
  const works = wanted.map((one) => () => changePassword(bench, holder, one, now()).then(() => one))
  const settled = await whileDeciding(account, '', [], works)
  expect(reasonsOf(settled)).toEqual(['done', 'password_changed_meanwhile'])
  const [set = ''] = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  expect(await checkPassword(await hashOf(account), set)).toBe(true)
  expect((await noticesTo(bench, account.id)).length).toBe(1)
})

test('no session begins with a password that was replaced while it was checked', async () => {
  const account = await newAccount(bench, { password })
  const change = 'update users set password_hash = $2 where id = $1'
  const values = [account.id, await hashPassword(next())]
  const settled = await whileDeciding(account, change, values, [
    () => authenticate(bench, { email: account.email, password }, now()),
  ])
  expect(reasonsOf(settled)).toEqual(['invalid_credentials'])
  expect([await countOf('sessions', account), await countOf('security_events', account)]).toEqual([0, 0])
})

test('an account that a company takes over meanwhile gets no password', async () => {
  const account = await newAccount(bench, { password })
  const holder = await signedInAs(bench, account)
  const handOver = `with taken as (update users set password_hash = null where id = $1 returning id)
    insert into identities (user_id, provider, subject, identity_data, last_sign_in_at, created_at, updated_at)
    select id, 'sso:acme', $2, '{}', now(), now(), now() from taken`
  const settled = await whileDeciding(
    account,
    handOver,
    [account.id, unique()],
    [() => changePassword(bench, holder, next(), now())],
  )
  expect(reasonsOf(settled)).toEqual(['user_sso_managed'])
  expect(await hashOf(account)).toBeNull()
})

test('a session that ended while a provider was asked links nothing', async () => {
  const account = await newAccount(bench, { password })
  const { session_id } = await signedInAs(bench, account)
  await bench.sql('delete from sessions where id = $1', [session_id])
  const provider = { name: 'google', label: 'Google', domains: null } as IdentityProvider
  const email = `${unique()}@example.com`
  const names = { full_name: null, avatar_url: null, preferred_username: null }
  const login = { provider, person: { subject: unique(), email, email_verified: true, ...names }, time_zone: null }
  const link = inTransaction(bench.db, (tx) =>
    linkIdentity(tx, bench.queue, { user_id: account.id, session_id }, login, now()),
  )
  await expect(link).rejects.toThrow('flow_invalid')
  expect(await countOf('identities', account)).toBe(0)
})

test('no session begins by an identity that was unlinked while its provider was asked', async () => {
  const account = await newAccount(bench, { password })
  const identity = { provider: 'google', subject: unique() }
  await bench.sql(
    `insert into identities (user_id, provider, subject, identity_data, last_sign_in_at, created_at, updated_at)
     values ($1, 'google', $2, '{}', now(), now(), now()), ($1, 'google', $3, '{}', now(), now(), now())`,
    [account.id, identity.subject, unique()],
  )
  const entry = { user_id: account.id, kind: 'cookie', user_agent: null, method: 'oauth', provider: 'google' } as const
  const change = 'delete from identities where user_id = $1 and subject = $2'
  const settled = await whileDeciding(
    account,
    change,
    [account.id, identity.subject],
    [() => createSession(bench, { ...entry, identity }, now())],
  )
  expect(reasonsOf(settled)).toEqual(['flow_invalid'])
  expect([await countOf('sessions', account), await countOf('security_events', account)]).toEqual([0, 0])
})

test('of two sets of recovery codes that are made at once, one is kept, and only that one is shown', async () => {
  const account = await newAccount(bench, { password })
  const holder = await signedInAs(bench, account)
  const { id, secret } = await enrolFactor(bench, holder, { friendly_name: '', issuer: 'localhost' }, now())
  await verifyFactor(bench, holder, { factor_id: id, challenge_id: null, code: codeAt(secret, now()) }, now())
  const works = [1, 2].map(() => () => newRecoveryCodes(bench, holder, now()))
  const settled = await whileDeciding(account, '', [], works)
  expect(reasonsOf(settled)).toEqual(['done', 'recovery_codes_made_meanwhile'])
  const shown = settled.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  for (const code of shown) await spend(bench, holder, code, now())
  expect(await recoveryCodesOf(bench.db, account.id)).toEqual({ total: 10, remaining: 0 })
})

test('an authenticator app that is set up twice at once is set up once', async () => {
  const account = await newAccount(bench, { password })
  const holder = await signedInAs(bench, account)
  const works = [1, 2].map(() => () => beginEnrolment(bench, holder, now()))
  expect(reasonsOf(await whileDeciding(account, '', [], works))).toEqual(['done', 'done'])
  expect(await countOf('factors', account)).toBe(1)
})
