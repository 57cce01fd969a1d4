import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sendReauthentication, takeReauthentication } from '#app/domain/account/mail-link/reauthentication.ts'
import { requestMagicLink, requestMail, requestRecovery } from '#app/domain/account/mail-link/request.ts'
import { codeOf, findByCode } from '#app/domain/account/mail-link/token.ts'
import { openByMail } from '#app/domain/account/session/by-mail.ts'
import { proveByPassword } from '#app/domain/account/session/prove.ts'
import type { Holder } from '#app/domain/account/session/recent-proof.ts'
import { changePassword } from '#app/domain/account/user/change-password.ts'
import { standardRules } from '#app/domain/account/user/rules.ts'
import { minute } from '#app/domain/time.ts'
import {
  type AccountBench,
  answerRequests,
  authenticate,
  mailedToken,
  newAccount,
  noticesTo,
  sessionRow,
  signedInAs,
} from '../kit/accounts.ts'
import { startBench, unique } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'

const password = 'a plain long sentence'
const clock: ManualClock = manualClock()
const now = () => clock.now()

let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())

const entry = { shown: { by: 'link' }, user_agent: null } as const
const unusedEmail = () => `${unique()}@example.com`

test('a request for a recovery mail has the same effect for every address until the worker handles it', async () => {
  const known = await newAccount(bench, { password })
  const unconfirmed = await newAccount(bench, { password, confirmed: false })
  const rows = () => bench.sql(`select data from jobs.job where name = 'mail.request' order by created_on`)
  for (const email of [known.email, unconfirmed.email, unusedEmail()]) await requestRecovery(bench, email, {})
  const shapes = (await rows()).map(({ data }) => ({ ...data, user_id: '' }))
  expect(shapes).toHaveLength(3)
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1)
  expect(await bench.sql('select 1 from mail_tokens')).toEqual([])
  expect(await answerRequests(bench)).toBe(3)
  const sent = await bench.sql('select email, purpose from mail_tokens order by email')
  expect(sent).toEqual(
    [known, unconfirmed]
      .map(({ email }) => ({ email, purpose: 'recovery' }))
      .toSorted((a, b) => (a.email < b.email ? -1 : 1)),
  )
})

test('a second request within the interval sends nothing, a later one’s code replaces the first', async () => {
  const { id, email } = await newAccount(bench)
  await requestRecovery(bench, email, {})
  await answerRequests(bench)
  const first = await mailedToken(bench, id, 'recovery')
  await requestRecovery(bench, email, {})
  await answerRequests(bench)
  expect((await mailedToken(bench, id, 'recovery'))?.link).toBe(first?.link)
  clock.forward(minute)
  await requestRecovery(bench, email, {})
  await answerRequests(bench)
  const second = await mailedToken(bench, id, 'recovery')
  expect(second?.link).not.toBe(first?.link)
  const byFirstCode = { email, code: first?.code ?? '', purposes: ['recovery'] as const, browser: null }
  expect(await findByCode(bench.db, bench.secrets, byFirstCode, now())).toBeNull()
})

test.each(['recovery', 'magiclink'] as const)(
  'programs leave alone the %s mails of pages, and pages theirs',
  async (purpose) => {
    const { email } = await newAccount(bench)
    const browser = randomBytes(32)
    const ask = async (from: Buffer | null) => {
      await requestMail(bench, { email, purpose }, { browser: from })
      await answerRequests(bench)
    }
    const codes = async () => {
      const tokens = await bench.db
        .selectFrom('mail_tokens')
        .select(['id', 'browser_hash'])
        .where('email', '=', email)
        .orderBy('browser_hash')
        .orderBy('created_at', 'desc')
        .execute()
      return tokens.map(({ id, browser_hash }) => ({ code: codeOf(bench.secrets, id), browser: browser_hash }))
    }
    await ask(browser)
    await ask(null)
    const first = await codes()
    expect(first.map(({ browser }) => browser)).toEqual([browser, null])
    for (const given of first)
      expect(await findByCode(bench.db, bench.secrets, { email, purposes: [purpose], ...given }, now())).not.toBeNull()
    await ask(browser)
    expect(await codes()).toEqual(first)
    clock.forward(minute)
    await ask(null)
    const [ofPage, ofProgram] = await codes()
    expect(ofPage).toEqual(first[0])
    expect(ofProgram).not.toEqual(first[1])
  },
)

