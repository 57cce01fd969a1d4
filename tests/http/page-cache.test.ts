import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sendForm } from '../kit/actor.ts'
import { moveClock } from '../kit/clock.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let somebody: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  somebody = await seedActor(world)
})
afterAll(() => world?.close())

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(world.origin + path, { headers, redirect: 'manual' })
const tagOf = (answer: Response) => answer.headers.get('etag')

const kept = ['/', '/pricing', '/about', '/affiliates', '/contact', '/help', '/api/docs', '/terms', '/privacy']
const screens = ['/login', '/signup', '/forgot-password']

describe.each([...kept, ...screens])('%s for anybody', (path) => {
  test('is answered from memory, in each encoding the same', async () => {
    const plain = await get(path, { 'accept-encoding': 'identity' })
    const html = await plain.text()
    expect(plain.status).toBe(200)
    expect(plain.headers.get('cache-control')).toBe('no-cache')
    expect(plain.headers.get('vary')).toBe('accept-encoding, cookie')
    expect(html).toMatch(/^<!DOCTYPE html>/)
    for (const [accepted, used] of Object.entries({ gzip: 'gzip', 'gzip, br': 'br' })) {
      const small = await get(path, { 'accept-encoding': accepted })
      expect(small.headers.get('content-encoding')).toBe(used)
      expect([await small.text(), tagOf(small)]).toEqual([html, tagOf(plain)])
    }
  })

  test('is not sent again to who has it', async () => {
    const etag = tagOf(await get(path)) ?? ''
    const again = await get(path, { 'if-none-match': etag })
    expect([again.status, await again.text()]).toEqual([304, ''])
    expect((await get(path, { 'if-none-match': 'W/"another"' })).status).toBe(200)
  })

  test('holds nothing that is made for one request: no cookie, nonce or number of the request', async () => {
    const answer = await get(path)
    const html = await answer.text()
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';")
    expect(html).not.toContain(' nonce=')
    expect(html).not.toContain(answer.headers.get('x-request-id'))
    expect((await get(path)).headers.get('x-request-id')).not.toBe(answer.headers.get('x-request-id'))
  })

  test('is rendered for whoever sends a cookie of ours, an authorization or another method', async () => {
    const telling: Record<string, string>[] = [{ cookie: 'warble_device=abc' }, { authorization: 'Bearer no' }]
    for (const headers of telling) expect(tagOf(await get(path, headers))).toBeNull()
    expect(tagOf(await get(path, { cookie: '_ga=GA1.1' }))).toBe(tagOf(await get(path)))
    const head = await fetch(world.origin + path, { method: 'HEAD' })
    expect([head.status, await head.text(), tagOf(head)]).toEqual([200, '', tagOf(await get(path))])
  })
})

/** The query parameters that a page reads. */
const read: Record<string, string[]> = {
  '/contact': ['subject'],
  '/help': ['q'],
  '/login': ['next', 'dead-link'],
  '/signup': ['next'],
  '/forgot-password': ['next', 'dead-link'],
}

test.each([...kept, ...screens])('%s is rendered for a query that it reads, and for no other', async (path) => {
  const own = tagOf(await get(path))
  for (const query of ['?x', '?utm_source=a&utm_medium=b', '?', '?nexts=/dashboard', '?a=%26next=1'])
    expect([query, tagOf(await get(path + query))]).toEqual([query, own])
  for (const name of ['next', 'dead-link', 'subject'])
    expect([name, tagOf(await get(`${path}?x=1&${name}=%2Fdashboard`))]).toEqual([
      name,
      read[path]?.includes(name) ? null : own,
    ])
})

test('a page is kept under one name, however its path is written', async () => {
  const own = tagOf(await get('/pricing'))
  for (const path of ['/pricing/', '/Pricing', '/pric%69ng', '/PRICING/?x']) expect(tagOf(await get(path))).toBe(own)
  for (const path of ['/pricing.data', '/pricing/x', '/pric//ing']) expect(tagOf(await get(path))).toBeNull()
})

test('each theme has its own page, and no other value of its cookie', async () => {
  const themes = ['', 'warble_theme=light', 'warble_theme=dark'].map(async (cookie) => get('/', { cookie }))
  const answers = await Promise.all(themes)
  expect(new Set(answers.map(tagOf)).size).toBe(3)
  expect(await answers[2]?.text()).toContain('data-theme="dark"')
  const odd = await get('/', { cookie: 'warble_theme="><script>' })
  expect(tagOf(odd)).toBe(tagOf(await get('/')))
})

test('who is signed in sees their own page, and nobody after them does', async () => {
  const { cookie } = somebody
  const own = await get('/', { cookie })
  expect(tagOf(own)).toBeNull()
  expect(await own.text()).toContain(somebody.email)
  expect(await (await get('/')).text()).not.toContain(somebody.email)
  for (const path of screens) {
    const answer = await get(path, { cookie })
    expect([path, answer.status, answer.headers.get('location')]).toEqual([path, 302, '/onboarding'])
    expect((await get(path)).status).toBe(200)
  }
})

test('a message for one visitor is not kept for the next', async () => {
  const refused = await get('/dashboard/analytics/export.csv')
  const left = await sendForm(world, '/logout', {}, somebody.cookie)
  const cookies = [refused, left].flatMap((answer) => answer.headers.getSetCookie().map((one) => one.split(';')[0]))
  const flash = cookies.find((one) => one?.startsWith('warble_flash=')) ?? 'warble_flash=gone'
  const answer = await get('/login', { cookie: flash })
  expect(tagOf(answer)).toBeNull()
  expect(await (await get('/login')).text()).not.toContain('data-life')
})

test('failures and pages that are not there are not kept', async () => {
  const missing = await get('/no/such/page')
  expect([missing.status, tagOf(missing), missing.headers.get('cache-control')]).toEqual([404, null, 'no-store'])
  const refused = await sendForm(world, '/login', { intent: 'sign-in', email: 'nobody@example.com', password: 'wrong' })
  expect(refused.status).toBe(400)
  expect(await refused.text()).toContain('nobody@example.com')
  expect(await (await get('/login')).text()).not.toContain('nobody@example.com')
})

test('the landing page is rendered anew once its figures are counted anew', async () => {
  const before = tagOf(await get('/'))
  await world.sql(
    `insert into action_hours (user_id, local_day, local_hour, kind, success) values ($1, '2026-06-15', 9, 'reply', 4321)`,
    [somebody.id],
  )
  expect(tagOf(await get('/'))).toBe(before)
  await moveClock(world, 6 * 60_000)
  const after = await get('/')
  expect(tagOf(after)).not.toBe(before)
  expect(await after.text()).toContain('4,321')
})

test('the page for signing up is another one when the service ends, and the former one when it goes on', async () => {
  const title = async () => /<h1[^>]*>([^<]*)/.exec(await (await get('/signup')).text())?.[1]
  const later = () => moveClock(world, 60_000)
  expect(await title()).toBe('Create your account')
  await world.sql('insert into discontinuation (ended_at) values (now())')
  await later()
  expect(await title()).toBe('Sign-ups are closed')
  await world.sql('delete from discontinuation')
  await later()
  expect(await title()).toBe('Create your account')
})
