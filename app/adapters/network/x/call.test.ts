import { once } from 'node:events'
import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { z } from 'zod'
import { systemClock } from '#app/adapters/clock.ts'
import type { NetworkError } from '#app/adapters/network/network.ts'
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
    new AbortController().signal,
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
    client.get('/2/tweets', query, z.looseObject({ data: z.array(z.unknown()) }), new AbortController().signal)
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

/** What X answers with, and what that means. */
const own = (title: string, detail: string, type = 'about:blank') => JSON.stringify({ title, detail, type })
const page = '<!doctype html><title>Sign in to the network</title><h1>Proxy authentication</h1>'

function answering(status: number, body: string, headers: Record<string, string> = {}) {
  const type = body.startsWith('<') ? 'text/html' : 'application/json'
  return serverWith((response) => response.writeHead(status, { 'content-type': type, ...headers }).end(body))
}

const clientTo = (origin: string, onForbidden?: (why: string) => Promise<void>) =>
  createHttpClient(
    origin,
    byCookies({ kind: 'tokens', auth_token: 'a', ct0_token: 'b' }),
    systemClock,
    'someone',
    onForbidden,
  )
const answer = (text: string, client: ReturnType<typeof clientTo>) =>
  client.post('/2/tweets', { text }, z.unknown(), new AbortController().signal)

const foreign = [
  page,
  '',
  '{"message":"Forbidden"}',
  '{"error":"access denied"}',
  '"no"',
  'null',
  '[]',
  '{"title":"Blocked by your company"}',
]

test.each([401, 403, 404])('a %i that is not X’s own JSON is an outage', async (status) => {
  for (const body of foreign) {
    const origin = await answering(status, body)
    await expect(ask(origin)).rejects.toMatchObject({ kind: 'unavailable' })
    // Looked for later: a proxy may have stopped the answer only.
    await expect(answer('Hello.', clientTo(origin))).rejects.toMatchObject({ kind: 'unknown_outcome' })
    const undo = clientTo(origin).delete('/2/tweets/1', z.unknown(), new AbortController().signal)
    await expect(undo).rejects.toMatchObject({ kind: 'unavailable' })
  }
})

test('a proxy’s page renews no token, X’s own 401 does', async () => {
  for (const [body, times] of [
    [page, 0],
    [own('Unauthorized', 'Unauthorized'), 1],
  ] as const) {
    let renewals = 0
    const renewed = async () => {
      renewals += 1
    }
    const authorization = { headers: async () => ({ authorization: 'Bearer t' }), renewed }
    const client = createHttpClient(await answering(401, body), authorization, systemClock)
    await client.get('/2/users/me', {}, z.unknown(), new AbortController().signal).catch(() => undefined)
    expect(renewals).toBe(times)
  }
})

test.each([
  [401, own('Unauthorized', 'Unauthorized'), 'unauthorized'],
  [401, '{"errors":[{"code":89,"message":"Invalid or expired token."}]}', 'unauthorized'],
  [403, own('Forbidden', 'You are not allowed to create a Tweet with duplicate content.'), 'refused'],
  [404, own('Not Found Error', 'Could not find tweet.', 'https://api.x.com/2/problems/resource-not-found'), 'refused'],
] as const)('%i in X’s own words holds: %s', async (status, body, kind) => {
  const origin = await answering(status, body)
  await expect(ask(origin)).rejects.toMatchObject({ kind })
  await expect(answer('Hello.', clientTo(origin))).rejects.toMatchObject({ kind })
})

test.each([
  own('Forbidden', 'This request looks like it might be automated. To protect our users from spam, try again later.'),
  '{"errors":[{"code":226,"message":"This request looks like it might be automated."}]}',
  own('Forbidden', 'Your activity looks automated.'),
  own('Forbidden', 'We detected automated behavior from this account.'),
])('X takes the account for a bot: %s', async (body) => {
  const origin = await answering(403, body)
  await expect(ask(origin)).rejects.toMatchObject({ kind: 'automated', retryAt: expect.any(Date) })
  await expect(answer('Hello.', clientTo(origin))).rejects.toMatchObject({ kind: 'automated' })
})

