import { beforeEach, describe, expect, test } from 'vitest'
import { minute } from '#app/domain/time.ts'
import { botWorld } from '../kit/bot-world.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { type Limits, type NewUserOptions, newBotUser } from '../kit/people.ts'

const me = fakeAccount('4711', 'finch')
const mind = eagerMind()
const world = botWorld(me, mind)
const { clock, network } = world
beforeEach(() => {
  mind.speechless = false
})

describe('a day of the bot', () => {
  const setUp = (options: NewUserOptions & Limits) => newBotUser(world.bench, me, options)
  const turnOffViews = () => world.bench.sql('update bots set enable_auto_view = false')
  const post = (change = {}) => fakePost({ text: coffeeText(), at: clock.now(), ...change })
  const newPost = () => {
    world.found = [post()]
  }

  test('does three actions at once, spreads the rest until the evening, and does none at night', async () => {
    clock.set('2026-06-15T08:00:00Z')
    await setUp({ plan: 'free', credits: 0, max_actions_per_hour: 15 })
    await turnOffViews()
    const times = await world.runUntil('2026-06-16T07:59:00Z', newPost)
    expect(times).toHaveLength(10)
    expect(times[2]?.getTime()).toBeLessThan(Date.parse('2026-06-15T08:15:00Z'))
    expect(times[9]?.getTime()).toBeGreaterThan(Date.parse('2026-06-15T17:00:00Z'))
    expect(times[9]?.getTime()).toBeLessThan(Date.parse('2026-06-15T22:00:00Z'))
  })

  test('on Free, trial credits add ten actions a day to the ten, spread over the day', async () => {
    clock.set('2026-06-15T08:00:00Z')
    await setUp({ plan: 'free', credits: 50, max_actions_per_hour: 15 })
    await turnOffViews()
    for (const [date, left] of [
      ['2026-06-15', 40],
      ['2026-06-16', 30],
    ]) {
      const times = await world.runUntil(`${date}T23:59:00Z`, newPost)
      expect([date, times.length]).toEqual([date, 20])
      expect(times[9]?.getTime()).toBeGreaterThan(Date.parse(`${date}T11:00Z`))
      expect(times[19]?.getTime()).toBeGreaterThan(Date.parse(`${date}T17:00Z`))
      expect(times[19]?.getTime()).toBeLessThan(Date.parse(`${date}T22:00Z`))
      expect(await world.bench.sql('select trial_credits from users')).toEqual([{ trial_credits: left }])
      expect(await world.bench.sql('select note, note_code from bots')).toEqual([{ note: null, note_code: 'day_done' }])
    }
    const times = await world.runUntil('2026-06-17T02:00:00Z', () => {})
    expect(times).toEqual([])
    expect(await world.bench.sql('select note_code from bots')).toEqual([{ note_code: null }])
  })

  test('does few actions if the mind writes no replies', async () => {
    clock.set('2026-06-15T08:00:00Z')
    await setUp({ plan: 'pro', max_actions_per_hour: 30 })
    mind.speechless = true
    await world.runUntil('2026-06-15T20:00:00Z', newPost, 2 * minute)
    const kinds = (kind: string) => network.done.filter((one) => one.kind === kind).length
    expect([kinds('reply'), kinds('like'), kinds('follow'), kinds('view')]).toEqual([0, 6, 2, 3])
  })

  test('on Free, likes and follows leave four of the ten actions for replies, even late ones', async () => {
    clock.set('2026-06-15T08:00:00Z')
    await setUp({ plan: 'free', credits: 0 })
    mind.speechless = true
    await world.runUntil('2026-06-15T17:30:00Z', newPost, 2 * minute)
    expect(network.done.filter(({ kind }) => kind === 'like' || kind === 'follow')).toHaveLength(6)
    mind.speechless = false
    await world.runUntil('2026-06-15T23:00:00Z', newPost, 2 * minute)
    expect(network.done.filter(({ kind }) => kind === 'reply')).toHaveLength(4)
  })

  test('profile views do not count against the ten actions of the day', async () => {
    clock.set('2026-06-15T08:00:00Z')
    await setUp({ plan: 'free', credits: 0 })
    await world.runUntil('2026-06-15T23:00:00Z', newPost)
    const views = network.done.filter(({ kind }) => kind === 'view').length
    expect(views).toBeGreaterThan(0)
    expect(network.done).toHaveLength(10 + views)
  })

  test('with replies, no kind of action exceeds twice its share of the day', async () => {
    clock.set('2026-06-15T08:00:00Z')
    await setUp({ plan: 'pro', max_actions_per_hour: 30 })
    await world.runUntil('2026-06-15T10:30:00Z', newPost)
    const total = network.done.length
    expect(total).toBeGreaterThan(30)
    for (const [kind, share] of Object.entries({ reply: 0.45, like: 0.3, view: 0.15, follow: 0.1 }))
      expect([kind, network.done.filter((one) => one.kind === kind).length / total <= 2 * share]).toEqual([kind, true])
  })
})
