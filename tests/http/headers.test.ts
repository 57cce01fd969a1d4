import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sendForm } from '../kit/actor.ts'
import { rawRequest, sendRaw } from '../kit/raw.ts'
import { cookieSession, type SeededActor, seedActor } from '../kit/seed.ts'
import { type RunningServer, startServer } from '../kit/server.ts'
import { startWorld, type World } from '../kit/world.ts'

const secureHost = 'warble.test'
const assets = readdirSync(fileURLToPath(new URL('../../build/client/assets', import.meta.url)))
const assetOf = (end: string) => `/assets/${assets.find((name) => name.endsWith(end))}`

let world: World
let secure: RunningServer
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  secure = await startServer('web', { ...world.env, ORIGIN: `https://${secureHost}` })
  actor = await seedActor(world)
})
afterAll(async () => {
  await secure?.stop()
  await world?.close()
})

test('behind TLS every response has HSTS for two years', async () => {
  const requests: [method: string, target: string, host?: string][] = [
    ['GET', '/'],
    ['GET', '/login'],
    ['GET', '/dashboard'],
    ['GET', '/dashboard.data'],
    ['GET', '/auth/v1/user'],
    ['GET', '/api/nothing'],
    ['GET', '/nothing'],
    ['GET', assetOf('.css')],
    ['GET', '/favicon.svg'],
    ['GET', '/healthz'],
    ['POST', '/login'],
    ['PATCH', '/login'],
    ['GET', '/login', 'evil.test'],
  ]
  for (const [method, target, host = secureHost] of requests) {
    const { headers } = await sendRaw(secure.origin, rawRequest(method, target, host))
    expect([target, headers.get('strict-transport-security')]).toEqual([
      target,
      ['max-age=63072000; includeSubDomains'],
    ])
  }
})

test('every text response declares its charset', async () => {
  const cookie = actor.cookie
  const requests: [path: string, type: string, headers?: Record<string, string>][] = [
    ['/login', 'text/html'],
    ['/nothing', 'text/html'],
    ['/dashboard.data', 'text/x-script', { cookie }],
    ['/login.data', 'text/x-script'],
    [assetOf('.css'), 'text/css'],
    [assetOf('.js'), 'text/javascript'],
    [assetOf('.svg'), 'image/svg+xml'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/robots.txt', 'text/plain'],
    ['/sitemap.xml', 'application/xml'],
    ['/auth/v1/user', 'application/json', { cookie }],
    ['/auth/v1/user', 'application/json'],
    ['/api/nothing', 'application/json'],
    ['/healthz', 'text/plain'],
  ]
  for (const [path, type, headers = {}] of requests)
    for (const encoding of ['identity', 'br']) {
      const answer = await fetch(world.origin + path, { headers: { ...headers, 'accept-encoding': encoding } })
      expect([path, answer.headers.get('content-type')?.toLowerCase()]).toEqual([path, `${type}; charset=utf-8`])
      await answer.body?.cancel()
    }
})

test('the content security policy forbids plugins, base addresses and framing on every kind of response', async () => {
  for (const path of ['/', '/login', '/nothing', '/auth/v1/user', assetOf('.css'), '/healthz']) {
    const policy = (await fetch(world.origin + path)).headers.get('content-security-policy')?.split('; ') ?? []
    expect([path, policy]).toEqual([
      path,
      expect.arrayContaining(["default-src 'none'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]),
    ])
  }
})

describe('what the browser has cached', () => {
  test.each(['/logout', '/logout.data'])('is cleared by the sign-out at %s', async (path) => {
    const answer = await sendForm(world, path, { intent: 'sign-out' }, await cookieSession(world, actor.id))
    expect([answer.status, answer.headers.get('clear-site-data')]).toEqual([
      path.endsWith('.data') ? 202 : 302,
      '"cache", "storage"',
    ])
    expect(answer.headers.get('x-remix-reload-document')).toBe('true')
  })
})

test('source files, settings and directory listings are not served', async () => {
  const hidden = [
    '/.git/HEAD',
    '/.git/config',
    '/.env',
    '/.npmrc',
    '/package.json',
    '/package-lock.json',
    '/server.js',
    '/app/env.ts',
    '/build/server/index.js',
    '/node_modules/kysely/package.json',
    '/assets',
    '/assets/',
    '/build/',
    '/assets/../../../package.json',
    '/assets/../../server/main.js',
    '/../../package.json',
    '/..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/server/main.js',
    '/assets/..%5c..%5cserver.js',
    '/favicon.svg/../../../package.json',
    ...assets.filter((name) => name.endsWith('.js')).map((name) => `/assets/${name}.map`),
  ]
  const host = new URL(world.origin).host
  for (const target of hidden) {
    const { status, body } = await sendRaw(world.origin, rawRequest('GET', target, host))
    expect([target, status]).toEqual([target, expect.toBeOneOf([400, 404])])
    expect(body).not.toMatch(/"dependencies"|process\.env|ref: refs|createWarble|Index of/)
  }
  expect(assets.filter((name) => /\.(map|ts|tsx)$/.test(name))).toEqual([])
})
