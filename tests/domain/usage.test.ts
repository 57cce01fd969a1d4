import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { Mind, Payer } from '#app/adapters/model/mind.ts'
import { type Db, openDb } from '#app/db/pool.ts'
import { startAnalysis } from '#app/domain/analysis/analysis.ts'
import { runAnalysis } from '#app/domain/analysis/run.ts'
import { giveTokens, shareUsage, tokenMeter } from '#app/domain/metering/llm-usage.ts'
import { dividedTokens, type ShareName } from '#app/domain/metering/token-shares.ts'
import { deleteOldRows } from '#app/domain/old-rows.ts'
import { day } from '#app/domain/time.ts'
import { metrics } from '#app/http/server/metrics.ts'
import { operate } from '#app/operator/commands.ts'
import { type Bench, startBench, unique } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork, fakePost } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { mindAt } from '../kit/mind/llm.ts'
import { linkAccount, type NewUserOptions, newBotUser, newUser, setPlan } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'
import { maxWaitMs } from '../kit/until.ts'

let bench: Bench<FakeNetwork> & { clock: ManualClock }
let pools: Db[]
beforeAll(async () => {
  const network = fakeNetwork(fakeAccount('4711', 'finch'), {
    search: async () => [fakePost({ text: 'Espresso and grinders, what now?', at: bench.clock.now() })],
  })
  bench = await startBench(inject('postgres'), manualClock(), network)
  pools = Array.from({ length: 5 }, () => openDb(bench.url, 1, () => undefined).db)
})
afterAll(async () => {
  await Promise.all(pools?.map((pool) => pool.destroy()) ?? [])
  await bench?.close()
})

beforeEach(async () => {
  await bench.sql('truncate llm_usage, llm_usage_total')
  bench.clock.set('2026-06-15T09:00:00Z')
})

/** Of ten thousand tokens, a thousand for one user of Pro and a hundred for one of Free. */
const shares = dividedTokens({
  all: 10_000,
  user: 1_000,
  percent: { free: 10, starter: 20, pro: 40, chat: 10, guests: 10 },
})
const meterOf = (payer: Payer, db = bench.db) => tokenMeter({ ...bench, db, token_shares: shares }, payer)
const guests = (guest: 'guests' | 'guest_chat', ...keys: string[]): Payer => ({
  guest,
  by: keys.map((key, at) => ({ key, share: at === 0 ? 1 : 4 })),
})
const account = (user_id: string): Payer => ({ user_id, use: 'account' })
const chat = (user_id: string, key = user_id): Payer => ({ user_id, use: 'chat', by: [{ key, share: 1 }] })

async function connected(options: NewUserOptions = {}) {
  const user = await newUser(bench, options)
  await linkAccount(bench, user.id, fakeAccount(unique(), 'wren'))
  if (options.plan === 'free') await spentBefore(user.id)
  return user
}

const spentBefore = (userId: string) =>
  bench.sql(`insert into llm_usage (user_id, day, tokens) values ($1, '2026-06-01', 1)`, [userId])

/** Asks for tokens until there are none left for this payer; returns how many there were. */
async function spendAll(payer: Payer): Promise<number> {
  const meter = meterOf(payer)
  let granted = 0
  while (typeof (await meter.reserve(10)) !== 'string') granted += 10
  return granted
}

const usageOf = (userId: string) =>
  bench.sql<{ day: string; tokens: number }>('select day::text, tokens::int from llm_usage where user_id = $1', [
    userId,
  ])
const usedOf = async (wanted: ShareName) =>
  (await shareUsage({ ...bench, token_shares: shares }, bench.clock.now())).find(({ share }) => share === wanted)
    ?.tokens

test('forty users of Free leave the share of every other plan untouched', async () => {
  const free = await Promise.all(Array.from({ length: 40 }, () => connected({ plan: 'free' })))
  const [starter, pro] = [await connected({ plan: 'starter' }), await connected({ plan: 'pro' })]
  const used = await Promise.all(free.map(({ id }) => spendAll(account(id))))
  expect(Math.max(...used)).toBeLessThanOrEqual(100)
  const sum = used.reduce((all, one) => all + one, 0)
  expect(sum).toBeGreaterThan(600)
  expect(sum).toBeLessThanOrEqual(1_000)
  expect(await meterOf(account(free[0]?.id ?? '')).reserve(10)).toMatch(/own|common/)
  expect(await spendAll(account(pro.id))).toBe(1_000)
  expect(await spendAll(account(starter.id))).toBe(300)
  expect(await meterOf(account(pro.id)).reserve(10)).toBe('own')
})

