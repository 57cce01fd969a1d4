import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openByMail } from '#app/domain/account/session/by-mail.ts'
import { hashesStarted } from '#app/domain/account/user/password.ts'
import { signUp } from '#app/domain/account/user/sign-up.ts'
import { hour, minute } from '#app/domain/time.ts'
import { type AccountBench, answerRequests, newAccount } from '../kit/accounts.ts'
import { startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import {
  attempt,
  byPage,
  findByTypedCode,
  newAddress,
  noticesAbout,
  ownerPassword,
  requestSignUp,
  strangerPassword,
  tokenOf,
  tokensTo,
  workingPasswords,
} from '../kit/sign-ups.ts'

const clock = manualClock()
const now = () => clock.now()

let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())

const browser = () => randomBytes(32)
const mailsTo = async (email: string) => {
  const ids = (await tokensTo(bench, email)).map(({ id }) => id)
  const sent = `select data from jobs.job where name = 'mail.token' and data ->> 'token_id' = any($1)`
  return (await bench.sql(sent, [ids])).length
}

test('the password of an unconfirmed sign-up is kept with its mail token, and not in the queue', async () => {
  const [email, browserHash] = [newAddress(), browser()]
  await signUp(bench, { email, password: ownerPassword }, { browser: browserHash }, now())
  const jobs = await bench.sql<{ row: string }>(
    `select j::text as row from jobs.job j
     where data ->> 'user_id' = (select id::text from users where email = $1)`,
    [email],
  )
  expect(jobs).toHaveLength(1)
  expect(jobs[0]?.row).not.toMatch(/argon2|JGFyZ29u|sentence/)
  await answerRequests(bench)
  expect(await bench.sql('select password_hash from users where email = $1', [email])).toEqual([
    { password_hash: null },
  ])
  const [row] = await tokensTo(bench, email)
  expect(row?.password_hash).toMatch(/^\$argon2id\$/)
  const { needs_password } = await openByMail(bench, await tokenOf(bench, row?.id), byPage(browserHash), now())
  expect([needs_password, await workingPasswords(bench, email, ownerPassword, strangerPassword)]).toEqual([
    false,
    [ownerPassword],
  ])
  expect(await tokensTo(bench, email)).toEqual([])
})

describe('a sign-up on a page keeps the password of the browser that confirms', () => {
  test.each([
    ['first', 'their own'],
    ['first', 'the stranger’s'],
    ['second', 'their own'],
    ['second', 'the stranger’s'],
  ])('if a stranger signs up %s and the owner opens %s mail', async (turn, mail) => {
    const [email, own, strange] = [newAddress(), browser(), browser()]
    const signUps = [
      () => requestSignUp(bench, email, strangerPassword, { browser: strange }),
      () => requestSignUp(bench, email, ownerPassword, { browser: own }),
    ]
    const ids: (string | undefined)[] = []
    for (const one of turn === 'first' ? signUps : signUps.toReversed()) {
      ids.push(await one())
      clock.forward(minute)
    }
    const [strangerId, ownerId] = turn === 'first' ? ids : ids.toReversed()
    const token = await tokenOf(bench, mail === 'the stranger’s' ? strangerId : ownerId)
    const { needs_password } = await openByMail(bench, token, byPage(own), now())
    expect([needs_password, await workingPasswords(bench, email, ownerPassword, strangerPassword)]).toEqual([
      false,
      [ownerPassword],
    ])
    expect(await tokensTo(bench, email)).toEqual([])
  })

  test('even if it signed up within the interval and got no mail', async () => {
    const [email, own, strange] = [newAddress(), browser(), browser()]
    const strangerId = await requestSignUp(bench, email, strangerPassword, { browser: strange })
    const ownerId = await requestSignUp(bench, email, ownerPassword, { browser: own })
    expect(await mailsTo(email)).toBe(1)
    // This code was never mailed, so it must not work even if it is guessed.
    expect(await findByTypedCode(bench, email, ownerId, own)).toBeNull()
    expect((await openByMail(bench, await tokenOf(bench, strangerId), byPage(own), now())).needs_password).toBe(false)
    expect(await workingPasswords(bench, email, ownerPassword, strangerPassword)).toEqual([ownerPassword])
  })

  test('but in a third browser drops it, and asks for a new one', async () => {
    const [email, strange] = [newAddress(), browser()]
    const token = await tokenOf(bench, await requestSignUp(bench, email, strangerPassword, { browser: strange }))
    expect((await openByMail(bench, token, byPage(browser()), now())).needs_password).toBe(true)
    expect(await workingPasswords(bench, email, strangerPassword)).toEqual([])
    expect(await noticesAbout(bench, token)).toEqual([])
  })

  test('when the mail is resent to the same browser, not to another one', async () => {
    for (const [other, kept] of [
      [false, [ownerPassword]],
      [true, []],
    ] as const) {
      const [email, own] = [newAddress(), browser()]
      await requestSignUp(bench, email, ownerPassword, { browser: own })
      clock.forward(minute)
      const browserHash = other ? browser() : own
      const token = await tokenOf(bench, await requestSignUp(bench, email, null, { browser: browserHash }))
      await openByMail(bench, token, byPage(browserHash), now())
      expect(await workingPasswords(bench, email, ownerPassword)).toEqual(kept)
    }
  })

  test('and accepts the code only in that browser, for ten minutes, and never by the API', async () => {
    const [email, own] = [newAddress(), browser()]
    const id = await requestSignUp(bench, email, ownerPassword, { browser: own })
    for (const browserHash of [browser(), null]) expect(await findByTypedCode(bench, email, id, browserHash)).toBeNull()
    clock.forward(10 * minute - 1)
    expect(await findByTypedCode(bench, email, id, own)).toMatchObject({ id })
    clock.forward(1)
    expect(await findByTypedCode(bench, email, id, own)).toBeNull()
    expect(await tokenOf(bench, id)).toMatchObject({ id })
  })
})

