import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { endpoints } from '#app/contract/index.ts'
import { readEnv } from '#app/env/index.ts'
import { ask, nameOf, refusalCode, type Subject } from '../kit/calls.ts'
import { nextWindow } from '../kit/clock.ts'
import { rawRequest, sendRaw } from '../kit/raw.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { type RunningServer, startServer } from '../kit/server.ts'
import { startWorld, type World } from '../kit/world.ts'

const app = 'https://app.example.com'
const local = 'http://127.0.0.1:5173'

/** Allows the origins `app` and `local`. */
let world: World
/** Allows no origin, the default. */
let closed: RunningServer
/** Allows all origins. */
let open: RunningServer
let actor: SeededActor
let subject: Subject
beforeAll(async () => {
  const env = { CORS_ORIGINS: `${app}, ${local}/` }
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5, env })
  closed = await startServer('web', { ...world.env, CORS_ORIGINS: '' })
  open = await startServer('web', { ...world.env, CORS_ORIGINS: '*' })
  actor = await seedActor(world)
  subject = { id: actor.id, email: actor.email, handle: 'somebody', auth_token: 'a', ct0_token: 'b' }
})
afterAll(async () => {
  await Promise.all([closed?.stop(), open?.stop()])
  await world?.close()
})

/** The CORS headers of a response. */
const granted = ({ headers }: Pick<Response, 'headers'>) =>
  Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')))
const varies = ({ headers }: Pick<Response, 'headers'>) => /\borigin\b/i.test(headers.get('vary') ?? '')
const exposed = 'x-supabase-api-version, x-sb-error-code, retry-after, x-request-id'
const isOpen = (path: string) => /^\/(auth\/v1|functions\/v1|rest\/v1\/rpc)\//.test(path)

const preflightHeaders = (origin: string) => ({
  origin,
  'access-control-request-method': 'POST',
  'sec-fetch-site': 'cross-site',
  'access-control-request-headers':
    'apikey,authorization,content-profile,content-type,x-client-info,x-supabase-api-version',
})
const preflight = (server: RunningServer, path: string, origin: string) =>
  fetch(server.origin + path, { method: 'OPTIONS', headers: preflightHeaders(origin) })

const addresses = [...new Set(endpoints.map(({ path }) => path))].map((path) => path.replace(/\{\w+\}/g, 'x'))

describe('a CORS preflight request', () => {
  test('is granted for the calls of a Supabase client only, with the headers that clients send', async () => {
    for (const origin of [app, local])
      for (const path of [
        ...addresses,
        '/auth/v1/nothing',
        '/functions/v1/nothing',
        '/rest/v1/rpc/nothing',
        '/rest/v1/users',
        '/',
        '/dashboard',
        '/robots.txt',
      ]) {
        const answer = await preflight(world, path, origin)
        if (!isOpen(path)) {
          expect([path, granted(answer), varies(answer)]).toEqual([path, {}, false])
          continue
        }
        expect([path, answer.status, varies(answer), granted(answer)]).toEqual([
          path,
          204,
          true,
          {
            'access-control-allow-origin': origin,
            'access-control-allow-methods': 'GET, POST, PUT, DELETE',
            'access-control-allow-headers':
              'authorization, apikey, content-type, x-client-info, x-supabase-api-version, accept-profile, content-profile, prefer, x-retry-count',
            'access-control-expose-headers': exposed,
            'access-control-max-age': '600',
          },
        ])
      }
  })

  test('is not granted to any other origin', async () => {
    const others = ['https://app.example.com.evil.test', 'http://app.example.com', `${app}:8443`, 'https://example.com']
    for (const origin of [...others, 'null', 'https://APP.example.com', `${app}/`, '*', world.origin])
      expect([origin, granted(await preflight(world, '/auth/v1/token', origin))]).toEqual([origin, {}])
  })

  test('is not granted where the operator allows no origin', async () => {
    for (const origin of [app, local, closed.origin]) {
      const answer = await preflight(closed, '/auth/v1/token', origin)
      expect([granted(answer), varies(answer)]).toEqual([{}, false])
    }
  })

  test('passes the checks on host and path like any other request', async () => {
    const { host } = new URL(world.origin)
    const lines = Object.entries(preflightHeaders(app)).map(([name, value]) => `${name}: ${value}`)
    for (const [target, at] of [
      ['/auth/v1/token', 'evil.test'],
      ['/auth/v1/%00', host],
    ] as const) {
      const { status } = await sendRaw(world.origin, rawRequest('OPTIONS', target, at, lines))
      expect([target, status]).toEqual([target, 400])
    }
  })
})

