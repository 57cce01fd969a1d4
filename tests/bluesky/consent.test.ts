import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, inject } from 'vitest'
import { systemClock } from '#app/adapters/clock.ts'
import { registryOf } from '#app/adapters/network/bluesky/identity.ts'
import { blueskyNetwork } from '#app/adapters/network/bluesky/index.ts'
import { blueskyOAuth } from '#app/adapters/network/bluesky/oauth.ts'
import type { Fetch } from '#app/adapters/network/exchange.ts'
import type { BoundCredentials, Credentials, Network } from '#app/adapters/network/network.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { connectByAppPassword } from '#app/domain/connection/app-password.ts'
import { disconnect } from '#app/domain/connection/connection.ts'
import { askConsent, redeemConsent } from '#app/domain/connection/consent.ts'
import { openConnection } from '#app/domain/connection/open.ts'
import { revokeCredentials } from '#app/domain/connection/revoke.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { newUser } from '../kit/people.ts'
import { until } from '../kit/until.ts'
import { type Bluesky, type BlueskyPerson, mentionOf, startBluesky, warbleOrigin } from './bluesky.ts'
import { answerInBrowser } from './consent.ts'
import { changeCredentials } from './kept.ts'
import { testsUnless } from './skipped.ts'

let missing: string | null = null
let bluesky: Bluesky
let bench: Bench<Network>
let user: SessionUser
let owner: BlueskyPerson
let session_id = ''
const browser = randomBytes(32)
const test = testsUnless(() => missing)
const now = () => systemClock.now()
const signal = () => AbortSignal.timeout(20_000)

beforeAll(async () => {
  const started = await startBluesky(inject('postgres'))
  if (typeof started === 'string') {
    missing = started
    return
  }
  bluesky = started
  bench = await startBench(inject('postgres'), systemClock, blueskyNetwork(bluesky.settings, systemClock))
  owner = await bluesky.person('owner')
  user = await newUser(bench)
  session_id = await signIn(user)
})
afterAll(async () => {
  await bench?.close()
  await bluesky?.close()
})

async function signIn({ id }: SessionUser): Promise<string> {
  const [row] = await bench.sql<{ id: string }>(
    `insert into sessions (user_id, kind, secret_hash, created_at, seen_at, expires_at, amr)
     values ($1, 'cookie', $2, now(), now(), now() + interval '1 day', '[]') returning id`,
    [id, randomBytes(32)],
  )
  return row?.id ?? ''
}

const signedIn = () => ({ user, session_id }) as Parameters<typeof askConsent>[1]
const ask = (handle: string | null = owner.handle) =>
  askConsent(bench, signedIn(), { id: 'bluesky', handle, browser, origin: warbleOrigin }, now())
const comeBack = (returned: URLSearchParams, from: Buffer = browser) =>
  redeemConsent(bench, signedIn(), { network: 'bluesky', browser: from, origin: warbleOrigin, returned }, now())

async function opened() {
  const connection = await openConnection(bench, user.id)
  if (!connection) throw new Error('The account is not connected.')
  return connection
}

/** The part that speaks OAuth, by this way to the server. */
function oauthOf(send: Fetch) {
  const { directory, oauth } = bluesky.settings
  if (!oauth) throw new Error('There is no client.')
  return blueskyOAuth(send, directory, registryOf(send, directory, systemClock), oauth, systemClock)
}

/** Changes what is stored, as time would. */
const store = (change: (kept: BoundCredentials) => BoundCredentials) => changeCredentials(bench, user.id, change)
const withTokens = (kept: BoundCredentials, tokens: Partial<BoundCredentials['session']['tokenSet']>) => ({
  ...kept,
  session: { ...kept.session, tokenSet: { ...kept.session.tokenSet, ...tokens } },
})

/** Disconnects and runs the job that gives the credentials back. */
async function disconnected(): Promise<Credentials> {
  const { credentials } = await opened()
  await disconnect(bench, user.id, now())
  const jobs = await bench.sql<{ data: Parameters<typeof revokeCredentials>[1] }>(
    `select data from jobs.job where name = 'connection.revoke' order by created_on desc limit 1`,
  )
  const [job] = jobs
  if (!job) throw new Error('Nothing is given back.')
  expect(JSON.stringify(job.data)).not.toContain(owner.did)
  await revokeCredentials(bench, job.data)
  return credentials
}
/** What a call with these says; they are not renewed. */
const callWith = (credentials: Credentials) =>
  bench.network
    .client(credentials, { renew: (expired, make) => make(expired) })
    .me(signal())
    .then(
      ({ handle }) => handle,
      ({ kind }) => kind,
    )

