import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { moveClock } from '../kit/clock.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { openStream } from '../kit/sse.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let actor: SeededActor
beforeAll(async () => {
  // Enough that none of many requests at once waits three seconds for a connection, which means 503.
  const env = { LOG_LEVEL: 'trace', DATABASE_POOL: '30' }
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5, env })
  actor = await seedActor(world)
})
afterAll(() => world?.close())
beforeEach(() => world.sql('delete from rate_limits'))

const newTicket = async () => {
  const answer = await actor.call('POST', '/api/stream-ticket')
  expect(answer.status).toBe(200)
  return (await answer.json()) as { ticket: string; expires_at: string }
}
const stream = (ticket: string) => openStream(`${world.origin}/events?token=${encodeURIComponent(ticket)}`, {})
const status = async (ticket: string) => {
  const opened = await stream(ticket)
  opened.destroy()
  return opened.status
}

test('a ticket opens one stream and is valid for a minute', async () => {
  const { ticket, expires_at } = await newTicket()
  expect(new Date(expires_at).getTime() - world.sandbox.clock.now().getTime()).toBeGreaterThan(55_000)
  expect(await status(ticket)).toBe(200)
  expect(await status(ticket)).toBe(401)
  const late = await newTicket()
  await moveClock(world, 60_001)
  expect(await status(late.ticket)).toBe(401)
})

test('of a hundred concurrent uses of a ticket one succeeds', async () => {
  const { ticket } = await newTicket()
  const statuses = await Promise.all(Array.from({ length: 100 }, () => status(ticket)))
  expect(statuses.filter((one) => one === 200)).toHaveLength(1)
})

test('a ticket opens nothing but a stream, and an invalid ticket opens none', async () => {
  const { ticket } = await newTicket()
  const bearer = { authorization: `Bearer ${ticket}` }
  expect((await fetch(`${world.origin}/auth/v1/user`, { headers: bearer })).status).toBeGreaterThan(400)
  expect((await fetch(`${world.origin}/api/analysis-progress/${actor.id}?token=${ticket}`)).status).toBe(401)
  for (const wrong of ['x', `${ticket}x`, ticket.split('.')[0] ?? '', '']) expect(await status(wrong)).toBe(401)
  expect(await status(ticket)).toBe(200)
})

test('a page can get a ticket with its cookie', async () => {
  const answer = await fetch(`${world.origin}/api/stream-ticket`, {
    method: 'POST',
    headers: { cookie: actor.cookie, origin: world.origin },
  })
  expect(await status(((await answer.json()) as { ticket: string }).ticket)).toBe(200)
})

test('only a ticket in the URL opens /events, no secret of the session', async () => {
  const progress = `/api/analysis-progress-stream/${actor.id}`
  const at = async (path: string, token: string) => {
    const opened = await openStream(`${world.origin}${path}?token=${encodeURIComponent(token)}`, {})
    opened.destroy()
    return opened.status
  }
  const { refresh_token } = (await (
    await fetch(`${world.origin}/auth/v1/token?grant_type=password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: actor.email, password: actor.password }),
    })
  ).json()) as { refresh_token: string }
  const cookie = actor.cookie.slice('warble='.length)
  for (const secret of [actor.access_token, refresh_token, cookie]) expect(await at('/events', secret)).toBe(401)
  for (const secret of [refresh_token, cookie]) expect(await at(progress, secret)).toBe(401)
  // Older API clients send their access token here; 404 because there is no analysis.
  expect(await at(progress, actor.access_token)).toBe(404)
  const { ticket } = await newTicket()
  expect(await at(progress, ticket)).toBe(404)
  expect([await at('/events', ticket), await at(progress, ticket)]).toEqual([401, 401])
  const other = await seedActor(world)
  expect(await at(`/api/analysis-progress-stream/${other.id}`, (await newTicket()).ticket)).toBe(404)
  for (const path of ['/auth/v1/user', `/twitter/user-info/${actor.id}`, '/dashboard'])
    expect([200]).not.toContain(await at(path, (await newTicket()).ticket))
  for (const secret of [ticket, actor.access_token.split('.')[2] ?? '', refresh_token, cookie])
    expect(world.output()).not.toContain(secret)
})

test('the stream ends with the session that requested the ticket', async () => {
  const other = await seedActor(world)
  const { ticket } = (await (await other.call('POST', '/api/stream-ticket')).json()) as { ticket: string }
  const unused = (await (await other.call('POST', '/api/stream-ticket')).json()) as { ticket: string }
  const live = await stream(ticket)
  await until(() => live.text() !== '')
  expect((await other.call('POST', '/auth/v1/logout?scope=local')).status).toBe(204)
  await until(() => live.ended())
  expect(await status(unused.ticket)).toBe(401)
})

test('the ticket’s secret is neither stored nor logged', async () => {
  const { ticket } = await newTicket()
  const secret = ticket.split('.')[1] ?? 'missing'
  expect(JSON.stringify(await world.sql('select * from stream_tickets'))).not.toContain(secret)
  await status(ticket)
  await until(() => world.output().includes('/events'))
  expect(world.output()).not.toContain(secret)
  expect(await world.sql('select 1 from stream_tickets where id = $1', [ticket.split('.')[0]])).toEqual([])
})
