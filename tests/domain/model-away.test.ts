import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { loadHome } from '#app/domain/home/home.ts'
import { hour, minute } from '#app/domain/time.ts'
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

test('a language model that is away is said on the dashboard while the bot runs, and forgotten once it writes again', async () => {
  const user = await newBotUser(bench, me)
  const home = () => loadHome(bench, user, clock.now())
  const shown = async () => {
    const loaded = await home()
    const about = { user_id: user.id, name: 'me', first_day: false, now: clock.now(), network: 'Perch' }
    return [loaded.model_away?.posts ?? null, textsOf({ ...loaded, ...about, time_zone: 'UTC' }).news]
  }
  expect(await shown()).toEqual([null, 'Your bot is looking for its first post.'])
  const from = clock.now()
  for (let post = 0; post < 2; post += 1) {
    const { id } = await planAction(bench, user.id, me.id, 'reply', { text: null })
    await bench.sql(`update actions set state = 'skipped', code = 'no_model' where id = $1`, [id])
    clock.forward(5 * minute)
  }
  expect((await home()).model_away).toMatchObject({ posts: 2 })
  expect(new Date((await home()).model_away?.from ?? 0)).toEqual(from)
  expect((await shown())[1]).toMatch(/^No replies since/)
  await bench.sql(`update bots set state = 'stopped'`)
  expect((await shown())[1]).not.toMatch(/No replies since/)
  await bench.sql(`update bots set state = 'running'`)

  const { id } = await planAction(bench, user.id, me.id, 'reply')
  await bench.sql(`update actions set written_by = 'a model' where id = $1`, [id])
  expect((await home()).model_away).toBeNull()
})

test('nor is it said of a model that was away hours ago', async () => {
  const user = await newBotUser(bench, fakeAccount('4712', 'wren'))
  const { id } = await planAction(bench, user.id, '4712', 'reply', { text: null })
  await bench.sql(`update actions set state = 'skipped', code = 'no_model' where id = $1`, [id])
  clock.forward(4 * hour)
  expect((await loadHome(bench, user, clock.now())).model_away).toBeNull()
})
