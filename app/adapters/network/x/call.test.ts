import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { systemClock } from '#app/adapters/clock.ts'
import { byCookies, createHttpClient } from '#app/adapters/network/x/call.ts'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections()
})

async function serverWith(answer: (response: ServerResponse) => void): Promise<string> {
  const server = createServer((_request, response) => answer(response)).listen(0, '127.0.0.1')
  servers.push(server)
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const ask = (origin: string) =>
  createHttpClient(origin, byCookies({ kind: 'tokens', auth_token: 'a', ct0_token: 'b' }), systemClock).get(
    '/2/users/me',
    {},
    z.unknown(),
    AbortSignal.timeout(20_000),
  )

test('stops reading an endless response soon after what was asked for', async () => {
  let sent = 0
  const chunk = Buffer.alloc(64_000, ' ')
  const origin = await serverWith((response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const pour = () => {
      while (!response.destroyed && response.write(chunk)) sent += chunk.length
      sent += chunk.length
    }
    response.on('drain', pour)
    pour()
  })
  await expect(ask(origin)).rejects.toMatchObject({ kind: 'unknown_outcome' })
  expect(sent).toBeGreaterThan(200_000)
  expect(sent).toBeLessThan(20_000_000)
})

test('an answer is cut to what was asked for', async () => {
  const user = (at: number) => ({ id: String(at), username: 'wren', name: 'n'.repeat(100_000) })
  const many = { data: Array.from({ length: 3_000 }, (_, at) => user(at % 10)).map(({ id }) => ({ id })) }
  const origin = await serverWith((response) => response.end(JSON.stringify({ ...many, one: user(1) })))
  const client = createHttpClient(origin, byCookies({ kind: 'tokens', auth_token: 'a', ct0_token: 'b' }), systemClock)
  const read = (query: Record<string, string | number>) =>
    client.get('/2/tweets', query, z.looseObject({ data: z.array(z.unknown()) }), AbortSignal.timeout(20_000))
  expect((await read({ max_results: 10 })).data).toHaveLength(10)
  expect((await read({ ids: '1,2,3' })).data).toHaveLength(3)
  expect(JSON.stringify(await read({ max_results: 10 })).length).toBeLessThan(51_000)
})

test('follows no redirect, which would send the tokens to another host', async () => {
  let reached = 0
  const elsewhere = await serverWith((response) => {
    reached += 1
    response.end('{}')
  })
  for (const status of [301, 302, 303, 307, 308]) {
    const origin = await serverWith((response) => response.writeHead(status, { location: elsewhere }).end())
    await expect(ask(origin)).rejects.toMatchObject({ kind: 'unknown_outcome' })
  }
  expect(reached).toBe(0)
})

test.each([
  ['Your account is suspended and is not permitted to access this feature.', 'suspended'],
  ['Your account has been locked.', 'suspended'],
  [
    'To protect our users from spam and other malicious activity, this account is temporarily locked. Please log in to unlock your account.',
    'suspended',
  ],
  ['You have been blocked from interacting with this user at their request.', 'refused'],
  ['You have been blocked from the author of this post. Your account cannot reply.', 'refused'],
  ['User has been suspended.', 'refused'],
  ['This account has been suspended.', 'refused'],
] as const)('only what X says of the own account suspends it: %s', async (detail, kind) => {
  const origin = await serverWith((response) =>
    response.writeHead(403, { 'content-type': 'application/json' }).end(JSON.stringify({ title: 'Forbidden', detail })),
  )
  await expect(ask(origin)).rejects.toMatchObject({ kind })
})
