import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { systemClock } from '#app/adapters/clock.ts'
import { oauthApp } from '#app/adapters/network/bluesky/client-metadata.ts'
import { blueskyNetwork } from '#app/adapters/network/bluesky/index.ts'
import {
  type Account,
  type BoundCredentials,
  type ConfirmedPost,
  maxPlaceLength,
  type Network,
  NetworkError,
  type SessionCredentials,
} from '#app/adapters/network/network.ts'
import type { Person, Post } from '#app/contract/posts.ts'
import { type AdapterCall, type CallWorld, portCalls } from '../kit/bluesky-calls.ts'
import { lies } from '../kit/bluesky-lies.ts'
import {
  type BlueskyAccount,
  type BlueskyServer,
  type Directory,
  startBlueskyServer,
  startDirectory,
} from '../kit/bluesky-server.ts'
import { maxWaitMs } from '../kit/until.ts'

/** A server of the user's choosing may lie in every field: each call ends in a `NetworkError` or a cut answer. */

let directory: Directory
let server: BlueskyServer
let user: BlueskyAccount
let friend: BlueskyAccount
let target = ''
let world: CallWorld
/** Where to read on, as the last call said. */
const places: string[] = []
const oauth = oauthApp('http://localhost:3000', [])
const networkOf = () =>
  blueskyNetwork(
    { directory: directory.directory, oauth, public_url: server.url, appview_url: server.url },
    systemClock,
  )

beforeAll(async () => {
  directory = await startDirectory()
  server = await startBlueskyServer(directory)
  user = server.person('user')
  friend = server.person('friend')
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  for (const minutes of [3, 2, 1])
    server.post(server.person('some'), `Some words about coffee, ${minutes}.`, at(minutes), user.did)
  target = server.post(friend, 'Which grinder do you use?', at(0), user.did)
  server.post(user, 'My own words about coffee.', at(0))
  world = await worldOf(networkOf())
  // The adapter's own timeouts, which a server that says nothing uses up.
  const timeout = AbortSignal.timeout.bind(AbortSignal)
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((given) => timeout(Math.min(given, limit)))
})
afterAll(() => {
  vi.restoreAllMocks()
  server?.close()
  directory?.close()
})

/** In ms, for a server that never answers; an honest one has as long as a slow machine needs. */
const lyingMs = 400
let limit = maxWaitMs

async function worldOf(network: Network): Promise<CallWorld> {
  const support = { caller: 'user', renew: async <C>(expired: C, make: (newest: C) => Promise<C>) => make(expired) }
  const signal = AbortSignal.timeout(maxWaitMs)
  const credentials = (await network.signIn?.(user.handle, user.password, signal)) as SessionCredentials
  const asked = await consented(network)
  const given = { code: '', verifier: '', redirect_uri: '', ...asked }
  const bound_credentials = (await network.consent?.redeem(given)) as BoundCredentials
  return {
    network,
    client: network.client(credentials, support),
    bound: network.client(bound_credentials, support),
    user,
    friend,
    target,
    credentials,
    bound_credentials,
    asked,
    signal: () => AbortSignal.timeout(limit),
    left: (place) => void places.push(place),
  }
}

/** As if the user had agreed at their server. */
async function consented({ consent }: Network) {
  const page = await consent?.ask({ state: 's', challenge: 'c', redirect_uri: '', handle: user.handle })
  const { state = '', secret = '' } = page?.kept ?? {}
  return { secret, returned: new URLSearchParams({ state, iss: server.url, code: user.did }) }
}

const calls = Object.assign({}, ...Object.values(portCalls)) as Record<string, AdapterCall>

/** Most calls for one of the adapter's; 800 mentions are 8 pages, and 32 calls each for posts, parents and people. */
const mostCalls = 14
const mostText = 3_000
const canBeKept = (text: string) =>
  Buffer.from(text).toString() === text && !/[\0\u202a-\u202e\u2066-\u2069]/.test(text)

function checkPerson({ id, handle, display_name, bio, followers }: Person): void {
  expect(id).toMatch(/^did:(plc:[a-z0-9]+|web:[a-z0-9.-]+)$/)
  expect(handle).toMatch(/^[a-z0-9.-]{1,253}$/i)
  expect(display_name.length).toBeLessThanOrEqual(253)
  expect(bio.length).toBeLessThanOrEqual(256)
  expect([display_name, bio].every(canBeKept)).toBe(true)
  expect(followers >= 0 && followers < 2 ** 31 && Number.isInteger(followers)).toBe(true)
}

/** A time that the database can hold, and not in the future. */
function checkTime(time: Date): void {
  expect(time.getTime()).toBeGreaterThanOrEqual(Date.parse('0001-01-01'))
  expect(time.getTime()).toBeLessThanOrEqual(Date.now())
}

function checkPost(post: Post): void {
  const { id, author, text, created_at, lang, likes, replies, thread } = post
  expect(id).toMatch(new RegExp(`^at://${author.id}/app\\.bsky\\.feed\\.post/[\\w.:~-]+$`))
  checkPerson(author)
  expect(text.length).toBeLessThanOrEqual(mostText)
  expect([text, lang ?? '', ...thread.map((above) => above.text)].every(canBeKept)).toBe(true)
  checkTime(created_at)
  for (const count of [likes, replies]) expect(count >= 0 && count < 2 ** 31 && Number.isInteger(count)).toBe(true)
  expect(thread.length).toBeLessThanOrEqual(1)
}

