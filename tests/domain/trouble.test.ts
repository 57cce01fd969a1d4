import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { type Network, NetworkError } from '#app/adapters/network/network.ts'
import { perchNetwork } from '#app/adapters/network/x/index.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { startAnalysis } from '#app/domain/analysis/analysis.ts'
import { runAnalysis } from '#app/domain/analysis/run.ts'
import { startBot } from '#app/domain/bot/schedule/bot.ts'
import { onNetworkError } from '#app/domain/bot/schedule/step-result.ts'
import { closeConnection } from '#app/domain/connection/close.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { openConnection } from '#app/domain/connection/open.ts'
import { mailConnectionClosed } from '#app/domain/mail/account-mails.ts'
import { hour, minute } from '#app/domain/time.ts'
import { type Bench, offering, startBench } from '../kit/bench.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { allDay, insertAnalysis, newUser, planAction } from '../kit/people.ts'
import { commonWords, type PerchBench, perchBench } from '../kit/perch.ts'
import { freePort } from '../kit/server.ts'
import { settleLostCallsNow, stepOnce } from '../kit/steps.ts'
import { maxWaitMs } from '../kit/until.ts'

let clock: ManualClock
let perch: PerchBench
let bench: Bench<Network>
let handle: string
let user: SessionUser
let accountId: string

beforeAll(async () => {
  clock = manualClock()
  perch = await perchBench(clock)
  bench = await startBench(inject('postgres'), clock, perch.network)
})
afterAll(async () => {
  await bench?.close()
  await perch?.close()
})
afterEach(async () => {
  await perch.clearFaults()
  await bench.sql('truncate actions cascade')
  await bench.sql('delete from connections')
  await bench.sql(`update bots set state = 'stopped', due_at = null`)
  await bench.sql('delete from jobs.job')
  clock.forward(2 * hour)
})

/** A new user connected as the persona, with a running bot and one planned like. */
async function setUp(persona: string) {
  handle = persona
  const { account, credentials } = await perch.account(handle)
  user = await newUser(bench)
  accountId = account.id
  await connect(bench, user, credentials, null, 'manual', clock.now())
  await insertAnalysis(bench, user.id, account)
  await startBot(bench.db, perch.network, user, {}, clock.now())
  await bench.sql('update bots set hours = $1', [JSON.stringify(allDay)])
  const [post] = await perch.posts(handle, commonWords)
  if (!post) throw new Error('nobody posted')
  return planAction(bench, user.id, accountId, 'like', { post })
}

const bot = () => bench.db.selectFrom('bots').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow()
const connection = () =>
  bench.db.selectFrom('connections').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow()
