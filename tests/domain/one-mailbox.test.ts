import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { inTransaction } from '#app/db/pool.ts'
import { revokeRepeatCredits } from '#app/domain/billing/once-per-person.ts'
import { tokenMeter } from '#app/domain/metering/llm-usage.ts'
import { networkMeter } from '#app/domain/metering/network-usage.ts'
import { dividedTokens } from '#app/domain/metering/token-shares.ts'
import { type Bench, startBench, unique } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { linkAccount, newUser, setPlan } from '../kit/people.ts'

/** Somebody signs up again and again, each time under another spelling of one mailbox and with another account. */

const clock = manualClock('2026-06-15T20:00:00Z')
const percent = { free: 10, starter: 20, pro: 40, chat: 10, guests: 10 }
const token_shares = dividedTokens({ all: 1_000_000, user: 100_000, percent })
const mine = token_shares.of_user.free
let bench: Bench<FakeNetwork>
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(fakeAccount('1', 'nobody')))
})
afterAll(() => bench?.close())
let box: string
beforeEach(() => {
  box = unique()
})

async function signUp(spelling: string): Promise<string> {
  const { id } = await newUser(bench, { plan: 'free' })
  await inTransaction(bench.db, (tx) => revokeRepeatCredits(tx, bench.seals, { id, email: spelling }, clock.now()))
  await linkAccount(bench, id, fakeAccount(unique(), 'wren'))
  return id
}
const spelled = (name: string) => signUp(`${box}+${name}@example.com`)

async function think(user_id: string, tokens: number, use: 'account' | 'repeat' = 'account'): Promise<boolean> {
  const spend = await tokenMeter({ db: bench.db, clock, token_shares }, { user_id, use }).reserve(tokens)
  return typeof spend !== 'string'
}
async function read(user_id: string, micros: number): Promise<boolean> {
  const budget = { of_user: 100, of_all: 1_000_000 }
  const spending = { posts: 1, users: 0, micros }
  const settle = await networkMeter(bench.db, bench.network.id, user_id, budget, clock).reserve(
    'people',
    spending,
    'whole',
  )
  await settle?.(spending)
  return settle !== null
}

test('the language model is one user’s, and others have theirs', async () => {
  const [one, two] = [await spelled('one'), await spelled('two')]
  const other = await signUp(`${unique()}@example.com`)
  expect([await think(one, mine), await think(two, mine), await think(other, mine)]).toEqual([true, false, true])
})

test('reading is one user’s, and others have theirs', async () => {
  const [one, two] = [await spelled('one'), await spelled('two')]
  const other = await signUp(`${unique()}@example.com`)
  expect([await read(one, 60), await read(two, 60), await read(two, 40), await read(other, 60)]).toEqual([
    true,
    false,
    true,
    true,
  ])
  expect(await read(one, 10)).toBe(false)
})

test('who pays has their own', async () => {
  const [one, two] = [await spelled('one'), await spelled('two')]
  await setPlan(bench, two, 'pro')
  expect([await think(one, mine), await think(two, mine)]).toEqual([true, true])
  expect([await read(one, 100), await read(two, 100)]).toEqual([true, true])
})
