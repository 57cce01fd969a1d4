import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { wireError } from '#app/contract/auth-errors.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { type ErrorCode, errors } from '#app/contract/errors.ts'
import { endpoints } from '#app/contract/index.ts'
import { type Answered, addressFor, bodyFor, nameOf, refusalCode, type Subject } from '../kit/calls.ts'
import { inBatches } from '../kit/in-batches.ts'
import { type BadBody, badBodies } from '../kit/malformed.ts'
import { seeded, seedOf } from '../kit/random.ts'
import { rawRequest, sendRaw } from '../kit/raw.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { failuresIn } from '../kit/server.ts'
import { type Unlimited, unlimited } from '../kit/unlimited.ts'
import { startWorld, type World } from '../kit/world.ts'

const randomOnes = Number(process.env.FUZZ ?? 15)

let world: World
let send: Unlimited['send']
let sent: Unlimited['sent']
let actor: SeededActor
let subject: Subject
beforeAll(async () => {
  const env = { MAIL_INTERVAL_SECONDS: '0' }
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5, env })
  ;({ send, sent } = unlimited(world))
  actor = await seedActor(world)
  subject = { id: actor.id, email: actor.email, handle: 'finchroast', auth_token: 'a', ct0_token: 'b' }
})
afterAll(() => world?.close())

const named = (list: readonly Endpoint[]) => list.map((endpoint) => [nameOf(endpoint), endpoint] as const)
const writes = endpoints.filter(({ method }) => method !== 'GET')
const reads = endpoints.filter(({ method }) => method === 'GET')
const paths = [...new Set(endpoints.map(({ path }) => path))]

/** The statuses that the code may have in responses of this call. */
function statusesOf(endpoint: Endpoint | undefined, code: string | null): number[] {
  const known = Object.keys(errors) as ErrorCode[]
  const plain = known.filter((one) => one === code).map((one): number => errors[one][0])
  if (endpoint?.errorForm !== 'auth') return plain
  const wired = known.map((one) => wireError(one, endpoint)).filter((one) => one.code === code)
  return [...plain, ...wired.map(({ status }) => status)]
}

