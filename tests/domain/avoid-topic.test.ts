import { expect, test } from 'vitest'
import { loadRecentActions } from '#app/domain/activity/recent.ts'
import { steerFrom } from '#app/domain/bot/decide/steer.ts'
import { botSettings } from '#app/domain/bot/settings/settings.ts'
import { botWorld } from '../kit/bot-world.ts'
import { eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount } from '../kit/fake-network.ts'
import { newBotUser, planAction } from '../kit/people.ts'

const me = fakeAccount('4711', 'finch')
const world = botWorld(me, eagerMind())

test('a topic that is avoided from a row is shown there, and taken back there', async () => {
  const { bench, clock, network } = world
  const user = await newBotUser(bench, me)
  const { id } = await planAction(bench, user.id, me.id, 'like')
  await bench.sql(`update actions set topic = 'espresso' where id = $1`, [id])
  const isShown = async () =>
    (await loadRecentActions(bench.db, bench.networks, user.id, clock.now(), 1))[0]?.topic_avoided
  const steer = (remark: 'not_topic' | 'topic_again') => steerFrom(bench.db, user.id, id, remark, clock.now())
  expect(await isShown()).toBe(false)
  expect(await steer('not_topic')).toBe('“espresso”')
  expect(await isShown()).toBe(true)
  expect(await steer('topic_again')).toBe('“espresso”')
  expect([await isShown(), (await botSettings(bench.db, network, user)).avoid]).toEqual([false, []])
})
