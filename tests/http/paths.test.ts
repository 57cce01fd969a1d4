import { createRequestHandler, type ServerBuild } from '@remix-run/node'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { endpoints } from '#app/contract/index.ts'
import type { RequestContext } from '#app/http/request/context.ts'
import { refusalCode } from '../kit/calls.ts'
import { failuresIn } from '../kit/server.ts'
import { startWorld, type World } from '../kit/world.ts'

const built = (name: string) => import(new URL(`../../build/server/${name}.js`, import.meta.url).href)

let world: World
let warble: { services: RequestContext['services']; hub: RequestContext['hub']; close(): Promise<void> }
let framework: ReturnType<typeof createRequestHandler>
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
  const { createWarble } = await built('main')
  warble = createWarble({ ...world.env, ORIGIN: world.origin }, null)
  framework = createRequestHandler((await built('index')) as ServerBuild, 'production')
})
afterAll(async () => {
  await warble?.close()
  await world?.close()
})

const paths = [
  '/login',
  '/dashboard/queue',
  '/api/docs',
  '/connect/perch/callback',
  '/no/such',
  '/robots.txt',
  '/dev/mails/1',
  '/bots/start',
  '/auth/v1/user',
  '/api/openapi.json',
  '/analytics/dashboard/x',
  '/api/no/such',
  '/auth/v1/nothing',
  '/onboarding',
  '/onboarding/nothing',
  '/.well-known/jwks.json',
  '/webhooks/stripe',
  '/rest/v1/nothing',
]

/** Ways to write a path that might name the same page or call, or none. */
const writings: Record<string, (path: string) => string> = {
  plain: (path) => path,
  'in capitals': (path) => path.toUpperCase(),
  'with a capital': (path) => path.replace(/[a-z]/, (letter) => letter.toUpperCase()),
  'with a slash at its end': (path) => `${path}/`,
  'with two slashes at its end': (path) => `${path}//`,
  'with two slashes inside': (path) => path.replace(/(?<=.)\//, '//'),
  'with a letter escaped': (path) => path.replace(/[a-z](?=[^a-z]*$|[a-z]*$)/, (letter) => escaped(letter)),
  'with its first letter escaped': (path) => path.replace(/[a-z]/, escaped),
  'with a slash escaped': (path) => path.replace(/(?<=.)\//, '%2F'),
  'with a dot before it': (path) => path.replace(/^\//, '/./'),
  'with a space at its end': (path) => `${path}%20`,
}
const escaped = (letter: string) => `%${letter.charCodeAt(0).toString(16)}`

const gist = ({ status, headers }: Response) =>
  [status, headers.get('content-type')?.split(';')[0] ?? null, headers.get('location')?.split('?')[0] ?? null].join(' ')

test.each(Object.keys(writings))('a path written %s is answered as the framework would', async (how) => {
  for (const path of paths)
    for (const method of ['GET', 'POST', 'DELETE']) {
      const address = world.origin + (writings[how]?.(path) ?? path)
      const context: RequestContext = { ...warble, request_id: 'test', address: null, closed: null }
      const expected = await framework(new Request(address, { method }), { warble: context })
      const answer = await fetch(address, { method, redirect: 'manual' })
      expect([method, address, gist(answer)]).toEqual([method, address, gist(expected)])
    }
})

test('a call in another case is a path without an endpoint, in the form of its family', async () => {
  for (const path of ['/Bots/start', '/AUTH/v1/user', '/Functions/v1/chatbot', '/bots/START', '/rest/V1/rpc/x']) {
    const response = await fetch(world.origin + path, { method: 'POST' })
    const answer = { status: response.status, headers: response.headers, body: await response.text() }
    const [family = ''] = /^\/\w+/.exec(path.toLowerCase()) ?? []
    const neighbour = endpoints.find((one) => one.path.startsWith(`${family}/`))
    expect([path, answer.status]).toEqual([path, 404])
    expect(refusalCode(neighbour, answer)).toBe(family === '/auth' ? 'validation_failed' : 'not_found')
  }
})

test('what is refused before its call has the form of its family too', async () => {
  for (const family of ['/auth/v1', '/functions/v1', '/bots', '/rest/v1', '/api']) {
    const neighbour = endpoints.find((one) => one.path.startsWith(`${family}/`))
    for (const [method, path, status, headers] of [
      ['PATCH', '/x', 405, {}],
      ['GET', '/x?_data=y', 400, {}],
      ['PROPFIND', '/x', 405, {}],
    ] as const) {
      const response = await fetch(world.origin + family + path, { method, headers })
      const answer = { status: response.status, headers: response.headers, body: await response.text() }
      expect([family, method, answer.status]).toEqual([family, method, status])
      expect(refusalCode(neighbour, answer)).not.toBeNull()
    }
  }
})

test('the server has logged no failure', () => {
  expect(failuresIn(world.output())).toEqual([])
})
