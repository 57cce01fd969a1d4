import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { endpoints } from '#app/contract/index.ts'
import { fuzz, fuzzFaults, startFuzzWorld } from '../chaos/fuzz.ts'
import { addressFor, nameOf, refusalCode, type Subject } from '../kit/calls.ts'
import { seeded, seedOf } from '../kit/random.ts'
import { rawRequest, sendRaw } from '../kit/raw.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { failuresIn } from '../kit/server.ts'
import { type Unlimited, unlimited } from '../kit/unlimited.ts'
import { maxWaitMs } from '../kit/until.ts'
import type { World } from '../kit/world.ts'

let world: World
let send: Unlimited['send']
let actor: SeededActor
let subject: Subject
beforeAll(async () => {
  world = await startFuzzWorld(inject('postgres'))
  send = unlimited(world).send
  actor = await seedActor(world)
  subject = { id: actor.id, email: actor.email, handle: 'finchroast', auth_token: 'a', ct0_token: 'b' }
})
afterAll(() => world?.close())

const named = (list: readonly Endpoint[]) => list.map((endpoint) => [nameOf(endpoint), endpoint] as const)
const writes = endpoints.filter(({ method }) => method !== 'GET')
const paths = [...new Set(endpoints.map(({ path }) => path))]

test('twenty malformed requests to each endpoint are answered as its contract says, and the server survives', async () => {
  const each = Number(process.env.EACH ?? 20)
  const report = await fuzz(world, each, seeded(seedOf(1)))
  expect(fuzzFaults(report, { mostMs: maxWaitMs, mostGrowth: Number.POSITIVE_INFINITY })).toEqual([])
  expect(report.requests).toBe(each * endpoints.length)
  // Enough requests passed the access check and reached the code, and enough were rejected.
  expect(report.denied).toBeLessThan(report.requests / 4)
  expect(report.refused).toBeGreaterThan(report.requests / 3)
})

describe.each(named(writes))('%s', (_name, endpoint) => {
  test('survives a truncated, a chunked and an endless body', async () => {
    const { host } = new URL(world.origin)
    const lines = [`Authorization: Bearer ${actor.access_token}`, 'Content-Type: application/json']
    const head = (more: string) => rawRequest(endpoint.method, addressFor(endpoint, subject), host, [...lines, more])
    const chunk = `6c00\r\n${'['.repeat(0x6c00)}\r\n`
    // Little over the limit: what the server leaves unread can cost the client the response.
    const large = await sendRaw(world.origin, `${head('Transfer-Encoding: chunked')}${chunk.repeat(4)}0\r\n\r\n`)
    expect(large.status).toBe(413)
    const endless = await sendRaw(world.origin, head('Transfer-Encoding: chunked') + chunk.repeat(100))
    expect([0, 413]).toContain(endless.status)
    await sendRaw(world.origin, `${head('Content-Length: 400')}{"user_id":`, { leave: true })
    expect((await fetch(`${world.origin}/readyz`)).status).toBe(200)
  })
})

describe.each(paths)('%s', (path) => {
  const methods = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => String(method))
  const [endpoint] = endpoints.filter((one) => one.path === path)
  const address = path.replace(/\{\w+\}/g, 'x')

  test('other methods get 405 with Allow, OPTIONS gets 204', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((one) => !methods.includes(one))) {
      const answer = await send(address, { method })
      expect([method, answer.status]).toEqual([method, 405])
      expect(refusalCode(endpoint, answer)).toBe('method_not_allowed')
      for (const allowed of methods) expect(answer.headers.get('allow')).toContain(allowed)
    }
    const options = await send(address, { method: 'OPTIONS', headers: { origin: 'http://evil.test' } })
    const allow = options.headers.get('allow')?.split(', ').toSorted()
    expect([options.status, options.body, allow]).toEqual([204, '', [...methods, 'OPTIONS'].toSorted()])
    expect([...options.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    const head = await send(address, { method: 'HEAD' })
    const read = endpoints.find((one) => one.path === path && one.method === 'GET')
    const seen = read?.access === 'public' ? [200, 302, 303, 400] : read ? [401] : [405]
    expect(seen).toContain(head.status)
    expect(head.body).toBe('')
  })
})

const missing = [
  '/api/nothing',
  '/api/',
  '/api/nothing/x?y=z',
  '/api/analysis-progress',
  '/api/bots/start/x',
  '/rest/v1/users',
  '/analytics',
  '/analytics/x',
  '/bots/x',
  '/twitter/x/y',
  '/webhooks/x',
  '/onboarding/x',
  '/functions/v1/x',
  '/auth/v1/x',
]

test.each(['GET', 'POST', 'PUT', 'DELETE'])('%s of an unknown endpoint gets 404 in JSON', async (method) => {
  for (const path of missing) {
    const answer = await send(path, { method })
    const [top = ''] = path.match(/^\/(auth|functions|bots|rest)\//) ?? []
    const family = endpoints.find((one) => top !== '' && one.path.startsWith(top))
    const code = path.startsWith('/auth/') ? 'validation_failed' : 'not_found'
    expect([path, answer.status, refusalCode(family, answer)]).toEqual([path, 404, code])
  }
})

test('the server has logged no failure', () => {
  expect(failuresIn(world.output())).toEqual([])
})
