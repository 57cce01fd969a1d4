import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { maxActionsPerPerson } from '#app/content/contact-limits.ts'
import type { ActionKind } from '#app/contract/networks.ts'
import { type Db, openDb } from '#app/db/pool.ts'
import { isTrialUsed } from '#app/domain/billing/checkout.ts'
import { claimTrial, identifiersOf } from '#app/domain/billing/once-per-person.ts'
import { loadCandidateHistory } from '#app/domain/bot/find/candidate-history.ts'
import { isContactLimitReached } from '#app/domain/bot/find/contact-history.ts'
import { claimAction } from '#app/domain/bot/send/claim.ts'
import { connect, disconnect } from '#app/domain/connection/connection.ts'
import { deleteUnused } from '#app/domain/deletion/delete-account.ts'
import { tokenMeter } from '#app/domain/metering/llm-usage.ts'
import { networkMeter } from '#app/domain/metering/network-usage.ts'
import { dividedTokens } from '#app/domain/metering/token-shares.ts'
import { hour } from '#app/domain/time.ts'
import { runMaintenance } from '#app/worker/maintenance.ts'
import { type Bench, startBench, unique } from '../kit/bench.ts'
import { inShares } from '../kit/claiming.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork, fakePost } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { type Limits, type NewUserOptions, newUser, planAction, runBot } from '../kit/people.ts'
import { until } from '../kit/until.ts'

const account = fakeAccount('4711', 'finch')
const percent = { free: 10, starter: 20, pro: 40, chat: 10, guests: 10 }
const credentials = { kind: 'tokens', auth_token: 'a', ct0_token: 'c' } as const
let bench: Bench<FakeNetwork> & { clock: ManualClock }
let pools: Db[]

beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(account))
  pools = Array.from({ length: 8 }, () => openDb(bench.url, 1, () => undefined).db)
})
afterAll(async () => {
  await Promise.all(pools?.map((pool) => pool.destroy()) ?? [])
  await bench?.close()
})
beforeEach(async () => {
  await bench.sql('delete from users')
  await bench.sql('truncate persons, former_usage, former_spending, former_contacts')
  bench.clock.set('2026-06-15T10:00:00Z')
})

const now = () => bench.clock.now()

/** A new user who connects the account, with a bot that works day and night. */
async function holder(options: NewUserOptions & Limits = {}) {
  const user = await newUser(bench, { plan: 'free', ...options })
  await connect(bench, user, credentials, null, 'manual', now())
  await runBot(bench, user.id, { all_day: true, ...options })
  return user
}
type User = Awaited<ReturnType<typeof holder>>

const claim = async ({ id }: User, kind: ActionKind = 'like', change: Parameters<typeof planAction>[4] = {}) =>
  claimAction(bench.db, bench.network, await planAction(bench, id, account.id, kind, change), now())

async function act(user: User, count: number, kind: 'like' | 'follow' | 'view' = 'like') {
  for (let at = 0; at < count; at += 1) expect(await claim(user, kind)).toMatchObject({ claimed: true })
  await bench.sql(`update actions set state = 'success', finished_at = $1 where state = 'sending'`, [now()])
}

const leave = ({ id }: User) => disconnect(bench, id, now())
const remove = async ({ id }: User) => deleteUnused(bench, id, 'inactive', async () => true, now())
const goneBy = [
  ['disconnected it', leave],
  ['deleted their account', remove],
] as const

const creditsOf = async ({ id }: User) =>
  (await bench.sql('select trial_credits, credits_withheld from users where id = $1', [id]))[0]

