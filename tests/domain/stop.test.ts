import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Network } from '#app/adapters/network/network.ts'
import { startBot, stopBot } from '#app/domain/bot/bot.ts'
import { connect } from '#app/domain/connection/connection.ts'
import type { SessionUser } from '#app/domain/session/session.ts'
import { type Loop, runBots } from '#app/worker/bots.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { fastClock } from '../kit/hand-clock.ts'
import { giveProfile, newUser, planned } from '../kit/people.ts'
import { commonWords, type PerchBench, perchBench } from '../kit/perch.ts'
import { seeded, seedOf } from '../kit/random.ts'
import { sweepNow } from '../kit/steps.ts'
import { until } from '../kit/until.ts'

const handle = 'finchroast'
const times = 20
const write = /^POST/

let perch: PerchBench
let bench: Bench<Network>
let user: SessionUser
let accountId: string
let loops: Loop[]

beforeAll(async () => {
  // Two minutes between actions become a few hundredths of a second.
  const clock = fastClock(3000)
  perch = await perchBench(clock)
  bench = await startBench(inject('postgres'), clock, perch.network)
  const { account, credentials } = await perch.account(handle)
  user = await newUser(bench, { plan: 'pro' })
  await connect(bench, user, credentials, null, 'manual', clock.now())
  await giveProfile(bench, user.id, account)
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
const claimed = () =>
  bench.sql<Row>('select id, state from actions where user_id = $1 and claimed_at is not null order by id', [user.id])
const writes = async () => (await perch.calls(handle)).filter(({ route }) => write.test(route)).length

test(`a bot that is stopped in the middle of a step sends nothing more (${times} times)`, async () => {
  const random = seeded(seedOf(31))
  const posts = await perch.posts(handle, commonWords)
  expect(posts.length).toBeGreaterThan(60)
  let inFlight = 0
  let sent = 0
  for (let time = 0; time < times; time += 1) {
    await perch.calm()
    await bench.sql('truncate actions')
    const delay_ms = random.int(20, 120)
    for (const route of ['POST /2/users/:id/likes', 'POST /2/users/:id/profile_views'])
      await perch.trouble({ handle, route, fault: 'slow', delay_ms })
    const before = await writes()
    for (let at = 0; at < 12; at += 1)
      await planned(bench, user.id, accountId, random.pick(['like', 'view'] as const), {
        post: random.pick(posts),
      }).catch(() => undefined)
    await startBot(bench.db, perch.network, user, { max_actions_per_hour: 30 }, bench.clock.now())
    const wanted = random.int(1, 4)
    await until(async () => {
      for (const loop of loops) loop.wake()
      return (await writes()) - before >= wanted
    })

    await stopBot(bench.db, user.id, bench.clock.now())
    const atStop = await claimed()
    inFlight += atStop.filter(({ state }) => state === 'sending').length
    // The step that is under way ends and gives its lease back; then the loops look once more and find nothing.
    await until(async () => (await bench.sql('select 1 from bots where lease is not null')).length === 0)
    for (const loop of loops) loop.wake()
    await sweepNow(bench)
    const after = await claimed()
    expect(
      after.map(({ id }) => id),
      `time ${time}`,
    ).toEqual(atStop.map(({ id }) => id))
    expect(after.filter(({ state }) => state === 'sending')).toEqual([])
    // Each claimed action was called once, the open one included, and nothing else.
    expect((await writes()) - before, `time ${time}`).toBe(atStop.length)
    sent += atStop.length
  }
  expect(inFlight, 'some stops must have met an open call').toBeGreaterThan(times / 4)
  expect(sent).toBeGreaterThan(times)
  const bot = await bench.db.selectFrom('bots').selectAll().where('user_id', '=', user.id).executeTakeFirstOrThrow()
  expect(bot).toMatchObject({ state: 'stopped', due_at: null, stopped_reason: null })
})

test('a bot that was stopped and started again goes on with what was planned', async () => {
  await perch.calm()
  await bench.sql('truncate actions')
  const [post] = await perch.posts(handle, commonWords)
  const action = await planned(bench, user.id, accountId, 'like', post ? { post } : {})
  await startBot(bench.db, perch.network, user, {}, bench.clock.now())
  await stopBot(bench.db, user.id, bench.clock.now())
  await startBot(bench.db, perch.network, user, {}, bench.clock.now())
  await until(async () => {
    const [row] = await bench.sql<Row>('select state from actions where id = $1', [action.id])
    return row?.state === 'success'
  })
  await stopBot(bench.db, user.id, bench.clock.now())
})
