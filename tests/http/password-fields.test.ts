import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { cookiesOf, sendForm } from '../kit/actor.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
let actor: SeededActor
beforeAll(async () => {
  const env = { EMAIL_CONFIRMATION: 'off' }
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5, env })
  actor = await seedActor(world)
})
beforeEach(() => world.sql('delete from rate_limits'))
afterAll(() => world?.close())

const isSignedIn = (answer: Response) => answer.status === 302 && /(^|; )warble=/.test(cookiesOf(answer))

test('a password may have 128 characters, all of which count, and no more', async () => {
  const long = 'a long sentence, and '.repeat(7).slice(0, 128)
  const email = 'long@example.com'
  expect(isSignedIn(await sendForm(world, '/signup', { email, password: long }))).toBe(true)
  for (const other of [`${long.slice(0, -1)}x`, long.slice(0, 72), long.slice(0, 127)])
    expect((await sendForm(world, '/login', { email, password: other })).status).toBe(400)
  expect(isSignedIn(await sendForm(world, '/login', { email, password: long }))).toBe(true)
  const longer = await sendForm(world, '/signup', { email: 'longer@example.com', password: `${long}x` })
  expect([longer.status, await longer.text()]).toEqual([422, expect.stringContaining('Use up to 128 characters.')])
})

describe('password fields', () => {
  const pages: [path: string, name: string, kind: string][] = [
    ['/login', 'password', 'current-password'],
    ['/signup', 'password', 'new-password'],
    ['/dashboard/settings/security', 'current_password', 'current-password'],
    ['/dashboard/settings/security', 'new_password', 'new-password'],
  ]
  test.each(pages)('%s: %s is masked and allows password managers and pasting', async (path, name, kind) => {
    const headers: Record<string, string> = path.startsWith('/dashboard') ? { cookie: actor.cookie } : {}
    const html = await (await fetch(world.origin + path, { headers })).text()
    const field = html.match(new RegExp(`<input[^>]* name="${name}"[^>]*>`))?.[0] ?? ''
    expect(field).toContain('type="password"')
    expect(field).toMatch(new RegExp(`autocomplete="${kind}"`, 'i'))
    expect(html).not.toMatch(/autocomplete="off"|onpaste|readonly=""[^>]*type="password"/i)
  })
})
