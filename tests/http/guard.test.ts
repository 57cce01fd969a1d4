import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { mailedLink, sendForm } from '../kit/actor.ts'
import { type RawAnswer, rawRequest, sendRaw } from '../kit/raw.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

const metricsToken = 'a-token-for-the-scraper'

let world: World
let host: string
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 5, env: { METRICS_TOKEN: metricsToken } })
  host = new URL(world.origin).host
  actor = await seedActor(world)
})
afterAll(() => world?.close())

const raw = (method: string, target: string, at = host, lines: string[] = []) =>
  sendRaw(world.origin, rawRequest(method, target, at, lines))

const codeIn = ({ body }: RawAnswer) => (JSON.parse(body) as { error: { code: string } }).error.code

describe('malformed requests are rejected before the framework', () => {
  test.each(['evil.test', 'localhost', 'localhost:1', '127.0.0.1', '', 'localhost:80@evil.test', 'a b'])(
    'Host: %s',
    async (foreign) => {
      for (const target of ['/', '/login', '/api/nothing', '/assets/x.js', '/favicon.svg'])
        expect([target, (await raw('GET', target, foreign)).status]).toEqual([target, 400])
    },
  )

  test('our own host in capitals, or with a dot at its end', async () => {
    for (const same of [host.toUpperCase(), host.replace(':', '.:'), host.replace('l', 'L').replace(':', '.:0')]) {
      expect([same, (await raw('GET', '/login', same)).status]).toEqual([same, 200])
      const sent = await raw('POST', '/logout', same, [`Origin: http://${same}`])
      expect([same, sent.status]).toEqual([same, 302])
    }
  })

  test('two Host headers or none', async () => {
    expect((await raw('GET', '/login', 'evil.test', [`Host: ${host}`])).status).toBe(400)
    expect((await raw('GET', '/login', host, ['Host: evil.test'])).status).toBe(400)
    expect((await sendRaw(world.origin, 'GET /login HTTP/1.1\r\nConnection: close\r\n\r\n')).status).toBe(400)
    expect((await sendRaw(world.origin, 'GET /login HTTP/1.0\r\n\r\n')).status).toBe(400)
  })

  const targets = ['http://evil.test/login', '*', '//evil.test', '//evil.test/login', '/\\evil.test', 'login', '?x=y']
  const encodings = ['/a%00b', '/login?x=%00', '/login?x?%00']
  // The router decodes these to "/\\/" and the like, which are not valid URLs.
  encodings.push('/%5c/', '/%5C%5Cevil.test/x', '/%09/', '/%0a/evil.test', '/login%7f')
  test.each([...targets, ...encodings])('target %s', async (target) => {
    for (const method of ['GET', 'POST', 'OPTIONS']) expect((await raw(method, target)).status).toBe(400)
  })

  test.each(['/%', '/%zz', '/%ff', '/%c0%af', '/%ED%A0%80', '/login/50%_now', '/assets/%zz', '/api/analysis/%zz'])(
    'nothing is at %s',
    async (target) => {
      for (const method of ['GET', 'POST', 'OPTIONS'])
        expect([method, (await raw(method, target)).status]).toEqual([method, 404])
    },
  )

  const escapes = [
    '?utm=50%_now',
    '?%',
    '?x=%zz',
    '?x=%ff',
    '?x=%c0%af&y=%ED%A0%80',
    '?100%',
    '?a=%E0%A4%A',
    '?x=%u0041',
  ]
  const pages = [
    '/',
    '/pricing',
    '/login',
    '/signup',
    '/try',
    '/contact',
    '/forgot-password',
    '/dashboard',
    '/dashboard/queue',
  ]
  test.each(escapes)('a page is shown with the query %s', async (query) => {
    for (const page of pages) {
      const cookie = page.startsWith('/dashboard') ? [`Cookie: ${actor.cookie}`] : []
      expect([page, (await raw('GET', page + query, host, cookie)).status]).toEqual([page, 200])
    }
    expect((await raw('GET', `/dashboard.data${query}`, host, [`Cookie: ${actor.cookie}`])).status).toBe(200)
    expect((await raw('GET', `/favicon.svg${query}`)).status).toBe(200)
    expect((await raw('GET', `/nothing${query}`)).status).toBe(404)
  })

  test('a signed-out visitor comes to the page and query that they asked for', async () => {
    const to = new URL((await raw('GET', '/dashboard?utm=50%_now')).headers.get('location')?.[0] ?? '', world.origin)
    expect(to.pathname).toBe('/login')
    const next = new URL(to.searchParams.get('next') ?? '', world.origin)
    expect([next.pathname, next.searchParams.get('utm')]).toEqual(['/dashboard', '50%_now'])
    expect((await raw('GET', to.pathname + to.search)).status).toBe(200)
  })

  test('an absolute target with our own host', async () => {
    expect((await raw('GET', `${world.origin}/login`)).status).toBe(400)
  })

  test.each(['TRACE', 'PATCH', 'PROPFIND', 'CONNECT', 'MOO'])('%s', async (method) => {
    const answer = await raw(method, '/login')
    // An invalid method or a tunnel ends before any handler.
    expect(method === 'CONNECT' ? [0] : method === 'MOO' ? [400] : [405]).toContain(answer.status)
    if (answer.status === 405) expect(codeIn(answer)).toBe('method_not_allowed')
    if (answer.status === 405) expect(answer.headers.get('allow')).toEqual(['GET, HEAD, POST, PUT, DELETE, OPTIONS'])
  })

  test('a body that is announced as too large is rejected before it is sent', async () => {
    for (const target of ['/login', '/api/analyze-account', '/bots/start', '/']) {
      const answer = await raw('POST', target, host, ['Content-Length: 1000000001', 'Content-Type: application/json'])
      expect([target, answer.status, codeIn(answer)]).toEqual([target, 413, 'too_large'])
    }
  })

  test('a connection stays usable after a rejection whose body was not read', async () => {
    const body = 'x'.repeat(150_000)
    const first = `POST /nothing HTTP/1.1\r\nHost: ${host}\r\nContent-Length: ${body.length}\r\n\r\n${body}`
    const answer = await sendRaw(world.origin, first + rawRequest('GET', '/healthz', host))
    expect(answer.status).toBe(405)
    expect(answer.body).toContain('HTTP/1.1 200 OK')
  })
})

