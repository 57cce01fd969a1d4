import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cookiesOf, mailedLink, sendForm } from '../kit/actor.ts'
import { elsewhere } from '../kit/redirects.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 5, env: { RATE_SIGN_IN: '10000' } })
  actor = await seedActor(world)
})
afterAll(() => world?.close())

/** Where a browser goes from here. */
const target = (answer: Response) => new URL(answer.headers.get('location') ?? '', world.origin)

test('there are enough of them', () => {
  expect(new Set(elsewhere).size).toBeGreaterThan(200)
})

test('after the password only our own addresses are gone on to', async () => {
  for (const next of elsewhere) {
    await world.sql('delete from rate_limits')
    const address = `/login?next=${encodeURIComponent(next)}`
    const answer = await sendForm(world, address, { email: actor.email, password: actor.password })
    expect([next, answer.status, target(answer).origin]).toEqual([next, 302, world.origin])
    expect(answer.headers.get('location')).toMatch(/^\/(?![/\\])/)
    expect(answer.headers.getSetCookie().join()).not.toContain('a=b')
  }
}, 60_000)

test('no link of the pages leads there either', async () => {
  for (const next of elsewhere)
    for (const path of ['/login', '/signup', '/forgot-password']) {
      const html = await (await fetch(`${world.origin}${path}?next=${encodeURIComponent(next)}`)).text()
      for (const [, link = ''] of html.matchAll(/href="([^"]*\?next=[^"]*)"/g)) {
        const inner = new URL(link.replaceAll('&amp;', '&'), world.origin).searchParams.get('next') ?? ''
        expect([next, new URL(inner, world.origin).origin]).toEqual([next, world.origin])
      }
    }
}, 120_000)

test('nor does a mail, a new password, or the second factor', async () => {
  for (const next of ['//evil.test', '/\\evil.test', 'https://evil.test/x', 'javascript:alert(1)']) {
    await world.sql('delete from rate_limits')
    await world.sql('delete from mail_tokens')
    const asked = await sendForm(world, `/forgot-password?next=${encodeURIComponent(next)}`, {
      intent: 'recover',
      email: actor.email,
    })
    const link = await mailedLink(world, actor.email, /Reset/)
    const entered = await fetch(link, { redirect: 'manual', headers: { cookie: cookiesOf(asked) } })
    expect(target(entered).origin).toBe(world.origin)
    const password = `a long sentence ${randomUUID()}`
    const address = `/reset-password?next=${encodeURIComponent(next)}`
    const reset = await sendForm(world, address, { intent: 'reset', password }, cookiesOf(entered))
    expect([reset.status, target(reset).origin]).toEqual([302, world.origin])
  }
})

test('our own addresses are', async () => {
  const other = await seedActor(world)
  const address = `/login?next=${encodeURIComponent('/dashboard/plan?x=1#y')}`
  const answer = await sendForm(world, address, { email: other.email, password: other.password })
  expect(answer.headers.get('location')).toBe('/dashboard/plan?x=1#y')
})
