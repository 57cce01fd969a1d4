import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blueskyNetwork } from '#app/adapters/network/bluesky/index.ts'
import type { Network, NetworkClient, SessionCredentials } from '#app/adapters/network/network.ts'
import {
  type BlueskyAccount,
  type BlueskyServer,
  type Directory,
  type Json,
  startBlueskyServer,
  startDirectory,
} from '../kit/bluesky-server.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { maxWaitMs } from '../kit/until.ts'

/** Accounts live on servers of several makes, which keep to the letter of the protocol more or less. */

let directory: Directory
let server: BlueskyServer
let user: BlueskyAccount
let network: Network
let client: NetworkClient
let renewals = 0
let mention: string
const clock = manualClock()
const signal = () => AbortSignal.timeout(maxWaitMs)

beforeAll(async () => {
  clock.set('2026-06-15T12:00:00Z')
  directory = await startDirectory()
  server = await startBlueskyServer(directory)
  user = server.person('user')
  mention = server.post(server.person('friend'), 'Coffee?', clock.now(), user.did)
  network = blueskyNetwork({ directory: directory.directory, oauth: null, public_url: null, appview_url: null }, clock)
})
afterAll(() => {
  server?.close()
  directory?.close()
})
beforeEach(() => {
  server.tell(null)
  renewals = 0
  const session: SessionCredentials = {
    kind: 'app_password',
    service: server.url,
    did: user.did,
    access: user.did,
    refresh: user.did,
  }
  client = network.client(session, {
    renew: (expired, make) => {
      renewals += 1
      return make(expired)
    },
  })
})

describe('“My session ran out every two hours, and I had to connect again”', () => {
  const refusing = (status: number, body: object, headers: Record<string, string> = {}) => {
    let isFirst = true
    server.tell((call, honest) => {
      if (call.name !== 'listNotifications' || !isFirst) return honest
      isFirst = false
      return { status, headers, body: JSON.stringify(body) }
    })
  }
  const mentions = () => client.mentions(user.did, null, signal())

  test.each<[number, object, Record<string, string>?]>([
    [400, { error: 'ExpiredToken', message: 'Token has expired' }],
    [401, { error: 'ExpiredToken', message: 'Token has expired' }],
    [403, { error: 'ExpiredToken', message: 'Token has expired' }],
    [401, { error: 'InvalidToken', message: 'Token could not be verified' }],
    [401, { error: 'AuthenticationRequired', message: 'Invalid token' }],
    [401, { error: 'invalid_token', error_description: 'expired' }],
    [401, {}, { 'www-authenticate': 'Bearer error="invalid_token"' }],
  ])('a server that says so with %i %j is asked again with a new token', async (status, body, headers) => {
    refusing(status, body, headers)
    expect(await mentions()).toHaveLength(1)
    expect(renewals).toBe(1)
  })

  test('the network’s doubt about the server itself renews nothing, and neither does a refusal of anything else', async () => {
    for (const error of ['BadJwt', 'JwtExpired', 'AccountTakedown']) {
      refusing(401, { error, message: 'jwt signature does not match jwt issuer' })
      await expect(mentions()).rejects.toMatchObject({
        kind: error === 'AccountTakedown' ? 'suspended' : 'unavailable',
      })
    }
    refusing(403, { error: 'Forbidden', message: 'No.' })
    await expect(mentions()).rejects.toMatchObject({ kind: 'refused' })
    expect(renewals).toBe(0)
  })

  test('a server that refuses the token that it has just given closes no connection', async () => {
    server.tell((call, honest) =>
      call.name === 'listNotifications' ? { status: 401, body: '{"error":"InvalidToken","message":"No."}' } : honest,
    )
    await expect(mentions()).rejects.toMatchObject({ kind: 'unavailable' })
    expect(renewals).toBe(1)
  })

  test('one that renews nothing any more does', async () => {
    server.tell((call, honest) =>
      call.name === 'listNotifications' || call.name === 'refreshSession'
        ? { status: 401, body: '{"error":"ExpiredToken","message":"Token has been revoked"}' }
        : honest,
    )
    await expect(mentions()).rejects.toMatchObject({ kind: 'unauthorized' })
  })
})

