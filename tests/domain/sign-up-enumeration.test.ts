import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { requestMagicLink } from '#app/domain/account/mail-link/request.ts'
import { signUpApiClient } from '#app/domain/account/session/sign-up-api-client.ts'
import { deleteUnconfirmedUsers, signUp } from '#app/domain/account/user/sign-up.ts'
import { day, hour, minute, second } from '#app/domain/time.ts'
import { type AccountBench, answerRequests, authenticate, newAccount } from '../kit/accounts.ts'
import { startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import {
  attempt,
  findByTypedCode,
  newAddress,
  ownerPassword,
  requestSignUp,
  strangerPassword,
} from '../kit/sign-ups.ts'

const clock = manualClock()
const now = () => clock.now()
const attemptAs = (email: string) => authenticate(bench, { email, password: strangerPassword }, now())
let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())

describe('who signs up with an address and then signs in', () => {
  const addresses: [string, () => Promise<string>][] = [
    ['unknown', async () => newAddress()],
    ['known, with a password', async () => (await newAccount(bench, { password: ownerPassword })).email],
    ['known, without a password', async () => (await newAccount(bench)).email],
  ]

  test.each(addresses)('is told the same: %s', async (_what, make) => {
    const email = await make()
    const told = async (password: string) => {
      const { error } = await attempt(bench, email, password)
      return error
    }
    const outcomes = [await told(strangerPassword)]
    await requestSignUp(bench, email, strangerPassword)
    outcomes.push(await told(strangerPassword), await told('another sentence altogether'))
    clock.forward(second)
    await requestSignUp(bench, email, 'a second sentence of theirs')
    outcomes.push(await told('a second sentence of theirs'))
    clock.forward(minute)
    await requestSignUp(bench, email, null)
    outcomes.push(await told('a second sentence of theirs'))
    clock.forward(hour + minute)
    outcomes.push(await told('a second sentence of theirs'))
    const waits = 'email_not_confirmed'
    const wrong = 'invalid_credentials'
    expect(outcomes).toEqual([wrong, waits, wrong, waits, waits, wrong])
  })

  test.each(addresses)('is told the same for as long after another mail: %s', async (_what, make) => {
    const email = await make()
    const asker = { browser: randomBytes(32) }
    await requestSignUp(bench, email, strangerPassword, asker)
    const outcomes: unknown[] = []
    for (const mailed of [true, false]) {
      clock.forward(hour / 2 + minute)
      if (mailed) await requestSignUp(bench, email, null, asker)
      outcomes.push((await attempt(bench, email, strangerPassword)).error)
    }
    clock.forward(hour / 2)
    outcomes.push((await attempt(bench, email, strangerPassword)).error)
    expect(outcomes).toEqual(['email_not_confirmed', 'email_not_confirmed', 'invalid_credentials'])
  })

  test.each(addresses)('is told so at once, before any mail is sent: %s', async (_what, make) => {
    const email = await make()
    await signUp(bench, { email, password: strangerPassword }, {}, now())
    const waits = 'Email not confirmed. We sent the link a moment ago. You can ask for it again in {wait} seconds.'
    const told = attemptAs(email).catch(({ message, details }) => ({ message, ...details }))
    expect(await told).toMatchObject({ message: 'email_not_confirmed', wait: 60, text: waits })
    expect(await attempt(bench, email, 'another sentence altogether')).toEqual({ error: 'invalid_credentials' })
  })

  test('takes nothing from the owner, who may have forgotten the account', async () => {
    const { email, id } = await newAccount(bench, { password: ownerPassword })
    await requestSignUp(bench, email, strangerPassword)
    expect(await attempt(bench, email, ownerPassword)).toEqual({ error: null })
    await requestSignUp(bench, email, ownerPassword)
    expect(await attempt(bench, email, ownerPassword)).toEqual({ error: null })
    for (let times = 0; times < 60; times += 1) await requestSignUp(bench, email, strangerPassword)
    expect((await bench.sql('select 1 from mail_tokens where user_id = $1', [id])).length).toBeLessThanOrEqual(50)
  })
})

const shownId = async (email: string) => {
  const answer = await signUpApiClient(bench, { email, password: strangerPassword }, {}, null, now())
  await answerRequests(bench)
  return 'id' in answer ? answer.id : ''
}

const idsOf = async (email: string) => {
  const rows = await bench.sql<{ id: string }>('select id from users where email = $1', [email])
  return rows.map(({ id }) => id)
}

test('the id in the answer to an API client’s sign-up is that of the user whom it creates, and always the address’s', async () => {
  const email = newAddress()
  const known = await newAccount(bench, { password: ownerPassword })
  const shown = [await shownId(email)]
  expect(await idsOf(email)).toEqual(shown)
  clock.forward(minute)
  await deleteUnconfirmedUsers(bench.db, new Date(now().getTime() + 8 * day))
  expect(await idsOf(email)).toEqual([])
  shown.push(await shownId(email))
  clock.forward(minute)
  await bench.sql('update users set email_confirmed_at = now() where email = $1', [email])
  shown.push(await shownId(email))
  expect(new Set(shown).size).toBe(1)
  expect(await shownId(known.email)).not.toBe(known.id)
})

test('a sign-up with a confirmed address has no code that opens the account: none was mailed', async () => {
  const { email, id } = await newAccount(bench)
  for (const browser of [null, randomBytes(32)]) {
    const token = await requestSignUp(bench, email, strangerPassword, { browser })
    expect(await findByTypedCode(bench, email, token, browser)).toBeNull()
    await bench.sql('update users set email_confirmed_at = null where id = $1', [id])
    expect(await findByTypedCode(bench, email, token, browser)).toMatchObject({ user_id: id })
    await bench.sql('update users set email_confirmed_at = now() where id = $1', [id])
    clock.forward(minute)
  }
})

test('a user whom a sign-in link creates has the id that a sign-up with the address is told', async () => {
  const email = newAddress()
  await requestMagicLink(bench, { email, create_user: true }, {})
  await answerRequests(bench)
  clock.forward(minute)
  expect(await idsOf(email)).toEqual([await shownId(email)])
})

test('who signs up with an address that another user has left gets another id than theirs', async () => {
  const email = newAddress()
  const shown = await shownId(email)
  await bench.sql('update users set email = $2 where email = $1', [email, newAddress()])
  clock.forward(minute)
  expect(await shownId(email)).toBe(shown)
  expect(await idsOf(email)).toEqual([expect.not.stringMatching(shown)])
})

test('the id in the answer to an API client’s sign-up has the same form for known addresses as for others', async () => {
  const variants = new Set<string>()
  for (let times = 0; times < 40; times += 1) {
    const { email } = await newAccount(bench)
    const answer = await signUpApiClient(bench, { email, password: ownerPassword }, {}, null, now())
    const [, digit = ''] = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-([89ab])[0-9a-f]{3}-[0-9a-f]{12}$/.exec(
      'id' in answer ? answer.id : '',
    ) ?? ['']
    variants.add(digit)
  }
  expect([...variants].sort()).toEqual(['8', '9', 'a', 'b'])
})
