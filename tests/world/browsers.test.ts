import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { cookieSession, type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let actor: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  actor = await seedActor(world)
})
afterAll(() => world?.close())

/** The status of a form of a signed-in user. */
async function saves(headers: Record<string, string>): Promise<number> {
  const cookie = await cookieSession(world, actor.id)
  const body = new URLSearchParams({ theme: 'dark', next: '/pricing' })
  return (
    await fetch(`${world.origin}/theme`, { method: 'POST', redirect: 'manual', headers: { cookie, ...headers }, body })
  ).status
}

test('“Every form is refused, because my browser or a proxy hides the referrer”: what the browser says counts', async () => {
  expect(await saves({ origin: 'null', 'sec-fetch-site': 'same-origin' })).toBe(302)
  for (const site of ['cross-site', 'same-site', 'none'])
    expect([site, await saves({ origin: 'null', 'sec-fetch-site': site })]).toEqual([site, 403])
  expect(await saves({ origin: 'null' })).toBe(403)
  expect(await saves({ origin: 'http://evil.test', 'sec-fetch-site': 'same-origin' })).toBe(403)
})

test('“My password manager found no page to change my password”: its known address leads there', async () => {
  const { status, headers } = await fetch(`${world.origin}/.well-known/change-password`, { redirect: 'manual' })
  expect([status, headers.get('location')]).toEqual([302, '/dashboard/settings/security'])
})
