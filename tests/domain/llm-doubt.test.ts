import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { systems } from '#app/adapters/model/llm/prompts.ts'
import type { Engage, Judgement } from '#app/adapters/model/mind.ts'
import { standInModel } from '#app/content/stand-in.ts'
import type { Profile } from '#app/contract/profile.ts'
import { fails, says } from '../../sandbox/model/scripted-responses.ts'
import { type StandIn, startStandIn } from '../../sandbox/model/server.ts'
import { flaky, good, mindAt, noon, post, readProfile, work } from '../kit/mind/llm.ts'

let model: StandIn
let profile: Profile
beforeAll(async () => {
  model = await startStandIn({ host: '127.0.0.1', port: 0 })
  profile = await readProfile()
})
beforeEach(() => {
  model.requests.length = 0
})
afterAll(() => model.close())

const otherwise: Engage = { verdict: 'engage', score: 0.7, reason: 'They mention tests.' }
const doubt = { verdict: 'doubt', code: 'sensitive', reason: 'In doubt.', otherwise } as const
const joke = { verdict: 'skip', code: 'hostile', reason: 'It attacks someone.', otherwise } as const
const mindIn = (judged: Judgement, change = {}) =>
  mindAt(model.url, { fallback: { ...embeddedMind(), judge: async () => judged }, ...change })
const thread = [{ handle: 'lee', text: 'How did the release go?' }]

test.each([doubt, joke])('a $verdict is decided by one question, with the thread and the author', async (first) => {
  model.next(says({ class: 'ordinary', reason: 'They joke about a release.' }))
  const judged = await mindIn(first).mind.judge({ ...flaky, thread }, profile, noon, work())
  expect(judged).toEqual({ ...otherwise, reason: 'They joke about a release. They mention tests.' })
  expect(model.requests).toHaveLength(1)
  const [system, user] = model.requests[0]?.body.messages ?? []
  expect(system?.content).toBe(systems.doubt)
  expect(user?.content).toContain('How did the release go?')
  expect(user?.content).toContain(flaky.author.bio)
  expect(user?.content).toContain(`"suspected":"${first.code}"`)
})

test('what the model finds is skipped for its reason', async () => {
  model.next(says({ class: 'politics', reason: 'They ask for votes.' }))
  expect(await mindIn(doubt).mind.judge(flaky, profile, noon, work())).toEqual({
    verdict: 'skip',
    code: 'politics',
    reason: 'They ask for votes.',
  })
})

test('if the model fails, doubt stays doubt and a skip stays a skip', async () => {
  for (const first of [doubt, joke]) {
    model.next(fails(400))
    const { mind, fallbacks } = mindIn(first)
    expect(await mind.judge(flaky, profile, noon, work())).toMatchObject({
      verdict: first.verdict,
      reason: expect.stringContaining('judged without the language model'),
    })
    expect(fallbacks).toMatchObject([{ task: 'doubt' }])
  }
})

test('a reply asks as well, since not every caller had the post judged', async () => {
  model.next(says({ class: 'sensitive', reason: 'They lost a friend.' }))
  expect(await mindIn(doubt).mind.reply(flaky, profile, 280, work())).toMatchObject({
    verdict: 'skip',
    code: 'sensitive',
  })
  model.next(says({ class: 'ordinary', reason: 'They talk about tests.' }), says(good.draft))
  expect(await mindIn(doubt).mind.reply(flaky, profile, 280, work())).toMatchObject({ verdict: 'reply' })
})

test('a post on another topic that was suspected of harm is not shown to the model', async () => {
  const aside: Judgement = { verdict: 'skip', code: 'off_topic', reason: 'Off topic.', score: 0.4, is_final: true }
  expect(await mindIn(aside).mind.judge(flaky, profile, noon, work())).toEqual(aside)
  expect(model.requests).toHaveLength(0)
})

test('the stand-in answers the question too', async () => {
  model.next()
  const { mind } = mindIn(doubt, { model: standInModel })
  expect(await mind.judge(post('The retry loop is back, and so am I.'), profile, noon, work())).toMatchObject({
    verdict: 'engage',
    score: 0.7,
  })
})
