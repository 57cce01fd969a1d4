import { type ClientRequest, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { moveClock } from '../kit/clock.ts'
import { inBatches } from '../kit/in-batches.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { failuresIn } from '../kit/server.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5, env: { TRUSTED_PROXIES: '1' } })
  actor = await seedActor(world)
})
afterAll(() => world?.close())

const get = (path: string, address: string, headers: Record<string, string> = {}) =>
  fetch(world.origin + path, { redirect: 'manual', headers: { 'x-forwarded-for': address, ...headers } })

/** Reads as many pages as one may in a minute. */
const readAll = (address: string, headers: Record<string, string> = {}) =>
  inBatches(Array.from({ length: 600 }), async () => {
    const { status } = await get('/robots.txt', address, headers)
    if (status !== 200) throw new Error(`a page within the limit answered ${status}`)
  })

test('an address reads 600 pages a minute, and then a page that says so; others read on', async () => {
  await readAll('192.0.2.1')
  for (const path of ['/login?next=%2Fdashboard%22', '/no/such', '/robots.txt']) {
    const refused = await get(path, '192.0.2.1', { cookie: 'warble=nobody; warble_theme=dark' })
    const html = await refused.text()
    expect([path, refused.status]).toEqual([path, 429])
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(refused.headers.get('cache-control')).toBe('no-store, no-transform')
    expect(html).toMatch(/Too many requests\. Try again in (a moment|\d+ seconds|a minute)/)
    expect(html).toContain(`href="${world.origin}${path.replaceAll('"', '&quot;')}"`)
    expect(html).toContain(refused.headers.get('x-request-id'))
  }
  const data = await get('/login.data?next=%2F', '192.0.2.1')
  expect([data.status, data.headers.get('content-type')]).toEqual([429, 'text/x-script; charset=utf-8'])
  expect(await data.text()).toContain('Too many requests')
  // What is kept in memory, what is not a page, other addresses, and users.
  for (const path of ['/pricing', '/healthz', '/favicon.svg']) expect((await get(path, '192.0.2.1')).status).toBe(200)
  expect((await get('/no/such', '192.0.2.2')).status).toBe(404)
  expect((await get('/dashboard', '192.0.2.1', { cookie: actor.cookie })).status).toBe(200)
  await moveClock(world, 60_000)
  expect((await get('/no/such', '192.0.2.1')).status).toBe(404)
})

test('a user reads 600 pages a minute, from whatever address', async () => {
  const { cookie } = await seedActor(world)
  await readAll('192.0.2.3', { cookie })
  expect((await get('/dashboard', '192.0.2.4', { cookie })).status).toBe(429)
  expect((await get('/dashboard', '192.0.2.3', { cookie: actor.cookie })).status).toBe(200)
  expect((await get('/no/such', '192.0.2.3')).status).toBe(404)
})

test('a form that is refused for its number gives back what was typed', async () => {
  await readAll('192.0.2.5')
  const refused = await fetch(`${world.origin}/contact.data`, {
    method: 'POST',
    headers: { 'x-forwarded-for': '192.0.2.5', origin: world.origin },
    body: new URLSearchParams({ intent: 'send', name: 'Ada', email: 'ada@example.com', message: 'a long message' }),
  })
  expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true])
  expect(await refused.text()).toContain('a long message')
})

/** Sends a form whose body never arrives; `busy` counts the refusals. */
function sendHalf(address: string, busy: string[]): ClientRequest {
  const form = { 'content-length': 100, 'content-type': 'application/x-www-form-urlencoded' }
  const headers = { 'x-forwarded-for': address, origin: world.origin, ...form }
  const sent = request(`${world.origin}/contact`, { method: 'POST', headers, agent: false })
  sent.on('error', () => undefined)
  sent.on('response', async (answer) => {
    const html = await text(answer).catch(() => '')
    if (answer.statusCode === 503 && answer.headers['retry-after'] === '2') busy.push(html)
  })
  sent.flushHeaders()
  return sent
}

test('of many requests at once some wait, the rest is told to come back, and others are served', async () => {
  const busy: string[] = []
  const halves = Array.from({ length: 180 }, () => sendHalf('192.0.2.6', busy))
  await until(() => busy.length > 0)
  expect(busy[0]).toContain('Warble is very busy right now.')
  expect((await get('/dashboard', '192.0.2.6', { cookie: actor.cookie })).status).toBe(200)
  expect((await get('/no/such', '192.0.2.7')).status).toBe(404)
  expect((await get('/healthz', '192.0.2.6')).status).toBe(200)
  for (const half of halves) half.destroy()
})

test('forms whose bodies do not arrive hold no one’s place in the queue', async () => {
  const addresses = Array.from({ length: 150 }, (_, at) => `198.51.100.${at}`)
  const halves = addresses.flatMap((address) => [sendHalf(address, []), sendHalf(address, [])])
  await Promise.all(halves.map(sentHead))
  const [page, form] = await Promise.all([get('/no/such', '192.0.2.8'), sendWhole('192.0.2.9')])
  expect([page.status, form.status]).toEqual([404, 422])
  // One whose body does come is answered as ever.
  const [late] = halves
  const answer = new Promise<number | undefined>((resolve) => late?.on('response', (it) => resolve(it.statusCode)))
  late?.end(`intent=send&name=${'a'.repeat(83)}`)
  expect(await answer).toBe(422)
  for (const half of halves) half.destroy()
})

const sentHead = (half: ClientRequest) =>
  new Promise<void>((resolve) => half.once('socket', (socket) => socket.once('connect', () => resolve())))

const sendWhole = (address: string) =>
  fetch(`${world.origin}/contact`, {
    method: 'POST',
    headers: { 'x-forwarded-for': address, origin: world.origin },
    body: new URLSearchParams({ intent: 'send', name: 'Ada' }),
  })

test('the server has logged no failure', () => {
  expect(failuresIn(world.output())).toEqual([])
})