test('consent on the account’s own server connects it, in the browser and session that began, once', async () => {
  const { to } = await ask()
  expect(to.origin).toBe(new URL(bluesky.directory.url).origin)
  const [flow] = await bench.sql<{ kept: string }>('select kept from flows where user_id = $1', [user.id])
  expect(flow?.kept).not.toContain('dpop')
  const back = await answerInBrowser(to, owner.handle, 'Authorize')
  expect(back.origin).toBe('http://127.0.0.1:5210')
  await expect(comeBack(back.searchParams, randomBytes(32))).rejects.toMatchObject({ code: 'flow_invalid' })
  expect(await comeBack(back.searchParams)).toMatchObject({ handle: owner.handle, is_connected: true })
  await expect(comeBack(back.searchParams)).rejects.toMatchObject({ code: 'flow_invalid' })
  const { client, credentials, sealed } = await opened()
  expect(credentials).toMatchObject({ kind: 'bound_oauth', did: owner.did })
  expect(sealed).not.toContain((credentials as BoundCredentials).session.tokenSet.access_token)
  expect(await client.me(signal())).toMatchObject({ id: owner.did, handle: owner.handle })
})

test('a no connects nothing; an unknown handle and a server that is down are told apart', async () => {
  const before = await opened()
  const back = await answerInBrowser((await ask(null)).to, owner.handle, 'Deny access')
  await expect(comeBack(back.searchParams)).rejects.toMatchObject({ code: 'consent_denied' })
  expect((await opened()).sealed).toBe(before.sealed)
  await expect(ask('nobody.test')).rejects.toMatchObject({ code: 'handle_unknown' })
  const nowhere = { ...bluesky.settings, directory: { ...bluesky.directory, url: 'http://127.0.0.1:1' } }
  const asked = blueskyNetwork(nowhere, systemClock).consent?.ask({
    state: 's',
    challenge: 'c',
    redirect_uri: '',
    handle: owner.handle,
  })
  await expect(asked).rejects.toMatchObject({ kind: 'unavailable' })
})

test('what has expired is renewed once by whoever comes first, and the old refresh token is used up', async () => {
  await store((kept) => withTokens(kept, { expires_at: new Date(Date.now() - 60_000).toISOString() }))
  const two = await Promise.all([opened(), opened()])
  await Promise.all(two.map(({ client }) => client.me(signal())))
  const [one, other] = two.map(({ credentials }) => credentials as BoundCredentials)
  expect(one?.session.tokenSet.access_token).toBe(other?.session.tokenSet.access_token)
  expect(one?.session.tokenSet.refresh_token).toBe(
    ((await opened()).credentials as BoundCredentials).session.tokenSet.refresh_token,
  )
  // The server says so where the clock does not.
  await store((kept) =>
    withTokens(kept, { access_token: `${kept.session.tokenSet.access_token.slice(0, -8)}AAAAAAAA` }),
  )
  expect(await (await opened()).client.me(signal())).toMatchObject({ id: owner.did })
})

test('everything that the bot does works by consent as by app password', async () => {
  const { client } = await opened()
  const friend = await bluesky.person('friend')
  const { uri } = await friend.agent.post({ ...mentionOf(owner, 'a like by consent?'), langs: ['en'] })
  const since = new Date(Date.now() - 60_000)
  const targets = [
    { kind: 'like' as const, target_id: uri, text: null },
    { kind: 'follow' as const, target_id: friend.did, text: null },
    { kind: 'reply' as const, target_id: uri, text: `Gladly, @${friend.handle}.` },
  ]
  for (const target of targets) {
    // The AppView follows the server.
    const result_id = await until(() => client.perform(owner.did, target, signal()).then(String, () => null))
    const found = await client.find(owner.did, target, since, signal())
    expect(found).toMatchObject({ happened: 'yes' })
    expect(
      await until(() => client.isDone(owner.did, target, signal()).then((is) => is || target.kind === 'reply')),
    ).toBe(true)
    await client.undo(owner.did, { ...target, result_id }, signal())
    expect(await client.find(owner.did, target, since, signal())).toEqual({ happened: 'no' })
  }
  expect(await client.posts(owner.did, 10, signal())).toEqual([])
  const mentioning = await until(async () => (await client.mentions(owner.did, null, signal()))[0])
  expect(mentioning.id).toBe(uri)
  await until(async () => (await client.search(['consent'], 10, signal())).find(({ id }) => id === uri))
  expect(await client.postsBy?.([friend.handle], 10, signal())).toHaveLength(1)
  expect([...(await client.outcomes([uri], signal())).keys()]).toEqual([uri])
  expect(await client.followersAmong([friend.did], signal())).toEqual(new Set())
  for (const isOn of [true, false]) {
    await client.setBotLabel?.(isOn, signal())
    await until(async () => (await client.me(signal())).bot_label === isOn)
  }
})

