import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { inTransaction } from '#app/db/pool.ts'
import { enrolFactor } from '#app/domain/factor/factor.ts'
import { challengeFactor } from '#app/domain/factor/verify.ts'
import { hour, minute } from '#app/domain/time.ts'
import { sendMailToken } from '#app/domain/user/mail-token.ts'
import { runUpkeep } from '#app/worker/upkeep.ts'
import { type AccountBench, newAccount, signedInAs } from '../kit/accounts.ts'
import { startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { handClock } from '../kit/hand-clock.ts'

const clock = handClock()

let bench: AccountBench
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())

/** One round: what was begun ends before the loop does. */
const keepOnce = () => runUpkeep(bench).stop()

test('links and challenges that nobody can use any more go, and not before', async () => {
  const account = await newAccount(bench)
  const session = await signedInAs(bench, account)
  const mailed = { user_id: account.id, purpose: 'recovery', email: account.email } as const
  await inTransaction(bench.db, (tx) => sendMailToken(tx, bench.queue, bench.rules, mailed, clock.now()))
  const factor = await enrolFactor(bench, session, { friendly_name: 'Phone', issuer: 'Warble' }, clock.now())
  await challengeFactor(bench.db, session, factor.id, clock.now())
  const left = async () => {
    const count = async (table: string) => (await bench.sql(`select 1 from ${table}`)).length
    return [await count('mail_tokens'), await count('factor_challenges')]
  }
  await keepOnce()
  expect(await left()).toEqual([1, 1])
  clock.forward(59 * minute)
  await keepOnce()
  expect(await left()).toEqual([1, 1])
  clock.forward(hour)
  await keepOnce()
  expect((await left())[1]).toBe(0)
  clock.forward(2 * minute)
  await keepOnce()
  expect(await left()).toEqual([0, 0])
})
