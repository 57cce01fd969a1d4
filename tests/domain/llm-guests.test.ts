import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Guest, Mind } from '#app/adapters/model/mind.ts'
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

const visitor: Guest = { guest: 'guests', by: [{ key: '192.0.2.1', share: 1 }] }
const ask = (mind: Mind) => mind.chooseTopic('How many?', ['Prices'], work())

test('visitors who have used up their share are answered without the model, users are not affected', async () => {
  let now = noon
  model.next(says({ topic: 1 }, 'stop', 4_950), says({ topic: 1 }, 'stop', 4_950))
  const guests = memoryMeter(10_000, { now: () => now })
  const users = memoryMeter(100_000)
  const { mind, fallbacks } = mindAt(model.url, { meterOf: (payer) => (payer === visitor ? guests : users) })
  expect(await ask(mind.for(visitor))).toBe('Prices')
  expect(await ask(mind.for(visitor))).toBeNull()
  expect(model.requests).toHaveLength(2)
  expect(fallbacks).toMatchObject([{ task: 'topic', kind: 'guest_budget' }])
  model.next(says({ topic: 1 }), says({ topic: 1 }))
  expect(await ask(mind.for({ user_id: 'one', use: 'chat', by: visitor.by }))).toBe('Prices')
  expect(model.requests).toHaveLength(4)
  now = new Date('2026-06-16T00:00:01Z')
  model.next(says({ topic: 1 }), says({ topic: 1 }))
  expect(await ask(mind.for(visitor))).toBe('Prices')
})

test('without the language model it is not asked', async () => {
  const { mind, fallbacks } = mindAt(model.url)
  expect(await ask(mind.for(visitor).unaided())).toBeNull()
  expect(model.requests).toHaveLength(0)
  expect(fallbacks).toEqual([])
})
