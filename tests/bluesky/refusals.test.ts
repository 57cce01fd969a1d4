import { afterAll, beforeAll, expect, inject } from 'vitest'
import { systemClock } from '#app/adapters/clock.ts'
import { blueskyNetwork } from '#app/adapters/network/bluesky/index.ts'
import { type Network, type NetworkClient, postChanged, type Target } from '#app/adapters/network/network.ts'
import { until } from '../kit/until.ts'
import { type Bluesky, type BlueskyPerson, mentionOf, startBluesky } from './bluesky.ts'
import { testsUnless } from './skipped.ts'

/** Whom and what the network, and the people on it, want left alone: each is marked when read, and refused when done. */

let missing: string | null = null
let bluesky: Bluesky
let network: Network
let user: BlueskyPerson
let client: NetworkClient
const test = testsUnless(() => missing)
const signal = () => AbortSignal.timeout(30_000)
const createdAt = () => new Date().toISOString()

beforeAll(async () => {
  const started = await startBluesky(inject('postgres'))
  if (typeof started === 'string') {
    missing = started
    return
  }
  bluesky = started
  network = blueskyNetwork(bluesky.settings, systemClock)
  user = await bluesky.person('user')
  const credentials = await network.signIn?.(user.handle, user.appPassword, signal())
  if (!credentials) throw new Error('Nobody signed in.')
  client = network.client(credentials)
})
afterAll(() => bluesky?.close())

let word = 0
/** A post that mentions the user, with a word that a search finds it by. */
async function mentioning(person: BlueskyPerson, record: Partial<Parameters<BlueskyPerson['agent']['post']>[0]> = {}) {
  word += 1
  const topic = `ristretto${word}`
  const { uri } = await person.agent.post({
    ...mentionOf(user, `what do you think of ${topic}?`),
    langs: ['en'],
    ...record,
  })
  return { uri, topic }
}

const outcomeOf = (target: Target) =>
  client.perform(user.did, target, signal()).then(
    () => 'done',
    ({ kind, message }) => `${kind}: ${message}`,
  )
const like = (uri: string): Target => ({ kind: 'like', target_id: uri, text: null })
const reply = (uri: string): Target => ({ kind: 'reply', target_id: uri, text: 'Hello.' })
const follow = ({ did }: BlueskyPerson): Target => ({ kind: 'follow', target_id: did, text: null })

test('a post that its author changed after it was read gets neither reply nor like', async () => {
  const author = await bluesky.person('changes')
  const { uri } = await mentioning(author)
  const [collection, rkey = ''] = ['app.bsky.feed.post', uri.split('/').at(-1)]
  const { repo } = author.agent.com.atproto
  const { data } = await repo.getRecord({ repo: author.did, collection, rkey })
  const text = String(data.value.text)
  await until(async () => (await outcomeOf({ ...reply(uri), post_text: text })) === 'done')
  const record = { $type: collection, text: 'do you agree with something else?', createdAt: createdAt() }
  await repo.putRecord({ repo: author.did, collection, rkey, record })
  await until(async () => (await outcomeOf({ ...like(uri), post_text: text })).startsWith(`refused: ${postChanged}`))
  expect(await outcomeOf({ ...reply(uri), post_text: text })).toBe(`refused: ${postChanged}`)
  expect(await outcomeOf({ ...reply(uri), post_text: record.text })).toBe('done')
})

/** Where a mention or a search still gives the post, it is marked; blocked people's posts may not come at all. */
async function readsClosed({ uri, topic }: { uri: string; topic: string }, reason: string) {
  await until(async () => {
    const read = [...(await client.mentions(user.did, null, signal())), ...(await client.search([topic], 20, signal()))]
    return read.filter(({ id }) => id === uri).every(({ closed }) => closed === reason)
  })
}

/** Nothing is done to the person or their post, for this reason. */
async function isLeftAlone(person: BlueskyPerson, post: { uri: string; topic: string }, reason: string) {
  await until(async () => (await outcomeOf(follow(person))) === `refused: ${reason}`)
  expect(await outcomeOf(reply(post.uri))).toMatch(/^refused: /)
  expect(await outcomeOf(like(post.uri))).toMatch(/^refused: /)
  await readsClosed(post, reason)
  const { data } = await user.agent.com.atproto.repo.listRecords({ repo: user.did, collection: 'app.bsky.feed.like' })
  expect(JSON.stringify(data.records)).not.toContain(post.uri)
}

const block = (by: BlueskyPerson, subject: string) =>
  by.agent.app.bsky.graph.block.create({ repo: by.did }, { subject, createdAt: createdAt() })

/** A moderation list of one person. */
async function listOf(by: BlueskyPerson, subject: string): Promise<string> {
  const purpose = 'app.bsky.graph.defs#modlist'
  const { uri } = await by.agent.app.bsky.graph.list.create(
    { repo: by.did },
    { name: 'No', purpose, createdAt: createdAt() },
  )
  await by.agent.app.bsky.graph.listitem.create({ repo: by.did }, { list: uri, subject, createdAt: createdAt() })
  return uri
}
const blockList = (by: BlueskyPerson, subject: string) =>
  by.agent.app.bsky.graph.listblock.create({ repo: by.did }, { subject, createdAt: createdAt() })

