import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#app/adapters/clock.ts'
import { blueskyNetwork } from '#app/adapters/network/bluesky/index.ts'
import { NetworkError, type SessionCredentials } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import { type AdapterCall, type CallWorld, portCalls } from '../kit/bluesky-calls.ts'
import {
  type BlueskyServer,
  cid,
  type Directory,
  type Json,
  postAt,
  startBlueskyServer,
  startDirectory,
} from '../kit/bluesky-server.ts'
import { oddValues, type Path, pathsIn, withValueAt } from '../kit/each-field.ts'
import { maxWaitMs } from '../kit/until.ts'

/** Each field that an adapter reads is odd once, in answers that have all of them. */

let directory: Directory
let server: BlueskyServer
let world: CallWorld

beforeAll(async () => {
  directory = await startDirectory()
  server = await startBlueskyServer(directory)
  const [user, friend] = [server.person('user'), server.person('friend')]
  const target = server.post(friend, 'Which grinder do you use?', new Date(Date.now() - 60_000), user.did)
  const settings = { directory: directory.directory, oauth: null, public_url: server.url, appview_url: server.url }
  const network = blueskyNetwork(settings, systemClock)
  const credentials = (await network.signIn?.(user.handle, user.password, signal())) as SessionCredentials
  const client = network.client(credentials)
  world = { network, client, user, friend, target, credentials, signal, left: () => undefined } as unknown as CallWorld
})
afterAll(() => {
  server?.close()
  directory?.close()
})

const signal = () => AbortSignal.timeout(maxWaitMs)
const followed = 'at://did:plc:wwwwwwwwwwwwwwwwwwwwwwww/app.bsky.graph.follow/a'
const label = { src: 'did:plc:some', uri: 'did:plc:some', val: 'bot', cts: '2026-01-01T00:00:00Z' }
const page = { uri: 'https://example.com/a', title: 'A page', description: '' }

/** As honest servers answer about posts that have everything. */
function whole(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(whole)
  if (typeof value !== 'object' || value === null) return value
  const given = Object.fromEntries(Object.entries(value).map(([name, one]) => [name, whole(one)])) as Json
  if ('text' in given) return { ...given, ...wrote }
  if ('did' in given && 'handle' in given && !('accessJwt' in given)) return { ...given, ...shownPerson }
  return 'record' in given ? { ...given, labels: [label], embed: shownEmbed } : given
}
const above = { uri: postAt('did:plc:wwwwwwwwwwwwwwwwwwwwwwww', 'above'), cid }
const wrote = {
  facets: [
    {
      index: { byteStart: 0, byteEnd: 5 },
      features: [{ $type: 'app.bsky.richtext.facet#mention', did: 'did:plc:some' }],
    },
    { index: { byteStart: 6, byteEnd: 9 }, features: [{ $type: 'app.bsky.richtext.facet#link', uri: page.uri }] },
  ],
  reply: { root: above, parent: above },
  embed: { $type: 'app.bsky.embed.record', record: above },
}
const shownPerson = {
  displayName: 'A name',
  avatar: 'https://cdn.example/img/avatar/a',
  labels: [label],
  viewer: { following: followed, followedBy: followed, muted: false, blockedBy: false },
}
const shownEmbed = {
  $type: 'app.bsky.embed.recordWithMedia#view',
  media: { $type: 'app.bsky.embed.images#view', images: [{ alt: 'A cup.' }] },
  record: { record: { ...above, author: { did: 'did:plc:some', handle: 'some.test' }, value: { text: 'Quoted.' } } },
}

const reading = ['first mentions', 'posts', 'posts by', 'search', 'search people', 'person by handle', 'me', 'outcomes']
const calls = Object.entries(Object.assign({}, ...Object.values(portCalls)) as Record<string, AdapterCall>)
const walk = calls
  .filter(([name]) => [...reading, 'followers', 'confirm posts'].includes(name))
  .flatMap(([name, { call }]) => Object.keys(oddValues).map((value) => ({ name, value, call })))

const canBeKept = (text: string) => Buffer.from(text).toString() === text && !/[\0\u202a-\u202e]/.test(text)

/** What each kind of call is answered, in the order of the first. */
async function honestAnswers(call: AdapterCall['call']): Promise<Map<string, Json>> {
  const answers = new Map<string, Json>()
  server.tell(({ name }, honest) => {
    const told = whole(honest) as Json
    if (!answers.has(name)) answers.set(name, told)
    return told
  })
  await call(world)
  return answers
}

function checkPost({ id, author, text, created_at, likes, replies, thread }: Post): void {
  expect(id).toMatch(new RegExp(`^at://${author.id}/app\\.bsky\\.feed\\.post/[\\w.:~-]+$`))
  const texts = [text, author.handle, author.display_name, author.bio, ...thread.map((one) => one.text)]
  expect(texts.filter((said) => !canBeKept(said) || said.length > 3_000)).toEqual([])
  expect([likes, replies].every((count) => Number.isInteger(count) && count >= 0)).toBe(true)
  expect(created_at.getTime()).toBeLessThanOrEqual(Date.now())
}

test.each(walk)('$name · $value in each field', async ({ name, value, call }) => {
  for (const [asked, honest] of await honestAnswers(call))
    for (const path of pathsIn(honest)) await tell(asked, path, value, call, name)
  server.tell(null)
})

async function tell(asked: string, path: Path, value: string, call: AdapterCall['call'], name: string) {
  server.tell((at, honest) => {
    const told = whole(honest) as Json
    return at.name === asked ? withValueAt(told, path, oddValues[value]) : told
  })
  const answer = await call(world).catch((error: unknown) => error)
  if (answer instanceof Error) return expect([path, answer]).toEqual([path, expect.any(NetworkError)])
  if (Array.isArray(answer) && name !== 'search people') for (const post of answer) checkPost(post)
}
