import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Network } from '#app/adapters/network/network.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { startBot, stopBot } from '#app/domain/bot/schedule/bot.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { runBots } from '#app/worker/bots.ts'
import type { Loop } from '#app/worker/loop.ts'
import { stopFaults, stopRun } from '../chaos/stop.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { full } from '../kit/full.ts'
import { fastClock } from '../kit/manual-clock.ts'
import { insertAnalysis, newUser, planAction } from '../kit/people.ts'
import { commonWords, type PerchBench, perchBench } from '../kit/perch.ts'
import { seedOf } from '../kit/random.ts'
import { until } from '../kit/until.ts'

const handle = 'finchroast'

let perch: PerchBench
let bench: Bench<Network>
let user: SessionUser
let accountId: string
let loops: Loop[]

beforeAll(async () => {
  // With the clock at ×3000, two minutes between actions take 40 ms.
  const clock = fastClock(3000)
  perch = await perchBench(clock)
  bench = await startBench(inject('postgres'), clock, perch.network)
  const { account, credentials } = await perch.account(handle)
  user = await newUser(bench, { plan: 'pro' })
  await connect(bench, user, credentials, null, 'manual', clock.now())
  await insertAnalysis(bench, user.id, account)
  accountId = account.id
  loops = [runBots(bench), runBots(bench)]
})
afterAll(async () => {
  await Promise.all(loops?.map((loop) => loop.stop()) ?? [])
  await bench?.close()
  await perch?.close()
})

interface Row extends Record<string, unknown> {
  id: string
  state: string
}
test('a bot stopped in the middle of a step sends nothing more', async () => {
  const times = full ? 30 : 3
  const report = await stopRun({ postgres: inject('postgres'), seed: seedOf(31), stops: times })
  expect(stopFaults(report)).toEqual([])
  expect(report.stops).toBe(times)
  expect(report.during_open_call, 'some stops must happen during an open call').toBeGreaterThanOrEqual(times / 2)
  expect(report.sent).toBeGreaterThan(times)
})

test('a stopped bot has the state "stopped" and no due time', async () => {
  await startBot(bench.db, perch.network, user, {}, bench.clock.now())
  await stopBot(bench.db, user.id, bench.clock.now())
  const bot = await bench.db.selectFrom('bots').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow()
  expect(bot).toMatchObject({ state: 'stopped', due_at: null, act_at: null, stopped_reason: null })
})

test('a bot that is stopped and started again continues with the drafts that were approved', async () => {
  await perch.clearFaults()
  await bench.sql('truncate actions cascade')
  const [post] = await perch.posts(handle, commonWords)
  const action = await planAction(bench, user.id, accountId, 'like', post ? { post } : {})
  await bench.sql(`update actions set source = 'approved'`)
  await startBot(bench.db, perch.network, user, {}, bench.clock.now())
  await stopBot(bench.db, user.id, bench.clock.now())
  await startBot(bench.db, perch.network, user, {}, bench.clock.now())
  await until(async () => {
    const [row] = await bench.sql<Row>('select state from actions where id = $1', [action.id])
    return row?.state === 'success'
  })
  await stopBot(bench.db, user.id, bench.clock.now())
})