test('a recovery link confirms the address and invalidates a password set before', async () => {
  const { id, email } = await newAccount(bench, { password, confirmed: false })
  await requestRecovery(bench, email, {})
  await answerRequests(bench)
  const mailed = await mailedToken(bench, id, 'recovery')
  if (!mailed?.token) throw new Error('no mail')
  const session = await openByMail(bench, mailed.token, entry, now())
  await expect(authenticate(bench, { email, password }, now())).rejects.toThrow('invalid_credentials')
  const owner = { session_id: session.id, user: { id, email } as Holder['user'] }
  await changePassword(bench, owner, 'quite another sentence', now())
  expect(await authenticate(bench, { email, password: 'quite another sentence' }, now())).toBe(id)
  await expect(openByMail(bench, mailed.token, entry, now())).rejects.toThrow('link_invalid')
})

test('a magic link creates a user for an unknown address only if sign-ups and the request allow it', async () => {
  const unknownEmail = unusedEmail()
  const closed = { ...bench, rules: { ...standardRules, sign_ups: false } }
  await requestMagicLink(bench, { email: unknownEmail, create_user: false }, {})
  await requestMagicLink(closed, { email: unknownEmail, create_user: true }, {})
  expect(await answerRequests(bench)).toBe(2)
  expect(await bench.sql('select 1 from users where email = $1', [unknownEmail])).toEqual([])
  await requestMagicLink(bench, { email: unknownEmail, create_user: true, user_metadata: { name: 'Ann' } }, {})
  await answerRequests(bench)
  const user = await bench.db
    .selectFrom('users')
    .selectAll()
    .where('email', '=', unknownEmail)
    .executeTakeFirstOrThrow()
  expect(user).toMatchObject({ password_hash: null, email_confirmed_at: null, user_metadata: {} })
  expect(await bench.sql('select sign_up_data from mail_tokens where user_id = $1', [user.id])).toEqual([
    { sign_up_data: { time_zone: null, user_metadata: { name: 'Ann' } } },
  ])
  expect((await mailedToken(bench, user.id, 'signup'))?.token).toBeTruthy()
  const known = await newAccount(bench)
  await requestMagicLink(closed, { email: known.email, create_user: false }, {})
  await answerRequests(bench)
  expect((await mailedToken(bench, known.id, 'magiclink'))?.token?.email).toBe(known.email)
})

test('a password change ends other sessions and open links, and notifies the owner', async () => {
  const account = await newAccount(bench, { password })
  const [own, other] = [await signedInAs(bench, account), await signedInAs(bench, account, { kind: 'cookie' })]
  await requestRecovery(bench, account.email, {})
  await answerRequests(bench)
  const change = (next: string) => changePassword(bench, own, next, now())
  await expect(proveByPassword(bench, own, 'wrong', now())).rejects.toThrow('current_password_invalid')
  await expect(change('abc')).rejects.toThrow('weak_password')
  await expect(change(password)).rejects.toThrow('same_password')
  expect(await sessionRow(bench, other.session_id)).toBeDefined()
  await change('a new long sentence')
  expect(await sessionRow(bench, own.session_id)).toBeDefined()
  expect(await sessionRow(bench, other.session_id)).toBeUndefined()
  expect(await mailedToken(bench, account.id, 'recovery')).toBeNull()
  expect(await noticesTo(bench, account.id)).toEqual([{ user_id: account.id, notice: 'password_changed' }])
  expect(await authenticate(bench, { email: account.email, password: 'a new long sentence' }, now())).toBe(account.id)
})

test('a user who signed in by a mailed link does not need the old password', async () => {
  const account = await newAccount(bench, { password })
  const session = await signedInAs(bench, account, { method: 'recovery' })
  clock.forward(59 * minute)
  await changePassword(bench, session, 'a new long sentence', now())
  expect(await authenticate(bench, { email: account.email, password: 'a new long sentence' }, now())).toBe(account.id)
})

test('a mailed code is accepted once, from its owner only', async () => {
  const account = await newAccount(bench)
  await sendReauthentication(bench, account.id, now())
  await expect(sendReauthentication(bench, account.id, now())).rejects.toThrow('too_soon')
  const { code, link } = (await mailedToken(bench, account.id, 'reauthentication')) ?? { code: '', link: '' }
  const wrong = code === '000000' ? '000001' : '000000'
  const check = (nonce: string, who = account) => takeReauthentication(bench, who, nonce, now())
  for (const nonce of [wrong, '', link]) await expect(check(nonce)).rejects.toThrow('reauthentication_not_valid')
  await expect(check(code, await newAccount(bench))).rejects.toThrow('reauthentication_not_valid')
  await check(code)
  await expect(check(code)).rejects.toThrow('reauthentication_not_valid')
  const waiting = await newAccount(bench, { confirmed: false })
  await expect(sendReauthentication(bench, waiting.id, now())).rejects.toThrow('email_not_confirmed')
})
