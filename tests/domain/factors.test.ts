import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { enrolFactor, unenrolFactor } from '#app/domain/account/factor/factor.ts'
import {
  newRecoveryCodes,
  recoveryCodesOf,
  useRecoveryCode as takeRecoveryCode,
} from '#app/domain/account/factor/recovery-codes.ts'
import { challengeFactor, verifyFactor } from '#app/domain/account/factor/verify.ts'
import { openTokenSession, refreshTokenSession, tokensOf } from '#app/domain/account/session/token-session.ts'
import { second } from '#app/domain/time.ts'
import { type AccountBench, newAccount, noticesTo, sessionRow, signedInAs } from '../kit/accounts.ts'
import { startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { codeAt } from '../kit/totp.ts'

const clock = manualClock()
const now = () => clock.now()

let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())

type Session = Awaited<ReturnType<typeof signedInAs>>

const enrol = (session: Session, friendly_name = '') =>
  enrolFactor(bench, session, { friendly_name, issuer: 'localhost' }, now())
const codeOf = (secret: string, steps = 0) => codeAt(secret, new Date(now().getTime() + steps * 30 * second))
const verify = (session: Session, factor_id: string, code: string, challenge_id: string | null = null) =>
  verifyFactor(bench, session, { factor_id, challenge_id, code }, now())
const rowOf = (session: Session) => sessionRow(bench, session.session_id)

/** A user with a verified factor, and a session that has passed it. */
async function withFactor() {
  const account = await newAccount(bench)
  const session = await signedInAs(bench, account)
  const factor = await enrol(session)
  await verify(session, factor.id, codeOf(factor.secret))
  clock.forward(60 * second)
  return { account, factor, session }
}

test('enrolment shows a secret for an authenticator app and stores it encrypted', async () => {
  const account = await newAccount(bench)
  const factor = await enrol(await signedInAs(bench, account), 'Phone')
  expect(new URL(factor.uri).searchParams.get('secret')).toBe(factor.secret)
  expect(decodeURIComponent(factor.uri)).toContain(`localhost:${account.email}`)
  expect(factor.qr_code).toMatch(/^<svg .*<\/svg>$/s)
  const [row] = await bench.sql('select t::text as text from factors t where id = $1', [factor.id])
  expect(row?.text).not.toContain(factor.secret)
})

test('accepts each code once, up to one step early or late, and no other code', async () => {
  const session = await signedInAs(bench, await newAccount(bench))
  const { id, secret } = await enrol(session)
  for (const code of [codeOf(secret, -2), codeOf(secret, 2), '', '12345', 'abcdef', `${codeOf(secret)}0`])
    await expect(verify(session, id, code)).rejects.toThrow('factor_code_wrong')
  expect((await rowOf(session))?.aal).toBe('aal1')
  await verify(session, id, codeOf(secret, -1))
  await expect(verify(session, id, codeOf(secret, -1))).rejects.toThrow('factor_code_wrong')
  await verify(session, id, codeOf(secret))
  await verify(session, id, codeOf(secret, 1))
  for (const steps of [-1, 0, 1])
    await expect(verify(session, id, codeOf(secret, steps))).rejects.toThrow('factor_code_wrong')
})

