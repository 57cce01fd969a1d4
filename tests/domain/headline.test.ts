import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import type { ActionKind } from '#app/adapters/network/network.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { settle } from '#app/domain/bot/send/settle.ts'
import { loadHome } from '#app/domain/home/home.ts'
import { day, localTime } from '#app/domain/time.ts'
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
beforeEach(() => bench.sql('delete from users'))

async function sent(user: SessionUser, kind: ActionKind) {
  const at = clock.now()
  const local = localTime(at, 'UTC')
  const { id } = await planAction(bench, user.id, me.id, kind)
  await bench.sql(
    `update actions set state = 'sending', claimed_at = $2, local_day = $3, local_hour = $4 where id = $1`,
    [id, at, local.day, local.hour],
  )
  await settle(bench.db, { id, claimed_at: at }, { state: 'success', result_id: id, response_ms: 5 }, at)
}

async function headline(user: SessionUser) {
  const now = clock.now()
  const loaded = await loadHome(bench, user, now)
  const about = { user_id: user.id, name: 'me', first_day: true, now, network: 'Perch', time_zone: 'UTC' }
  return { loaded, ...textsOf({ ...loaded, ...about }) }
}

test('the headline counts the actions that “Actions Today” counts: a profile view is none', async () => {
  const user = await newBotUser(bench, me)
  for (const kind of ['like', 'reply', 'view'] as const) await sent(user, kind)
  const { loaded, news } = await headline(user)
  expect(news).toContain(`${loaded.figures.actions_today} actions.`)
  expect(loaded.figures.actions_today).toBe(2)
})

test('after a week without an action the headline does not say that none was ever sent', async () => {
  const user = await newBotUser(bench, me)
  const said = async () => {
    await bench.sql(`update bots set state = 'running'`)
    const { news } = await headline(user)
    await bench.sql(`update bots set state = 'stopped'`)
    return [news, (await headline(user)).news]
  }
  expect(await said()).toEqual(['Your bot is looking for its first post.', 'Nothing sent yet. Your bot is ready.'])
  await sent(user, 'like')
  clock.forward(8 * day)
  expect(await said()).toEqual([
    'Nothing sent in the last 7 days.',
    'Nothing sent in the last 7 days. Your bot is ready.',
  ])
})

test('a bot whose first drafts wait for the user isn’t said to look for its first post', async () => {
  const user = await newBotUser(bench, me)
  const { id } = await planAction(bench, user.id, me.id, 'reply')
  await bench.sql(
    `with waiting as (update actions set state = 'waiting' where id = $1 returning id, user_id)
     insert into drafts (action_id, user_id, shown_from) select id, user_id, $2 from waiting`,
    [id, clock.now()],
  )
  expect((await headline(user)).news).toBe('Your first drafts are ready.')
})
