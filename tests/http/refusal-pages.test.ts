import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type RawAnswer, rawRequest, sendRaw } from '../kit/raw.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { failuresIn } from '../kit/server.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let host: string
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  host = new URL(world.origin).host
  actor = await seedActor(world)
})
afterAll(() => world?.close())

const form = 'Content-Type: application/x-www-form-urlencoded'
const big = 'Content-Length: 1000001'
const own = 'Sec-Fetch-Site: same-origin'
const accepts = 'Accept: text/html,application/xhtml+xml;q=0.9,*/*;q=0.8'

interface Case {
  what: string
  status: number
  method?: string
  target: string
  at?: string
  lines?: string[]
  /** Part of the page's text. */
  says: string
}

const notRead = 'We couldn’t read this address or form.'
const nothing = 'There’s nothing here.'
const cases: Case[] = [
  { what: 'a form over 1 MB', status: 413, method: 'POST', target: '/contact', lines: [form, big], says: 'too large' },
  { what: 'a foreign Host', status: 400, target: '/login', at: 'evil.test', says: 'isn’t at this address' },
  { what: 'bad percent-encoding', status: 404, target: '/%zz', says: nothing },
  { what: 'bad percent-encoding of a file', status: 404, target: '/assets/%zz', says: nothing },
  { what: 'a path that leaves the host', status: 400, target: '/%5c/', says: notRead },
  { what: 'a method that is none of ours', status: 405, method: 'PATCH', target: '/login', says: 'that method' },
  {
    what: 'a method that the page does not take',
    status: 405,
    method: 'PUT',
    target: '/login',
    lines: [own],
    says: 'that method',
  },
  { what: 'an unknown call', status: 404, target: '/api/nothing', says: nothing },
  { what: 'a call without a session', status: 401, target: '/auth/v1/user', says: 'User not authenticated' },
  { what: 'a call in another method', status: 405, target: '/bots/start', says: 'that method' },
  { what: 'a document that is not there', status: 404, target: '/connect/perch/nothing', says: nothing },
  {
    what: 'a form of another site',
    status: 403,
    method: 'POST',
    target: '/login',
    lines: [form],
    says: 'another site',
  },
  { what: 'the same for a route without a page', status: 403, method: 'POST', target: '/theme', says: 'another site' },
]

const ask = ({ method = 'GET', target, at, lines = [] }: Case, ...more: string[]) =>
  sendRaw(world.origin, rawRequest(method, target, at ?? host, [...lines, ...more]))
const typeOf = ({ headers }: RawAnswer) => headers.get('content-type')?.join()

describe.each(cases)('$what', (one) => {
  test('is refused with a page for a browser', async () => {
    const page = await ask(one, accepts, `Cookie: ${actor.cookie}`.repeat(one.status === 401 ? 0 : 1))
    expect([page.status, typeOf(page)]).toEqual([one.status, 'text/html; charset=utf-8'])
    expect(page.body).toContain(one.says)
    const id = page.headers.get('x-request-id')?.[0] ?? ''
    expect(page.body).toContain(id)
    if (one.at) expect(page.body).toContain(`<a href="${world.origin}/" aria-label="Home"`)
    expect(page.body).toMatch(/<a [^>]*href="(http:[^"]*)?\/"/)
    expect(page.body).toMatch(/<link rel="stylesheet" href="\/assets\//)
    expect(page.headers.get('content-security-policy')).toEqual([expect.stringContaining("style-src 'self'")])
    expect(page.headers.get('cache-control')?.join()).toContain('no-store')
    expect(page.body).not.toContain('<script')
  })

  test('and in JSON, or without a body, for a program', async () => {
    const answer = await ask(one, 'Accept: application/json')
    if (one.target !== '/theme' && one.target !== '/login')
      expect(typeOf(answer) ?? 'application/json').toContain('application/json')
    expect(answer.status).toBe(one.status)
  })
})

test('a page at a foreign Host can load its style', async () => {
  const page = await sendRaw(world.origin, rawRequest('GET', '/', 'evil.test', [accepts]))
  const [, style = ''] = /<link rel="stylesheet" href="([^"]+)"/.exec(page.body) ?? []
  expect((await sendRaw(world.origin, rawRequest('GET', style, 'evil.test'))).status).toBe(200)
  expect((await sendRaw(world.origin, rawRequest('GET', '/favicon.svg', 'evil.test'))).status).toBe(400)
})

test('the 405 of a page says which methods there are', async () => {
  const page = await sendRaw(world.origin, rawRequest('PATCH', '/login', host, [accepts]))
  expect(page.headers.get('allow')).toEqual(['GET, HEAD, POST, PUT, DELETE, OPTIONS'])
  const call = await sendRaw(world.origin, rawRequest('GET', '/bots/start', host, [accepts]))
  expect(call.headers.get('allow')).toEqual(['POST, OPTIONS'])
})

test('headers that are too large get a page, in which the reader is told what to do', async () => {
  const cookie = `Cookie: junk=${'x'.repeat(20_000)}`
  const page = await sendRaw(world.origin, rawRequest('GET', '/', host, [cookie]))
  expect([page.status, typeOf(page)]).toEqual([431, 'text/html; charset=utf-8'])
  expect(page.body).toContain('cookies')
  expect(page.body).toMatch(/<link rel="stylesheet" href="\/assets\//)
  expect(page.headers.get('x-content-type-options')).toEqual(['nosniff'])
  expect(page.body).not.toContain('the-number-of-the-request')
})

test('a refusal says when it is over', async () => {
  const read = (accept: string) =>
    fetch(`${world.origin}/about`, { headers: { accept, authorization: 'Bearer nobody' } })
  for (let count = 0; count < 600; count += 1) await (await read('text/html')).arrayBuffer()
  const page = await read('text/html')
  const wait = Number(page.headers.get('retry-after'))
  expect(page.status).toBe(429)
  const text = await page.text()
  expect([wait > 0, wait <= 60]).toEqual([true, true])
  expect(text).toContain('Try again in a minute.')
})

test('the server has logged no failure', () => {
  expect(failuresIn(world.output())).toEqual([])
})
