import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Payer, UsedUp } from '#app/adapters/model/mind.ts'
import type { Profile } from '#app/contract/profile.ts'
import { says, staysSilent } from '../../sandbox/model/scripted-responses.ts'
import { type StandIn, startStandIn } from '../../sandbox/model/server.ts'
import { flaky, good, memoryMeter, mindAt, movableTime, noon, readProfile, work } from '../kit/mind/llm.ts'
import { until } from '../kit/until.ts'

let model: StandIn
let profile: Profile
beforeAll(async () => {
  model = await startStandIn({ host: '127.0.0.1', port: 0 })
  profile = await readProfile()
})
beforeEach(() => {
  model.requests.length = 0
})
afterEach(() => void vi.restoreAllMocks())
afterAll(() => model.close())

const because = (reason: string) => `(judged without the language model, because ${reason})`

/** One meter for whoever pays. */
function onceFor(...limit: Parameters<typeof memoryMeter>) {
  const meter = memoryMeter(...limit)
  return () => meter
}

describe('limits of time and tokens', () => {
  test('an aborted call rejects at once without a fallback', async () => {
    model.next(staysSilent)
    const { mind, fallbacks } = mindAt(model.url)
    const call = new AbortController()
    const stopped = expect(mind.judge(flaky, profile, noon, call.signal)).rejects.toMatchObject({ name: 'AbortError' })
    await until(() => model.requests.length === 1)
    call.abort()
    await stopped
    await expect(mind.reply(flaky, profile, 280, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' })
    expect(model.requests).toHaveLength(1)
    expect(fallbacks).toEqual([])
  })

  test('all requests of one step share its time limit, and the next step has its own', async () => {
    const time = movableTime()
    model.next((response, request) => {
      time.forward(9_300)
      // The fifth question has less than 3 s left and is cut off.
      if (model.requests.length < 5) says(good.judgement)(response, request)
    })
    const { mind, fallbacks } = mindAt(model.url, { timeoutMs: 20_000 })
    const step = work()
    for (let i = 0; i < 6; i += 1) await mind.judge(flaky, profile, noon, step)
    expect(model.requests.length).toBeLessThan(6)
    expect(fallbacks.map(({ kind }) => kind)).toEqual(['slow', 'slow'])
    model.next(says(good.judgement))
    expect(await mind.judge(flaky, profile, noon, work())).toMatchObject({ score: 0.8 })
  })

  test('once the daily tokens are used up, the model is not asked until the next day', async () => {
    let now = noon
    model.next(says(good.judgement, 'stop', 9_000))
    const { mind, fallbacks } = mindAt(model.url, { meterOf: onceFor(10_000, { now: () => now }) })
    expect(await mind.judge(flaky, profile, now, work())).toMatchObject({ score: 0.8 })
    const judged = await mind.judge(flaky, profile, now, work())
    expect(judged.reason).toContain(because('it has reached its daily token limit'))
    expect(model.requests).toHaveLength(1)
    expect(fallbacks).toMatchObject([{ kind: 'budget', again: false }])
    await mind.judge(flaky, profile, now, work())
    expect(fallbacks.at(-1)).toMatchObject({ kind: 'budget', again: true })
    now = new Date('2026-06-16T00:00:01Z')
    expect(await mind.judge({ ...flaky, created_at: now }, profile, now, work())).toMatchObject({ score: 0.8 })
    expect(model.requests).toHaveLength(2)
  })

  test('a user whose daily share is used up sees the reason, and other users are not affected', async () => {
    model.next(says(good.judgement))
    const payerOf = (user_id: string): Payer => ({ user_id, use: 'account' })
    const { mind, fallbacks } = mindAt(model.url, {
      meterOf: (payer) => ({
        reserve: async () =>
          typeof payer === 'object' && 'user_id' in payer && payer.user_id !== 'ok'
            ? (payer.user_id as UsedUp)
            : async () => undefined,
      }),
    })
    const own = mind.for(payerOf('own'))
    expect(own.isUsedUp()).toBe(false)
    expect((await own.judge(flaky, profile, noon, work())).reason).toContain(
      because('your share of it for that day was used up'),
    )
    expect(own.isUsedUp()).toBe(true)
    expect(await own.reply(flaky, profile, 280, work())).toMatchObject({ verdict: 'skip', code: 'share_used_up' })
    const common = await mind.for(payerOf('common')).judge(flaky, profile, noon, work())
    expect(common.reason).toContain(because('your plan’s share of it for that day was used up'))
    expect(model.requests).toHaveLength(0)
    expect(fallbacks.map(({ kind }) => kind)).toEqual(['user_budget', 'user_budget', 'plan_budget'])
    const other = mind.for(payerOf('ok'))
    expect(await other.judge(flaky, profile, noon, work())).toMatchObject({ score: 0.8 })
    expect(other.isUsedUp()).toBe(false)
  })

  test('concurrent requests cannot exceed the token budget', async () => {
    model.next(says(good.judgement, 'stop', 3_000))
    const { mind } = mindAt(model.url, { meterOf: onceFor(6_000) })
    await Promise.all(Array.from({ length: 20 }, () => mind.judge(flaky, profile, noon, work())))
    expect(model.requests.length).toBeLessThanOrEqual(4)
  })
})
