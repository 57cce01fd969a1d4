import { afterAll, afterEach, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import type { Account, ActionKind, Network, NetworkClient } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { callSeconds, claimAction } from '#app/domain/bot/send/claim.ts'
import { settleLostCalls } from '#app/domain/bot/send/lost-calls.ts'
import { perform } from '#app/domain/bot/send/perform.ts'
import type { PlannedAction } from '#app/domain/bot/send/planned-actions.ts'
import { settle } from '#app/domain/bot/send/settle.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { type Bench, offering, startBench } from '../kit/bench.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, newUser, planAction, runBot } from '../kit/people.ts'
import { commonWords, type PerchBench, perchBench } from '../kit/perch.ts'
import { settleLostCallsNow } from '../kit/steps.ts'
import { maxWaitMs, until } from '../kit/until.ts'

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
let client: NetworkClient
let posts: Post[]

beforeAll(async () => {
  clock = manualClock()
  perch = await perchBench(clock)
  bench = await startBench(inject('postgres'), clock, perch.network)
  const perchAccount = await perch.account(handle)
  account = perchAccount.account
  client = perchAccount.client
  user = await newUser(bench, { plan: 'free', credits: 50 })
  await connect(bench, user, perchAccount.credentials, null, 'manual', clock.now())
  await insertAnalysis(bench, user.id, account)
  await runBot(bench, user.id, { all_day: true })
  posts = await perch.posts(handle, commonWords)
})
afterEach(async () => {
  vi.restoreAllMocks()
  await perch.clearFaults()
  // Each test has its own day and limits.
  clock.forward(25 * 3_600_000)
})
afterAll(async () => {
  await bench?.close()
  await perch?.close()
})

