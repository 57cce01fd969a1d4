import { afterAll, beforeAll, expect, inject } from 'vitest'
import { systemClock } from '#app/adapters/clock.ts'
import { blueskyNetwork } from '#app/adapters/network/bluesky/index.ts'
import type {
  Credentials,
  Network,
  NetworkClient,
  Renew,
  SessionCredentials,
  Target,
} from '#app/adapters/network/network.ts'
import { textLengths } from '#app/adapters/network/text-length.ts'
import { signInWithAppPassword } from '#app/domain/connection/app-password.ts'
import { until } from '../kit/until.ts'
import { type Bluesky, type BlueskyPerson, expiredToken, mentionOf, startBluesky } from './bluesky.ts'
import { type Fault, faultyServer } from './faults.ts'
import { testsUnless } from './skipped.ts'

let bluesky: Bluesky
let missing: string | null = null
const test = testsUnless(() => missing)
let network: Network
let user: BlueskyPerson & { client: NetworkClient; credentials: SessionCredentials }
let friend: BlueskyPerson

const signal = () => AbortSignal.timeout(30_000)
const since = () => new Date(Date.now() - 60_000)
const later = new Date(Date.now() + 3_600_000)

beforeAll(async () => {
  const started = await startBluesky(inject('postgres'))
  if (typeof started === 'string') {
    missing = started
    return
  }
  bluesky = started
  network = blueskyNetwork(bluesky.settings, systemClock)
  user = await connected('user')
  friend = await bluesky.person('friend')
})
afterAll(() => bluesky?.close())

async function connected(name: string) {
  const person = await bluesky.person(name)
  const credentials = (await network.signIn?.(person.handle, person.appPassword, signal())) as SessionCredentials
  return { ...person, credentials, client: network.client(credentials) }
}

const target = (kind: Target['kind'], target_id: string, text: string | null = null): Target => ({
  kind,
  target_id,
  text,
})
const viewOf = async (person: BlueskyPerson, uri: string) =>
  (await person.agent.app.bsky.feed.getPosts({ uris: [uri] })).data.posts[0]
/** A post once the network shows it. */
async function posted(person: BlueskyPerson, record: Parameters<BlueskyPerson['agent']['post']>[0]) {
  const { uri, cid } = await person.agent.post({ langs: ['en'], ...record })
  await until(() => viewOf(person, uri))
  return { uri, cid }
}
const doneBy = (client: NetworkClient, of: Target) => client.perform(user.did, of, signal())
const kindOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    ({ kind, message }) => `${kind}: ${message}`,
  )

test('an app password opens a session by the handle, on the account’s own server', async () => {
  expect(user.credentials).toMatchObject({ kind: 'app_password', service: bluesky.directory.url, did: user.did })
  expect(await user.client.me(signal())).toMatchObject({ id: user.did, handle: user.handle, display_name: 'user' })
  const wrong = network.signIn?.(user.handle, 'aaaa-aaaa-aaaa-aaaa', signal())
  await expect(wrong).rejects.toMatchObject({ kind: 'unauthorized' })
  const nobody = network.signIn?.('nobody.test', user.appPassword, signal())
  await expect(nobody).rejects.toMatchObject({ kind: 'refused' })
})

test('own posts are read newest first, with their language, and without reposts', async () => {
  const first = await posted(user, { text: 'Morning espresso.' })
  const second = await posted(user, { text: 'Evening filter coffee.', langs: ['de-DE'] })
  const foreign = await posted(friend, { text: 'A repost is nobody’s voice.' })
  await user.agent.repost(foreign.uri, foreign.cid)
  const posts = await until(async () => {
    const read = await user.client.posts(user.did, 50, signal())
    return read.length >= 2 ? read : null
  })
  expect(posts.map(({ id }) => id)).toEqual([second.uri, first.uri])
  expect(posts[0]).toMatchObject({ network: 'bluesky', lang: 'de', is_reply: false, author: { handle: user.handle } })
  expect(network.postUrl(user.handle, first.uri)).toMatch(/^https:\/\/bsky\.app\/profile\/did:plc:\w+\/post\/\w+$/)
})

