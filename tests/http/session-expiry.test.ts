import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { cookiesOf, sendForm, signInActor } from '../kit/actor.ts'
import { moveClock } from '../kit/clock.ts'
import { seedActor } from '../kit/seed.ts'
import { openStream, type SseStream } from '../kit/sse.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

const minute = 60_000
const env = { SESSION_IDLE_SECONDS: '600', SESSION_SECONDS: '3600' }

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5, env })
})
afterAll(() => world?.close())
beforeEach(() => world.sql('delete from rate_limits'))

/** A user with a browser and an API client, and the headers of each. */
async function newUser() {
  const { email, password } = await seedActor(world)
  const cookie = cookiesOf(await sendForm(world, '/login', { intent: 'sign-in', email, password }))
  const actor = await signInActor(world, email, password)
  return { actor, page: { cookie }, program: { authorization: `Bearer ${actor.access_token}` } }
}

async function live(headers: Record<string, string>): Promise<SseStream> {
  const stream = await openStream(`${world.origin}/events`, headers)
  await until(() => stream.text().includes(': live\n\n'))
  return stream
}
const use = async (headers: Record<string, string>) => {
  const answer = await fetch(`${world.origin}/dashboard`, { headers, redirect: 'manual' })
  await answer.text()
  return answer.status
}
const statusOfStream = async (headers: Record<string, string>) =>
  (await openStream(`${world.origin}/events`, headers)).status

test('a stream ends when its session reaches the maximum age, however much it was used', async () => {
  const { actor, page, program } = await newUser()
  const streams = [await live(page), await live(program)]
  for (let at = 0; at < 9; at += 1) {
    await moveClock(world, 6 * minute)
    expect([await use(page), (await actor.call('GET', '/auth/v1/user')).status]).toEqual([200, 200])
  }
  expect(streams.map((stream) => stream.ended())).toEqual([false, false])
  await moveClock(world, 6 * minute)
  await until(() => streams.every((stream) => stream.ended()))
  // The event makes a page ask to sign in again instead of reconnecting.
  for (const stream of streams) expect(stream.events().at(-1)).toMatchObject({ event: 'session', data: {} })
  expect([await statusOfStream(page), await statusOfStream(program)]).toEqual([401, 401])
})

test('an open stream does not count as use of its session, and ends when the session expires unused', async () => {
  const [idle, busy] = [await newUser(), await newUser()]
  const [unused, used] = [await live(idle.page), await live(busy.page)]
  await moveClock(world, 6 * minute)
  expect(await use(busy.page)).toBe(200)
  expect(unused.ended()).toBe(false)
  await moveClock(world, 5 * minute)
  await until(() => unused.ended())
  expect(await statusOfStream(idle.page)).toBe(401)
  await sendForm(world, '/onboarding', { intent: 'welcome' }, busy.page.cookie)
  await used.event(({ event }) => event === 'onboarding')
  expect(used.text()).not.toContain('session')
  await moveClock(world, 11 * minute)
  await until(() => used.ended())
})