function intend(kind: ActionKind): Promise<PlannedAction> {
  const post = posts.shift()
  if (!post) throw new Error('too few posts to act on')
  return planAction(bench, user.id, account.id, kind, { post })
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

describe('a lost response', () => {
  test.each(lookedUp)('after a successful %s is looked up, and the action is not repeated', async (kind) => {
    const action = await intend(kind)
    await perch.injectFault({ handle, fault: 'cut', route: routes[kind], times: 1 })
    expect(await perform(bench, client, action)).toEqual({ outcome: 'lost' })
    expect((await rowOf(action.id)).state).toBe('sending')
    expect(await settleLostCalls(bench), 'nothing is looked up before the deadline').toBe(0)
    expect(await settleLostCallsNow(bench)).toBe(1)
    const entries = await onLedger(action)
    expect(entries).toHaveLength(1)
    expect(await rowOf(action.id)).toMatchObject({
      state: 'success',
      result_id: kind === 'reply' ? entries[0]?.post_id : null,
    })
    expect((await perch.writes(handle)).filter(({ fault }) => fault === 'cut').length).toBeGreaterThan(0)
    expect(await perform(bench, client, action)).toMatchObject({
      outcome: 'not_claimed',
      claim: { code: 'not_planned' },
    })
    expect(await onLedger(action)).toHaveLength(1)
  })

  test.each(lookedUp)('to a %s that never happened returns it to planned, and it is done once', async (kind) => {
    const action = await intend(kind)
    await perch.injectFault({ handle, fault: 'cut_before', route: routes[kind], times: 1 })
    expect(await perform(bench, client, action)).toEqual({ outcome: 'lost' })
    await settleLostCallsNow(bench)
    expect(await rowOf(action.id)).toMatchObject({ state: 'planned', claimed_at: null, local_day: null })
    expect(await onLedger(action)).toHaveLength(0)
    expect(await perform(bench, client, action)).toEqual({ outcome: 'done' })
    expect(await onLedger(action)).toHaveLength(1)
    expect((await rowOf(action.id)).state).toBe('success')
  })

  test.each(['cut', 'cut_before'] as const)('to a view (%s) leaves it unknown for good', async (fault) => {
    const action = await intend('view')
    await perch.injectFault({ handle, fault, route: routes.view, times: 1 })
    expect(await perform(bench, client, action)).toEqual({ outcome: 'lost' })
    await settleLostCallsNow(bench)
    expect((await rowOf(action.id)).state).toBe('unknown')
    await settleLostCallsNow(bench)
    expect(await perform(bench, client, action)).toMatchObject({
      outcome: 'not_claimed',
      claim: { code: 'not_planned' },
    })
    expect(await onLedger(action)).toHaveLength(fault === 'cut' ? 1 : 0)
  })

  test.each(['500', '503'] as const)('hidden by a %s is looked up', async (fault) => {
    const action = await intend('like')
    await perch.injectFault({ handle, fault, route: routes.like, times: 1 })
    expect(await perform(bench, client, action)).toEqual({ outcome: 'lost' })
    await settleLostCallsNow(bench)
    expect((await rowOf(action.id)).state).toBe('planned')
    expect(await perform(bench, client, action)).toEqual({ outcome: 'done' })
    expect(await onLedger(action)).toHaveLength(1)
  })

  test('that the network may only list later is never sent again', async () => {
    const late = { ...bench, ...offering({ ...perch.network, lists_after: 15 * 60_000 }) }
    const action = await intend('reply')
    await perch.injectFault({ handle, fault: '500', route: routes.reply, times: 1 })
    expect(await perform(bench, client, action)).toEqual({ outcome: 'lost' })
    await settleLostCallsNow(late)
    expect((await rowOf(action.id)).state).toBe('sending')
    clock.forward(15 * 60_000)
    await settleLostCallsNow(late)
    expect((await rowOf(action.id)).state).toBe('unknown')
  })

  test('that arrives after the deadline is looked up', async () => {
    const action = await intend('reply')
    await perch.injectFault({ handle, fault: 'slow', route: routes.reply, times: 1, delay_ms: 600_000 })
    const deadline = new AbortController()
    const check = AbortSignal.timeout(maxWaitMs)
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(deadline.signal)
    const performing = perform(bench, client, action, check)
    await until(async () => (await onLedger(action)).length > 0)
    deadline.abort()
    expect(await performing).toEqual({ outcome: 'lost' })
    expect(timeout).toHaveBeenCalledOnce()
    expect(timeout.mock.calls[0]?.[0]).toBeLessThanOrEqual(callSeconds * 1000)
    expect(timeout.mock.calls[0]?.[0]).toBeGreaterThan(callSeconds * 900)
    vi.restoreAllMocks()
    await settleLostCallsNow(bench)
    expect((await rowOf(action.id)).state).toBe('success')
    expect(await onLedger(action)).toHaveLength(1)
  })

  test('is looked up again later if the lookup fails', async () => {
    const action = await intend('like')
    await perch.injectFault({ handle, fault: 'cut', route: routes.like, times: 1 })
    await perform(bench, client, action)
    await perch.injectFault({ handle, fault: '503', route: 'GET /2/users/:id/liked_tweets', times: 1 })
    await settleLostCallsNow(bench)
    expect((await rowOf(action.id)).state).toBe('sending')
    expect(await settleLostCalls(bench), 'not at once').toBe(0)
    await settleLostCallsNow(bench)
    expect((await rowOf(action.id)).state).toBe('success')
  })

  test('leaves the action unknown if the network refuses the lookup', async () => {
    const action = await intend('like')
    await perch.injectFault({ handle, fault: 'cut', route: routes.like, times: 1 })
    await perform(bench, client, action)
    await perch.injectFault({ handle, fault: 'protected', route: 'GET /2/users/:id/liked_tweets', times: 1 })
    await settleLostCallsNow(bench)
    expect((await rowOf(action.id)).state).toBe('unknown')
  })
})

test('a refused action fails for good and frees its slot and credit', async () => {
  for (let count = 0; count < 10; count += 1)
    await claimAction(bench.db, bench.network, await intend('like'), clock.now())
  const credits = await creditsLeft()
  const action = await intend('reply')
  await perch.injectFault({ handle, fault: '403_duplicate', route: routes.reply, times: 1 })
  expect(await perform(bench, client, action)).toMatchObject({ outcome: 'failed', error: { kind: 'refused' } })
  expect(await rowOf(action.id)).toMatchObject({ state: 'failed', used_credit: false })
  expect((await rowOf(action.id)).code).toMatch(/duplicate/i)
  expect(await creditsLeft()).toBe(credits)
  expect(await perform(bench, client, action)).toMatchObject({ outcome: 'not_claimed', claim: { code: 'not_planned' } })
  expect(await onLedger(action)).toHaveLength(0)
  const next = await intend('like')
  expect(await claimAction(bench.db, bench.network, next, clock.now())).toMatchObject({ claimed: true })
  expect(await creditsLeft(), 'the next action uses it').toBe(credits - 1)
  await settleLostCallsNow(bench)
})

test('concurrent sweeps settle an action once', async () => {
  const action = await intend('like')
  await perch.injectFault({ handle, fault: 'cut', route: routes.like, times: 1 })
  await perform(bench, client, action)
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

test('a late response does not settle a later claim', async () => {
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