test('ten users of Free who take what they can leave something to the next ones', async () => {
  const [all, few] = [await Promise.all(Array.from({ length: 10 }, () => connected({ plan: 'free' }))), [1, 2, 3]]
  for (const { id } of all) await spendAll(account(id))
  for (const { id } of all) expect(await spendAll(account(id))).toBe(0)
  for (const _one of few) expect(await spendAll(account((await connected({ plan: 'free' })).id))).toBeGreaterThan(0)
  const another = await connected({ plan: 'free' })
  const asks = Array.from({ length: 30 }, (_, at) => meterOf(account(another.id), pools[at % 5]).reserve(10))
  const granted = (await Promise.all(asks)).filter((spend) => typeof spend !== 'string')
  expect(granted.length).toBeGreaterThan(0)
  expect(granted.length).toBeLessThan(4)
})

test('on their first day, users of Free have twice as much: the setup takes a day’s share', async () => {
  const newcomer = await newUser(bench, { plan: 'free' })
  await linkAccount(bench, newcomer.id, fakeAccount(unique(), 'wren'))
  expect(await spendAll(account(newcomer.id))).toBe(200)
  bench.clock.forward(day)
  expect(await spendAll(account(newcomer.id))).toBe(100)
  const returned = await newUser(bench, { plan: 'free', credits: 0 })
  await linkAccount(bench, returned.id, fakeAccount(unique(), 'wren'))
  expect(await spendAll(account(returned.id))).toBe(100)
  expect(await spendAll(account((await connected({ plan: 'free' })).id))).toBe(100)
})

test('repeated analyses leave half of a user’s own tokens to the bot', async () => {
  const { id } = await connected()
  expect(await spendAll({ user_id: id, use: 'repeat' })).toBe(500)
  expect(await spendAll(account(id))).toBe(500)
})

test('the second analysis of a day is counted as a repeated one', async () => {
  const user = await newUser(bench)
  await linkAccount(bench, user.id, fakeAccount('4711', 'finch'))
  const payers: Payer[] = []
  const mind: Mind = {
    ...bench.mind,
    for(payer) {
      payers.push(payer)
      return bench.mind
    },
  }
  const analyze = async () => {
    await startAnalysis(bench, user.id, null, bench.clock.now())
    const [row] = await bench.sql<{ id: string }>(`select id from account_analyses where status = 'pending'`)
    await runAnalysis({ ...bench, mind }, row?.id ?? '', { isLast: false, signal: AbortSignal.timeout(maxWaitMs) })
  }
  await analyze()
  await analyze()
  bench.clock.set('2026-06-16T09:00:00Z')
  await analyze()
  expect(payers).toEqual(['account', 'repeat', 'account'].map((use) => ({ user_id: user.id, use })))
  await bench.sql('delete from users')
})

test('neither the guests’ chat nor previews use up what is the other’s', async () => {
  expect([await spendAll(guests('guest_chat')), await spendAll(guests('guests'))]).toEqual([500, 500])
})

test('one visitor has a tenth of what all visitors may use, and a large network four times as much', async () => {
  await bench.sql('delete from rate_limits')
  expect(await spendAll(guests('guests', '192.0.2.1'))).toBe(50)
  expect(await meterOf(guests('guests', '192.0.2.1')).reserve(10)).toBe('own')
  expect(await spendAll(guests('guest_chat', '192.0.2.1'))).toBe(50)
  const given = []
  for (let at = 0; at < 6; at += 1)
    given.push(await spendAll(guests('guests', `2001:db8:0:${at}::/64`, '2001:db8:0::/48')))
  expect(given).toEqual([50, 50, 50, 50, 0, 0])
  const reserve = () => meterOf(guests('guests', '192.0.2.2')).reserve(40)
  const reserved = [await reserve(), await reserve()]
  expect(await reserve(), 'beyond what is used or reserved').toBe('own')
  for (const spend of reserved) {
    if (typeof spend === 'string') throw new Error('a preview reserves for its posts at once')
    await spend(10)
  }
  expect(await spendAll(guests('guests', '192.0.2.2'))).toBe(30)
  bench.clock.set('2026-06-16T00:00:01Z')
  expect(await spendAll(guests('guests', '192.0.2.1'))).toBe(50)
})

