import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { connectAndAnalyze } from '../kit/actor.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 20 })
})
afterAll(() => world?.close())
beforeEach(async () => {
  actor = await seedActor(world)
})

interface Progress {
  current_step: string
  welcome_completed: boolean
  plan_selected: boolean
  twitter_connected: boolean
  account_analyzed: boolean
  setup_completed: boolean
  is_completed: boolean
}

const at = (rest: string) => `/api/onboarding-progress/${actor.id}${rest}`

async function statusAndBody<T>(method: string, path: string, body?: unknown): Promise<[number, T]> {
  const response = await actor.call(method, path, body)
  return [response.status, (await response.json()) as T]
}

const refused = (code: string) => ({ error: { code, message: expect.any(String) } })
const choosePlan = () => world.sql('insert into onboarding (user_id, plan_selected_at) values ($1, now())', [actor.id])
const timestamps = () =>
  world.sql<{ welcome_completed_at: Date | null; setup_completed_at: Date | null }>(
    'select welcome_completed_at, setup_completed_at from onboarding where user_id = $1',
    [actor.id],
  )

test('steps that the server verifies itself cannot be recorded by the client', async () => {
  for (const step of ['plan_selected', 'extension_installed', 'twitter_connected', 'account_analyzed'])
    expect(await statusAndBody('POST', at(`/complete/${step}`))).toEqual([409, refused('not_yet')])
  // The setup needs a chosen plan.
  expect(await statusAndBody('POST', at('/complete/setup_completed'))).toEqual([409, refused('not_yet')])
  expect(await timestamps()).toEqual([])
  const [welcomed] = await statusAndBody('POST', at('/complete/welcome_completed'))
  expect([welcomed, (await timestamps())[0]?.welcome_completed_at]).toEqual([200, expect.any(Date)])
  for (const step of ['constructor', 'nothing', '0', '%E2%82%AC', 'x'.repeat(2000)])
    expect(await statusAndBody('POST', at(`/complete/${step}`))).toEqual([404, refused('not_found')])
})

test('connecting and analyzing an account completes those steps by itself', async () => {
  await connectAndAnalyze(world, actor, 'finchroast')
  expect(await statusAndBody('GET', at('/current-step'))).toEqual([200, { current_step: 'plan_selected', step: 1 }])
  for (const step of ['extension_installed', 'twitter_connected', 'account_analyzed'])
    expect((await statusAndBody('POST', at(`/complete/${step}`)))[0]).toBe(200)
  await choosePlan()
  const [status, progress] = await statusAndBody<Progress>('POST', at('/complete/setup_completed'))
  expect([status, progress.setup_completed, progress.is_completed]).toEqual([200, true, true])
  expect(await statusAndBody('GET', at('/current-step'))).toEqual([200, { current_step: 'setup_completed', step: 4 }])

  const [, after] = await statusAndBody<Progress>('POST', at('/reset'))
  expect(after).toMatchObject({ plan_selected: false, setup_completed: false, twitter_connected: true })
  expect(after).toMatchObject({ account_analyzed: true, current_step: 'plan_selected' })
  expect((await actor.call('GET', `/twitter/user-info/${actor.id}`)).status).toBe(200)
  await actor.call('POST', '/twitter/disconnect', { user_id: actor.id })
})

test('tracking records the welcome step, and the setup step once it may be completed', async () => {
  const track = (step: unknown, more = {}) =>
    statusAndBody('POST', '/onboarding/track', { user_id: actor.id, step, ...more })
  for (const step of [1, 2, 3, 4]) expect(await track(step)).toEqual([200, { recorded: false }])
  expect(await timestamps()).toEqual([])
  expect(await track(0, { data: { secret: 'not kept' }, timestamp: 1 })).toEqual([200, { recorded: true }])
  await world.sql('update onboarding set plan_selected_at = now() where user_id = $1', [actor.id])
  expect(await track(4)).toEqual([200, { recorded: true }])
  expect((await timestamps())[0]).toEqual({
    welcome_completed_at: expect.any(Date),
    setup_completed_at: expect.any(Date),
  })
  for (const step of [-1, 5, 1.5, '0', null, undefined]) expect((await track(step))[0]).toBe(422)
  expect((await track(0, { data: 'text' }))[0]).toBe(422)
})

test('completing the onboarding records all steps or none', async () => {
  const complete = (claims: object) =>
    statusAndBody<Progress>('POST', '/onboarding/complete', { user_id: actor.id, ...claims })
  const falseClaims = [{ twitter_connected: true }, { extension_installed: true }, { onboarding_complete: true }]
  for (const claim of falseClaims) {
    expect(await complete({ welcome_completed: true, ...claim })).toEqual([409, refused('not_yet')])
    expect(await timestamps()).toEqual([])
  }
  await choosePlan()
  const [status, progress] = await complete({ welcome_completed: true, account_setup: true, timestamp: 5 })
  expect([status, progress.setup_completed, progress.is_completed]).toEqual([200, true, false])
  expect((await complete({ welcome_completed: 'yes' }))[0]).toBe(422)
})

test('rejects a user id as token and another user’s id', async () => {
  const twin = await seedActor(world)
  const bodies: [string, object][] = [
    ['/onboarding/track', { step: 0 }],
    ['/onboarding/complete', { welcome_completed: true }],
  ]
  for (const [path, body] of bodies) {
    const asUserId = await fetch(world.origin + path, {
      method: 'POST',
      headers: { authorization: `Bearer ${actor.id}`, 'content-type': 'application/json' },
      body: JSON.stringify({ user_id: actor.id, ...body }),
    })
    expect(asUserId.status).toBe(401)
    for (const user_id of [twin.id, randomUUID(), 'x'])
      expect(await statusAndBody('POST', path, { user_id, ...body })).toEqual([404, refused('not_found')])
  }
  for (const rest of ['/reset', '/complete/welcome_completed'])
    expect((await actor.call('POST', `/api/onboarding-progress/${twin.id}${rest}`)).status).toBe(404)
  expect(await world.sql('select 1 from onboarding where user_id = any($1)', [[actor.id, twin.id]])).toEqual([])
})
