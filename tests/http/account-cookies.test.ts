import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { rawRequest, sendRaw } from '../kit/raw.ts'
import { seedActor } from '../kit/seed.ts'
import { type RunningServer, startServer } from '../kit/server.ts'
import { startWorld, type World } from '../kit/world.ts'

const host = 'warble.test'

let world: World
let secure: RunningServer
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  secure = await startServer('web', { ...world.env, ORIGIN: `https://${host}` })
})
afterAll(async () => {
  await secure?.stop()
  await world?.close()
})

function post(path: string, fields: Record<string, string>, cookie = '') {
  const body = new URLSearchParams(fields).toString()
  const lines = [`Origin: https://${host}`, `Cookie: ${cookie}`, `Content-Length: ${body.length}`]
  const form = 'Content-Type: application/x-www-form-urlencoded'
  return sendRaw(secure.origin, rawRequest('POST', path, host, [...lines, form]) + body)
}

const get = (path: string, cookie: string) =>
  sendRaw(secure.origin, rawRequest('GET', path, host, [`Cookie: ${cookie}`]))

test('behind TLS every cookie has the __Host- prefix and is HttpOnly, Secure and SameSite=Lax', async () => {
  const { email, password, cookie } = await seedActor(world)
  const signedIn = `__Host-${cookie}`
  const answers = {
    '/login': await post('/login', { email, password }),
    '/forgot-password': await post('/forgot-password', { email }),
    '/signup': await post('/signup', { email: `new-${email}`, password }),
    '/theme': await post('/theme', { theme: 'dark', next: '/' }),
    '/dashboard': await post('/dashboard', { intent: 'widget', display: 'bar' }, signedIn),
    '/dashboard/settings': await post('/dashboard/settings', { intent: 'delete-account', password }, signedIn),
  }
  const names = new Set<string>()
  for (const [path, answer] of Object.entries(answers)) {
    expect([path, answer.status]).toEqual([path, 302])
    for (const set of answer.headers.get('set-cookie') ?? []) {
      names.add(set.split('=')[0] ?? '')
      expect(set).toMatch(/^__Host-warble/)
      expect(set).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
      expect(set).not.toContain('Domain')
    }
  }
  expect([...names].toSorted()).toEqual([
    '__Host-warble',
    '__Host-warble_browser',
    '__Host-warble_device',
    '__Host-warble_flash',
    '__Host-warble_pending',
    '__Host-warble_theme',
    '__Host-warble_widget',
  ])
})

test('behind TLS the theme is read only from the cookie with the __Host- prefix', async () => {
  const dark = '<html lang="en" data-theme="dark">'
  expect((await get('/', '__Host-warble_theme=dark')).body).toContain(dark)
  expect((await get('/', 'warble_theme=dark')).body).not.toContain(dark)
})