describe('operator endpoints', () => {
  test.each(['/healthz', '/readyz'])('%s accepts any host', async (path) => {
    for (const at of [host, 'evil.test', '10.0.0.7:8080']) expect((await raw('GET', path, at)).status).toBe(200)
  })

  test('/metrics requires the scraper’s token', async () => {
    const scrape = (headers: Record<string, string>) => fetch(`${world.origin}/metrics`, { headers })
    const wrong = ['', 'Bearer', 'Bearer x', metricsToken, `Bearer ${metricsToken}x`, `bearer ${metricsToken}`]
    for (const authorization of wrong) {
      const answer = await scrape(authorization ? { authorization } : {})
      expect([authorization, answer.status, await answer.text()]).toEqual([authorization, 404, ''])
    }
    const text = await (await scrape({ authorization: `Bearer ${metricsToken}` })).text()
    for (const spelling of [
      '/METRICS',
      '/Metrics',
      '/metrics/',
      '/%6detrics',
      '/%6Detrics/',
      '//metrics',
      '/./metrics',
    ]) {
      const { status, body } = await raw('GET', spelling, host, [`Authorization: Bearer ${metricsToken}`])
      expect([spelling, status >= 400, body.includes('warble_')]).toEqual([spelling, true, false])
    }
    expect(text).toMatch(/^warble_subscriptions \d+$/m)
    expect(text).toMatch(/^warble_responses_open \d+$/m)
    expect(text).toMatch(/^warble_worker_heartbeat_age_seconds \d+(\.\d+)?$/m)
    expect(text).toMatch(/^warble_oldest_job_age_seconds \d+(\.\d+)?$/m)
  })
})