describe('“One topic was too much for the search, and my bot found nothing”', () => {
  const coffee = () => client.search(['coffee', 'kettles', 'espresso machines'], 30, signal())
  const about = (part: string, answer: { status: number; headers?: Record<string, string>; body: string }) =>
    server.tell((call, honest) =>
      call.name === 'searchPosts' && call.url.searchParams.get('q')?.includes(part) ? answer : honest,
    )

  test.each([
    [400, '{"error":"BadQueryString","message":"No."}'],
    [500, '{"error":"InternalServerError","message":"No."}'],
    [502, '<html>Bad gateway</html>'],
  ])('the posts on the others are found: %i', async (status, body) => {
    about('kettles', { status, body })
    expect(await coffee()).toHaveLength(1)
  })

  test('so are those of the other people', async () => {
    const [one, other] = [server.person('one'), server.person('other')]
    server.post(one, 'Tea.', clock.now())
    server.tell((call, honest) =>
      call.name === 'getAuthorFeed' && call.url.searchParams.get('actor') === other.handle
        ? { status: 500, body: '{"error":"InternalServerError","message":"No."}' }
        : honest,
    )
    expect(await client.postsBy?.([one.handle, other.handle], 30, signal())).toMatchObject([{ text: 'Tea.' }])
  })

  test('where none can be searched for, that is said', async () => {
    about('', { status: 502, body: '<html>Bad gateway</html>' })
    await expect(coffee()).rejects.toMatchObject({ kind: 'unavailable' })
  })

  test.each([429, 503])('a server that asks for a pause gets it: %i', async (status) => {
    about('kettles', {
      status,
      headers: { 'retry-after': '60' },
      body: '{"error":"RateLimitExceeded","message":"No."}',
    })
    await expect(coffee()).rejects.toMatchObject({ kind: 'rate_limited' })
  })
})

describe('“My topic has a colon, and the search took it for a filter”', () => {
  test.each([
    ['from:me', '"from:me"'],
    ['mentions: none', '"mentions: none"'],
    ['-fi', '"-fi"'],
    ['C++', '"C++"'],
    ['or', '"or"'],
    ['cold “brew”', '"cold brew"'],
    ['#latte', '#latte'],
    ['日本酒', '日本酒'],
  ])('%s is searched for as %s', async (topic, asked) => {
    const queries: (string | null)[] = []
    server.tell((call, honest) => {
      if (call.name === 'searchPosts') queries.push(call.url.searchParams.get('q'))
      return honest
    })
    await client.search([topic], 30, signal())
    expect(queries).toEqual([asked])
  })
})

describe('“It answered a post of a friend as if it were written to me”', () => {
  test('of the notifications only what is written to the user is read, whatever the server gives', async () => {
    server.tell((call, honest) => {
      if (call.name !== 'listNotifications') return honest
      const [first] = honest.notifications as Json[]
      return { ...honest, notifications: [{ ...first, reason: 'subscribed-post' }] }
    })
    expect(await client.mentions(user.did, null, signal())).toEqual([])
    server.tell(null)
    expect(await client.mentions(user.did, null, signal())).toHaveLength(1)
  })
})

describe('“My account was deactivated, and each action failed on its own”', () => {
  test.each(['RepoTakendown', 'RepoSuspended', 'RepoDeactivated', 'AccountTakedown'])(
    'the account is closed, which closes the connection: %s',
    async (error) => {
      server.tell((call, honest) =>
        call.name === 'createRecord' ? { status: 400, body: JSON.stringify({ error, message: 'Closed.' }) } : honest,
      )
      const reply = { kind: 'reply' as const, target_id: mention, text: 'A finer grind.' }
      await expect(client.perform(user.did, reply, signal())).rejects.toMatchObject({ kind: 'suspended' })
    },
  )
})