test('mentions, replies and quotes come from the notifications, with the post above, since the last one', async () => {
  const own = await posted(user, { text: 'Which grinder do you use?' })
  const answer = await posted(friend, { text: 'A hand grinder.', reply: { root: own, parent: own } })
  const mention = await posted(friend, mentionOf(user, 'look at this roast'))
  await friend.agent.like(own.uri, own.cid)
  const read = async (sinceId: string | null) => user.client.mentions(user.did, sinceId, signal())
  const all = await until(async () => {
    const found = await read(null)
    return found.length >= 2 ? found : null
  })
  expect(all.map(({ id }) => id)).toEqual([mention.uri, answer.uri])
  expect(all[1]).toMatchObject({
    author: { id: friend.did, bio: 'friend likes coffee.' },
    is_reply: true,
    reply_to: user.did,
    thread: [{ handle: user.handle, text: 'Which grinder do you use?' }],
  })
  // The last one comes again: a post shortly before it may have been indexed since.
  expect((await read(mention.uri)).map(({ id }) => id)).toEqual([mention.uri, answer.uri])
})

test('a search finds posts on each topic; what is labelled, blocked or gated says that it is to be left alone', async () => {
  const stranger = await bluesky.person('stranger')
  const shy = await bluesky.person('shy')
  const foe = await bluesky.person('foe')
  // The search of a Bluesky for development tells capitals from small letters.
  const plain = await posted(stranger, { text: 'A gooseneck kettle pours better.' })
  const selfLabel = { $type: 'com.atproto.label.defs#selfLabels' as const, values: [{ val: 'porn' }] }
  const labelled = await posted(stranger, { text: 'My gooseneck kettle, nothing on.', labels: selfLabel })
  const gated = await posted(stranger, { text: 'On gooseneck kettles, among friends.' })
  await stranger.agent.app.bsky.feed.threadgate.create(
    { repo: stranger.did, rkey: gated.uri.split('/').at(-1) ?? '' },
    { post: gated.uri, allow: [], createdAt: new Date().toISOString() },
  )
  await shy.agent.upsertProfile((profile) => ({
    ...profile,
    labels: { $type: 'com.atproto.label.defs#selfLabels', values: [{ val: '!no-unauthenticated' }] },
  }))
  await posted(shy, { text: 'A gooseneck, but not for everybody.' })
  const hostile = await posted(foe, { text: 'The gooseneck is a fad.' })
  await foe.agent.app.bsky.graph.block.create(
    { repo: foe.did },
    { subject: user.did, createdAt: new Date().toISOString() },
  )
  const found = await until(async () => {
    const posts = await user.client.search(['gooseneck', 'flat white'], 20, signal())
    const byId = new Map(posts.map((post) => [post.id, post]))
    const isOpen = (id: string) => byId.has(id) && !byId.get(id)?.closed
    const isIndexed = !isOpen(gated.uri) && !isOpen(hostile.uri) && !posts.some(({ author }) => author.id === shy.did)
    return isIndexed && byId.has(gated.uri) ? byId : null
  })
  expect(found.get(plain.uri)).not.toHaveProperty('closed')
  expect(found.get(labelled.uri)?.closed).toBe('It’s labeled “porn” on Bluesky.')
  expect(found.get(gated.uri)?.closed).toBe('The author limits who can reply.')
  const blocked = found.get(hostile.uri)
  expect(blocked === undefined || blocked.closed === `@${foe.handle} has blocked you.`).toBe(true)
  expect(await kindOf(doneBy(user.client, target('reply', gated.uri, 'Hello.')))).toMatch(/^refused: /)
  expect(await kindOf(doneBy(user.client, target('follow', foe.did)))).toBe(`refused: @${foe.handle} has blocked you.`)
})

