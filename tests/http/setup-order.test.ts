import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { connectAndAnalyze, perchTokens, sendForm } from '../kit/actor.ts'
import { digest } from '../kit/rows.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 40 })
})
beforeEach(async () => {
  actor = await seedActor(world)
})
afterAll(() => world?.close())

const start = () => actor.call('POST', '/bots/start', { config: { user_id: actor.id } })
const analyze = (twitter_handle: string) =>
  actor.call('POST', '/api/analyze-account', { user_id: actor.id, user_email: actor.email, twitter_handle })
const statusAndCode = async (answer: Response) => {
  const { error } = (await answer.json()) as { error: { code: string } }
  return [answer.status, error.code]
}

describe('setup steps must be completed in order', () => {
  test('an analysis needs a connection, and a bot needs an analysis', async () => {
    const before = await digest(world)
    expect(await statusAndCode(await start())).toEqual([409, 'not_connected'])
    expect(await statusAndCode(await analyze('finchroast'))).toEqual([409, 'not_connected'])
    expect(await digest(world)).toEqual(before)
    const { handle, ...tokens } = await perchTokens(world, 'finchroast')
    expect((await actor.call('POST', '/twitter/connect', { user_id: actor.id, ...tokens })).status).toBe(200)
    expect(await statusAndCode(await start())).toEqual([409, 'analysis_incomplete'])
    await connectAndAnalyze(world, actor, handle)
    expect((await start()).status).toBe(200)
    await actor.call('POST', '/twitter/disconnect', { user_id: actor.id })
    expect(await statusAndCode(await start())).toEqual([409, 'not_connected'])
  })

  test('without a chosen plan the setup cannot finish and its later pages do not open', async () => {
    const finish = () => sendForm(world, '/onboarding', { intent: 'finish' }, actor.cookie)
    expect((await finish()).status).toBe(409)
    const page = await fetch(`${world.origin}/onboarding?step=3`, { headers: { cookie: actor.cookie } })
    expect(await page.text()).toContain('>Welcome</h1>')
    expect((await sendForm(world, '/onboarding', { intent: 'plan', plan_type: 'pro' }, actor.cookie)).status).toBe(409)
    await sendForm(world, '/onboarding', { intent: 'plan', plan_type: 'free' }, actor.cookie)
    expect((await finish()).headers.get('location')).toBe('/dashboard')
  })
})

test('tokens of another account than the handle are rejected', async () => {
  const { handle: _own, ...tokens } = await perchTokens(world, 'finchroast')
  const before = await digest(world, actor.id)
  const body = { user_id: actor.id, ...tokens, twitter_handle: 'somebodyelse' }
  const answer = await actor.call('POST', '/twitter/connect', body)
  expect([answer.status, await answer.text()]).toEqual([
    422,
    expect.stringContaining('These tokens belong to @finchroast'),
  ])
  expect(await digest(world, actor.id)).toEqual(before)
})
