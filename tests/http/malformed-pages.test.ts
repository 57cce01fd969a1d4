import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { BadBody } from '../kit/malformed.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { type Unlimited, unlimited } from '../kit/unlimited.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let send: Unlimited['send']
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  send = unlimited(world).send
  actor = await seedActor(world)
})
afterAll(() => world?.close())

const pages = [
  '/login',
  '/signup',
  '/auth/callback',
  '/logout',
  '/onboarding',
  '/check-email',
  '/forgot-password',
  '/reset-password',
  '/login/factor',
  '/dashboard/settings/security',
  '/dashboard/settings/two-step',
  '/dashboard',
  '/theme',
  '/',
  '/nothing',
]
const form = 'application/x-www-form-urlencoded'

test.each(pages)('forms sent to %s', async (path) => {
  const intents = [
    'constructor',
    '__proto__',
    'toString',
    'hasOwnProperty',
    '',
    'start',
    'connect',
    'sign-up',
    'sign-in',
    'confirm',
    'code',
    'end-session',
  ]
  const values = ['\0', 'a\0b', '\ud800', 'x'.repeat(90_000), '%', "'", '-1', '__proto__', '€\u{1f600}', 'a\r\nb']
  const fields = [
    'email',
    'password',
    'time_zone',
    'handle',
    'auth_token',
    'ct0_token',
    'token_hash',
    'plan_type',
    'code',
    'session_id',
    'new_email',
    'proof',
  ]
  const bodies: BadBody[] = [
    ...intents.map((intent) => ({ what: intent, text: `intent=${intent}`, type: form })),
    ...values.flatMap((value) =>
      ['connect', 'sign-up', 'sign-in', 'confirm', 'plan', 'code', 'end-session', 'email', 'off'].map((intent) => {
        const filled = { email: 'a@example.com', ...Object.fromEntries(fields.map((field) => [field, value])), intent }
        return { what: `${intent} ${value.slice(0, 5)}`, text: new URLSearchParams(filled).toString(), type: form }
      }),
    ),
    { what: 'broken escapes', text: 'intent=%zz&%=%&email=%ff%fe', type: form },
    { what: 'no boundary', text: 'x', type: 'multipart/form-data' },
    {
      what: 'broken parts',
      text: '--x\r\nContent-Disposition: form-data\r\n\r\n--',
      type: 'multipart/form-data; boundary=x',
    },
    {
      what: 'a file',
      text: '--x\r\nContent-Disposition: form-data; name="email"; filename="a"\r\n\r\nx\r\n--x--\r\n',
      type: 'multipart/form-data; boundary=x',
    },
    { what: 'JSON', text: '{"intent":"sign-in"}', type: 'application/json' },
    { what: 'no type', text: 'intent=sign-in', type: '' },
    { what: 'too large', text: `intent=sign-in&email=${'x'.repeat(150_000)}`, type: form },
    { what: 'far too large', text: 'x'.repeat(2_000_000), type: form },
    { what: 'nothing', text: '', type: form },
  ]
  for (const cookie of ['', actor.cookie])
    for (const { what, text, type = form } of bodies)
      for (const suffix of path === '/' ? ['', '?index'] : ['', '.data']) {
        const headers = { origin: world.origin, 'content-type': type, cookie }
        const answer = await send(path + suffix, { method: 'POST', headers, body: text })
        expect(answer.status, `${path}${suffix} ${what}`).toBeLessThan(500)
        expect(answer.body).not.toMatch(/\bat \w+ \(|node_modules/)
      }
  const [alive] = await world.sql<{ count: number }>('select count(*)::int as count from users where id = $1', [
    actor.id,
  ])
  expect(alive?.count).toBe(1)
})

test('the framework’s own addresses', async () => {
  const odd = [
    ...[
      '/__manifest',
      '/__manifest?p=/x',
      '/__manifest?version=x&p=%2F%2Fx',
      '/__manifest?p=%ff',
      `/__manifest?p=${'/x'.repeat(3_000)}`,
    ],
    ...[
      '/_root.data',
      '/.data',
      '/x.data?_routes=',
      '/dashboard.data?_routes=nothing',
      '/dashboard.data?_routes=root,root',
      '/login.data?_routes=%00',
    ],
    ...[
      '/login?_data=routes/auth/login',
      '/?_data=root',
      '/api/x?_data=x',
      '/login?%5Fdata=x',
      '/login?index',
      '/login/?index&index',
    ],
    ...[
      '/assets/nothing.js',
      '/assets/',
      '/assets/..%2fserver%2findex.js',
      '/favicon.ico/',
      '/robots.txt.data',
      '/events.data',
      '/api/nothing.data',
    ],
  ]
  for (const address of odd)
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      const answer = await send(address, { method })
      expect(answer.status, `${method} ${address}`).toBeLessThan(500)
    }
})

test('after all that the server has logged no failure', () => {
  const failures = world
    .output()
    .split('\n')
    .filter((line) => /"level":(50|60)|Error|Warning/.test(line))
  expect(failures).toEqual([])
})
