import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { pages as builtPages } from '../kit/built.ts'
import { partOf } from '../kit/full.ts'
import type { BadBody } from '../kit/malformed.ts'
import { halfSignedIn, type SeededActor, seedActor } from '../kit/seed.ts'
import { failuresIn } from '../kit/server.ts'
import { type Unlimited, unlimited } from '../kit/unlimited.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let send: Unlimited['send']
let actor: SeededActor
let pending: { cookie: string }
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  send = unlimited(world).send
  actor = await seedActor(world)
  pending = await halfSignedIn(world)
  await world.sql('create table kept_sessions as table sessions')
})
afterAll(() => world?.close())

/** Restores the sessions, because some forms sign out. */
const signInAgain = () => world.sql('insert into sessions select * from kept_sessions on conflict do nothing')

const without = { level: 'public', forms: {} }
const pages = [
  ...builtPages.filter(({ forms }) => Object.keys(forms).length > 0),
  ...['/', '/nothing', '/pricing', '/dashboard/activity'].map((path) => ({ ...without, path })),
]
const form = 'application/x-www-form-urlencoded'
const hostileIntents = ['constructor', '__proto__', 'toString', 'hasOwnProperty', '', 'nothing', '\ud800']
const values = ['\0', 'a\0b', '\ud800', 'x'.repeat(4_000), '%', "'", '-1', '__proto__', '€\u{1f600}', 'a\r\nb']
/** The names of the form fields of all pages. */
const fieldNames = [...new Set(pages.flatMap(({ forms }) => Object.values(forms).flat()))]

/** Malformed bodies. Without access to the page only its intents are tried, which are read before the access check. */
function bodiesFor(forms: Record<string, string[]>, hasAccess: boolean): BadBody[] {
  const own = hasAccess ? Object.keys(forms) : []
  return [
    ...[...hostileIntents, ...Object.keys(forms)].map((intent) => ({
      what: `intent ${intent}`,
      text: new URLSearchParams({ intent }).toString(),
      type: form,
    })),
    ...own.flatMap((intent, turn) =>
      partOf(values, 2, turn).map((value) => {
        // All fields with a long value would be refused for their size.
        const names = value.length > 100 ? (forms[intent] ?? []) : fieldNames
        const fields = Object.fromEntries(names.map((field) => [field, value]))
        const text = new URLSearchParams({ email: 'a@example.com', ...fields, intent }).toString()
        return { what: `${intent} ${value.slice(0, 5)}`, text, type: form }
      }),
    ),
    ...own.map((intent) => ({
      what: `${intent} with an address`,
      text: new URLSearchParams({ intent, email: 'a@example.com', password: "'" }).toString(),
      type: form,
    })),
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
    { what: 'an empty body', text: '', type: form },
  ]
}

test.each(pages.map((page) => [page.path, page] as const))(
  'malformed forms sent to %s get no server error',
  async (path, { level, forms }) => {
    const suffixes = path === '/' ? ['', '?index'] : ['', '.data']
    const userCookie = level === 'factor' ? pending.cookie : actor.cookie
    const hasAccess = (cookie: string) => (cookie === '' ? !/^(user|factor|operator)$/.test(level) : level !== 'guest')
    // Posted as a document and as data in turn, in opposite order for guests and for signed-in users.
    const posts = ['', userCookie].flatMap((cookie, turn) =>
      bodiesFor(forms, hasAccess(cookie)).map((body, at) => ({
        ...body,
        cookie,
        suffix: suffixes[(at + turn) % 2] ?? '',
      })),
    )
    const post = async ({ what, text, type = form, cookie, suffix }: (typeof posts)[number]) => {
      const headers = { origin: world.origin, 'content-type': type, cookie }
      const answer = await send(path + suffix, { method: 'POST', headers, body: text })
      expect(answer.status, `${path}${suffix} ${what}`).toBeLessThan(500)
      expect(answer.body).not.toMatch(/\bat \w+ \(|node_modules/)
      // A redirect to the sign-in page would mean that the page was not tested.
      if (cookie !== '' && (level === 'user' || level === 'factor'))
        expect(answer.headers.get('location') ?? '', `${path}${suffix} ${what}`).not.toMatch(/^\/login/)
    }
    for (let at = 0; at < posts.length; at += 8) {
      await signInAgain()
      await Promise.all(posts.slice(at, at + 8).map(post))
    }
    const [alive] = await world.sql<{ count: number }>('select count(*)::int as count from users where id = $1', [
      actor.id,
    ])
    expect(alive?.count).toBe(1)
  },
)

test('unusual requests to the framework’s own URLs get no server error', async () => {
  const odd = [
    '/__manifest',
    '/__manifest?p=/x',
    '/__manifest?version=x&p=%2F%2Fx',
    '/__manifest?p=%ff',
    `/__manifest?p=${'/x'.repeat(3_000)}`,
    '/_root.data',
    '/.data',
    '/x.data?_routes=',
    '/dashboard.data?_routes=nothing',
    '/dashboard.data?_routes=root,root',
    '/login.data?_routes=%00',
    '/login?_data=routes/auth/login',
    '/?_data=root',
    '/api/x?_data=x',
    '/login?%5Fdata=x',
    '/login?index',
    '/login/?index&index',
    '/assets/nothing.js',
    '/assets/',
    '/assets/..%2fserver%2findex.js',
    '/favicon.ico/',
    '/robots.txt.data',
    '/events.data',
    '/api/nothing.data',
  ]
  for (const address of odd)
    for (const method of ['GET', 'HEAD', 'POST', 'OPTIONS']) {
      const answer = await send(address, { method })
      expect(answer.status, `${method} ${address}`).toBeLessThan(500)
    }
})

test('the server has logged no failure and still runs', () => {
  expect(failuresIn(world.output())).toEqual([])
  expect(world.process.exitCode).toBeNull()
})
