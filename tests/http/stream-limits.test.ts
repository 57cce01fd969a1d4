import { afterAll, afterEach, beforeAll, expect, inject, test } from 'vitest'
import { seedActor } from '../kit/seed.ts'
import { openStream, type SseStream } from '../kit/sse.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
const streams: SseStream[] = []
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
})
afterEach(() => {
  for (const one of streams.splice(0)) one.destroy()
})
afterAll(() => world?.close())

async function open(cookie: string): Promise<SseStream> {
  const one = await openStream(`${world.origin}/events`, { cookie, accept: 'text/event-stream' })
  streams.push(one)
  await until(() => one.text().includes(': live\n\n'))
  return one
}

test('the oldest of more than twenty streams closes, and is told not to come back at once', async () => {
  const [who, other] = [await seedActor(world), await seedActor(world)]
  const stranger = await open(other.cookie)
  const oldest = await open(who.cookie)
  const others = await Promise.all(Array.from({ length: 19 }, () => open(who.cookie)))
  expect(oldest.ended()).toBe(false)
  const newest = await open(who.cookie)
  await until(() => oldest.ended())
  expect(oldest.events().at(-1)).toEqual({ event: 'replaced', id: null, data: {} })
  expect(oldest.text()).toMatch(/retry: 60000\n\n$/)
  expect([stranger, newest, ...others].filter((one) => one.ended() || one.broken())).toEqual([])
})

test('nobody opens a stream without a session', async () => {
  expect((await fetch(`${world.origin}/events`)).status).toBe(401)
})