const stateOf = async (id: string) =>
  (await bench.db.selectFrom('actions').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state
const notices = () => bench.sql(`select data from jobs.job where name = 'mail.notice'`)

test('after a 429 there are no calls until its reset, then the bot continues', async () => {
  const action = await setUp('finchroast')
  await perch.injectFault({ handle, fault: '429', reset_in_s: 600 })
  await stepOnce(bench)
  const reset = (await connection()).paused_until
  expect(reset?.getTime()).toBe(clock.now().getTime() + 600_000)
  expect((await bot()).due_at).toEqual(reset)
  expect(await stateOf(action.id)).toBe('planned')
  const calls = (await perch.calls(handle)).length
  for (const ms of [0, 5 * minute, 4 * minute, 59_000]) {
    clock.forward(ms)
    expect(await stepOnce(bench)).toBeNull()
    // A bot that is due for another reason does not call either, nor does a new analysis.
    await bench.sql('update bots set due_at = $1 where user_id = $2', [clock.now(), user.id])
    expect((await stepOnce(bench))?.due_at).toEqual(reset)
  }
  await startAnalysis(bench, user.id, null, clock.now())
  const open = await bench.sql<{ id: string }>(`select id from account_analyses where status = 'pending'`)
  await runAnalysis(bench, open[0]?.id ?? '', { isLast: false, signal: AbortSignal.timeout(maxWaitMs) })
  expect((await perch.calls(handle)).length).toBe(calls)
  clock.forward(1_000)
  await stepOnce(bench)
  expect(await stateOf(action.id)).toBe('success')
  expect((await perch.calls(handle)).length).toBeGreaterThan(calls)
})

test('a late 429 for a former account does not pause the next one', async () => {
  await setUp('finchroast')
  const former = await openConnection(bench, user.id)
  const next = await perch.account('coach_ilse')
  await connect(bench, user, next.credentials, null, 'manual', clock.now())
  if (!former) throw new Error('no account is connected')
  const error = new NetworkError('rate_limited', 'Too many requests.', new Date(clock.now().getTime() + hour))
  await onNetworkError(bench, user.id, former, error)
  expect((await connection()).paused_until).toBeNull()
})

test('after the monthly quota of calls is used up, the bot tries again an hour later', async () => {
  const action = await setUp('finchroast')
  await perch.injectFault({ handle, fault: 'usage_cap', times: 1 })
  await stepOnce(bench)
  expect((await connection()).paused_until?.getTime()).toBe(clock.now().getTime() + hour)
  clock.forward(hour)
  await stepOnce(bench)
  expect(await stateOf(action.id)).toBe('success')
})

test('while the network answers with errors, the user sees a plain message', async () => {
  const action = await setUp('coach_ilse')
  await perch.injectFault({ handle, fault: '503', times: 1 })
  const step = await stepOnce(bench)
  expect(step).toMatchObject({ note: expect.stringContaining('isn’t responding properly') })
  clock.forward(minute)
  await stepOnce(bench)
  expect(await stateOf(action.id)).toBe('success')
})

test('a lost response is not looked up during a pause, but after it', async () => {
  const action = await setUp('coach_ilse')
  await perch.injectFault({ handle, fault: 'cut', route: 'POST /2/users/:id/likes', times: 1 })
  await stepOnce(bench)
  expect(await stateOf(action.id)).toBe('sending')
  await perch.injectFault({ handle, fault: '429', route: 'GET /2/users/:id/liked_tweets', reset_in_s: 300 })
  await settleLostCallsNow(bench)
  expect(await stateOf(action.id)).toBe('sending')
  expect((await connection()).paused_until?.getTime()).toBe(clock.now().getTime() + 300_000)
  const calls = (await perch.calls(handle)).length
  clock.forward(299_000)
  await settleLostCallsNow(bench)
  await stepOnce(bench)
  expect((await perch.calls(handle)).length).toBe(calls)
  clock.forward(1_000)
  await settleLostCallsNow(bench)
  expect(await stateOf(action.id)).toBe('success')
})

test('a 429 during an analysis ends it with a message and pauses the bot too', async () => {
  const action = await setUp('stackharbor')
  await perch.injectFault({ handle, fault: '429', route: 'GET /2/users/:id/tweets', reset_in_s: 300 })
  await startAnalysis(bench, user.id, null, clock.now())
  const open = await bench.sql<{ id: string }>(`select id from account_analyses where status = 'pending'`)
  await runAnalysis(bench, open[0]?.id ?? '', { isLast: false, signal: AbortSignal.timeout(maxWaitMs) })
  const [failed] = await bench.sql<{ status: string; error: string }>(
    'select status, error from account_analyses where id = $1',
    [open[0]?.id],
  )
  expect(failed).toMatchObject({ status: 'failed', error: expect.stringContaining('asked us to slow down') })
  const calls = (await perch.calls(handle)).length
  await stepOnce(bench)
  expect((await perch.calls(handle)).length).toBe(calls)
  clock.forward(300_000)
  await stepOnce(bench)
  expect(await stateOf(action.id)).toBe('success')
})

const refusals = [
  { fault: '401', persona: 'plainbrief', message: /no longer accepts this connection/ },
  { fault: 'suspended', persona: 'pennywren', message: /suspended, locked/ },
] as const
test.each(refusals)(
  '$fault closes the connection, stops the bot and sends one mail',
  async ({ fault, persona, message }) => {
    const action = await setUp(persona)
    await perch.injectFault({ handle, fault })
    await stepOnce(bench)
    expect(await connection()).toMatchObject({
      state: 'closed',
      credentials: null,
      closed_reason: expect.stringMatching(message),
    })
    expect(await bot()).toMatchObject({
      state: 'stopped',
      due_at: null,
      stopped_reason: expect.stringMatching(message),
    })
    expect(await stateOf(action.id)).not.toBe('sending')
    expect(await notices()).toEqual([{ data: { user_id: user.id, notice: 'connection_closed' } }])

    // Later attempts that hit the same fault do not close it again.
    const calls = (await perch.calls(handle)).length
    await bench.sql(`update bots set state = 'running', due_at = $1 where user_id = $2`, [clock.now(), user.id])
    await stepOnce(bench)
    await settleLostCallsNow(bench)
    expect((await perch.calls(handle)).length, 'calls after the connection was closed').toBe(calls)
    expect(new Set((await notices()).map(({ data }) => data.notice))).toEqual(
      new Set(['connection_closed', 'bot_stopped']),
    )
    expect(await notices()).toHaveLength(2)
    expect((await bot()).state).toBe('stopped')

    const mails = bench.mails.length
    await mailConnectionClosed(bench, user.id)
    expect(bench.mails.slice(mails)).toMatchObject([{ to: user.email, subject: expect.stringContaining(`@${handle}`) }])

    await perch.clearFaults()
    const { credentials } = await perch.account(handle)
    await connect(bench, user, credentials, null, 'manual', clock.now())
    expect(await bot(), 'after it was connected again').toMatchObject({ state: 'stopped', stopped_reason: null })
  },
)

test('ten concurrent closings of a connection send one mail', async () => {
  await setUp('finchroast')
  const close = () => closeConnection(bench.db, bench.queue, user.id, null, 'gone', clock.now())
  await Promise.all(Array.from({ length: 10 }, close))
  await close()
  expect(await notices()).toHaveLength(1)
  expect((await bot()).state).toBe('stopped')
})

test.each(['reply', 'like', 'follow', 'view'] as const)('a 401 to a %s closes the connection too', async (kind) => {
  await setUp('velvetfern')
  await bench.sql('truncate actions cascade')
  const [post] = await perch.posts(handle, commonWords)
  if (!post) throw new Error('nobody posted')
  const action = await planAction(bench, user.id, accountId, kind, { post })
  for (const route of [
    'POST /2/tweets',
    'POST /2/users/:id/likes',
    'POST /2/users/:id/following',
    'POST /2/users/:id/profile_views',
  ])
    await perch.injectFault({ handle, fault: '401', route })
  await stepOnce(bench)
  expect(await stateOf(action.id)).toBe('failed')
  expect((await connection()).state).toBe('closed')
  expect(await notices()).toHaveLength(1)
})

test('somebody who has blocked the account ends neither the connection nor the bot', async () => {
  const action = await setUp('juniper_lane')
  await perch.injectFault({ handle, fault: '403_blocked', route: 'POST /2/users/:id/likes', times: 1 })
  await stepOnce(bench)
  expect(await stateOf(action.id)).toBe('failed')
  expect((await connection()).state).toBe('connected')
  expect((await bot()).state).toBe('running')
  expect(await notices()).toEqual([])
})

test('an action whose check beforehand is refused fails, and does not hold up the others', async () => {
  const like = await setUp('juniper_lane')
  const [post] = await perch.posts(handle, commonWords)
  const follow = await planAction(bench, user.id, accountId, 'follow', post ? { post } : {})
  await bench.sql(`update actions set created_at = created_at - interval '1 hour' where id = $1`, [follow.id])
  await perch.injectFault({ handle, fault: '403_blocked', route: 'GET /2/users/:id' })
  await stepOnce(bench)
  await bench.sql('update bots set due_at = $1, act_at = null where user_id = $2', [clock.now(), user.id])
  await stepOnce(bench)
  expect(await stateOf(follow.id)).toBe('failed')
  expect(await bench.sql('select data from live_events where data @> $1', [{ id: follow.id }])).toMatchObject([
    { data: { state: 'failed' } },
  ])
  expect(await stateOf(like.id)).toBe('success')
})

test('an unreachable network is tried again a minute later', async () => {
  const action = await setUp('juniper_lane')
  // Nothing listens there, so the request certainly never arrived.
  const unreachable = perchNetwork(`http://127.0.0.1:${await freePort()}`, clock)
  await stepOnce({ ...bench, ...offering(unreachable) })
  expect(await stateOf(action.id)).toBe('planned')
  expect((await bot()).due_at?.getTime()).toBe(clock.now().getTime() + minute)
  clock.forward(minute - 1)
  expect(await stepOnce(bench)).toBeNull()
  clock.forward(1)
  await stepOnce(bench)
  expect(await stateOf(action.id)).toBe('success')
})

test('a limit on one kind of action does not block other kinds', async () => {
  const first = await setUp('newhere_pete')
  await bench.sql('update bots set daily_follow_limit = 0 where user_id = $1', [user.id])
  const [post] = await perch.posts(handle, commonWords)
  const follow = await planAction(bench, user.id, accountId, 'follow', post ? { post } : {})
  await bench.sql(`update actions set created_at = created_at - interval '1 hour' where id = $1`, [follow.id])
  await stepOnce(bench)
  expect(await stateOf(first.id)).toBe('success')
  expect(await stateOf(follow.id)).toBe('planned')
})
