import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Mind } from '#app/adapters/model/mind.ts'
import { says } from '../../sandbox/model/scripted-responses.ts'
import { type StandIn, startStandIn } from '../../sandbox/model/server.ts'
import { memoryMeter, mindAt, noon, work } from '../kit/mind/llm.ts'

let model: StandIn
beforeAll(async () => {
  model = await startStandIn({ host: '127.0.0.1', port: 0 })
})
beforeEach(() => {
  model.requests.length = 0
})
afterAll(() => model.close())

const ask = (mind: Mind) => mind.answer('How many actions do I get?', work())

test('visitors who have used up their share get answers from the help texts, users are not affected', async () => {
  let now = noon
  model.next(says('Free has 10 actions a day.', 'stop', 9_000))
  const guests = memoryMeter(10_000, { now: () => now })
  const users = memoryMeter(100_000)
  const { mind, fallbacks } = mindAt(model.url, { meterOf: (payer) => (payer === 'guests' ? guests : users) })
  expect(await ask(mind.for('guests'))).toBe('Free has 10 actions a day.')
  expect(await ask(mind.for('guests'))).toContain('(Help: ')
  expect(model.requests).toHaveLength(1)
  expect(fallbacks).toMatchObject([{ task: 'answer', kind: 'guest_budget' }])
  expect(await ask(mind.for({ user_id: 'one', use: 'chat' }))).toBe('Free has 10 actions a day.')
  expect(model.requests).toHaveLength(2)
  now = new Date('2026-06-16T00:00:01Z')
  expect(await ask(mind.for('guests'))).toBe('Free has 10 actions a day.')
})

test('without the language model it is not asked, and the help texts answer', async () => {
  const { mind, fallbacks } = mindAt(model.url)
  expect(await ask(mind.for('guests').unaided())).toContain('(Help: ')
  expect(model.requests).toHaveLength(0)
  expect(fallbacks).toEqual([])
})