test('users of Free and visitors leave half of the chat to those who pay', async () => {
  const free = await Promise.all(Array.from({ length: 8 }, () => connected({ plan: 'free' })))
  expect(await spendAll(guests('guests'))).toBe(500)
  for (const { id } of free) await spendAll(chat(id))
  expect(await usedOf('chat')).toBe(500)
  const pro = await connected()
  await spendAll(account(pro.id))
  expect(await spendAll(chat(pro.id))).toBe(100)
  expect(await spendAll('operator')).toBe(1_000)
})

test('sign-ups at one network have together what one user has of the chat, and others and who pays have theirs', async () => {
  await bench.sql('delete from rate_limits')
  const free = await Promise.all(Array.from({ length: 6 }, () => connected({ plan: 'free' })))
  const [other, pro] = [await connected({ plan: 'free' }), await connected()]
  const given = []
  for (const { id } of free) given.push(await spendAll(chat(id, '192.0.2.1')))
  expect(given).toEqual([100, 0, 0, 0, 0, 0])
  expect(await usedOf('chat')).toBe(100)
  expect(await spendAll(chat(other.id, '192.0.2.2'))).toBe(100)
  expect(await spendAll(chat(pro.id, '192.0.2.1'))).toBe(100)
  const spend = await meterOf(chat(free[0]?.id ?? '', '192.0.2.3')).reserve(10)
  expect(spend, 'the user’s own share is not refilled elsewhere').toBe('own')
  expect(await bench.sql(`select hits from rate_limits where key = 'tokens:chat:192.0.2.3'`)).toEqual([])
})

test('what the chat reserved for a user and did not use comes back to the network', async () => {
  await bench.sql('delete from rate_limits')
  const [one, other] = [await connected({ plan: 'free' }), await connected({ plan: 'free' })]
  const spend = await meterOf(chat(one.id, '192.0.2.1')).reserve(100)
  expect(await meterOf(chat(other.id, '192.0.2.1')).reserve(10)).toBe('own')
  if (typeof spend !== 'string') await spend(20)
  expect(await spendAll(chat(other.id, '192.0.2.1'))).toBe(80)
})

test('concurrent processes exceed neither a user’s share nor the common one', async () => {
  const user = await connected()
  const others = await Promise.all(Array.from({ length: 8 }, () => connected()))
  const ask = (id: string, times: number) =>
    Promise.all(Array.from({ length: times }, (_, at) => meterOf(account(id), pools[at % 5]).reserve(100)))
  const granted = (await ask(user.id, 40)).filter((spend) => typeof spend !== 'string')
  expect(granted).toHaveLength(10)
  expect(await usageOf(user.id)).toEqual([{ day: '2026-06-15', tokens: 1000 }])
  await Promise.all(granted.map((spend) => spend(40)))
  expect(await usageOf(user.id)).toEqual([{ day: '2026-06-15', tokens: 400 }])
  expect(await usedOf('pro')).toBe(400)
  expect(await meterOf(account(user.id)).reserve(2_000)).toBe('own')
  await Promise.all(others.map(({ id }) => ask(id, 10)))
  const used = await usedOf('pro')
  expect(used).toBeGreaterThanOrEqual(2_600)
  expect(used).toBeLessThanOrEqual(4_000)
  const [{ sum } = { sum: 0 }] = await bench.sql<{ sum: number }>('select sum(tokens)::int from llm_usage')
  expect(sum).toBe(used)
})

