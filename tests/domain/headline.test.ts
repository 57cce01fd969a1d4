import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { settle } from '#app/domain/bot/send/settle.ts'
import { loadHome } from '#app/domain/home/home.ts'
import { localTime } from '#app/domain/time.ts'
import { textsOf } from '#app/routes/dashboard/home/texts.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { newBotUser, planAction } from '../kit/people.ts'

const me = fakeAccount('4711', 'finch')
const clock = manualClock()
let bench: Bench<FakeNetwork>
beforeAll(async () => {
  bench = await startBench(inject('postgres'), clock, fakeNetwork(me))
})
afterAll(() => bench?.close())

test('the headline counts the actions that “Actions Today” counts: a profile view is none', async () => {
  const user = await newBotUser(bench, me)
  const at = clock.now()
  const local = localTime(at, 'UTC')
  for (const kind of ['like', 'reply', 'view'] as const) {
    const { id } = await planAction(bench, user.id, me.id, kind)
    await bench.sql(
      `update actions set state = 'sending', claimed_at = $2, local_day = $3, local_hour = $4 where id = $1`,
      [id, at, local.day, local.hour],
    )
    await settle(bench.db, { id, claimed_at: at }, { state: 'success', result_id: id, response_ms: 5 }, at)
  }
  const loaded = await loadHome(bench, user, at)
  const about = { user_id: user.id, name: 'me', first_day: true, now: at, network: 'Perch', time_zone: 'UTC' }
  const { news } = textsOf({ ...loaded, ...about })
  expect(news).toContain(`${loaded.figures.actions_today} actions.`)
  expect(loaded.figures.actions_today).toBe(2)
})
