import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { sendForm } from '../kit/actor.ts'
import { addressFor, ask, nameOf, refusalCode, type Subject, writes } from '../kit/calls.ts'
import { digest } from '../kit/rows.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let actor: SeededActor
let subject: Subject
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  actor = await seedActor(world)
  subject = { id: actor.id, email: actor.email, handle: 'somebody', auth_token: 'a', ct0_token: 'b' }
})
afterAll(() => world?.close())

/** What a browser says, or a program, when the request does not come from a page of ours. */
const signs: Record<string, () => Record<string, string>> = {
  'Sec-Fetch-Site: cross-site': () => ({ 'sec-fetch-site': 'cross-site' }),
  'Sec-Fetch-Site: cross-site beside our Origin': () => ({ 'sec-fetch-site': 'cross-site', origin: world.origin }),
  'Sec-Fetch-Site: same-site': () => ({ 'sec-fetch-site': 'same-site', origin: world.origin }),
  'Sec-Fetch-Site: none': () => ({ 'sec-fetch-site': 'none', origin: world.origin }),
  'Sec-Fetch-Site: same-origin beside a foreign Origin': () => ({
    'sec-fetch-site': 'same-origin',
    origin: 'http://evil.test',
  }),
  'a foreign Origin': () => ({ origin: 'http://evil.test' }),
  'our Origin with another port': () => ({ origin: 'http://localhost:1' }),
  'our Origin with another scheme': () => ({ origin: world.origin.replace('http:', 'https:') }),
  'our Origin and more': () => ({ origin: `${world.origin}.evil.test` }),
  'an Origin that is none': () => ({ origin: 'evil' }),
  'Origin: null': () => ({ origin: 'null' }),
  'a forged X-Forwarded-Host': () => ({ origin: 'http://evil.test', 'x-forwarded-host': 'evil.test' }),
  'only a Referer of ours': () => ({ referer: `${world.origin}/login` }),
  nothing: () => ({}),
}

/** Fields that would do something, for every form of every page. */
const account = { email: 'crossed@example.com', password: 'a plain long sentence' }
const forms: Record<string, Record<string, Record<string, string>>> = {
  '/login': { 'sign-in': account, 'mail-link': account },
  '/login/factor': { code: { code: '123456' }, recovery: { recovery_code: 'aaaa-bbbb-cccc-dddd' } },
  '/signup': { 'sign-up': account },
  '/auth/way': { google: {}, company: account },
  '/auth/link': { google: {} },
  '/logout': { 'sign-out': {} },
  '/auth/callback': { confirm: { token_hash: 'x' } },
  '/contact': {
    send: { name: 'Ada', email: 'crossed@example.com', subject: 'A question', message: 'Crossed.' },
  },
  '/onboarding': {
    welcome: {},
    plan: { plan_type: 'free' },
    connect: { handle: 'somebody', auth_token: 'a', ct0_token: 'b' },
    skip: {},
    analyze: {},
    finish: {},
  },
  '/check-email': { code: { code: '123456' }, resend: {} },
  '/forgot-password': { recover: account },
  '/reset-password': { reset: { password: 'another long sentence' } },
  '/dashboard/settings': {
    'time-zone': { time_zone: 'Asia/Tokyo' },
    'delete-account': { password: account.password },
    'delete-code': {},
    unlock: { proof: '123456' },
  },
  '/dashboard/settings/security': {
    password: { current_password: 'a seeded long sentence', new_password: 'another long sentence' },
    'set-password': {},
    email: { new_email: 'moved@example.com' },
    'keep-email': {},
    unlink: { identity_id: '7e6f3c0e-9b1a-4a36-8a57-0a4a2f0b6a11' },
    'end-session': { session_id: '7e6f3c0e-9b1a-4a36-8a57-0a4a2f0b6a11' },
    'end-others': {},
    unlock: { proof: '123456' },
  },
  '/dashboard/settings/two-step': { begin: {}, verify: { code: '123456' }, codes: {}, off: { proof: '123456' } },
  '/theme': { theme: { theme: 'dark', next: '/dashboard' } },
  '/dashboard': { start: {}, stop: {}, analyze: {}, disconnect: {}, widget: { display: 'bar' } },
}
const everyForm = Object.entries(forms).flatMap(([path, entries]) =>
  Object.entries(entries).map(([intent, fields]) => ({
    path,
    intent,
    fields,
    guest: /^\/(login|signup|forgot-password|auth\/way)$/.test(path),
  })),
)

