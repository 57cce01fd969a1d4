import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Account, ActionKind, Network, NetworkClient } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { loadRecentActions } from '#app/domain/activity/recent.ts'
import { perform } from '#app/domain/bot/send/perform.ts'
import type { PlannedAction } from '#app/domain/bot/send/planned-actions.ts'
import { requestUndo, undoAction } from '#app/domain/bot/send/undo.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { day, hour } from '#app/domain/time.ts'
import { type Bench, offering, startBench } from '../kit/bench.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, newUser, planAction, runBot } from '../kit/people.ts'
import { commonWords, type PerchBench, perchBench } from '../kit/perch.ts'
import { maxWaitMs } from '../kit/until.ts'

const handle = 'finchroast'
const kinds = ['reply', 'like', 'follow'] as const
const routes = {
  reply: 'DELETE /2/tweets/:id',
  like: 'DELETE /2/users/:id/likes/:tweet_id',
  follow: 'DELETE /2/users/:id/following/:target_user_id',
}
const ledgerKinds = { reply: 'delete', like: 'unlike', follow: 'unfollow' }

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
  const found = await perch.account(handle)
  account = found.account
  client = found.client
  user = await newUser(bench, { plan: 'pro' })
  await connect(bench, user, found.credentials, null, 'manual', clock.now())
  await insertAnalysis(bench, user.id, account)
  await runBot(bench, user.id)
  posts = await perch.posts(handle, commonWords)
})
afterEach(async () => {
  await perch.clearFaults()
  await bench.sql(`update connections set paused_until = null, state = 'connected'`)
  clock.forward(day)
})
afterAll(async () => {
  await bench?.close()
  await perch?.close()
})

async function sent(kind: ActionKind): Promise<PlannedAction> {
  const post = posts.shift()
  if (!post) throw new Error('too few posts to act on')
  const action = await planAction(bench, user.id, account.id, kind, { post })
  expect(await perform(bench, client, action)).toEqual({ outcome: 'done' })
  return action
}

const request = (id: string, userId = user.id) => requestUndo(bench, userId, id, clock.now())
const attempt = (id: string, last = false) =>
  undoAction(bench, id, { isLast: last, signal: AbortSignal.timeout(maxWaitMs) })
const countOf = async (kind: string) => (await perch.ledger(handle)).filter((entry) => entry.kind === kind).length
const jobs = async () =>
  (await bench.sql<{ id: string }>(`select data ->> 'action_id' as id from jobs.job where name = 'action.undo'`)).map(
    ({ id }) => id,
  )
const listed = async (id: string) =>
  (await loadRecentActions(bench.db, bench.networks, user.id, clock.now(), 50)).find((item) => item.id === id)
const counts = () =>
  bench.sql(`select sum(success)::int as success, sum(failed)::int as failed from action_hours where user_id = $1`, [
    user.id,
  ])

describe.each(kinds)('undoing a %s', (kind) => {
  test('removes it on the network, marks the action as undone, and does not free its slot', async () => {
    const action = await sent(kind)
    const before = await countOf(ledgerKinds[kind])
    const rolledUp = await counts()
    expect((await listed(action.id))?.undo).toEqual({ state: 'possible', error: null })
    expect(await request(action.id)).toBe(kind)
    expect((await listed(action.id))?.undo).toEqual({ state: 'under_way', error: null })
    await request(action.id)
    expect((await jobs()).filter((id) => id === action.id)).toHaveLength(1)
    await attempt(action.id)
    await attempt(action.id, true)
    expect(await countOf(ledgerKinds[kind])).toBe(before + 1)
    expect(await listed(action.id)).toMatchObject({ state: 'undone', undo: { state: 'done', error: null } })
    expect(await counts()).toEqual(rolledUp)
    await request(action.id)
    expect((await jobs()).filter((id) => id === action.id)).toHaveLength(1)
  })

  test.each(['cut', 'cut_before'] as const)('happens exactly once if the response is lost (%s)', async (fault) => {
    const action = await sent(kind)
    const before = await countOf(ledgerKinds[kind])
    await perch.injectFault({ handle, fault, route: routes[kind], times: 1 })
    await request(action.id)
    if (fault === 'cut') await attempt(action.id)
    else {
      await expect(attempt(action.id)).rejects.toThrow('could not be undone yet')
      expect((await listed(action.id))?.undo?.state).toBe('under_way')
      await attempt(action.id)
    }
    expect((await listed(action.id))?.undo?.state).toBe('done')
    expect(await countOf(ledgerKinds[kind])).toBe(before + 1)
  })

  test('is not taken for done where the network may only list it later (a lost response)', async () => {
    const late = { ...bench, ...offering({ ...perch.network, lists_after: 15 * 60_000 }) }
    const action = await sent(kind)
    await perch.injectFault({ handle, fault: 'cut', route: routes[kind], times: 1 })
    await request(action.id)
    const attempt = () => undoAction(late, action.id, { isLast: false, signal: AbortSignal.timeout(maxWaitMs) })
    await expect(attempt()).rejects.toThrow('could not be undone yet')
    clock.forward(60 * 60_000)
    await perch.injectFault({ handle, fault: 'cut_before', route: routes[kind], times: 1 })
    await expect(attempt()).rejects.toThrow('could not be undone yet')
    expect((await listed(action.id))?.undo?.state).toBe('under_way')
    await attempt()
    expect((await listed(action.id))?.undo?.state).toBe('done')
  })

  test('succeeds if it was already removed by hand', async () => {
    const action = await sent(kind)
    const { result_id } = await bench.db
      .selectFrom('actions')
      .select('result_id')
      .where('id', '=', action.id)
      .executeTakeFirstOrThrow()
    await client.undo(account.id, { kind, target_id: action.target_id, result_id }, AbortSignal.timeout(maxWaitMs))
    await request(action.id)
    await attempt(action.id)
    expect((await listed(action.id))?.undo?.state).toBe('done')
  })
})