describe.each(goneBy)('after its former user %s, a new user of the account', (_how, end) => {
  test('goes on with its day’s budget for reading, and begins anew on the next', async () => {
    const budget = { of_user: 1_000_000, of_all: 10_000_000 }
    const reads = ({ id }: User, micros: number) =>
      networkMeter(bench.db, bench.network.id, id, budget, bench.clock).reserve(
        'own posts',
        { posts: 1, users: 0, micros },
        'whole',
      )
    const first = await holder()
    expect(await reads(first, 900_000)).not.toBeNull()
    await end(first)
    const next = await holder()
    expect([await reads(next, 200_000), await reads(next, 100_000)]).toEqual([null, expect.any(Function)])
    await end(next)
    bench.clock.forward(24 * hour)
    expect(await reads(await holder(), 900_000)).not.toBeNull()
  })

  test('goes on with its day’s tokens of the language model, and begins anew on the next', async () => {
    const token_shares = dividedTokens({ all: 10_000_000, user: 1_000_000, percent })
    const asks = ({ id }: User, tokens: number) =>
      tokenMeter({ ...bench, token_shares }, { user_id: id, use: 'account' }).reserve(tokens)
    const first = await holder()
    expect(await asks(first, 90_000)).toEqual(expect.any(Function))
    await end(first)
    expect(await asks(first, 1)).toBe('own')
    const next = await holder()
    expect([await asks(next, 20_000), await asks(next, 10_000)]).toEqual(['own', expect.any(Function)])
    await end(next)
    bench.clock.forward(24 * hour)
    expect(await asks(await holder(), 90_000)).toEqual(expect.any(Function))
  })

  test('does not pay for what was still being read for them', async () => {
    const budget = { of_user: 1_000_000, of_all: 10_000_000 }
    const { id } = await holder()
    const meter = networkMeter(bench.db, bench.network.id, id, budget, bench.clock)
    await end({ id } as User)
    expect(await meter.reserve('own posts', { posts: 1, users: 0, micros: 5_000 }, 'whole')).toBeNull()
  })

  test('goes on with its day, in whatever time zone, until a day has passed', async () => {
    const first = await holder({ credits: 0 })
    await act(first, 10)
    await end(first)
    bench.clock.forward(2 * hour)
    for (const time_zone of ['UTC', 'Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata']) {
      const next = await holder({ credits: 0, time_zone })
      expect([time_zone, await claim(next)]).toMatchObject([time_zone, { claimed: false, code: 'day_limit' }])
      await leave(next)
    }
    bench.clock.set('2026-06-16T11:01:00Z')
    expect(await claim(await holder({ credits: 0 }))).toMatchObject({ claimed: true })
  })

  test('is told when there is room again', async () => {
    const first = await holder({ credits: 0 })
    await act(first, 10)
    await end(first)
    bench.clock.set('2026-06-16T01:00:00Z')
    const refused = await claim(await holder({ credits: 0 }))
    const from = refused.claimed ? 0 : (refused.retry_at?.getTime() ?? 0)
    // To the full hour, where the former user is deleted.
    expect(from).toBeGreaterThanOrEqual(Date.parse('2026-06-16T10:00:00Z'))
    expect(from).toBeLessThanOrEqual(Date.parse('2026-06-16T11:00:00Z'))
  })

  test('goes on with its hour, its follows and its views', async () => {
    const first = await holder({ plan: 'pro', max_actions_per_hour: 15, daily_follow_limit: 5 })
    await act(first, 5, 'follow')
    await act(first, 10, 'view')
    await end(first)
    const next = await holder({ plan: 'free', max_actions_per_hour: 15, daily_follow_limit: 5, credits: 0 })
    expect(await claim(next)).toMatchObject({ code: 'hour_limit' })
    bench.clock.forward(2 * hour)
    expect(await claim(next, 'follow')).toMatchObject({ code: 'follow_limit' })
    expect(await claim(next, 'view')).toMatchObject({ code: 'view_limit' })
    expect(await claim(next)).toMatchObject({ claimed: true })
  })

  test('has exactly what is left, even by concurrent claims', async () => {
    const first = await holder({ credits: 0 })
    await act(first, 6)
    await end(first)
    const next = await holder({ credits: 0 })
    const actions = await Promise.all(Array.from({ length: 16 }, () => planAction(bench, next.id, account.id, 'like')))
    const claims = await inShares(pools, actions, (db, one) => claimAction(db, bench.network, one, now()))
    expect(claims.filter(({ claimed }) => claimed)).toHaveLength(4)
  })

  test('gets no second set of credits, and the reason is recorded', async () => {
    const first = await holder()
    await end(first)
    expect(await creditsOf(await holder())).toEqual({ trial_credits: 0, credits_withheld: 'account' })
  })

  test('gets no second free trial', async () => {
    const first = await holder({ plan: 'pro' })
    await bench.db
      .transaction()
      .execute(async (tx) => claimTrial(tx, bench.seals, await identifiersOf(tx, first), unique(), now()))
    await end(first)
    const next = await newUser(bench, { plan: 'free' })
    expect(await isTrialUsed(bench, next)).toBe(false)
    await connect(bench, next, credentials, null, 'manual', now())
    expect(await isTrialUsed(bench, next)).toBe(true)
  })
})

