import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cookiesOf, mailedLink, sendForm } from '../kit/actor.ts'
import { inBatches } from '../kit/in-batches.ts'
import { foreignRedirects } from '../kit/redirects.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 5, env: { RATE_SIGN_IN: '10000' } })
  actor = await seedActor(world)
})
afterAll(() => world?.close())

const target = (answer: Response) => new URL(answer.headers.get('location') ?? '', world.origin)

test('the list has more than 200 foreign redirect targets', () => {
  expect(new Set(foreignRedirects).size).toBeGreaterThan(200)
})

test('a password sign-in redirects only within our origin', async () => {
  await inBatches(foreignRedirects, async (next) => {
    await world.sql('delete from rate_limits')
    const address = `/login?next=${encodeURIComponent(next)}`
    const answer = await sendForm(world, address, { email: actor.email, password: actor.password })
    expect([next, answer.status, target(answer).origin]).toEqual([next, 302, world.origin])
    expect(answer.headers.get('location')).toMatch(/^\/(?![/\\])/)
    expect(answer.headers.getSetCookie().join()).not.toContain('a=b')
  })
})

test('who is signed in already goes on to where the link leads', async () => {
  const { cookie } = await seedActor(world)
  const at = (path: string) => fetch(world.origin + path, { redirect: 'manual', headers: { cookie } })
  const step = '/onboarding?step=1&plan=pro'
  for (const path of ['/login', '/signup'])
    expect((await at(`${path}?next=${encodeURIComponent(step)}`)).headers.get('location')).toBe(step)
  expect((await at('/signup')).headers.get('location')).toBe('/onboarding')
  await inBatches(foreignRedirects, async (next) => {
    const answer = await at(`/signup?next=${encodeURIComponent(next)}`)
    expect([next, answer.status, target(answer).origin]).toEqual([next, 302, world.origin])
  })
})

test('HEAD redirects a guest as GET does', async () => {
  const ask = async (method: string) => {
    const { status, headers } = await fetch(`${world.origin}/dashboard?a=b`, { method, redirect: 'manual' })
    return [status, headers.get('location'), headers.getSetCookie()]
  }
  expect(await ask('HEAD')).toEqual([302, '/login?next=%2Fdashboard%3Fa%3Db', []])
  expect(await ask('HEAD')).toEqual(await ask('GET'))
})

test('rejects a redirect target with a NUL character', async () => {
  const address = `/login?next=${encodeURIComponent('/\0/evil.test')}`
  const answer = await sendForm(world, address, { email: actor.email, password: actor.password })
  expect([answer.status, answer.headers.get('location')]).toEqual([400, null])
})

test('links on the sign-in pages carry no foreign redirect target', async () => {
  const paths = ['/login', '/signup', '/forgot-password']
  const requested = foreignRedirects.map((next, at) => [paths[at % paths.length] ?? '', next] as const)
  await inBatches(requested, async ([path, next]) => {
    const html = await (await fetch(`${world.origin}${path}?next=${encodeURIComponent(next)}`)).text()
    for (const [, link = ''] of html.matchAll(/href="([^"]*\?next=[^"]*)"/g)) {
      const inner = new URL(link.replaceAll('&amp;', '&'), world.origin).searchParams.get('next') ?? ''
      expect([path, next, new URL(inner, world.origin).origin]).toEqual([path, next, world.origin])
    }
  })
})

test('a mailed link and a password reset redirect only within our origin', async () => {
  for (const next of ['//evil.test', '/\\evil.test', 'https://evil.test/x', 'javascript:alert(1)']) {
    await world.sql('delete from rate_limits')
    await world.sql('delete from mail_tokens')
    const requested = await sendForm(world, `/forgot-password?next=${encodeURIComponent(next)}`, {
      intent: 'recover',
      email: actor.email,
    })
    const link = await mailedLink(world, actor.email, /Reset/)
    const entered = await fetch(link, { redirect: 'manual', headers: { cookie: cookiesOf(requested) } })
    expect(target(entered).origin).toBe(world.origin)
    const password = `a long sentence ${randomUUID()}`
    const address = `/reset-password?next=${encodeURIComponent(next)}`
    const reset = await sendForm(world, address, { intent: 'reset', password }, cookiesOf(entered))
    expect([reset.status, target(reset).origin]).toEqual([302, world.origin])
  }
})

test('a password sign-in redirects to a path of our own', async () => {
  const other = await seedActor(world)
  const address = `/login?next=${encodeURIComponent('/dashboard/plan?x=1#y')}`
  const answer = await sendForm(world, address, { email: other.email, password: other.password })
  expect(answer.headers.get('location')).toBe('/dashboard/plan?x=1#y')
})
