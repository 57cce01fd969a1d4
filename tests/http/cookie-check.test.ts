import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { minute } from '#app/domain/time.ts'
import { cookiesOf } from '../kit/actor.ts'
import { moveClock } from '../kit/clock.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let user: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  user = await seedActor(world)
})
afterAll(() => world?.close())

const says = 'Your browser refuses this site’s cookies.'

/** As a browser asks for a page, with the cookies that it has kept. */
const ask = (path: string, cookie: string, form?: Record<string, string>) =>
  fetch(new URL(path, world.origin), {
    redirect: 'manual',
    headers: { accept: 'text/html,*/*;q=0.8', origin: world.origin, cookie },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  })

/** What a person sees in the end, whose browser keeps its cookies, or none. */
async function arrive(answer: Response, keeps: boolean, cookie = ''): Promise<{ path: string; page: string }> {
  let [at, kept] = [answer, cookie]
  let path = ''
  for (let hop = 0; hop < 6 && at.status >= 300 && at.status < 400; hop += 1) {
    kept = keeps ? [kept, cookiesOf(at)].filter(Boolean).join('; ') : ''
    path = at.headers.get('location') ?? ''
    at = await ask(path, kept)
  }
  return { path, page: await at.text() }
}

const forms: [string, string, () => Record<string, string>, string][] = [
  ['signs in', '/login', () => ({ intent: 'sign-in', email: user.email, password: user.password }), '/onboarding'],
  ['asks for a link', '/login', () => ({ intent: 'mail-link', email: user.email }), '/check-email'],
  ['resets a password', '/forgot-password', () => ({ email: user.email }), '/check-email'],
  [
    'writes to us',
    '/contact',
    () => ({ name: 'Ada', email: 'ada@example.com', subject: 'Hello', message: `A question at ${Date.now()}.` }),
    '/contact',
  ],
]

test.each(forms)('who %s reads that their browser refuses cookies', async (_what, path, form) => {
  const { page } = await arrive(await ask(path, '', form()), false)
  expect(page).toContain(says)
  expect(page).not.toContain('<script')
})

test.each(forms)('who %s with cookies sees no difference', async (_what, path, form, to) => {
  const { path: arrived, page } = await arrive(await ask(path, '', form()), true)
  expect(arrived).toMatch(new RegExp(`^${to}`))
  expect(arrived).not.toContain('cookie-check')
  expect(page).not.toContain(says)
})

test('a browser that brought one of our cookies is not checked, and neither is a program', async () => {
  const form = { intent: 'sign-in', email: user.email, password: user.password }
  expect((await ask('/login', 'warble_theme=dark', form)).headers.get('location')).toBe('/onboarding')
  const program = await fetch(`${world.origin}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: world.origin },
    body: new URLSearchParams(form),
  })
  expect(program.headers.get('location')).toBe('/onboarding')
})

test('signing out without a session needs no cookie', async () => {
  const { page } = await arrive(await ask('/logout', '', {}), false)
  expect(page).not.toContain(says)
})

test('an address that was kept or shared accuses nobody later; its own query stays', async () => {
  const given = await ask('/login?next=%2Fdashboard%3Fx%3D50%25_now', '', {
    intent: 'sign-in',
    email: user.email,
    password: user.password,
  })
  const marked = given.headers.get('location') ?? ''
  expect(marked).toMatch(/^\/dashboard\?x=50%_now&cookie-check=\d+$/)
  expect(await (await ask(marked, '')).text()).toContain(says)
  await moveClock(world, 2 * minute)
  expect((await ask(marked, '')).headers.get('location')).toBe('/dashboard?x=50%_now')
  for (const odd of ['?cookie-check=', '?cookie-check=x', '?cookie-check=99999999999999999999', '?a&cookie-check=1&b'])
    expect(await arrive(await ask(`/pricing${odd}`, ''), false)).not.toMatchObject({
      page: expect.stringContaining(says),
    })
  expect((await ask('/pricing?a&cookie-check=1&b#c', '')).headers.get('location')).toBe('/pricing?a&b')
})