test('who connects their account again keeps their credits', async () => {
  const user = await holder({ credits: 30 })
  await leave(user)
  await connect(bench, user, credentials, null, 'manual', now())
  expect(await creditsOf(user)).toEqual({ trial_credits: 30, credits_withheld: null })
})

test('an account whose user had no credits still brings them to its next one', async () => {
  await leave(await holder({ credits: 0 }))
  expect(await creditsOf(await holder())).toEqual({ trial_credits: 50, credits_withheld: null })
})

test('a user’s own actions on another account count as before', async () => {
  const user = await holder({ credits: 0 })
  await act(user, 10)
  await leave(user)
  const other = fakeAccount('4712', 'wren')
  await connect({ ...bench, network: fakeNetwork(other) }, user, credentials, null, 'manual', now())
  await bench.sql(`update bots set state = 'running'`)
  const action = await planAction(bench, user.id, other.id, 'like')
  expect(await claimAction(bench.db, bench.network, action, now())).toMatchObject({ code: 'day_limit' })
})

test('what is kept after a deletion names nobody, and is deleted after two days', async () => {
  const user = await holder({ credits: 0 })
  await act(user, 3)
  await remove(user)
  const kept = await bench.sql<{ kind: string; count: number }>('select * from former_usage')
  expect(kept).toMatchObject([{ kind: 'like', count: 3, used_until: new Date('2026-06-15T11:00:00Z') }])
  expect(JSON.stringify(kept)).not.toContain(account.id)
  expect(JSON.stringify(await bench.sql('select * from former_contacts'))).not.toMatch(/person|post/)
  bench.clock.set('2026-06-17T11:00:01Z')
  const maintenance = runMaintenance(bench)
  await until(async () => (await bench.sql('select from former_usage')).length === 0)
  await maintenance.stop()
})

describe('an account that comes back after its user was deleted', () => {
  const post = fakePost({ at: new Date('2026-06-15T09:30:00Z') })
  const historyOf = ({ id }: User, posts = [post]) =>
    loadCandidateHistory(
      bench.db,
      id,
      { network: 'perch', id: account.id },
      posts.map((one) => one.id),
      posts.map(({ author }) => author.id),
      '2026-06-15',
      now(),
    )
  async function contacted() {
    const user = await holder()
    expect(await claim(user, 'reply', { post, situation: 'addressed' })).toMatchObject({ claimed: true })
    await bench.sql(`update actions set state = 'success', finished_at = $1`, [now()])
    await remove(user)
  }

  test('answers no post again, and contacts no stranger again for a week', async () => {
    await contacted()
    const next = await holder()
    const history = await historyOf(next)
    expect([...history.seen]).toEqual([`reply:${post.id}`, `like:${post.id}`, `post:${post.id}`])
    const known = history.contacts.get(post.author.id)
    expect(known && isContactLimitReached('like', 'stranger', known)).toBe(true)
    expect(known && isContactLimitReached('reply', 'addressed', known)).toBe(false)
    bench.clock.set('2026-06-22T10:00:01Z')
    expect((await historyOf(next)).seen.size).toBe(0)
  })

  test('what it did then is still counted', async () => {
    await contacted()
    const next = await holder()
    await claim(next, 'like', { post: fakePost({ author: post.author }) })
    const known = (await historyOf(next)).contacts.get(post.author.id)
    expect(known).toMatchObject({ actions_today: 1, actions_week: maxActionsPerPerson.week })
  })

  test('others are not concerned: another post, person or account', async () => {
    await contacted()
    const next = await holder()
    const other = await historyOf(next, [fakePost()])
    expect([other.seen.size, other.contacts.size]).toEqual([0, 0])
    await leave(next)
    const elsewhere = { ...bench, network: fakeNetwork(fakeAccount('4712', 'wren')) }
    await connect(elsewhere, next, credentials, null, 'manual', now())
    expect((await historyOf(next)).seen.size).toBe(0)
  })
})