function checkAnswer(name: string, answer: unknown, most: number): void {
  if (answer instanceof Map || answer instanceof Set) expect(answer.size).toBeLessThanOrEqual(most)
  if (Array.isArray(answer)) {
    expect(answer.length).toBeLessThanOrEqual(most)
    expect(new Set(answer.map(({ id }: Post) => id)).size).toBe(answer.length)
    for (const one of answer) name === 'search people' ? checkPerson(one) : checkPost(one)
  }
  if (answer !== null) checkOf[name]?.(answer as never)
}

/** What a call's answer must be, beyond the form that all have. */
const checkOf: Record<string, (answer: never) => void> = {
  me: checkAccount,
  'me, by consent': checkAccount,
  'sign in': (answer: SessionCredentials) => expect(answer).toMatchObject({ did: user.did, service: server.url }),
  'redeem a consent': ({ did, session }: BoundCredentials) => {
    expect(did).toBe(user.did)
    expect(session.tokenSet).toMatchObject({ iss: server.url, aud: expect.stringContaining(server.url) })
  },
  'is it held': (answer: boolean) => expect(answer).toBe(true),
  'confirm posts': (answer: Map<string, ConfirmedPost>) => {
    for (const [id, { text, created_at, to }] of answer) {
      expect(id).toBe(target)
      expect(text.length).toBeLessThanOrEqual(mostText)
      expect(to.length).toBeLessThanOrEqual(mostText)
      checkTime(created_at)
    }
  },
  'person by handle': (answer: Person) => {
    checkPerson(answer)
    expect(answer.handle).toBe(friend.handle)
  },
  'send a reply': (answer: string) =>
    expect(answer).toMatch(new RegExp(`^at://${user.did}/app\\.bsky\\.feed\\.post/[\\w.:~-]{1,512}$`)),
  outcomes: (answer: Map<string, { likes: number; replies: number }>) => {
    for (const { likes, replies } of answer.values())
      for (const count of [likes, replies]) expect(Number.isInteger(count) && count >= 0 && count < 2 ** 31).toBe(true)
  },
}

function checkAccount(answer: Account): void {
  checkPerson(answer)
  expect(answer).toMatchObject({ id: user.did, handle: user.handle })
}

/** What was sent is what was chosen, in the account's own repository. */
function checkSent(): void {
  for (const { uri, value } of server.records) {
    expect(uri.startsWith(`at://${user.did}/app.bsky.`)).toBe(true)
    const { subject, reply: replied } = value as { subject?: unknown; reply?: { parent: { uri: string } } }
    const chosen = replied?.parent.uri ?? (subject as { uri?: string } | undefined)?.uri ?? subject
    expect([target, friend.did]).toContain(chosen)
  }
}

const walk = Object.keys(lies).flatMap((lie) => Object.keys(calls).map((name) => [lie, name] as const))
test.each(walk)('%s · %s', async (lie, name) => {
  const { call, most = 0, takes = mostCalls } = calls[name] as AdapterCall
  server.reset()
  places.length = 0
  server.tell(lies[lie] ?? null)
  limit = lie === 'the truth' ? maxWaitMs : lyingMs
  const answer = await call(world).catch((error: unknown) => error)
  server.tell(null)
  if (answer instanceof Error) {
    expect(answer).toBeInstanceOf(NetworkError)
    expect(answer.message.length).toBeLessThanOrEqual(300)
    expect(canBeKept(answer.message)).toBe(true)
    const { retryAt } = answer as NetworkError
    if (retryAt) expect(retryAt.getTime()).toBeLessThanOrEqual(Date.now() + 25 * 3_600_000)
  } else checkAnswer(name, answer, most)
  expect(server.counts.calls).toBeLessThanOrEqual(takes)
  expect(server.counts.most_open).toBeLessThanOrEqual(4)
  for (const place of places) expect(canBeKept(place) && place.length <= maxPlaceLength).toBe(true)
  checkSent()
  if (lie === 'the truth' && name !== 'undo a like') expect(answer).not.toBeInstanceOf(Error)
})

test('every call of the port has a row, unless Bluesky lacks it', () => {
  const { network, client } = world
  const asking = Object.entries({ ...network.consent, ...network, ...client })
  const names = asking.filter(([, value]) => typeof value === 'function').map(([name]) => name)
  const rows = Object.entries(portCalls).filter(([, one]) => Object.keys(one).length > 0)
  const silent = ['serverOf', 'accountUrl', 'postUrl', 'client']
  expect(names.filter((name) => !silent.includes(name)).sort()).toEqual(rows.map(([name]) => name).sort())
})

test('a consent covers every call that the adapter makes', async () => {
  const made = server.counts.names
  made.clear()
  for (const { call } of Object.values(calls)) await call(world).catch(() => undefined)
  const { scope = '' } = oauth?.metadata('least') ?? {}
  const reads = [...made].filter((name) => /^(get|list|search)/.test(name) && !/Records?$/.test(name))
  expect(reads.filter((name) => !new RegExp(`lxm=app\\.bsky\\.[a-z]+\\.${name}(&|$)`).test(scope))).toEqual([])
})

test('the server of the user’s choosing is known, and the operator’s own is none', () => {
  const { network, credentials } = world
  expect(network.serverOf?.(credentials)).toBe(new URL(server.url).origin)
  expect(network.serverOf?.({ ...credentials, service: directory.url })).toBeNull()
})