test('each user and day has its own share, and a late answer counts on the day it was requested', async () => {
  const [one, other] = [await connected(), await connected()]
  const late = await meterOf(account(one.id)).reserve(1_000)
  expect(await meterOf(account(one.id)).reserve(1)).toBe('own')
  expect(await meterOf(account(other.id)).reserve(1_000)).not.toBe('own')
  bench.clock.set('2026-06-16T00:00:01Z')
  expect(await meterOf(account(one.id)).reserve(60)).not.toBe('own')
  if (typeof late !== 'string') await late(20)
  expect((await usageOf(one.id)).sort((a, b) => a.day.localeCompare(b.day))).toEqual([
    { day: '2026-06-15', tokens: 20 },
    { day: '2026-06-16', tokens: 60 },
  ])
  bench.clock.set('2026-12-01T00:00:00Z')
  await deleteOldRows(bench.db, 'llm_usage', bench.clock.now())
  expect(await usageOf(one.id)).toEqual([])
  expect(await bench.sql('select from llm_usage_total')).toEqual([])
})

test('a plan that changes during the day changes the share, and what was used still counts', async () => {
  const user = await connected({ plan: 'free' })
  expect(await spendAll(account(user.id))).toBe(100)
  await setPlan(bench, user.id, 'pro')
  expect(await spendAll(account(user.id))).toBe(900)
})

test('the operator sees what each share used, and gives more out of the reserve', async () => {
  const deps = { ...bench, token_shares: shares, site: { ...bench.site, language_model: 'llm.example' } }
  const free = await Promise.all(Array.from({ length: 11 }, () => connected({ plan: 'free' })))
  for (const { id } of free) await spendAll(account(id))
  const last = account(free.at(-1)?.id ?? '')
  expect(await meterOf(last).reserve(50)).toBe('common')
  const spent = (await usedOf('free')) ?? 0
  const run = (words: string) => operate(deps, words.split(' '), bench.clock.now())
  expect(await run('model-tokens give free 3000')).toMatchObject({ code: 1 })
  expect(await run('model-tokens give operator 10')).toMatchObject({ code: 2 })
  expect(await run('model-tokens give free 10.5')).toMatchObject({ code: 2 })
  expect(await run('model-tokens give free 600')).toMatchObject({ code: 0 })
  const all = spent + (await spendAll(last))
  expect(all).toBeGreaterThan(spent)
  expect(await meterOf(last).reserve(1)).toBe('own')
  expect(await giveTokens(deps, 'pro', 401, bench.clock.now())).toBe(false)
  const shown = (await run('model-tokens')).lines.join('\n')
  expect(shown).toMatch(new RegExp(`free +${all} of 1600\n`))
  expect(shown).toMatch(/operator +600 of 1000\n/)
  expect(shown).toContain(`${free[0]?.email}  100`)
  const scraped = await metrics(deps, { open: 0, subscriptions: 0 })
  expect(scraped).toContain(`warble_model_tokens_today{share="free"} ${all}\n`)
  expect(scraped).toContain('warble_model_tokens_most{share="pro"} 4000\n')
})

test('a step counts its tokens for its own user', async () => {
  const user = await newBotUser(bench, fakeAccount('4711', 'finch'), { all_day: true })
  const { judge } = bench.mind
  const mind = {
    ...bench.mind,
    judge: async () => Promise.reject(new Error('the work was not counted')),
    for: (payer: Payer) => ({
      ...bench.mind,
      judge: async (...granted: Parameters<typeof judge>) => {
        await meterOf(payer).reserve(70)
        return judge(...granted)
      },
    }),
  }
  await stepOnce({ ...bench, mind })
  expect(await usageOf(user.id)).toMatchObject([{ tokens: 70 }])
})

test('a step whose user has nothing left asks no model, acts all the same, and says so', async () => {
  bench.network.done.length = 0
  await bench.sql('delete from users')
  const user = await newBotUser(bench, fakeAccount('4711', 'finch'), { plan: 'free' })
  await spendAll(account(user.id))
  // Nothing listens there: a question would be logged as unreachable.
  const { mind, fallbacks } = mindAt('http://127.0.0.1:9/v1', { meterOf: (payer) => meterOf(payer) })
  const result = await stepOnce({ ...bench, mind })
  expect(fallbacks.length).toBeGreaterThan(0)
  expect(new Set(fallbacks.map(({ kind }) => kind))).toEqual(new Set(['user_budget']))
  expect(result?.note).toMatch(/^Today’s share of the language model is used up\. It’s back at 12:00\sAM\./)
  expect(result?.stop_reason).toBeUndefined()
  expect(bench.network.done.map(({ kind }) => kind)).toEqual(['like'])
})