test('the table above holds every form there is', async () => {
  const build = new URL('../../build/server/index.js', import.meta.url).href
  const { routes } = (await import(build)) as { routes: Record<string, { path?: string; module: object }> }
  const written = Object.entries(routes).flatMap(([id, { path = '', module }]) => {
    if (!('action' in module) || /^routes\/api\//.test(id)) return []
    const file = [`${id}.tsx`, `${id}.ts`].map((name) => fileURLToPath(new URL(`../../app/${name}`, import.meta.url)))
    const text = file.map((name) => readOr(name)).join('')
    return [...text.matchAll(/^ {2,4}'?([\w-]+)'?: (?:form|unlock)\(/gm)].map(([, intent]) => `/${path} ${intent}`)
  })
  expect(everyForm.map(({ path, intent }) => `${path} ${intent}`).toSorted()).toEqual(written.toSorted())
})

function readOr(name: string): string {
  try {
    return readFileSync(name, 'utf8')
  } catch {
    return ''
  }
}

function post(path: string, fields: Record<string, string>, headers: Record<string, string>, guest: boolean) {
  return fetch(world.origin + path, {
    method: 'POST',
    redirect: 'manual',
    headers: guest ? headers : { ...headers, cookie: actor.cookie },
    body: new URLSearchParams(fields),
  })
}

describe.each(Object.keys(signs))('%s', (sign) => {
  const headers = () => signs[sign]?.() ?? {}

  test('every form of every page is refused, and nothing happens', async () => {
    const before = await digest(world)
    for (const { path, intent, fields, guest } of everyForm)
      for (const address of [path, `${path}?index`, `${path}.data`]) {
        const answer = await post(address, { intent, ...fields }, headers(), guest)
        expect([address, intent, answer.status]).toEqual([address, intent, 403])
        expect(answer.headers.getSetCookie().filter((cookie) => cookie.startsWith('warble='))).toEqual([])
        await answer.body?.cancel()
      }
    expect(await digest(world)).toEqual(before)
  })

  test('every call with a cookie is refused, and nothing happens', async () => {
    const before = await digest(world)
    for (const endpoint of writes) {
      const answer = await ask(world, endpoint, subject, { ...headers(), cookie: actor.cookie })
      expect([nameOf(endpoint), answer.status]).toEqual([nameOf(endpoint), 403])
      expect(refusalCode(endpoint, answer)).toBe('cross_site')
    }
    expect(await digest(world)).toEqual(before)
  })
})

test('a form sent as a plain page would, and calls with a token from anywhere, do pass', async () => {
  const welcome = await sendForm(world, '/onboarding', { intent: 'welcome' }, actor.cookie)
  expect([welcome.status, welcome.headers.get('location')]).toEqual([302, '/onboarding?step=1'])
  const fetched = await post('/onboarding', { intent: 'welcome' }, { 'sec-fetch-site': 'same-origin' }, false)
  expect(fetched.status).toBe(302)
  const [endpoint] = writes.filter(({ path }) => path === '/bots/stop')
  if (!endpoint) throw new Error('no /bots/stop')
  const bearer = { authorization: `Bearer ${actor.access_token}`, origin: 'chrome-extension://abc' }
  expect((await ask(world, endpoint, subject, { ...bearer, 'sec-fetch-site': 'cross-site' })).status).toBe(200)
})

test('a call takes no form and no text, so that a plain page cannot send one', async () => {
  for (const endpoint of writes.filter(({ path }) => path !== '/auth/v1/logout'))
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'text/plain', '']) {
      const answer = await fetch(world.origin + addressFor(endpoint, subject), {
        method: endpoint.method,
        headers: { cookie: actor.cookie, origin: world.origin, 'content-type': type },
        body: JSON.stringify({ user_id: actor.id, config: { user_id: actor.id } }),
      })
      expect([nameOf(endpoint), type, answer.status]).toEqual([nameOf(endpoint), type, 415])
    }
})

test('no address asked for by GET changes anything, signed in or not', async () => {
  const before = await digest(world)
  for (const { path, intent, fields } of everyForm)
    for (const cookie of ['', actor.cookie]) {
      const query = new URLSearchParams({ intent, ...fields })
      const answer = await fetch(`${world.origin}${path}?${query}`, { redirect: 'manual', headers: { cookie } })
      expect(answer.status).toBeLessThan(400)
      await answer.body?.cancel()
    }
  expect(await digest(world)).toEqual(before)
})

const elsewhere = [
  ...[
    '//evil.test',
    '/\\evil.test',
    '\\\\evil.test',
    '/\t/evil.test',
    '/\n/evil.test',
    '/\r\n/evil.test',
    ' //evil.test',
  ],
  ...[
    'http://evil.test',
    'https:evil.test',
    'HTTP:/\\evil.test',
    'javascript:alert(1)',
    'data:text/html,x',
    '///evil.test',
  ],
  ...[
    '/..//evil.test',
    '/.//evil.test',
    '/x/..//evil.test',
    '/\u0000/evil.test',
    'evil.test',
    '@evil.test',
    '.evil.test',
    '',
  ],
  ...[
    '/%2f/evil.test',
    '/%5cevil.test',
    '/\t\\evil.test',
    'http://localhost@evil.test',
    '/\u2028/evil.test',
    '/x\r\nset-cookie: a=b',
  ],
]

test('after sign-in only our own addresses are gone on to', async () => {
  for (const next of [...elsewhere, '/dashboard?x=1#y']) {
    await world.sql('delete from rate_limits')
    const address = `/login?next=${encodeURIComponent(next)}`
    const answer = await sendForm(world, address, { email: actor.email, password: actor.password })
    if (next.includes('\0')) {
      expect(answer.status).toBe(400)
      continue
    }
    const location = answer.headers.get('location') ?? ''
    expect([next, answer.status, new URL(location, world.origin).origin]).toEqual([next, 302, world.origin])
    expect(location).toMatch(/^\/(?![/\\])/)
    if (next.startsWith('/dashboard')) expect(location).toBe(next)
    expect(answer.headers.getSetCookie().join()).not.toContain('a=b')
  }
})
