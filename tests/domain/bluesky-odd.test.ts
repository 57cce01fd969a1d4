import { pino } from 'pino'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { blueskyNetwork } from '#app/adapters/network/bluesky/index.ts'
import type { NetworkClient, NetworkError, SessionCredentials } from '#app/adapters/network/network.ts'
import { pendingOddObjects } from '#app/adapters/network/odd-objects.ts'
import { withLog } from '#app/log.ts'
import {
  type BlueskyServer,
  type Directory,
  type Json,
  type Lie,
  startBlueskyServer,
  startDirectory,
} from '../kit/bluesky-server.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { maxWaitMs } from '../kit/until.ts'

/** Servers as they are: each odd object costs itself, is counted and logged, and never the page. */

let directory: Directory
let server: BlueskyServer
let user: { did: string; handle: string; password: string }
let client: NetworkClient
const clock = manualClock()
const network = () =>
  blueskyNetwork({ directory: directory.directory, oauth: null, public_url: server.url, appview_url: null }, clock)
const signal = () => AbortSignal.timeout(maxWaitMs)
/** Newest first. */
const posts: string[] = []

beforeAll(async () => {
  clock.set('2026-06-15T12:00:00Z')
  directory = await startDirectory()
  server = await startBlueskyServer(directory)
  user = server.person('user')
  for (const minutes of [3, 2, 1]) {
    const at = new Date(clock.now().getTime() - minutes * 60_000)
    posts.unshift(server.post(server.person('friend'), `Words about coffee, ${minutes}.`, at, user.did))
  }
  client = network().client((await network().signIn?.(user.handle, user.password, signal())) as SessionCredentials)
})
afterAll(() => {
  server?.close()
  directory?.close()
})
beforeEach(() => {
  server.tell(null)
  server.reset()
  clock.set('2026-06-15T12:00:00Z')
})

const lists = ['posts', 'feed', 'notifications', 'profiles', 'records']
/** Changes the second object of each list. */
const second =
  (change: (item: Json) => unknown): Lie =>
  (_call, honest) => {
    const name = lists.find((one) => Array.isArray(honest[one]))
    if (!name) return honest
    const items = honest[name] as Json[]
    const changed = items.map((item, at) => {
      if (at !== 1) return item
      return 'post' in item ? { post: change(item.post as Json) } : change(item)
    })
    return { ...honest, [name]: changed }
  }
const without = (field: string) => second(({ [field]: _left, ...item }) => item)
const inAuthor = (change: Json) => second((item) => ({ ...item, author: { ...(item.author as Json), ...change } }))

const odd: Record<string, Lie> = {
  'no object': second(() => 7),
  null: second(() => null),
  'a list': second(() => []),
  'without an author': without('author'),
  'an author of null': second((item) => ({ ...item, author: null })),
  'an author without a handle': inAuthor({ handle: undefined }),
  'an id that is none': inAuthor({ did: 'me' }),
  'an address that is none': second((item) => ({ ...item, uri: 'nowhere' })),
  'a time that is none': second((item) => ({ ...item, indexedAt: 'yesterday' })),
  'a record that is text': second((item) => ({ ...item, record: 'Hello.' })),
  'labels that are none': second((item) => ({ ...item, labels: 'spam' })),
}

/** How many objects were dropped, and what was logged, meanwhile. */
async function noted<T>(work: () => Promise<T>) {
  const lines: Json[] = []
  const log = pino({ base: null }, { write: (line: string) => void lines.push(JSON.parse(line)) })
  const before = pendingOddObjects().get('bluesky') ?? 0
  const result = await withLog(() => log, work)
  return { result, dropped: (pendingOddObjects().get('bluesky') ?? 0) - before, lines }
}

describe.each(Object.entries(odd))('%s', (_what, lie) => {
  test.each([
    ['mentions', () => client.mentions(user.did, null, signal())],
    ['search', () => client.search(['coffee'], 20, signal())],
    ['a search without an account', async () => (await network().publicSearch?.(['coffee'], 20, signal())) ?? []],
  ])('costs one object of %s', async (_call, call) => {
    server.tell((asked, honest) => (/listNotifications|searchPosts/.test(asked.name) ? lie(asked, honest) : honest))
    const { result, dropped, lines } = await noted(call)
    expect(result.map(({ id }) => id)).toEqual([posts[0], posts[2]])
    expect(dropped).toBe(1)
    expect(lines).toMatchObject([{ level: 40, network: 'bluesky', objects: 1 }])
  })
})

test.each(Object.entries(odd))('mentions whose posts come odd: %s', async (_what, lie) => {
  server.tell((asked, honest) => (asked.name === 'getPosts' ? lie(asked, honest) : honest))
  const read = await client.mentions(user.did, null, signal())
  expect(read.map(({ id }) => id)).toEqual([posts[0], posts[2]])
})

