import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { halfSignedIn, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
})
afterAll(() => world?.close())
beforeEach(() => world.sql('delete from rate_limits'))

const post = (path: string, cookie: string, body: object) =>
  fetch(world.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: world.origin, ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  })

test('a session without its second factor learns from the chat no more than a guest', async () => {
  const ask = async (cookie: string) => {
    const answer = await post('/functions/v1/chatbot', cookie, { message: 'What plan am I on?' })
    expect(answer.status).toBe(200)
    return ((await answer.json()) as { response: string }).response
  }
  const [half, guest, whole] = [(await halfSignedIn(world)).cookie, '', (await seedActor(world)).cookie]
  expect(await ask(half)).toBe(await ask(guest))
  expect(await ask(whole)).not.toBe(await ask(guest))
})

test('what a session without its second factor writes to support is nobody’s', async () => {
  const { cookie } = await halfSignedIn(world)
  const message = { name: 'Ann', email: 'ann@example.com', subject: 'My phone', message: 'Please remove my two steps.' }
  expect((await post('/api/support-message', cookie, message)).status).toBe(201)
  expect(await world.sql('select user_id from support_messages')).toEqual([{ user_id: null }])
})