test('an address gets at most one mail a minute, however many requests there are', async () => {
  const email = newAddress()
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 3; count += 1)
      await requestSignUp(bench, email, `${strangerPassword} ${count}`, { browser: browser() })
    await requestSignUp(bench, email, strangerPassword)
    await requestSignUp(bench, email, null)
    await requestSignUp(bench, email, null, { browser: browser() })
    expect(await mailsTo(email)).toBe(round + 1)
    clock.forward(minute)
  }
})

test('every sign-in checks one hash, a refused one that of a waiting sign-up too, and it reports an unconfirmed address only with the right password', async () => {
  const [confirmed, known] = [
    await newAccount(bench, { password: ownerPassword }),
    await newAccount(bench, { password: ownerPassword }),
  ]
  const [waiting, contested] = [newAddress(), newAddress()]
  await requestSignUp(bench, known.email, strangerPassword, { browser: browser() })
  const noPassword = await newAccount(bench)
  await requestSignUp(bench, waiting, ownerPassword, { browser: browser() })
  await requestSignUp(bench, contested, strangerPassword)
  clock.forward(minute)
  await requestSignUp(bench, contested, ownerPassword)
  const cases: [string, string, string | null][] = [
    [confirmed.email, ownerPassword, null],
    [confirmed.email, strangerPassword, 'invalid_credentials'],
    [noPassword.email, ownerPassword, 'invalid_credentials'],
    [newAddress(), ownerPassword, 'invalid_credentials'],
    [waiting, ownerPassword, 'email_not_confirmed'],
    [waiting, strangerPassword, 'invalid_credentials'],
    [contested, ownerPassword, 'email_not_confirmed'],
    [contested, strangerPassword, 'invalid_credentials'],
    [known.email, strangerPassword, 'email_not_confirmed'],
    [known.email, 'neither of the two passwords', 'invalid_credentials'],
    [known.email, ownerPassword, null],
  ]
  const signedUp = [waiting, contested, known.email]
  for (const [email, password, expected] of cases) {
    const before = hashesStarted()
    const { error } = await attempt(bench, email, password)
    expect([email, error, hashesStarted() - before]).toEqual([
      email,
      expected,
      expected !== null && signedUp.includes(email) ? 2 : 1,
    ])
  }
  clock.forward(hour)
  expect(await workingPasswords(bench, waiting, ownerPassword)).toEqual([])
})