const separations: [string, (person: BlueskyPerson) => Promise<unknown>, (handle: string) => string][] = [
  ['who blocks the user', (person) => block(person, user.did), (handle) => `@${handle} has blocked you.`],
  [
    'who blocks the user by a list',
    async (person) => blockList(person, await listOf(person, user.did)),
    (handle) => `@${handle} has blocked you.`,
  ],
  ['whom the user blocks', (person) => block(user, person.did), (handle) => `You’ve blocked @${handle}.`],
  [
    'whom the user blocks by a list',
    async (person) => blockList(user, await listOf(user, person.did)),
    (handle) => `You’ve blocked @${handle}.`,
  ],
  ['whom the user mutes', (person) => user.agent.mute(person.did), (handle) => `You’ve muted @${handle}.`],
  [
    'whom the user mutes by a list',
    async (person) => user.agent.muteModList(await listOf(user, person.did)),
    (handle) => `You’ve muted @${handle}.`,
  ],
]
for (const [whom, separate, reason] of separations)
  test(`no contact with ${whom}`, async () => {
    const person = await bluesky.person('apart')
    const post = await mentioning(person)
    await until(async () => (await client.mentions(user.did, null, signal())).some(({ id }) => id === post.uri))
    await separate(person)
    await isLeftAlone(person, post, reason(person.handle))
  })

test('a post that moderators labelled is left alone, and so is every post of an account that they labelled', async () => {
  const person = await bluesky.person('labelled')
  const [one, other] = [await mentioning(person), await mentioning(person)]
  await bluesky.label(one.uri, 'spam')
  await readsClosed(one, 'It’s labeled “spam” on Bluesky.')
  expect(await outcomeOf(reply(one.uri))).toBe('refused: It’s labeled “spam” on Bluesky.')
  expect(await outcomeOf(like(one.uri))).toBe('refused: It’s labeled “spam” on Bluesky.')
  await until(async () => (await outcomeOf(like(other.uri))) === 'done')
  await bluesky.label(person.did, 'impersonation')
  await readsClosed(other, 'It’s labeled “impersonation” on Bluesky.')
  expect(await outcomeOf(reply(other.uri))).toBe('refused: It’s labeled “impersonation” on Bluesky.')
  expect(await outcomeOf(follow(person))).toBe('refused: It’s labeled “impersonation” on Bluesky.')
})

test('a reply gate lets those answer whom its author names, and nobody else', async () => {
  const person = await bluesky.person('gate')
  const gate = async (uri: string, allow: { $type: string }[]) =>
    person.agent.app.bsky.feed.threadgate.create(
      { repo: person.did, rkey: uri.split('/').at(-1) ?? '' },
      { post: uri, allow: allow as never, createdAt: createdAt() },
    )
  const closed = await person.agent.post({ text: 'For those I follow.', langs: ['en'] })
  await gate(closed.uri, [{ $type: 'app.bsky.feed.threadgate#followingRule' }])
  await until(async () => /^refused: The author limits who can reply/.test(await outcomeOf(reply(closed.uri))))
  const open = await mentioning(person)
  await gate(open.uri, [{ $type: 'app.bsky.feed.threadgate#mentionRule' }])
  await until(async () => (await outcomeOf(reply(open.uri))) === 'done')
})

test('who asks not to be shown to signed-out people is not searched for or read, here and without an account; their mentions are read', async () => {
  const shy = await bluesky.person('shy')
  await shy.agent.upsertProfile((profile) => ({
    ...profile,
    labels: { $type: 'com.atproto.label.defs#selfLabels', values: [{ val: '!no-unauthenticated' }] },
  }))
  const open = await bluesky.person('open')
  await until(async () => (await open.agent.getProfile({ actor: shy.did })).data.labels?.length === 1)
  const post = await mentioning(shy)
  const other = await open.agent.post({ text: `And what is ${post.topic}?`, langs: ['en'] })
  const found = async (search: NetworkClient['search'] | undefined) =>
    (await search?.([post.topic], 20, signal()))?.map(({ id }) => id)
  await until(async () => (await found(client.search))?.includes(other.uri))
  await until(async () => (await client.mentions(user.did, null, signal())).some(({ id }) => id === post.uri))
  expect(await found(client.search)).toEqual([other.uri])
  expect(await found(network.publicSearch)).toEqual([other.uri])
  const publicOf = async (handle: string) => (await network.publicPosts?.(handle, 20, signal()))?.map(({ id }) => id)
  expect(await publicOf(shy.handle)).toEqual([])
  expect(await publicOf(open.handle)).toEqual([other.uri])
  expect(await publicOf('no-one.test')).toEqual([])
})

test('the bot label is the account’s own: added, read, and removed, with the rest of the profile kept', async () => {
  const says = async () => (await client.me(signal())).bot_label
  expect(await says()).toBe(false)
  await client.setBotLabel?.(true, signal())
  await until(says)
  const { data } = await user.agent.getProfile({ actor: user.did })
  expect(data).toMatchObject({ displayName: 'user', description: 'user likes coffee.' })
  await client.setBotLabel?.(false, signal())
  await until(async () => !(await says()))
})
