import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { perchTokens } from '../kit/actor.ts'
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

const refusedFields = async (path: string, body: unknown) => {
  const answer = await actor.call('POST', path, body)
  const { error } = (await answer.json()) as { error: { fields?: Record<string, string> } }
  return [answer.status, Object.keys(error.fields ?? {})]
}

test('a refusal names each field as the call sent it, by the domain as by the contract', async () => {
  const start = (config: Record<string, number>) =>
    refusedFields('/bots/start', { config: { user_id: actor.id, ...config } })
  const sent = ['config.max_actions_per_hour', 'config.follow_limit']
  expect(await start({ max_actions_per_hour: 99, follow_limit: 99 })).toEqual([422, sent])
  expect(await start({ max_actions_per_hour: 20, follow_limit: 9 })).toEqual([422, sent])
  const { handle: _own, ...tokens } = await perchTokens(world, 'finchroast')
  const connect = (body: Record<string, string>) => refusedFields('/twitter/connect', { user_id: actor.id, ...body })
  expect(await connect({ ...tokens, twitter_handle: '@somebodyelse' })).toEqual([422, ['twitter_handle']])
  expect(await connect({ auth_token: 'wrong', ct0_token: 'wrong' })).toEqual([422, ['auth_token']])
})

test('a handle may come with its @, in any case', async () => {
  const { handle, ...tokens } = await perchTokens(world, 'finchroast')
  const twitter_handle = `@${handle.toUpperCase()}`
  const connected = await actor.call('POST', '/twitter/connect', { user_id: actor.id, ...tokens, twitter_handle })
  expect(await connected.json()).toMatchObject({ handle, is_connected: true })
  const body = { user_id: actor.id, user_email: actor.email, twitter_handle }
  expect((await actor.call('POST', '/api/analyze-account', body)).status).toBe(202)
  for (const name of ['@finchroast', '%40FinchRoast'])
    expect((await actor.call('GET', `/api/custom-prompt/${actor.id}/${name}`)).status).toBe(200)
})