test('of twenty concurrent uses of one code only one succeeds', async () => {
  const { account, factor, session } = await withFactor()
  const others = await Promise.all(Array.from({ length: 19 }, () => signedInAs(bench, account)))
  const code = codeOf(factor.secret)
  const tries = await Promise.allSettled([session, ...others].map((one) => verify(one, factor.id, code)))
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test('the first verified code ends all other sessions and sends one notice', async () => {
  const account = await newAccount(bench)
  const [session, other] = [await signedInAs(bench, account), await signedInAs(bench, account, { kind: 'cookie' })]
  const unfinished = await enrol(session, 'Old phone')
  const { id, secret } = await enrol(session, 'Phone')
  await verify(session, id, codeOf(secret))
  expect(await rowOf(other)).toBeUndefined()
  expect(await rowOf(session)).toMatchObject({ aal: 'aal2', factor_id: id })
  expect((await rowOf(session))?.amr.map(({ method }) => method)).toEqual(['totp', 'password'])
  await expect(challengeFactor(bench.db, session, unfinished.id, now())).rejects.toThrow('factor_not_found')
  const late = await signedInAs(bench, account)
  await verify(session, id, codeOf(secret, 1))
  expect(await rowOf(late)).toBeUndefined()
  expect(await noticesTo(bench, account.id)).toHaveLength(1)
})

test('reuse of a refresh token from before the factor ends the session, even within the reuse interval', async () => {
  for (const refreshes of [0, 1]) {
    const account = await newAccount(bench)
    const before = await openTokenSession(bench, { user_id: account.id, method: 'password', user_agent: null }, now())
    const session_id = (await bench.tokens.verify(before.access_token))?.session_id ?? ''
    const session = { ...(await signedInAs(bench, account)), session_id }
    const { id, secret } = await enrol(session)
    await verify(session, id, codeOf(secret))
    let active = await tokensOf(bench, session_id, now())
    for (let count = 0; count < refreshes; count += 1)
      active = await refreshTokenSession(bench, active.refresh_token, now())
    await expect(refreshTokenSession(bench, before.refresh_token, now())).rejects.toThrow('refresh_token_already_used')
    await expect(refreshTokenSession(bench, active.refresh_token, now())).rejects.toThrow('refresh_token_not_found')
  }
})

test('a session that has ended meanwhile gets no challenge, and is told so', async () => {
  const { factor, session } = await withFactor()
  await bench.sql('delete from sessions where id = $1', [session.session_id])
  await expect(challengeFactor(bench.db, session, factor.id, now())).rejects.toThrow('session_not_found')
})

test('a challenge can be answered once, before it expires, by the session that requested it', async () => {
  const { account, factor, session } = await withFactor()
  const other = await signedInAs(bench, account)
  const ask = () => challengeFactor(bench.db, session, factor.id, now())
  const { id, expires_at } = await ask()
  expect(expires_at).toBe(Math.floor(now().getTime() / 1000) + 300)
  await expect(verify(other, factor.id, codeOf(factor.secret), id)).rejects.toThrow('challenge_not_found')
  await expect(verify(session, factor.id, '000000', id)).rejects.toThrow('factor_code_wrong')
  await verify(session, factor.id, codeOf(factor.secret), id)
  await expect(verify(session, factor.id, codeOf(factor.secret, 1), id)).rejects.toThrow('challenge_not_found')
  const late = await ask()
  clock.forward(300 * second)
  await expect(verify(session, factor.id, codeOf(factor.secret), late.id)).rejects.toThrow('challenge_expired')
})

test('factor names are unique, ten factors are the maximum, and unverified ones expire', async () => {
  const session = await signedInAs(bench, await newAccount(bench))
  await enrol(session, 'Phone')
  await expect(enrol(session, 'Phone')).rejects.toThrow('factor_name_taken')
  for (let count = 1; count < 10; count += 1) await enrol(session)
  await expect(enrol(session)).rejects.toThrow('too_many_factors')
  clock.forward(300 * second)
  await enrol(session, 'Phone')
  expect(await bench.sql('select 1 from factors where user_id = $1', [session.user.id])).toHaveLength(1)
})

test('a user with a factor must verify it before adding or removing one', async () => {
  const { account, factor, session } = await withFactor()
  const weak = await signedInAs(bench, account)
  await expect(enrol(weak)).rejects.toThrow('insufficient_aal')
  await expect(unenrolFactor(bench, weak, factor.id, now())).rejects.toThrow('insufficient_aal')
  const stranger = await withFactor()
  await expect(unenrolFactor(bench, stranger.session, factor.id, now())).rejects.toThrow('factor_not_found')
  await newRecoveryCodes(bench, session, now())
  await unenrolFactor(bench, session, factor.id, now())
  expect(await rowOf(session)).toMatchObject({ aal: 'aal1', factor_id: null })
  expect((await rowOf(session))?.amr.map(({ method }) => method)).toEqual(['password'])
  expect(await recoveryCodesOf(bench.db, account.id)).toEqual({ total: 0, remaining: 0 })
  expect((await noticesTo(bench, account.id)).map(({ about }) => about)).toEqual([
    { what: 'added' },
    { what: 'removed' },
  ])
})

test('after removing one of two factors, sessions verified by it must verify again', async () => {
  const { account, factor, session } = await withFactor()
  const tablet = await enrol(session, 'Tablet')
  const other = await signedInAs(bench, account)
  await verify(other, factor.id, codeOf(factor.secret))
  await verify(session, tablet.id, codeOf(tablet.secret))
  const ended = async () =>
    (
      await bench.sql<{ data: object }>(
        `select data from live_events where user_id = $1 and kind = 'session' order by version`,
        [account.id],
      )
    ).map(({ data }) => data)
  const before = await ended()
  await unenrolFactor(bench, session, factor.id, now())
  expect((await ended()).slice(before.length)).toEqual([{ scope: 'local', session_id: other.session_id }])
  expect([(await rowOf(other))?.aal, (await rowOf(session))?.aal]).toEqual(['aal1', 'aal2'])
})

test('a recovery code replaces the factor once, in any letter case and spacing', async () => {
  const { account, session: owner } = await withFactor()
  const codes = await newRecoveryCodes(bench, owner, now())
  expect(codes).toHaveLength(10)
  for (const code of codes) expect(code).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/)
  const [first = '', second = '', third = ''] = codes
  const dump = await bench.sql(`select t::text as text from recovery_codes t`)
  for (const code of codes) expect(JSON.stringify(dump)).not.toContain(code.replaceAll('-', ''))
  const session = await signedInAs(bench, account)
  const use = (code: string, who = session) => takeRecoveryCode(bench, who, code, now())
  await use(first)
  expect(await rowOf(session)).toMatchObject({ aal: 'aal2', factor_id: null })
  await use(second.toUpperCase().replaceAll('-', ' '))
  for (const code of [first, second, '', 'aaaa-aaaa-aaaa-aaaa'])
    await expect(use(code)).rejects.toThrow('recovery_code_wrong')
  await expect(use(third, (await withFactor()).session)).rejects.toThrow('recovery_code_wrong')
  expect(await recoveryCodesOf(bench.db, account.id)).toEqual({ total: 10, remaining: 8 })
  await newRecoveryCodes(bench, session, now())
  await expect(use(third)).rejects.toThrow('recovery_code_wrong')
  const without = await signedInAs(bench, await newAccount(bench))
  await expect(newRecoveryCodes(bench, without, now())).rejects.toThrow('factor_needed_first')
})