test('a reply stands in the thread, with links and language marked; it is found again, counted, and undone', async () => {
  const root = await posted(friend, { text: 'Wer kennt gute Röster?', langs: ['de'] })
  const text = 'Schau mal: https://example.com/röster ☕'
  const id = await doneBy(user.client, target('reply', root.uri, text))
  const view = await until(() => viewOf(friend, id ?? ''))
  expect(view?.record).toMatchObject({
    text,
    langs: ['de'],
    reply: { root: { uri: root.uri }, parent: { uri: root.uri } },
  })
  expect(JSON.stringify(view?.record)).toContain('app.bsky.richtext.facet#link')
  const finding = await user.client.find(user.did, target('reply', root.uri), since(), signal())
  expect(finding).toEqual({ happened: 'yes', result_id: id })
  expect(await user.client.find(user.did, target('reply', root.uri), later, signal())).toEqual({ happened: 'no' })
  await friend.agent.like(id ?? '', view?.cid ?? '')
  await until(async () => (await user.client.outcomes([id ?? ''], signal())).get(id ?? '')?.likes === 1)
  const undone = { kind: 'reply' as const, target_id: root.uri, result_id: id }
  await user.client.undo(user.did, undone, signal())
  await user.client.undo(user.did, undone, signal())
  await until(async () => (await viewOf(friend, id ?? '')) === undefined)
  expect((await user.client.outcomes([id ?? ''], signal())).size).toBe(0)
})

test('a like and a follow are seen by the network, known as done, found, and withdrawn', async () => {
  const post = await posted(friend, { text: 'Cortado or flat white?' })
  for (const [kind, id] of [
    ['like', post.uri],
    ['follow', friend.did],
  ] as const) {
    const one = target(kind, id)
    expect(await user.client.isDone(user.did, one, signal())).toBe(false)
    expect(await user.client.find(user.did, one, since(), signal())).toEqual({ happened: 'no' })
    expect(await doneBy(user.client, one)).toBeNull()
    await until(() => user.client.isDone(user.did, one, signal()))
    expect(await user.client.find(user.did, one, since(), signal())).toEqual({ happened: 'yes', result_id: null })
  }
  expect((await viewOf(friend, post.uri))?.likeCount).toBe(1)
  await friend.agent.follow(user.did)
  await until(async () => (await user.client.followersAmong([friend.did], signal())).has(friend.did))
  for (const [kind, id] of [
    ['like', post.uri],
    ['follow', friend.did],
  ] as const) {
    await user.client.undo(user.did, { kind, target_id: id, result_id: null }, signal())
    await until(async () => !(await user.client.isDone(user.did, target(kind, id), signal())))
    const again = user.client.undo(user.did, { kind, target_id: id, result_id: null }, signal())
    await expect(again).rejects.toMatchObject({ kind: 'already_done' })
  }
})

test('a post that was deleted meanwhile, and a profile visit, are refused', async () => {
  const post = await posted(friend, { text: 'Soon gone.' })
  await friend.agent.deletePost(post.uri)
  await until(async () => (await viewOf(friend, post.uri)) === undefined)
  expect(await kindOf(doneBy(user.client, target('reply', post.uri, 'Hello.')))).toBe(
    'refused: The post no longer exists.',
  )
  expect(await kindOf(doneBy(user.client, target('view', friend.did)))).toBe('refused: Bluesky has no profile views.')
})

test('a lost answer is not known; asked again, the network tells that it happened', async () => {
  const post = await posted(friend, { text: 'Lost and found.' })
  let fault: Fault = 'lost'
  const server = await faultyServer(bluesky.directory.url, (path) => (path.includes('createRecord') ? fault : null))
  const client = network.client({ ...user.credentials, service: server.url })
  expect(await kindOf(doneBy(client, target('reply', post.uri, 'Found.')))).toMatch(/^unknown_outcome/)
  expect(await client.find(user.did, target('reply', post.uri), since(), signal())).toMatchObject({ happened: 'yes' })
  const reset = Math.floor(Date.now() / 1000) + 300
  const headers = { 'ratelimit-reset': String(reset) }
  fault = { status: 429, headers, body: { error: 'RateLimitExceeded', message: 'Rate Limit Exceeded' } }
  const limited = client.perform(user.did, target('like', post.uri), signal())
  await expect(limited).rejects.toMatchObject({ kind: 'rate_limited', retryAt: new Date(reset * 1000) })
  server.close()
  expect(await kindOf(client.me(signal()))).toMatch(/^unavailable/)
})

