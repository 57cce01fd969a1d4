import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type { Account, ActionKind, Network, NetworkClient } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import { callSeconds, claimAction } from '#app/domain/bot/claim.ts'
import { settleLostCalls } from '#app/domain/bot/lost-calls.ts'
import { perform } from '#app/domain/bot/perform.ts'
import type { PlannedAction } from '#app/domain/bot/planned-actions.ts'
import { settle } from '#app/domain/bot/settle.ts'
import { connect } from '#app/domain/connection/connection.ts'
import type { SessionUser } from '#app/domain/session/session.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { giveProfile, newUser, planned, runBot } from '../kit/people.ts'
import { commonWords, type PerchBench, perchBench } from '../kit/perch.ts'
import { settleLostCallsNow } from '../kit/steps.ts'

const handle = 'finchroast'
const routes: Record<ActionKind, string> = {
  reply: 'POST /2/tweets',
  like: 'POST /2/users/:id/likes',
  follow: 'POST /2/users/:id/following',
  view: 'POST /2/users/:id/profile_views',
}
const lookedUp = ['reply', 'like', 'follow'] as const

let clock: ManualClock
let perch: PerchBench
let bench: Bench<Network>
let user: SessionUser
let account: Account
let reach: NetworkClient
let posts: Post[]

beforeAll(async () => {
  clock = manualClock()
  perch = await perchBench(clock)
  bench = await startBench(inject('postgres'), clock, perch.network)
  const there = await perch.account(handle)
  account = there.account
  reach = there.reach
  user = await newUser(bench, { plan: 'free', credits: 50 })
  await connect(bench, user, there.credentials, null, 'manual', clock.now())
  await giveProfile(bench, user.id, account)
  await runBot(bench, user.id)
  posts = await perch.posts(handle, commonWords)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await perch.calm()
  // Each test has a day and its limits of its own.
  clock.forward(25 * 3_600_000)
})
afterAll(async () => {
  await bench?.close()
  await perch?.close()
})

function intend(kind: ActionKind): Promise<PlannedAction> {
  const post = posts.shift()
  if (!post) throw new Error('too few posts to act on')
  return planned(bench, user.id, account.id, kind, { post })
}

async function rowOf(id: string) {
  return bench.db.selectFrom('actions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
}

/** Perch's ledger entries about the action's target. */
async function onLedger({ kind, target_id }: PlannedAction) {
  const entries = await perch.ledger(handle)
  if (kind === 'reply') return entries.filter((entry) => entry.kind === kind && entry.target_post_id === target_id)
  if (kind === 'like') return entries.filter((entry) => entry.kind === kind && entry.post_id === target_id)
  const person = await bench.sql<{ author_handle: string }>('select author_handle from actions where target_id = $1', [
    target_id,
  ])
  return entries.filter((entry) => entry.kind === kind && entry.target === person[0]?.author_handle)
}

async function creditsLeft(): Promise<number> {
  const [row] = await bench.sql<{ trial_credits: number }>('select trial_credits from users where id = $1', [user.id])
  return row?.trial_credits ?? Number.NaN
}

describe('an answer that was lost', () => {
  test.each(lookedUp)('after the %s was done is found, and the action is not repeated', async (kind) => {
    const action = await intend(kind)
    await perch.trouble({ handle, fault: 'cut', route: routes[kind], times: 1 })
    expect(await perform(bench, reach, action)).toEqual({ outcome: 'open' })
    expect((await rowOf(action.id)).state).toBe('sending')
    expect(await settleLostCalls(bench), 'before its deadline nobody asks').toBe(0)
    expect(await settleLostCallsNow(bench)).toBe(1)
    const entries = await onLedger(action)
    expect(entries).toHaveLength(1)
    expect(await rowOf(action.id)).toMatchObject({
      state: 'success',
      result_id: kind === 'reply' ? entries[0]?.post_id : null,
    })
    expect((await perch.writes(handle)).filter(({ fault }) => fault === 'cut').length).toBeGreaterThan(0)
    expect(await perform(bench, reach, action)).toMatchObject({ outcome: 'not_claimed', claim: { code: 'gone' } })
    expect(await onLedger(action)).toHaveLength(1)
  })

  test.each(lookedUp)('before the %s was done gives it back, and it is done once', async (kind) => {
    const action = await intend(kind)
    await perch.trouble({ handle, fault: 'cut_before', route: routes[kind], times: 1 })
    expect(await perform(bench, reach, action)).toEqual({ outcome: 'open' })
    await settleLostCallsNow(bench)
    expect(await rowOf(action.id)).toMatchObject({ state: 'planned', claimed_at: null, local_day: null })
    expect(await onLedger(action)).toHaveLength(0)
    expect(await perform(bench, reach, action)).toEqual({ outcome: 'done' })
    expect(await onLedger(action)).toHaveLength(1)
    expect((await rowOf(action.id)).state).toBe('success')
  })

  test.each(['cut', 'cut_before'] as const)('of a view (%s) stays unknown for ever', async (fault) => {
    const action = await intend('view')
    await perch.trouble({ handle, fault, route: routes.view, times: 1 })
    expect(await perform(bench, reach, action)).toEqual({ outcome: 'open' })
    await settleLostCallsNow(bench)
    expect((await rowOf(action.id)).state).toBe('unknown')
    await settleLostCallsNow(bench)
    expect(await perform(bench, reach, action)).toMatchObject({ outcome: 'not_claimed', claim: { code: 'gone' } })
    expect(await onLedger(action)).toHaveLength(fault === 'cut' ? 1 : 0)
  })

  test.each(['500', '503'] as const)('behind a %s is looked up like any other', async (fault) => {
    const action = await intend('like')
    await perch.trouble({ handle, fault, route: routes.like, times: 1 })
    expect(await perform(bench, reach, action)).toEqual({ outcome: 'open' })
    await settleLostCallsNow(bench)
    expect((await rowOf(action.id)).state).toBe('planned')
    expect(await perform(bench, reach, action)).toEqual({ outcome: 'done' })
    expect(await onLedger(action)).toHaveLength(1)
  })

  test('because it came after the deadline is found', async () => {
    const real = AbortSignal.timeout.bind(AbortSignal)
    const asked: number[] = []
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
      asked.push(ms)
      return real(Math.ceil(ms / 100))
    })
    const action = await intend('reply')
    await perch.trouble({ handle, fault: 'slow', route: routes.reply, times: 1, delay_ms: 1500 })
    expect(await perform(bench, reach, action)).toEqual({ outcome: 'open' })
    expect(asked.at(-1)).toBeLessThanOrEqual(callSeconds * 1000)
    expect(asked.at(-1)).toBeGreaterThan(callSeconds * 900)
    vi.restoreAllMocks()
    await settleLostCallsNow(bench)
    expect((await rowOf(action.id)).state).toBe('success')
    expect(await onLedger(action)).toHaveLength(1)
  })

  test('is asked for again where the network cannot be asked', async () => {
    const action = await intend('like')
    await perch.trouble({ handle, fault: 'cut', route: routes.like, times: 1 })
    await perform(bench, reach, action)
    await perch.trouble({ handle, fault: '503', route: 'GET /2/users/:id/liked_tweets', times: 1 })
    await settleLostCallsNow(bench)
    expect((await rowOf(action.id)).state).toBe('sending')
    expect(await settleLostCalls(bench), 'not at once').toBe(0)
    await settleLostCallsNow(bench)
    expect((await rowOf(action.id)).state).toBe('success')
  })

  test('stays unknown where the network will never tell', async () => {
    const action = await intend('like')
    await perch.trouble({ handle, fault: 'cut', route: routes.like, times: 1 })
    await perform(bench, reach, action)
    await perch.trouble({ handle, fault: 'protected', route: 'GET /2/users/:id/liked_tweets', times: 1 })
    await settleLostCallsNow(bench)
    expect((await rowOf(action.id)).state).toBe('unknown')
  })
})

