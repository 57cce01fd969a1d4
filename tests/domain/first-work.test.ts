import { expect, test } from 'vitest'
import { stopBot } from '#app/domain/bot/schedule/bot.ts'
import { firstWorkOf } from '#app/domain/bot/schedule/first-work.ts'
import { chooseMode } from '#app/domain/bot/settings/settings.ts'
import { botWorld } from '../kit/bot-world.ts'
import { fakeAccount } from '../kit/fake-network.ts'
import { linkAccount, newBotUser, newUser, planAction } from '../kit/people.ts'

const me = fakeAccount('4711', 'finch')
const world = botWorld(me)
const { clock } = world
const night = '2026-06-15T23:30:00Z'
const noon = '2026-06-15T12:00:00Z'

test('before its first draft a bot says when its hours begin, a stopped one how to start it', async () => {
  const { db } = world.bench
  const user = await newBotUser(world.bench, me)
  const textAt = async (at: string) => {
    clock.set(at)
    return (await firstWorkOf(db, user, clock.now()))?.text
  }
  await chooseMode(db, user, 'copilot')
  expect(await textAt(night)).toBe('Your first drafts come at 8 AM, when the bot’s working hours begin.')
  expect(await textAt(noon)).toBe('The bot is looking for posts. Your first drafts show up here.')
  await chooseMode(db, user, 'autopilot')
  expect(await textAt(night)).toBe('Your first actions come at 8 AM, when the bot’s working hours begin.')
  await stopBot(db, user.id, clock.now())
  expect(await textAt(night)).toBe(
    'Start the bot on the dashboard. Its first actions come at 8 AM, when its working hours begin.',
  )
  expect(await textAt(noon)).toBe(
    'Start the bot on the dashboard, and its first actions come within half an hour, if it finds posts worth one.',
  )
})

test('who had a draft, an action or anything that came to nothing is no newcomer', async () => {
  const { db } = world.bench
  const user = await newBotUser(world.bench, me)
  const { id } = await planAction(world.bench, user.id, me.id, 'reply')
  for (const state of ['waiting', 'rejected', 'expired']) {
    await world.bench.sql('update actions set state = $2 where id = $1', [id, state])
    expect(await firstWorkOf(db, user, clock.now())).toBeNull()
  }
  await world.bench.sql(`update actions set state = 'skipped', text = null where id = $1`, [id])
  expect(await firstWorkOf(db, user, clock.now())).not.toBeNull()
})

test('a user without a bot is told to wake it up', async () => {
  const user = await newUser(world.bench)
  const first = () => firstWorkOf(world.bench.db, user, clock.now())
  const unconnected = 'Connect an account and start the bot. What it does then shows up here.'
  expect(await first()).toMatchObject({ running: false, text: unconnected })
  await linkAccount(world.bench, user.id, me)
  expect((await first())?.text).toMatch(/^Start the bot on the dashboard/)
})