test('forged X-Forwarded headers affect neither mailed links nor redirects', async () => {
  const forged = {
    'x-forwarded-host': 'evil.test',
    'x-forwarded-proto': 'https',
    'x-forwarded-for': '10.9.9.9',
    forwarded: 'host=evil.test;proto=https',
    'x-original-url': '/evil',
    'x-rewrite-url': '/evil',
  }
  const email = 'forwarded@example.com'
  const signed = await fetch(`${world.origin}/signup`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...forged, origin: world.origin },
    body: new URLSearchParams({ email, password: 'a plain long sentence' }),
  })
  expect([signed.status, signed.headers.get('location')]).toEqual([302, '/onboarding'])
  expect((await mailedLink(world, email)).origin).toBe(world.origin)
  for (const path of ['/dashboard', '/onboarding', '/logout']) {
    const answer = await fetch(world.origin + path, { redirect: 'manual', headers: forged })
    const location = answer.headers.get('location') ?? ''
    expect(new URL(location, world.origin).origin).toBe(world.origin)
  }
  const page = await (await fetch(`${world.origin}/login`, { headers: forged })).text()
  expect(page).not.toContain('evil')
  const limits = await world.sql<{ key: string }>(`select key from rate_limits where key like '%10.9.9.9%'`)
  expect(limits).toEqual([])
  expect(await until(() => world.output().match(/TRUSTED_PROXIES/g))).toHaveLength(1)
})

