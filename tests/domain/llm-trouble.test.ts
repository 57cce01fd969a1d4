import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { checkDraft } from '#app/adapters/model/checks.ts'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { nobody, sentTextsOf } from '#app/adapters/model/likeness.ts'
import type { Profile } from '#app/contract/profile.ts'
import { breaksOff, drips, fails, says, sends, staysSilent, usageOf } from '../../sandbox/model/scripted-responses.ts'
import { type StandIn, standInPath, startStandIn } from '../../sandbox/model/server.ts'
import { completion } from '../../sandbox/model/wire.ts'
import {
  flaky,
  good,
  key,
  memoryMeter,
  mindAt,
  movableTime,
  noon,
  ownPosts,
  person,
  readProfile,
  work,
} from '../kit/mind/llm.ts'
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

describe('the language model is asked again', () => {
  test('after 429 and after 500', async () => {
    model.next(fails(429, { 'retry-after': '0' }), fails(500), says(good.judgement))
    const { mind, fallbacks } = mindAt(model.url)
    expect(await mind.judge(flaky, profile, noon, work())).toMatchObject({ verdict: 'engage', score: 0.8 })
    expect(model.requests).toHaveLength(3)
    expect(fallbacks).toEqual([])
  })

  test('after a request that hung', async () => {
    model.next(staysSilent, says(good.judgement))
    const limiting = vi.spyOn(globalThis, 'setTimeout')
    const { mind, fallbacks } = mindAt(model.url, { timeoutMs: 20_000 })
    const judged = mind.judge(flaky, profile, noon, work())
    await until(() => model.requests.length === 1)
    const [late] = limiting.mock.calls.find(([, ms]) => ms === 12_000) ?? []
    expect(late, 'the first try leaves time for another').toBeDefined()
    late?.()
    expect(await judged).toMatchObject({ score: 0.8 })
    expect(fallbacks).toEqual([])
  })

  test('after the delay that the server asks for, unless that is too long', async () => {
    model.next(fails(429, { 'retry-after': '60' }))
    const { mind, fallbacks } = mindAt(model.url)
    const judged = await mind.judge(flaky, profile, noon, work())
    expect(judged.reason).toContain(because('it’s busy and asked us to slow down'))
    expect(model.requests).toHaveLength(1)
    expect(fallbacks).toMatchObject([{ task: 'judge', kind: 'busy', status: 429 }])
  })
})

