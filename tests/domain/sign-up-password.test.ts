import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openByMail } from '#app/domain/session/by-mail.ts'
import { hour, minute } from '#app/domain/time.ts'
import { hashesBegun } from '#app/domain/user/password.ts'
import { signUp } from '#app/domain/user/sign-up.ts'
import { type AccountBench, answerRequests, newAccount } from '../kit/accounts.ts'
import { startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import {
  ask,
  attempt,
  byPage,
  hers,
  his,
  newAddress,
  noticesAbout,
  opens,
  tokenOf,
  tokensTo,
  typed,
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

test('until the address is confirmed a password stands with its mail, and in the queue it is sealed', async () => {
  const [email, browserHash] = [newAddress(), browser()]
  await signUp(bench, { email, password: hers }, { browser: browserHash }, now())
  const jobs = await bench.sql<{ row: string }>(`select j::text as row from jobs.job j where data ->> 'email' = $1`, [
    email,
  ])
  expect(jobs).toHaveLength(1)
  expect(jobs[0]?.row).not.toMatch(/argon2|JGFyZ29u|sentence/)
  await answerRequests(bench)
  expect(await bench.sql('select password_hash from users where email = $1', [email])).toEqual([
    { password_hash: null },
  ])
  const [row] = await tokensTo(bench, email)
  expect(row?.password_hash).toMatch(/^\$argon2id\$/)
  const { needs_password } = await openByMail(bench, await tokenOf(bench, row?.id), byPage(browserHash), now())
  expect([needs_password, await opens(bench, email, hers, his)]).toEqual([false, [hers]])
  expect(await tokensTo(bench, email)).toEqual([])
})

describe('on a page the password is the confirming browser’s', () => {
  test.each([
    ['first', 'her own'],
    ['first', 'his'],
    ['second', 'her own'],
    ['second', 'his'],
  ])('a stranger signs up %s, and she opens %s mail', async (turn, mail) => {
    const [email, own, strange] = [newAddress(), browser(), browser()]
    const signUps = [
      () => ask(bench, email, his, { browser: strange }),
      () => ask(bench, email, hers, { browser: own }),
    ]
    const ids: (string | undefined)[] = []
    for (const one of turn === 'first' ? signUps : signUps.toReversed()) {
      ids.push(await one())
      clock.forward(minute)
    }
    const [hisId, herId] = turn === 'first' ? ids : ids.toReversed()
    const token = await tokenOf(bench, mail === 'his' ? hisId : herId)
    const { needs_password } = await openByMail(bench, token, byPage(own), now())
    expect([needs_password, await opens(bench, email, hers, his)]).toEqual([false, [hers]])
    expect(await tokensTo(bench, email)).toEqual([])
  })

  test('whoever signs up within the interval gets no mail, and keeps the password all the same', async () => {
    const [email, own, strange] = [newAddress(), browser(), browser()]
    const hisId = await ask(bench, email, his, { browser: strange })
    const herId = await ask(bench, email, hers, { browser: own })
    expect(await mailsTo(email)).toBe(1)
    // This code was never mailed: it is useless, even if guessed.
    expect(await typed(bench, email, herId, own)).toBeNull()
    expect((await openByMail(bench, await tokenOf(bench, hisId), byPage(own), now())).needs_password).toBe(false)
    expect(await opens(bench, email, hers, his)).toEqual([hers])
  })

  test('in a third browser it is nobody’s, and one is to be chosen', async () => {
    const [email, strange] = [newAddress(), browser()]
    const token = await tokenOf(bench, await ask(bench, email, his, { browser: strange }))
    expect((await openByMail(bench, token, byPage(browser()), now())).needs_password).toBe(true)
    expect(await opens(bench, email, his)).toEqual([])
    expect(await noticesAbout(bench, token)).toEqual([])
  })

  test('sent again to the browser that asked, it stays; to another one it does not come along', async () => {
    for (const [other, kept] of [
      [false, [hers]],
      [true, []],
    ] as const) {
      const [email, own] = [newAddress(), browser()]
      await ask(bench, email, hers, { browser: own })
      clock.forward(minute)
      const browserHash = other ? browser() : own
      const token = await tokenOf(bench, await ask(bench, email, null, { browser: browserHash }))
      await openByMail(bench, token, byPage(browserHash), now())
      expect(await opens(bench, email, hers)).toEqual(kept)
    }
  })

  test('a code is taken in the browser that asked for it alone, for ten minutes, and never from a program', async () => {
    const [email, own] = [newAddress(), browser()]
    const id = await ask(bench, email, hers, { browser: own })
    for (const browserHash of [browser(), null]) expect(await typed(bench, email, id, browserHash)).toBeNull()
    clock.forward(10 * minute - 1)
    expect(await typed(bench, email, id, own)).toMatchObject({ id })
    clock.forward(1)
    expect(await typed(bench, email, id, own)).toBeNull()
    expect(await tokenOf(bench, id)).toMatchObject({ id })
  })
})

test('however many ask, an address gets a mail a minute', async () => {
  const email = newAddress()
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 3; count += 1) await ask(bench, email, `${his} ${count}`, { browser: browser() })
    await ask(bench, email, his)
    await ask(bench, email, null)
    await ask(bench, email, null, { browser: browser() })
    expect(await mailsTo(email)).toBe(round + 1)
    clock.forward(minute)
  }
})

test('a sign-in checks one hash whatever stands for the address, and tells only whoever knows the password', async () => {
  const [confirmed, waiting, contested] = [await newAccount(bench, { password: hers }), newAddress(), newAddress()]
  const noPassword = await newAccount(bench)
  await ask(bench, waiting, hers, { browser: browser() })
  await ask(bench, contested, his)
  clock.forward(minute)
  await ask(bench, contested, hers)
  const cases: [string, string, string | null][] = [
    [confirmed.email, hers, null],
    [confirmed.email, his, 'invalid_credentials'],
    [noPassword.email, hers, 'invalid_credentials'],
    [newAddress(), hers, 'invalid_credentials'],
    [waiting, hers, 'email_not_confirmed'],
    [waiting, his, 'invalid_credentials'],
    [contested, hers, 'email_not_confirmed'],
    [contested, his, 'invalid_credentials'],
  ]
  for (const [email, password, expected] of cases) {
    const before = hashesBegun()
    const { error } = await attempt(bench, email, password)
    expect([email, error, hashesBegun() - before]).toEqual([email, expected, 1])
  }
  clock.forward(hour)
  expect(await opens(bench, waiting, hers)).toEqual([])
})