test('the consent allows nothing else', async () => {
  const { credentials } = await opened()
  if (credentials.kind !== 'bound_oauth') throw new Error('It was connected in another way.')
  const { transport } = oauthOf(fetch)
  const asJson = { method: 'POST', headers: { 'content-type': 'application/json' } }
  const record = (collection: string, more: object) => ({
    ...asJson,
    body: JSON.stringify({ repo: owner.did, collection, record: { createdAt: new Date().toISOString(), ...more } }),
  })
  const subject = owner.did
  const others: [string, RequestInit][] = [
    ['com.atproto.repo.createRecord', record('app.bsky.graph.block', { subject })],
    ['com.atproto.repo.createRecord', record('app.bsky.feed.repost', { subject: { uri: 'at://a/b/c', cid: 'c' } })],
    ['app.bsky.actor.getPreferences', {}],
    ['app.bsky.feed.getTimeline', {}],
    ['app.bsky.graph.muteActor', { ...asJson, body: JSON.stringify({ actor: owner.did }) }],
    ['com.atproto.identity.updateHandle', { ...asJson, body: JSON.stringify({ handle: 'other.test' }) }],
  ]
  for (const [name, init] of others) {
    const answer = await transport.send(credentials, `/xrpc/${name}`, init)
    expect([name, answer.status]).toEqual([name, 403])
  }
})

test('a server that knows no single permissions is asked for those of an app password', async () => {
  let refused = 0
  const older: Fetch = async (url, init) => {
    const body = init.body ? await new Response(init.body).text() : ''
    if (!url.pathname.endsWith('/par') || body.includes('transition')) return fetch(url, init)
    refused += 1
    const said = { error: 'invalid_client_metadata', error_description: 'Unsupported scope "repo"' }
    return new Response(JSON.stringify(said), { status: 400, headers: { 'content-type': 'application/json' } })
  }
  const { consent, transport } = oauthOf(older)
  const request = { state: 's', challenge: 'c', redirect_uri: '', handle: owner.handle }
  const { to, kept } = await consent.ask(request)
  expect(refused).toBe(1)
  const returned = (await answerInBrowser(to, owner.handle, 'Authorize')).searchParams
  const answer = { code: '', verifier: '', redirect_uri: '', returned, secret: kept?.secret ?? null }
  const credentials = (await consent.redeem(answer)) as BoundCredentials
  expect(credentials.session.tokenSet.scope).toContain('transition:generic')
  const renewed = await transport.renewed(credentials)
  expect((await transport.send(renewed, '/xrpc/app.bsky.feed.getTimeline', {})).status).toBe(200)
})

test('disconnecting gives the consent back: the tokens end on the server', async () => {
  const credentials = await disconnected()
  await expect.poll(() => callWith(credentials), { timeout: 20_000 }).toBe('unauthorized')
})

test('disconnecting ends the session of an app password too', async () => {
  await connectByAppPassword(bench, user, { handle: owner.handle, app_password: owner.appPassword }, now())
  const credentials = await disconnected()
  if (credentials.kind !== 'app_password') throw new Error('It was connected in another way.')
  const renewed = fetch(`${credentials.service}/xrpc/com.atproto.server.refreshSession`, {
    method: 'POST',
    headers: { authorization: `Bearer ${credentials.refresh}` },
  })
  expect((await renewed).status).toBe(400)
})