describe('the mind falls back to the embedded one and says so', () => {
  test('on 5xx after two retries, then leaves the model alone for a while', async () => {
    model.next(fails(503))
    const time = movableTime()
    const { mind, fallbacks } = mindAt(model.url, { restMs: 60_000 })
    const expected = await embeddedMind().judge(flaky, profile, noon, work())
    const judged = await mind.judge(flaky, profile, noon, work())
    expect(judged).toEqual({ ...expected, reason: `${expected.reason} ${because('it can’t be reached')}` })
    expect(model.requests).toHaveLength(3)
    expect((await mind.judge(flaky, profile, noon, work())).reason).toContain(because('it failed a moment ago'))
    expect(model.requests).toHaveLength(3)
    expect(fallbacks.map(({ kind }) => kind)).toEqual(['unreachable', 'resting'])
    time.forward(60_000)
    model.next(says(good.judgement))
    expect(await mind.judge(flaky, profile, noon, work())).toMatchObject({ score: 0.8 })
  })

  test('for whoever asked about a text that the server fails at; for everyone, once three in a row fail', async () => {
    movableTime()
    const { mind } = mindAt(model.url, { restMs: 60_000 })
    const asked = async (of: string, answer = fails(500)) => {
      model.next(answer)
      model.requests.length = 0
      await mind.for({ user_id: of, use: 'account' }).judge(flaky, profile, noon, work())
      return model.requests.length
    }
    expect([await asked('one'), await asked('one')]).toEqual([3, 0])
    expect([await asked('two', says(good.judgement)), await asked('two'), await asked('three')]).toEqual([1, 3, 3])
    expect(await asked('four', says(good.judgement)), 'a success between').toBe(1)
    expect([await asked('five'), await asked('six'), await asked('seven'), await asked('eight')]).toEqual([3, 3, 3, 0])
  })

  test.each([400, 401, 403, 404])('on %i without a retry', async (status) => {
    model.next(fails(status))
    const { mind, fallbacks } = mindAt(model.url)
    await mind.judge(flaky, profile, noon, work())
    expect(model.requests).toHaveLength(1)
    expect(fallbacks).toMatchObject([{ kind: 'refused', status }])
  })

  test.each([400, 403])('on a text refused with %i, but asks the model about the next post', async (status) => {
    model.next(fails(status), says(good.judgement))
    const { mind } = mindAt(model.url)
    await mind.judge(flaky, profile, noon, work())
    expect(await mind.judge(flaky, profile, noon, work())).toMatchObject({ score: 0.8 })
  })

  test('during an outage without using up the token budget', async () => {
    model.next(fails(503), fails(503), fails(503), says(good.judgement))
    const meter = memoryMeter(2_500)
    const { mind } = mindAt(model.url, { meterOf: () => meter, restMs: 0 })
    await mind.judge(flaky, profile, noon, work())
    expect(await mind.judge(flaky, profile, noon, work())).toMatchObject({ score: 0.8 })
  })

  test.each([
    ['no answer', staysSilent],
    ['a slowly dripping answer', drips(good.judgement)],
  ])('on %s, within the timeout', async (_name, answer) => {
    model.next(answer)
    const { mind, fallbacks } = mindAt(model.url, { timeoutMs: 600 })
    await mind.judge(flaky, profile, noon, work())
    expect(fallbacks).toMatchObject([{ kind: 'timeout' }])
  })

  test('if nothing listens at the address', async () => {
    const { mind, fallbacks } = mindAt('http://127.0.0.1:9/v1')
    await mind.judge(flaky, profile, noon, work())
    expect(fallbacks).toMatchObject([{ kind: 'unreachable' }])
  })

  test('on a redirect, without sending the key along', async () => {
    model.next((response) => {
      response.writeHead(307, { location: `${model.url}elsewhere` }).end()
    })
    const { mind, fallbacks } = mindAt(model.url)
    await mind.judge(flaky, profile, noon, work())
    expect(new Set(model.requests.map(({ path }) => path))).toEqual(new Set([`${standInPath}/chat/completions`]))
    expect(fallbacks).toHaveLength(1)
  })

  test('on a connection that is cut during the answer', async () => {
    model.next(breaksOff)
    const { mind, fallbacks } = mindAt(model.url)
    await mind.judge(flaky, profile, noon, work())
    expect(fallbacks).toHaveLength(1)
  })

  test.each([
    ['an empty body', sends('')],
    ['a body that is not JSON', sends('<html>gateway</html>')],
    ['an unknown JSON object', sends('{"hello":1}')],
    ['no choices', sends('{"choices":[]}')],
    ['no content', says(null)],
    ['empty content', says('')],
    ['broken JSON', says('{"verdict":"engage","score":')],
    ['a refusal in plain text', says('I am sorry, but I cannot help with that.')],
    ['another schema', says({ answer: 42 })],
    ['an unknown verdict', says({ ...good.judgement, verdict: 'maybe' })],
    ['a score out of range', says({ ...good.judgement, score: 7 })],
    ['a skip without a code', says({ ...good.judgement, verdict: 'skip' })],
    ['an overlong reason', says({ ...good.judgement, reason: 'word '.repeat(200) })],
    ['a truncated answer', says(good.judgement, 'length')],
  ])('on %s, without a retry', async (_name, answer) => {
    model.next(answer)
    const { mind, fallbacks } = mindAt(model.url)
    const judged = await mind.judge(flaky, profile, noon, work())
    expect(judged.reason).toContain(because('its answer couldn’t be used'))
    expect(fallbacks).toMatchObject([{ task: 'judge', kind: 'bad_answer' }])
    expect(model.requests).toHaveLength(1)
  })

  test.each([
    ['with a content length', (text: string) => sends(text)],
    [
      'chunked',
      (text: string) => (response: import('node:http').ServerResponse) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        response.write(text.slice(0, 100))
        response.end(text.slice(100))
      },
    ],
  ])('on an answer of 10 MB, %s, without reading all of it', async (_name, answer) => {
    model.next(
      answer(completion(JSON.stringify({ ...good.judgement, reason: 'x'.repeat(10_000_000) }), 'stop', usageOf(200))),
    )
    const { mind, fallbacks } = mindAt(model.url)
    await mind.judge(flaky, profile, noon, work())
    expect(fallbacks).toMatchObject([{ kind: 'too_long' }])
    expect(model.requests).toHaveLength(1)
  })

  test('on a draft that fails the checks, with a reply that passes them', async () => {
    const { mind, fallbacks } = mindAt(model.url)
    const bad = [
      "I'm sorry, but I can't help with that.",
      'Great post!',
      'You are an idiot, and your flaky fixtures are garbage like everything you write.',
      'See https://evil.example about fixtures',
      'a'.repeat(900),
    ]
    for (const text of bad) {
      model.next(says({ ...good.draft, text }))
      const draft = await mind.reply(flaky, profile, 280, work())
      if (draft.verdict === 'skip')
        expect(draft.reason).toMatch(/^The draft |^There’s no reply .*, because its draft didn’t pass our checks\.$/)
      else
        expect(checkDraft(draft.text, { post: flaky, profile, recent: nobody, maxLength: 280 })).toEqual({ ok: true })
    }
    model.next(says(good.draft))
    const again = await mind.reply(flaky, profile, 280, work(), async () => sentTextsOf([good.draft.text]))
    expect(again).not.toMatchObject({ text: good.draft.text })
    expect(fallbacks.map(({ kind }) => kind)).toEqual(Array(6).fill('bad_draft'))
  })

  test('in an analysis, with a note, and in the support chat', async () => {
    model.next(says({ ...good.profile, prompts: [{ title: 'x', text: 'y', post_ids: ['invented'] }] }))
    const { mind, fallbacks } = mindAt(model.url)
    const read = await mind.analyze(person(), ownPosts, work())
    expect(read).toEqual({
      ...profile,
      note: 'This analysis was done without the language model, because its answer couldn’t be used.',
    })
    model.next(says('Go to https://evil.example'))
    expect(await mind.chooseTopic('How many?', ['Prices'], work())).toBeNull()
    expect(fallbacks.map(({ task }) => task)).toEqual(['analyze', 'topic'])
  })
})

test('logged fallbacks and thrown errors contain neither the key nor prompts nor answers', async () => {
  const { mind, fallbacks } = mindAt(model.url)
  for (const answer of [fails(400), fails(401), sends(`{"secret answer ${key}`), says(`secret answer ${key}`)]) {
    model.next(answer)
    const fresh = mindAt(model.url, { onFallback: (reason) => fallbacks.push(reason) }).mind
    const judged = await fresh.judge(flaky, profile, noon, work())
    expect(JSON.stringify(judged)).not.toContain(key)
  }
  model.next(staysSilent)
  const thrown: unknown = await mind.judge(flaky, profile, noon, AbortSignal.timeout(50)).catch((error) => error)
  const { inspect } = await import('node:util')
  const logged = inspect([fallbacks, thrown], { depth: 20 })
  expect(fallbacks).toHaveLength(4)
  expect(logged).not.toContain(key)
  expect(logged).not.toContain('secret answer')
  expect(logged).not.toContain('integration tests')
})