function requireForm(endpoint: Endpoint | undefined, what: string, answer: Answered) {
  // There are no payments here, which is an answer of its own.
  const off = answer.status === 503 && refusalCode(endpoint, answer) === 'billing_off'
  expect(off || answer.status < 500, `${what}: ${answer.status}`).toBe(true)
  expect(answer.status, what).not.toBe(429)
  if (answer.status < 400) return
  // The guard refuses before the call's route is known.
  const code = refusalCode(endpoint, answer) ?? (answer.status === 413 ? refusalCode(undefined, answer) : null)
  expect([what, statusesOf(endpoint, code)]).toEqual([what, expect.arrayContaining([answer.status])])
  expect(answer.body).not.toMatch(/\bat \w+ \(|node_modules|select |insert |zod|Postgres/i)
}

describe.each(named(writes))('%s', (_name, endpoint) => {
  test('bad bodies are refused in the documented form', async () => {
    const { access_token, id, email } = await seedActor(world)
    const own = { ...subject, id, email }
    const valid = bodyFor(endpoint, own) ?? {}
    // A session that signs itself out would get 401 for everything that follows.
    const address = addressFor(endpoint, own) + (endpoint.path.endsWith('/logout') ? '?scope=others' : '')
    const bodies = badBodies(valid, seeded(seedOf(1)).next, randomOnes)
    expect(bodies.length).toBeGreaterThan(50 + 2 * randomOnes)
    const statuses = new Map<number, number>()
    const one = async ({ what, text, type = 'application/json' }: BadBody) => {
      const headers = { authorization: `Bearer ${access_token}`, 'content-type': type }
      const answer = await send(address, { method: endpoint.method, headers, body: text })
      requireForm(endpoint, what, answer)
      expect(answer.status, what).not.toBe(401)
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
    }
    await inBatches(bodies, one)
    expect(statuses.get(413)).toBeGreaterThanOrEqual(2)
    const refused = endpoint.errorForm === 'auth' ? 400 : 422
    if (Object.keys(valid).length > 0 && !statuses.has(503)) expect(statuses.get(refused)).toBeGreaterThan(30)
  })

  test('a body that is cut, of unknown length, or endless', async () => {
    const { host } = new URL(world.origin)
    const lines = [`Authorization: Bearer ${actor.access_token}`, 'Content-Type: application/json']
    const head = (more: string) => rawRequest(endpoint.method, addressFor(endpoint, subject), host, [...lines, more])
    const chunk = `8000\r\n${'['.repeat(0x8000)}\r\n`
    const large = await sendRaw(world.origin, `${head('Transfer-Encoding: chunked')}${chunk.repeat(6)}0\r\n\r\n`)
    expect(large.status).toBe(413)
    const endless = await sendRaw(world.origin, head('Transfer-Encoding: chunked') + chunk.repeat(100))
    expect([0, 413]).toContain(endless.status)
    await sendRaw(world.origin, `${head('Content-Length: 400')}{"user_id":`, { leave: true })
    expect((await fetch(`${world.origin}/readyz`)).status).toBe(200)
  })
})

describe.each(named(reads))('%s', (_name, endpoint) => {
  test('odd parameters, queries and headers', async () => {
    const odd = [
      '%00',
      '%ff',
      '%ED%A0%80',
      '%',
      '%2e%2e',
      '%2F',
      '..%2f..',
      'a%0d%0ab',
      '%F0%9F%98%80',
      'x'.repeat(6_000),
      '__proto__',
      'null',
      '%25',
      "'",
      '%5c',
      '[]',
    ]
    const id = subject.id
    const addresses = odd.flatMap((value) => [
      endpoint.path.replace(/\{\w+\}/, value).replace(/\{\w+\}/, value),
      endpoint.path.replace('{userId}', id).replace(/\{\w+\}/, value),
      `${addressFor(endpoint, subject)}?token=${value}`,
      `${addressFor(endpoint, subject)}?${value}=${value}&${value}=1`,
    ])
    const bearer = { authorization: `Bearer ${actor.access_token}` }
    const headers: Record<string, string>[] = [
      ...['-1', '1e9', 'NaN', '99999999999999999999', '', 'x'].map((last) => ({ ...bearer, 'last-event-id': last })),
      ...['%ff', '%00', 'x'.repeat(6_000), '""', 'a;b=c', '=', '__proto__=1'].map((value) => ({
        cookie: `warble=${value}`,
      })),
      ...['%ff', 'eyJ4IjoxfQ.x', 'bnVsbA==.'].map((value) => ({
        cookie: `warble_flash=${value}; warble_pending=${value}`,
      })),
      ...['Bearer', 'Bearer  ', 'Bearer a.b.c', 'bearer \u00ff', 'x'.repeat(6_000)].map((authorization) => ({
        authorization,
      })),
      { ...bearer, accept: 'x/y;;q=', 'accept-encoding': 'br;q=x, *;q=-1', 'if-none-match': '"', range: 'bytes=9-1' },
    ]
    for (const address of addresses)
      requireForm(
        endpoint.path && /%|\.\./.test(address) ? undefined : endpoint,
        address,
        await soft(endpoint, address, bearer),
      )
    for (const more of headers)
      requireForm(endpoint, JSON.stringify(more), await send(addressFor(endpoint, subject), { headers: more }))
  })
})

/** Where a parameter changes the path itself, any page may respond: then only 5xx is wrong. */
async function soft(endpoint: Endpoint, address: string, headers: Record<string, string>): Promise<Answered> {
  const answer = await send(address, { headers })
  const json = answer.headers.get('content-type')?.startsWith('application/json')
  if (answer.status < 500 && (!json || endpoint.errorForm !== 'plain')) return { ...answer, status: 200 }
  return answer
}

describe.each(paths)('%s', (path) => {
  const methods = endpoints.filter((endpoint) => endpoint.path === path).map(({ method }) => String(method))
  const [endpoint] = endpoints.filter((one) => one.path === path)
  const address = path.replace(/\{\w+\}/g, 'x')

  test('other methods get 405 and Allow, OPTIONS gets 204', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((one) => !methods.includes(one))) {
      const answer = await send(address, { method })
      expect([method, answer.status]).toEqual([method, 405])
      if (method === 'PATCH') expect(refusalCode(undefined, answer)).toBe('method_not_allowed')
      else expect(refusalCode(endpoint, answer)).toBe('method_not_allowed')
      for (const allowed of methods) expect(answer.headers.get('allow')).toContain(allowed)
    }
    const options = await send(address, { method: 'OPTIONS', headers: { origin: 'http://evil.test' } })
    expect([options.status, options.body, options.headers.get('allow')]).toEqual([
      204,
      '',
      [...methods, 'OPTIONS'].join(', '),
    ])
    expect([...options.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    const head = await send(address, { method: 'HEAD' })
    const read = endpoints.find((one) => one.path === path && one.method === 'GET')
    const seen = read?.access === 'public' ? [200, 302, 303, 400] : read ? [401] : [405]
    expect(seen).toContain(head.status)
    expect(head.body).toBe('')
  })
})

const missing = [
  ...['/api/nothing', '/api/', '/api/nothing/x?y=z', '/api/analysis-progress', '/api/bots/start/x', '/rest/v1/users'],
  ...['/analytics', '/analytics/x', '/bots/x', '/twitter/x/y', '/webhooks/x', '/onboarding/x', '/functions/v1/x'],
  '/auth/v1/x',
]

test.each(['GET', 'POST', 'PUT', 'DELETE'])('%s of a call that is not there: 404 in JSON', async (method) => {
  for (const path of missing) {
    const answer = await send(path, { method })
    const [top = ''] = path.match(/^\/(auth|functions|bots|rest)\//) ?? []
    const family = endpoints.find((one) => top !== '' && one.path.startsWith(top))
    const code = path.startsWith('/auth/') ? 'validation_failed' : 'not_found'
    expect([path, answer.status, refusalCode(family, answer)]).toEqual([path, 404, code])
  }
})

test('after all that the server has logged no failure', () => {
  expect(failuresIn(world.output())).toEqual([])
  expect(sent()).toBeGreaterThan(1500)
})
