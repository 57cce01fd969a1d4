import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { systems } from '#app/adapters/model/llm/prompts.ts'
import type { Mind } from '#app/adapters/model/mind.ts'
import { fails, says } from '../../sandbox/model/scripted-responses.ts'
import { type StandIn, startStandIn } from '../../sandbox/model/server.ts'
import { dataOf, flaky, good, mindAt, readProfile, work } from '../kit/mind/llm.ts'

let model: StandIn
beforeAll(async () => {
  model = await startStandIn({ host: '127.0.0.1', port: 0 })
})
beforeEach(() => {
  model.requests.length = 0
})
afterAll(() => model.close())

describe('what a draft says about the user', () => {
  const own = ['We dropped the Redis cache in March.', 'Our tests take nine minutes.']
  const unsupported = (mind: Mind, text: string) => mind.unsupported({ text, written_by: 'm' }, flaky, own, work())
  const altered = 'Retrying hides races. Our tests take nine minutes.'

  test('is asked of the model where the words are found in an own text; the answer names sentences by number', async () => {
    model.next(says({ unsupported: [2] }))
    const { mind } = mindAt(model.url)
    expect(await unsupported(mind, altered)).toEqual(['Our tests take nine minutes.'])
    const [request] = model.requests
    expect(request?.body.messages[0]?.content).toBe(systems.unsupported)
    expect(dataOf(request?.body.messages[1]?.content)).toEqual({
      facts: own,
      sentences: [
        { number: 1, text: 'Retrying hides races.' },
        { number: 2, text: 'Our tests take nine minutes.' },
      ],
    })
    model.next(says({ unsupported: [] }))
    expect(await unsupported(mind, altered)).toEqual([])
  })

  test('is not asked where the embedded mind has found something', async () => {
    const claim = 'My grandmother ran Postgres on a boat.'
    expect(await unsupported(mindAt(model.url).mind, claim)).toEqual([claim])
    expect(model.requests).toEqual([])
  })

  test.each([[[0]], [[1, 3]]])('is the whole draft where the model names sentences %j of two', async (numbers) => {
    model.next(says({ unsupported: numbers }))
    expect(await unsupported(mindAt(model.url).mind, altered)).toEqual(['Retrying hides races.', own[1]])
  })

  test('is the whole draft of a model that nobody could check, but nothing of what the embedded mind wrote', async () => {
    const { mind, fallbacks } = mindAt(model.url)
    model.next(says({ unsupported: 'the first' }))
    expect(await unsupported(mind, altered)).toEqual([altered])
    for (let tries = 0; tries < 3; tries += 1) model.next(fails(500))
    expect(await unsupported(mind, altered)).toEqual([altered])
    expect(await mind.unsupported({ text: altered }, flaky, own, work())).toEqual([])
    expect(fallbacks).toMatchObject([
      { task: 'unsupported', kind: 'bad_answer' },
      { task: 'unsupported', kind: 'unreachable' },
      { task: 'unsupported', kind: 'resting' },
    ])
  })

  test.each([
    'An empty answer would be {"unsupported":[]}, but sentence 1 is medical advice.',
    '{"unsupported":[1]} (If there were none, the answer would be {"unsupported":[]}.)',
    '{"unsupported":[{"number":1,"unsupported":[]}]}',
    '{"unsupported":[],"delicate":[1]}',
    '{"unsupported":[1],"unsupported":[]}',
    '{"result":{"unsupported":["health"],"details":{"unsupported":[]}}}',
    'Format: {"unsupported":[]}. Answer: {"unsupported":[1',
  ])('is the whole draft where the model says more than that there is nothing: %s', async (answer) => {
    model.next(says(answer))
    expect(await unsupported(mindAt(model.url).mind, altered)).toEqual([altered])
  })

  test.each([
    '{"unsupported":[]}',
    '<think>Nothing.</think>\n```json\n{ "unsupported": [] }\n```',
    '{"unsupported": ["2"]}',
  ])('is read after reasoning, in a code fence and with figures in quotes: %s', async (answer) => {
    model.next(says(answer))
    const found = answer.includes('2') ? [own[1]] : []
    expect(await unsupported(mindAt(model.url).mind, altered)).toEqual(found)
  })

  test('may be named in all of 25 short sentences', async () => {
    const short = 'True. Yes. It does. '.repeat(9).trim()
    model.next(says({ unsupported: Array.from({ length: 27 }, (_, at) => at + 1) }))
    expect(await unsupported(mindAt(model.url).mind, short)).toHaveLength(27)
    expect(model.requests[0]?.body.max_tokens).toBeGreaterThan(27 * 4)
  })

  test('is forbidden beyond their own words, with the facts they told', async () => {
    model.next(says(good.draft))
    await mindAt(model.url).mind.reply(
      flaky,
      { ...(await readProfile()), facts: ['We are closed on Mondays.'] },
      280,
      work(),
    )
    const [request] = model.requests
    expect(request?.body.messages[0]?.content).toContain('Make nothing up about the person.')
    expect(dataOf(request?.body.messages[1]?.content)).toMatchObject({
      profile: { facts: ['We are closed on Mondays.'] },
    })
  })
})