describe('a cross-origin response', () => {
  test('is readable by an allowed origin, errors included', async () => {
    const kinds: [number, string, RequestInit][] = [
      [200, '/auth/v1/settings', {}],
      [401, '/auth/v1/user', {}],
      [403, '/auth/v1/user', { headers: { authorization: 'Bearer x' } }],
      [404, '/auth/v1/nothing', {}],
      [404, '/functions/v1/nothing', { method: 'POST' }],
      [405, '/functions/v1/chatbot', {}],
      [405, '/auth/v1/user', { method: 'PATCH' }],
      [415, '/auth/v1/recover', { method: 'POST', body: 'x', headers: { 'content-type': 'text/plain' } }],
      [413, '/auth/v1/recover', { method: 'POST', body: 'x'.repeat(1_100_000) }],
      [400, '/auth/v1/recover', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } }],
      [422, '/functions/v1/chatbot', { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }],
      [400, '/auth/v1/settings?x=%00', {}],
    ]
    for (const [status, path, init] of kinds) {
      const answer = await fetch(world.origin + path, { ...init, headers: { origin: app, ...init.headers } })
      expect([path, answer.status, varies(answer), granted(answer)]).toEqual([
        path,
        status,
        true,
        { 'access-control-allow-origin': app, 'access-control-expose-headers': exposed },
      ])
      await answer.body?.cancel()
    }
  })

  test('beyond the rate limit is readable, with Retry-After', async () => {
    await nextWindow(world, 5 * 60_000)
    const headers = { 'content-type': 'application/json', origin: app }
    const init = { method: 'POST', headers, body: JSON.stringify({ message: 'Hello' }) }
    const ask = async () => {
      const answer = await fetch(`${world.origin}/functions/v1/chatbot`, init)
      await answer.body?.cancel()
      return answer
    }
    const answers = await Promise.all(Array.from({ length: 31 }, ask))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(0)
    for (const answer of refused) {
      expect(granted(answer)['access-control-allow-origin']).toBe(app)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    }
  })

  test('from any other endpoint or a page is not readable', async () => {
    const bearer = { authorization: `Bearer ${actor.access_token}`, origin: app }
    for (const endpoint of endpoints.filter(({ path }) => !isOpen(path))) {
      const { headers } = await ask(world, endpoint, subject, bearer)
      expect([nameOf(endpoint), granted({ headers }), varies({ headers })]).toEqual([nameOf(endpoint), {}, false])
    }
    const pages = ['/', '/login', '/dashboard.data', '/authx/v1/user', '/Auth/V1/user', '/healthz', '/favicon.svg']
    for (const path of pages)
      expect([path, granted(await fetch(world.origin + path, { headers: { origin: app } }))]).toEqual([path, {}])
  })

  test('never allows credentials', async () => {
    const { cookie } = actor
    for (const endpoint of endpoints.filter(({ path, access }) => isOpen(path) && access !== 'public')) {
      const answer = await ask(world, endpoint, subject, { cookie, origin: app })
      expect([nameOf(endpoint), answer.status]).toEqual([nameOf(endpoint), endpoint.access === 'user' ? 403 : 401])
      expect(granted(answer)['access-control-allow-credentials']).toBeUndefined()
      expect(refusalCode(endpoint, answer)).toBe(endpoint.access === 'user' ? 'cross_site' : 'no_authorization')
    }
  })
  test('is readable by every origin where the operator allows all, still without credentials', async () => {
    for (const origin of [app, 'http://evil.test', 'null']) {
      const first = await preflight(open, '/auth/v1/token', origin)
      const then = await fetch(`${open.origin}/auth/v1/settings`, { headers: { origin } })
      for (const answer of [first, then]) {
        expect(granted(answer)['access-control-allow-origin']).toBe('*')
        expect(granted(answer)['access-control-allow-credentials']).toBeUndefined()
      }
    }
  })
})

test('the server refuses to start with an invalid CORS_ORIGINS', () => {
  const wrong = ['app.example.com', 'http://app.example.com', 'https://*.example.com', `${app}/path`, 'null', '**']
  for (const value of [...wrong, 'https://u@x.example', `${app}, x`, 'https://', 'chrome-extension://x'])
    expect(() => readEnv({ NODE_ENV: 'test', ...world.env, ORIGIN: world.origin, CORS_ORIGINS: value }), value).toThrow(
      /^CORS_ORIGINS has a wrong value: needs origins like/,
    )
})