test('the row of a deleted reply leads to the post that it answered', async () => {
  const action = await sent('reply')
  const before = (await listed(action.id))?.url
  await request(action.id)
  await attempt(action.id)
  const after = (await listed(action.id))?.url
  expect(after).not.toBe(before)
  expect(after).toContain(action.target_id)
})

test('undoing waits during a pause that the network asked for, and continues after it', async () => {
  const action = await sent('like')
  await perch.injectFault({ handle, fault: '429', route: routes.like, reset_in_s: 600 })
  await request(action.id)
  await expect(attempt(action.id)).rejects.toThrow()
  const calls = (await perch.calls(handle)).length
  await expect(attempt(action.id)).rejects.toThrow('asked us to slow down')
  expect(await perch.calls(handle)).toHaveLength(calls)
  await perch.clearFaults()
  clock.forward(hour)
  await attempt(action.id)
  expect((await listed(action.id))?.undo?.state).toBe('done')
})

test('a failed undo has a reason and can be tried again', async () => {
  const action = await sent('follow')
  await perch.injectFault({ handle, fault: 'protected', route: routes.follow, times: 1 })
  await request(action.id)
  await attempt(action.id)
  const { undo, message } = (await listed(action.id)) ?? {}
  expect(undo).toEqual({ state: 'failed', error: 'Sorry, you are not authorized to see this user.' })
  expect(message).toMatch(/^Followed @\w+$/)
  await perch.injectFault({ handle, fault: '503', route: routes.follow, times: 1 })
  await request(action.id)
  await attempt(action.id, true)
  expect((await listed(action.id))?.undo).toMatchObject({ state: 'failed' })
  await request(action.id)
  await attempt(action.id)
  expect((await listed(action.id))?.undo?.state).toBe('done')
})

test('undoing fails with a message if the account is not connected', async () => {
  const action = await sent('like')
  await bench.sql(`update connections set state = 'closed'`)
  await request(action.id)
  await attempt(action.id)
  expect((await listed(action.id))?.undo).toEqual({
    state: 'failed',
    error: 'The account that did this is no longer connected.',
  })
})

test('after an undone reply the person gets no second reply on the same day', async () => {
  const action = await sent('reply')
  await request(action.id)
  await attempt(action.id)
  const next = posts.shift() as Post
  const author = { ...next.author, id: action.author_id, handle: action.author_handle }
  const again = await planAction(bench, user.id, account.id, 'reply', { post: { ...next, author } })
  expect(await perform(bench, client, again)).toMatchObject({ outcome: 'not_claimed', claim: { code: 'author_today' } })
})

test('views, actions of another user, and actions that were not sent cannot be undone', async () => {
  const view = await sent('view')
  await expect(request(view.id)).rejects.toMatchObject({ code: 'not_found' })
  const like = await sent('like')
  const other = await newUser(bench)
  await expect(request(like.id, other.id)).rejects.toMatchObject({ code: 'not_found' })
  const waiting = await planAction(bench, user.id, account.id, 'like', { post: posts.shift() as Post })
  await expect(request(waiting.id)).rejects.toMatchObject({ code: 'not_found' })
})
