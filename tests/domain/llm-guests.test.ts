import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Meter, Mind } from '#app/adapters/model/mind.ts'
import { says } from '../../sandbox/model/scripted-responses.ts'
import { type StandIn, startStandIn } from '../../sandbox/model/server.ts'
import { mindAt, noon, work } from '../kit/mind/llm.ts'

let model: StandIn
beforeAll(async () => {
  model = await startStandIn({ host: '127.0.0.1', port: 0 })
})
beforeEach(() => {
  model.requests.length = 0
})
afterAll(() => model.close())

test('visitors who are not signed in can use at most a tenth of the daily tokens, users are not affected', async () => {
  let now = noon
  model.next(says('Free has 10 actions a day.', 'stop', 9_000))
  const clock = { now: () => now, rate: () => 1 }
  const { mind, fallbacks } = mindAt(model.url, { dailyTokens: 100_000, clock })
  const ask = (round: Mind | undefined) => round?.answer('How many actions do I get?', work())
  expect(await ask(mind.forGuests?.())).toBe('Free has 10 actions a day.')
  expect(await ask(mind.forGuests?.())).toContain('10 actions')
  expect(model.requests).toHaveLength(1)
  expect(fallbacks).toMatchObject([{ task: 'answer', kind: 'guest_budget' }])
  const meter: Meter = { reserve: async () => async () => undefined }
  expect(await ask(mind.for?.(meter))).toBe('Free has 10 actions a day.')
  expect(model.requests).toHaveLength(2)
  now = new Date('2026-06-16T00:00:01Z')
  expect(await ask(mind.forGuests?.())).toBe('Free has 10 actions a day.')
})

test('tokens used by visitors count against the daily total, refused questions do not', async () => {
  model.next(says('Free has 10 actions a day.', 'stop', 9_000))
  const { mind } = mindAt(model.url, { dailyTokens: 100_000 })
  for (let round = 0; round < 40; round += 1) await mind.forGuests?.().answer('How many actions do I get?', work())
  expect(model.requests).toHaveLength(1)
  model.next(says('Free has 10 actions a day.', 'stop', 80_000))
  for (let round = 0; round < 3; round += 1) await mind.answer('How many actions do I get?', work())
  expect(model.requests).toHaveLength(3)
})
