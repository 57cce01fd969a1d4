import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sendRaw } from '../kit/raw.ts'
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

test('behind TLS every cookie of ours is bound to the host and to TLS', async () => {
  const { email, password } = await seedActor(world)
  const forms = {
    '/login': new URLSearchParams({ email, password }),
    '/forgot-password': new URLSearchParams({ email }),
    '/signup': new URLSearchParams({ email: `new-${email}`, password }),
  }
  const names = new Set<string>()
  for (const [path, fields] of Object.entries(forms)) {
    const body = fields.toString()
    const head = [
      ...[`POST ${path} HTTP/1.1`, `Host: ${host}`, 'Connection: close', `Origin: https://${host}`],
      ...['Content-Type: application/x-www-form-urlencoded', `Content-Length: ${body.length}`],
    ]
    const answer = await sendRaw(secure.origin, `${head.join('\r\n')}\r\n\r\n${body}`)
    expect([path, answer.status]).toEqual([path, 302])
    for (const cookie of answer.headers.get('set-cookie') ?? []) {
      names.add(cookie.split('=')[0] ?? '')
      expect(cookie).toMatch(/^__Host-warble/)
      expect(cookie).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
      expect(cookie).not.toContain('Domain')
    }
  }
  expect([...names].toSorted()).toEqual([
    ...['__Host-warble', '__Host-warble_device', '__Host-warble_flash', '__Host-warble_pending'],
  ])
})
