import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#app/adapters/clock.ts'
import { blueskyNetwork } from '#app/adapters/network/bluesky/index.ts'
import {
  type Account,
  maxMentions,
  type NetworkClient,
  NetworkError,
  type SessionCredentials,
} from '#app/adapters/network/network.ts'
import type { Person, Post } from '#app/contract/posts.ts'
import { lies } from '../kit/bluesky-lies.ts'
import {
  type BlueskyServer,
  type Directory,
  postAt,
  startBlueskyServer,
  startDirectory,
} from '../kit/bluesky-server.ts'

/** A server of the user's choosing may lie in every field: each call ends in a `NetworkError` or a cut answer. */

let directory: Directory
let server: BlueskyServer
let user: { did: string; handle: string; password: string }
let friend: { did: string; handle: string }
let target = ''
let client: NetworkClient
const network = () =>
  blueskyNetwork({ directory: directory.directory, oauth: null, public_url: null, appview_url: null }, systemClock)

beforeAll(async () => {
  directory = await startDirectory()
  server = await startBlueskyServer(directory)
  user = server.person('user')
  friend = server.person('friend')
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  for (const minutes of [3, 2, 1])
    server.post(server.person('some'), `Some words about coffee, ${minutes}.`, at(minutes), user.did)
  target = server.post({ ...friend, password: '' }, 'Which grinder do you use?', at(0), user.did)
  server.post(user, 'My own words about coffee.', at(0))
  client = network().client(await signedIn(), { caller: 'user' })
})
afterAll(() => {
  server?.close()
  directory?.close()
})

/** Long enough for an honest server, and for one that never answers. */
const ms = 400
const signal = () => AbortSignal.timeout(ms)
const signedIn = async () =>
  (await network().signIn?.(user.handle, user.password, AbortSignal.timeout(5_000))) as SessionCredentials

const fifty = Array.from({ length: 50 }, (_, at) => `did:plc:person${at}`)
const addresses = Array.from({ length: 50 }, (_, at) => postAt('did:plc:friend', `q${at}`))
const like = () => ({ kind: 'like' as const, target_id: target, text: null })
const reply = () => ({ kind: 'reply' as const, target_id: target, text: `Burrs first, @${friend.handle}.` })
const follow = () => ({ kind: 'follow' as const, target_id: friend.did, text: null })
const since = new Date(0)

/** Every call of the adapter, the most items that its answer may have, and the most calls that it may take. */
const calls: Record<string, { call: () => Promise<unknown>; most?: number; takes?: number }> = {
  'sign in': { call: signedIn },
  me: { call: () => client.me(signal()) },
  posts: { call: () => client.posts(user.did, 200, signal()), most: 200, takes: 10 },
  'first mentions': { call: () => client.mentions(user.did, null, signal()), most: 100 },
  'new mentions': { call: () => client.mentions(user.did, target, signal()), most: maxMentions, takes: 8 + 3 * 32 },
  search: { call: () => client.search(['coffee', 'tea'], 60, signal()), most: 60 },
  'posts by': { call: async () => client.postsBy?.([friend.handle, 'nobody.test'], 60, signal()), most: 60 },
  'is it liked': { call: () => client.isDone(user.did, like(), signal()) },
  'is it followed': { call: () => client.isDone(user.did, follow(), signal()) },
  'send a reply': { call: () => client.perform(user.did, reply(), signal()) },
  'send a like': { call: () => client.perform(user.did, like(), signal()) },
  'send a follow': { call: () => client.perform(user.did, follow(), signal()) },
  'find a reply': { call: () => client.find(user.did, reply(), since, signal()), takes: 20 },
  'find a follow': { call: () => client.find(user.did, follow(), since, signal()), takes: 20 },
  'undo a like': { call: () => client.undo(user.did, { ...like(), result_id: null }, signal()), takes: 21 },
  outcomes: { call: () => client.outcomes([target, ...addresses], signal()), most: 51 },
  followers: { call: () => client.followersAmong([friend.did, ...fifty], signal()), most: 51 },
  'set the label': { call: async () => client.setBotLabel?.(true, signal()) },
}

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

function checkPost(post: Post): void {
  const { id, author, text, created_at, lang, likes, replies, thread } = post
  expect(id).toMatch(new RegExp(`^at://${author.id}/app\\.bsky\\.feed\\.post/[\\w.:~-]+$`))
  checkPerson(author)
  expect(text.length).toBeLessThanOrEqual(mostText)
  expect([text, lang ?? '', ...thread.map((above) => above.text)].every(canBeKept)).toBe(true)
  expect(created_at.getTime()).toBeLessThanOrEqual(Date.now())
  for (const count of [likes, replies]) expect(count >= 0 && count < 2 ** 31 && Number.isInteger(count)).toBe(true)
  expect(thread.length).toBeLessThanOrEqual(1)
}

function checkAnswer(name: string, answer: unknown, most: number): void {
  if (answer instanceof Map || answer instanceof Set) expect(answer.size).toBeLessThanOrEqual(most)
  if (answer instanceof Map)
    for (const { likes, replies } of answer.values())
      for (const count of [likes, replies]) expect(Number.isInteger(count) && count >= 0 && count < 2 ** 31).toBe(true)
  if (Array.isArray(answer)) {
    expect(answer.length).toBeLessThanOrEqual(most)
    expect(new Set(answer.map(({ id }: Post) => id)).size).toBe(answer.length)
    for (const post of answer) checkPost(post)
  }
  if (name === 'me') {
    checkPerson(answer as Account)
    expect(answer).toMatchObject({ id: user.did, handle: user.handle })
  }
  if (name === 'sign in') expect(answer).toMatchObject({ did: user.did, service: server.url })
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
  const { call, most = 0, takes = mostCalls } = calls[name] ?? { call: async () => null }
  server.reset()
  server.tell(lies[lie] ?? null)
  const answer = await call().catch((error: unknown) => error)
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
  checkSent()
  if (lie === 'the truth' && name !== 'undo a like') expect(answer).not.toBeInstanceOf(Error)
})

test('the server of the user’s choosing is known, and the operator’s own is none', async () => {
  const credentials = await signedIn()
  expect(network().serverOf?.(credentials)).toBe(new URL(server.url).origin)
  expect(network().serverOf?.({ ...credentials, service: directory.url })).toBeNull()
})