test('an odd profile costs what only it says, not its post', async () => {
  server.tell((asked, honest) =>
    asked.name === 'getProfiles' ? second((item) => ({ ...item, description: 7 }))(asked, honest) : honest,
  )
  const { result, dropped } = await noted(() => client.mentions(user.did, null, signal()))
  expect(result.map(({ id, author }) => [id, author.bio])).toEqual([
    [posts[0], 'Coffee.'],
    [posts[1], ''],
    [posts[2], 'Coffee.'],
  ])
  expect(dropped).toBe(1)
})

test('what a server leaves out by writing null is left out', async () => {
  const blank: Lie = (asked, honest) =>
    asked.name === 'getProfile' ? { ...honest, description: null, avatar: null, labels: null } : honest
  server.tell(blank)
  expect(await client.me(signal())).toMatchObject({ id: user.did, bio: '' })
  server.tell((_asked, honest) => ({ ...honest, cursor: null }))
  expect(await client.mentions(user.did, null, signal())).toHaveLength(3)
})

test.each([
  ['nothing', {}],
  ['an error', { error: 'UpstreamFailure', message: 'No.' }],
  ['posts that are no list', { notifications: {} }],
])('a page of %s is no answer, rather than no mentions', async (_what, page) => {
  server.tell((asked, honest) => (asked.name === 'listNotifications' ? page : honest))
  await expect(client.mentions(user.did, null, signal())).rejects.toMatchObject({ kind: 'unavailable' })
})

describe('a reply is looked for', () => {
  const target = { kind: 'reply' as const, target_id: '', text: 'Burrs.' }
  const since = new Date('2026-06-15T11:00:00Z')
  const find = () => client.find(user.did, { ...target, target_id: posts[0] ?? '' }, since, signal())
  beforeEach(async () => {
    await client.perform(user.did, { ...target, target_id: posts[1] ?? '' }, signal())
    await client.perform(user.did, { ...target, target_id: posts[0] ?? '' }, signal())
    await client.perform(user.did, { ...target, target_id: posts[2] ?? '' }, signal())
  })

  test('beside records that are odd, or without a time', async () => {
    for (const change of [
      () => 7,
      (item: Json) => ({ ...item, value: 'odd' }),
      (item: Json) => ({ ...item, value: {} }),
    ]) {
      server.tell((asked, honest) => {
        if (asked.name !== 'listRecords') return honest
        const [newest, ...rest] = honest.records as Json[]
        return { ...honest, records: [change(newest as Json), ...rest] }
      })
      expect(await find()).toMatchObject({ happened: 'yes' })
    }
  })

  test('and where it may be the odd one, nobody says that there is none', async () => {
    server.tell((asked, honest) => (asked.name === 'listRecords' ? without('cid')(asked, honest) : honest))
    await expect(find()).rejects.toMatchObject({ kind: 'unavailable' })
  })
})

test.each([
  [['fil'], 'fil'],
  [['haw'], 'haw'],
  [['pt-BR'], 'pt'],
  [['zh-Hant'], 'zh'],
  [['zh-cmn-Hans'], 'zh'],
  [['EN-us'], 'en'],
  [['deu'], 'de'],
  [['iw'], 'he'],
  [['sr-Latn-RS'], 'sr'],
  [[7, '', 'ja'], 'ja'],
  [['und'], null],
  [['x-klingon'], null],
  ['en', null],
])('a post in %j is in %s', async (langs, lang) => {
  server.tell((asked, honest) => {
    if (asked.name !== 'searchPosts') return honest
    const [post] = honest.posts as Json[]
    return { ...honest, posts: [{ ...post, record: { ...(post?.record as Json), langs } }] }
  })
  expect((await client.search(['coffee'], 20, signal())).map((post) => post.lang)).toEqual([lang])
})

const family = '👨‍👩‍👧‍👦'
test.each([
  ['text', family.repeat(200), family.repeat(120)],
  ['text', `${'a'.repeat(299)}${family}${family}`, `${'a'.repeat(299)}${family}`],
  ['text', '日'.repeat(400), '日'.repeat(300)],
  ['text', 'e\u0301'.repeat(400), 'e\u0301'.repeat(300)],
  ['name', family.repeat(60), family.repeat(25)],
  ['name', '🇩🇪'.repeat(70), '🇩🇪'.repeat(64)],
  ['name', `a${'\u0301'.repeat(5_000)}`, null],
  ['bio', family.repeat(256), family.repeat(102)],
  ['bio', 'é'.repeat(400), 'é'.repeat(256)],
])('a long %s ends between two graphemes, within the network’s bounds: %#', async (field, given, kept) => {
  server.tell((asked, honest) => {
    if (asked.name === 'getProfiles') {
      const change = field === 'name' ? { displayName: given } : field === 'bio' ? { description: given } : {}
      return { ...honest, profiles: (honest.profiles as Json[]).map((profile) => ({ ...profile, ...change })) }
    }
    if (asked.name !== 'searchPosts' || field !== 'text') return honest
    const [post] = honest.posts as Json[]
    return { ...honest, posts: [{ ...post, record: { ...(post?.record as Json), text: given } }] }
  })
  const [post] = await client.search(['coffee'], 20, signal())
  const read = { text: post?.text, name: post?.author.display_name, bio: post?.author.bio }[field as 'text']
  expect(read === kept || (kept === null && read === post?.author.handle)).toBe(true)
})