test('a refusal is final: failed, with slot and credit given back', async () => {
  for (let count = 0; count < 10; count += 1)
    await claimAction(bench.db, bench.network, await intend('view'), clock.now())
  const credits = await creditsLeft()
  const action = await intend('reply')
  await perch.trouble({ handle, fault: '403_duplicate', route: routes.reply, times: 1 })
  expect(await perform(bench, reach, action)).toMatchObject({ outcome: 'failed', error: { kind: 'refused' } })
  expect(await rowOf(action.id)).toMatchObject({ state: 'failed', used_credit: false })
  expect((await rowOf(action.id)).code).toMatch(/duplicate/i)
  expect(await creditsLeft()).toBe(credits)
  expect(await perform(bench, reach, action)).toMatchObject({ outcome: 'not_claimed', claim: { code: 'gone' } })
  expect(await onLedger(action)).toHaveLength(0)
  const next = await intend('like')
  expect(await claimAction(bench.db, bench.network, next, clock.now())).toMatchObject({ claimed: true })
  expect(await creditsLeft(), 'the next one takes it').toBe(credits - 1)
  await settleLostCallsNow(bench)
})

test('two sweeps at once settle an action once', async () => {
  const action = await intend('like')
  await perch.trouble({ handle, fault: 'cut', route: routes.like, times: 1 })
  await perform(bench, reach, action)
  await bench.sql(`update actions set call_deadline = now() - interval '31 seconds' where state = 'sending'`)
  const settled = await Promise.all([settleLostCalls(bench), settleLostCalls(bench), settleLostCalls(bench)])
  expect(settled.reduce((sum, count) => sum + count, 0)).toBe(1)
  const hours = await bench.sql<{ sum: number }>(
    `select sum(success)::int as sum from action_hours where user_id = $1 and kind = 'like'`,
    [user.id],
  )
  const rows = await bench.sql(`select 1 from actions where user_id = $1 and kind = 'like' and state = 'success'`, [
    user.id,
  ])
  expect(hours[0]?.sum).toBe(rows.length)
})

test('a late answer does not settle a later claim', async () => {
  const action = await intend('like')
  const first = await claimAction(bench.db, bench.network, action, clock.now())
  if (!first.claimed) throw new Error(first.code)
  await settleLostCallsNow(bench)
  expect((await rowOf(action.id)).state).toBe('planned')
  clock.forward(60_000)
  const second = await claimAction(bench.db, bench.network, action, clock.now())
  if (!second.claimed) throw new Error(second.code)
  await settle(bench.db, { id: action.id, claimed_at: first.claimed_at }, { state: 'planned' }, clock.now())
  expect((await rowOf(action.id)).state).toBe('sending')
  await settle(bench.db, { id: action.id, claimed_at: second.claimed_at }, { state: 'unknown' }, clock.now())
  expect((await rowOf(action.id)).state).toBe('unknown')
})