const minutes = (many: number) => many * 60
const reset = (seconds: number) => String(Math.ceil(systemClock.now().getTime() / 1000) + seconds)

test.each([
  [{}, minutes(15)],
  [{ 'x-rate-limit-reset': minutes(4) }, minutes(4)],
  [{ 'x-rate-limit-reset': minutes(4), 'x-user-limit-24hour-reset': minutes(600) }, minutes(600)],
  [{ 'x-rate-limit-reset': minutes(4), 'x-app-limit-24hour-reset': minutes(700) }, minutes(700)],
  [{ 'x-user-limit-24hour-reset': minutes(30), 'x-app-limit-24hour-reset': minutes(20) }, minutes(30)],
  [{ 'x-rate-limit-reset': minutes(4), 'retry-after': minutes(90) }, minutes(90)],
  [{ 'x-rate-limit-reset': minutes(40), 'retry-after': 3 }, minutes(40)],
  [{ 'retry-after': minutes(2) }, minutes(2)],
  [{ 'retry-after': 10_000_000 }, minutes(1440)],
  [{ 'x-user-limit-24hour-reset': 10_000_000 }, minutes(1440)],
] as [Record<string, number>, number][])('of the limits %o the longest counts', async (limits, wait) => {
  const headers = Object.entries(limits).map(([name, seconds]) => [
    name,
    name === 'retry-after' ? String(seconds) : reset(seconds),
  ])
  const origin = await answering(429, own('Too Many Requests', 'Too Many Requests'), Object.fromEntries(headers))
  const error = (await ask(origin).catch((thrown: unknown) => thrown)) as NetworkError
  expect(error).toMatchObject({ kind: 'rate_limited' })
  expect(Math.abs((error.retryAt?.getTime() ?? 0) - systemClock.now().getTime() - wait * 1000)).toBeLessThan(60_000)
})

test('a day’s limit that is not used up does not count, and a date in Retry-After does', async () => {
  const left = { 'x-user-limit-24hour-remaining': '12', 'x-user-limit-24hour-reset': reset(minutes(900)) }
  const window = { 'x-rate-limit-remaining': '0', 'x-rate-limit-reset': reset(minutes(4)) }
  const at = new Date(systemClock.now().getTime() + 50 * 60_000)
  for (const [headers, wait] of [
    [{ ...left, ...window }, 4],
    [{ ...window, 'retry-after': at.toUTCString() }, 50],
    [{ ...window, 'retry-after': 'soon' }, 4],
    [{ 'x-rate-limit-reset': 'later' }, 15],
  ] as const) {
    const error = (await ask(await answering(429, page, headers)).catch((thrown: unknown) => thrown)) as NetworkError
    const waited = ((error.retryAt?.getTime() ?? 0) - systemClock.now().getTime()) / 60_000
    expect(Math.round(waited)).toBe(wait)
  }
})

test('what X forbids this installation’s app is told to the operator, and leaves the user’s own click', async () => {
  const told: string[] = []
  const body = JSON.stringify({
    client_id: '7',
    reason: 'client-not-enrolled',
    required_enrollment: 'Enterprise',
    title: 'Client Forbidden',
    detail: 'This endpoint is not part of your access.',
    type: 'https://api.twitter.com/2/problems/client-forbidden',
  })
  const client = clientTo(await answering(403, body), async (why) => {
    told.push(why)
  })
  const read = client.get('/2/users/me', {}, z.unknown(), new AbortController().signal)
  await expect(read).rejects.toMatchObject({ name: 'Forbidden', kind: 'rate_limited' })
  await expect(answer('Hello.', client)).rejects.toMatchObject({ kind: 'needs_user' })
  expect(told).toEqual(Array.from({ length: 2 }, () => 'This endpoint is not part of your access.'))
})

test.each([
  'Reply to this conversation is not allowed because you have not been mentioned or otherwise engaged by the author of the post you are replying to.',
  'You can only reply to or quote posts where you are mentioned or are the author.',
])('a reply that X leaves to people, in whatever words, is left to the user’s own click: %s', async (detail) => {
  const client = clientTo(await answering(403, own('Forbidden', detail)))
  await expect(answer('Hello.', client)).rejects.toMatchObject({ kind: 'needs_user' })
})