test('an expired session is renewed and the call repeated; a revoked one is not accepted', async () => {
  const person = await connected('sleepy')
  const made: Credentials[] = []
  const renew: Renew = async (expired, make) => {
    const renewed = await make(expired)
    made.push(renewed)
    return renewed
  }
  const stale = { ...person.credentials, access: expiredToken(person.credentials.access) }
  const client = network.client(stale, { renew })
  expect(await client.me(signal())).toMatchObject({ id: person.did })
  expect(await client.me(signal())).toMatchObject({ id: person.did })
  expect(made).toHaveLength(1)
  expect(made[0]).toMatchObject({ kind: 'app_password', did: person.did })
  await person.agent.com.atproto.server.revokeAppPassword({ name: 'Warble' })
  const revoked = { ...(made[0] as SessionCredentials), access: stale.access }
  await expect(network.client(revoked, { renew }).me(signal())).rejects.toMatchObject({ kind: 'unauthorized' })
})

test('an account that the server has taken down is suspended', async () => {
  const person = await connected('gone')
  const stale = { ...person.credentials, access: expiredToken(person.credentials.access) }
  await bluesky.takeDown(person.did)
  await expect(signInWithAppPassword(network, person.handle, person.appPassword)).rejects.toMatchObject({
    fields: { handle: expect.stringContaining('suspended or deactivated') },
  })
  const client = network.client(stale, { renew: (expired, make) => make(expired) })
  await expect(client.me(signal())).rejects.toMatchObject({ kind: expect.stringMatching(/^(suspended|unauthorized)$/) })
})

test('posts by people are found by handle, without reposts; an unknown handle hides nobody else', async () => {
  const wanted = await bluesky.person('wanted')
  const { uri } = await posted(wanted, { text: 'Nothing about the topics.' })
  const foreign = await posted(friend, { text: 'Passed on.' })
  await wanted.agent.repost(foreign.uri, foreign.cid)
  const found = await until(async () => {
    const posts = await user.client.postsBy?.([wanted.handle, 'nobody.test'], 20, signal())
    return posts?.length ? posts : null
  })
  expect(found).toMatchObject([{ id: uri, author: { handle: wanted.handle } }])
})

const family = '👨‍👩‍👧‍👦'
for (const part of ['a', '日', family])
  test(`as much of “${part}” as the network takes is sent, and not one more`, async () => {
    const root = await posted(friend, { text: 'How long may an answer be?' })
    const most = Math.min(300, Math.floor(3_000 / Buffer.byteLength(part)))
    const id = await doneBy(user.client, target('reply', root.uri, part.repeat(most)))
    expect((await until(() => viewOf(friend, id ?? '')))?.record).toMatchObject({ text: part.repeat(most) })
    const long = part.repeat(most + 1)
    expect(textLengths[network.counting](long)).toBeGreaterThan(network.max_length)
    expect(await kindOf(doneBy(user.client, target('reply', root.uri, long)))).toMatch(/^refused: /)
    await expect(user.agent.post({ text: long })).rejects.toThrow(/too big/)
  })

test('a language of three letters, a name of flags and a link beside Japanese are what they are', async () => {
  const writer = await bluesky.person('writer')
  const displayName = '🇵🇭'.repeat(64)
  await writer.agent.upsertProfile(() => ({ displayName, description: family.repeat(102) }))
  const { uri } = await posted(writer, { text: 'Mainit na kapengbarako.', langs: ['fil'] })
  const found = await until(async () => {
    const [post] = await user.client.search(['kapengbarako'], 20, signal())
    return post?.author.display_name === displayName ? post : null
  })
  expect(found).toMatchObject({ id: uri, lang: 'fil', author: { bio: family.repeat(102) } })
  const id = await doneBy(user.client, target('reply', uri, '記事はhttps://example.com/aです。'))
  const view = await until(() => viewOf(friend, id ?? ''))
  const index = { byteStart: 9, byteEnd: 30 }
  expect(view?.record).toMatchObject({ facets: [{ index, features: [{ uri: 'https://example.com/a' }] }] })
})