describe('a server that asks for a pause', () => {
  const seconds = (at: Date | null | undefined) => at && (at.getTime() - clock.now().getTime()) / 1_000
  const until = (wait: number) => new Date(clock.now().getTime() + wait * 1_000)
  const cases: [string, number, () => Record<string, string>, number][] = [
    ['in seconds', 429, () => ({ 'retry-after': '1800' }), 1_800],
    ['by a date', 429, () => ({ 'retry-after': until(1_200).toUTCString() }), 1_200],
    [
      'twice, and the later counts',
      429,
      () => ({ 'retry-after': '60', 'ratelimit-reset': String(until(900).getTime() / 1_000) }),
      900,
    ],
    [
      'twice, the other way round',
      429,
      () => ({ 'retry-after': '3600', 'ratelimit-reset': String(until(900).getTime() / 1_000) }),
      3_600,
    ],
    ['without a time', 429, () => ({}), 300],
    ['with words', 429, () => ({ 'retry-after': 'soon' }), 300],
    ['as it is overloaded', 503, () => ({ 'retry-after': '120' }), 120],
  ]
  test.each(cases)('%s', async (_how, status, headers, wait) => {
    server.tell(() => ({ status, headers: headers(), body: '{"error":"RateLimitExceeded","message":"No."}' }))
    const error = await client.mentions(user.did, null, signal()).catch((one: NetworkError) => one)
    expect(error).toMatchObject({ kind: 'rate_limited' })
    expect(seconds((error as NetworkError).retryAt)).toBe(wait)
  })

  test('while it renews the session', async () => {
    server.tell((asked) =>
      asked.name === 'refreshSession'
        ? { status: 429, headers: { 'retry-after': '700' }, body: '{"error":"RateLimitExceeded","message":"No."}' }
        : { status: 400, body: '{"error":"ExpiredToken","message":"Old."}' },
    )
    const credentials = { kind: 'app_password' as const, service: server.url, did: user.did, access: 'a', refresh: 'r' }
    const renewing = network().client(credentials, { renew: (expired, make) => make(expired) })
    const error = await renewing.me(signal()).catch((one: NetworkError) => one)
    expect(error).toMatchObject({ kind: 'rate_limited' })
    expect(seconds((error as NetworkError).retryAt)).toBe(700)
  })

  test('is not searched for visitors until it is over', async () => {
    const { publicSearch } = network()
    const search = () => publicSearch?.(['coffee'], 20, signal())
    server.tell(() => ({ status: 429, headers: { 'retry-after': '60' }, body: '{}' }))
    await expect(search()).rejects.toMatchObject({ kind: 'rate_limited' })
    server.tell(null)
    server.reset()
    clock.forward(59_000)
    await expect(search()).rejects.toMatchObject({ kind: 'rate_limited' })
    expect(server.counts.calls).toBe(0)
    clock.forward(2_000)
    expect(await search()).toHaveLength(3)
  })

  test('and after a write that it may have made, is not said to have made none', async () => {
    server.tell((asked, honest) =>
      asked.name === 'createRecord' ? { status: 503, headers: { 'retry-after': '60' }, body: '{}' } : honest,
    )
    const like = { kind: 'like' as const, target_id: posts[0] ?? '', text: null }
    await expect(client.perform(user.did, like, signal())).rejects.toMatchObject({ kind: 'unknown_outcome' })
  })
})

test.each([401, 403])('a proxy’s page with %i is an outage, and closes no connection', async (status) => {
  const headers = { 'content-type': 'text/html' }
  server.tell(() => ({ status, headers, body: '<!doctype html><title>Sign in to the network</title>' }))
  await expect(client.mentions(user.did, null, signal())).rejects.toMatchObject({ kind: 'unavailable' })
  server.tell(() => ({ status, body: '{"error":"AuthenticationRequired","message":"No."}' }))
  await expect(client.mentions(user.did, null, signal())).rejects.toMatchObject({ kind: 'unauthorized' })
})