describe('headers of every kind of response', () => {
  const asset = () => {
    const folder = fileURLToPath(new URL('../../build/client/assets', import.meta.url))
    return `/assets/${readdirSync(folder).find((name) => name.endsWith('.css'))}`
  }
  const kinds: [string, () => Promise<Response>, number][] = [
    ['a page', () => fetch(`${world.origin}/login`), 200],
    ['a page without scripts', () => fetch(`${world.origin}/terms`), 200],
    ['a user’s page', () => fetch(`${world.origin}/dashboard`, { headers: { cookie: actor.cookie } }), 200],
    ['loader data', () => fetch(`${world.origin}/dashboard.data`, { headers: { cookie: actor.cookie } }), 200],
    ['an API response', () => actor.call('GET', '/auth/v1/user'), 200],
    ['an API error', () => fetch(`${world.origin}/auth/v1/user`), 401],
    ['an unknown endpoint', () => fetch(`${world.origin}/api/nothing`), 404],
    ['a missing page', () => fetch(`${world.origin}/nothing`), 404],
    ['a rejected form', () => sendForm(world, '/login', { email: 'x' }), 422],
    ['a cross-site form', () => fetch(`${world.origin}/login`, { method: 'POST' }), 403],
    ['a wrong method', () => fetch(`${world.origin}/login`, { method: 'PATCH' }), 405],
    ['a redirect', () => fetch(`${world.origin}/dashboard`, { redirect: 'manual' }), 302],
    ['a built file', () => fetch(world.origin + asset()), 200],
    ['a missing file', () => fetch(`${world.origin}/assets/nothing.js`), 404],
    ['a public file', () => fetch(`${world.origin}/favicon.svg`), 200],
    ['health', () => fetch(`${world.origin}/healthz`), 200],
    ['metrics without the token', () => fetch(`${world.origin}/metrics`), 404],
  ]
  test.each([
    ['/login', 'GET, HEAD, POST, OPTIONS'],
    ['/dashboard/inbox/1', 'GET, HEAD, POST, OPTIONS'],
    ['/about', 'GET, HEAD, OPTIONS'],
  ])('%s says which methods it allows', async (path, allowed) => {
    const headers = { cookie: actor.cookie, origin: world.origin }
    const answer = await fetch(world.origin + path, { method: 'PUT', headers })
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allowed])
  })

  const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? ''

  test.each(kinds)('%s', async (_name, ask, status) => {
    const answer = await ask()
    expect(answer.status).toBe(status)
    const { headers } = answer
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('access-control-allow-origin')).toBeNull()
    const policy = policyOf(answer)
    // Two policies would be joined by a comma, and both enforced.
    expect(policy).toMatch(/^default-src 'none';[^,]*frame-ancestors 'none'[^,]*$/)
    expect(policy).not.toMatch(/unsafe|\*|http:\/\/(?!127\.0\.0\.1)/)
    for (const cookie of headers.getSetCookie()) expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Lax/)
  })

  test('the inline scripts of a page carry its nonce, which differs per response', async () => {
    const nonces = new Set<string>()
    const hydrated = ['/dashboard', '/dashboard', '/dashboard/settings', '/dashboard/plan', '/onboarding']
    for (const path of hydrated) {
      const answer = await fetch(world.origin + path, { headers: { cookie: actor.cookie } })
      const nonce = /'nonce-([^']+)'/.exec(policyOf(answer))?.[1] ?? ''
      const html = await answer.text()
      const scripts = html.match(/<script\b[^>]*>/g) ?? []
      expect([path, scripts.length > 0]).toEqual([path, true])
      for (const script of scripts) expect(script).toContain(`nonce="${nonce}"`)
      expect(html).not.toMatch(/\sstyle="|\son\w+="|<style|javascript:/)
      nonces.add(nonce)
    }
    expect(nonces.size).toBe(5)
    // Pages that are not hydrated have one script, a built file.
    for (const path of ['/', '/terms', '/privacy', '/login', '/signup']) {
      const scripts = (await (await fetch(world.origin + path)).text()).match(/<script\b[^>]*>/g) ?? []
      expect([path, scripts]).toEqual([path, [expect.stringMatching(/^<script type="module" src="\/assets\/[^"]+">$/)]])
    }
  })

  test.each(['br', 'gzip'])('built files are served precompressed as %s', async (encoding) => {
    const headers = { 'accept-encoding': encoding }
    const small = await fetch(world.origin + asset(), { headers })
    const plain = await fetch(world.origin + asset(), { headers: { 'accept-encoding': 'identity' } })
    expect([small.headers.get('content-encoding'), small.headers.get('vary')]).toEqual([encoding, 'Accept-Encoding'])
    expect(plain.headers.get('content-encoding')).toBeNull()
    expect(Number(small.headers.get('content-length'))).toBeLessThan(Number(plain.headers.get('content-length')) / 2)
    expect(await small.text()).toBe(await plain.text())
  })

  test('built files are cached forever, users’ data never', async () => {
    expect((await fetch(world.origin + asset())).headers.get('cache-control')).toBe('public,max-age=31536000,immutable')
    expect((await fetch(`${world.origin}/assets/nothing.js`)).headers.get('cache-control')).not.toContain('immutable')
    const own = ['/dashboard', '/dashboard.data', '/onboarding', '/auth/v1/user', `/twitter/user-info/${actor.id}`]
    for (const path of own) {
      const answer = await fetch(world.origin + path, { headers: { cookie: actor.cookie } })
      expect([path, answer.headers.get('cache-control')]).toEqual([path, 'no-store'])
    }
    const withQuery = await fetch(`${world.origin}/login?next=%2Fdashboard`)
    expect(withQuery.headers.get('cache-control')).toBe('no-store')
  })

  test('cookies are HttpOnly and SameSite=Lax', async () => {
    const signedIn = await sendForm(world, '/login', { email: actor.email, password: actor.password })
    const signedUp = await sendForm(world, '/signup', {
      email: 'cookies@example.com',
      password: 'a plain long sentence',
    })
    const cookies = [...signedIn.headers.getSetCookie(), ...signedUp.headers.getSetCookie()]
    const names = cookies.map((cookie) => cookie.split('=')[0]).toSorted()
    expect(names).toEqual(['warble', 'warble_device', 'warble_flash', 'warble_pending'])
    for (const cookie of cookies) {
      expect(cookie).toMatch(/; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
      expect(cookie).not.toMatch(/Domain/i)
    }
  })
})
