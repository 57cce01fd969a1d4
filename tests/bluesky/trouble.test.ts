import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { systemClock } from '#app/adapters/clock.ts'
import { blueskyNetwork } from '#app/adapters/network/bluesky/index.ts'
import type { ActionKind, Network, SessionCredentials } from '#app/adapters/network/network.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import type { PlannedAction } from '#app/domain/bot/send/planned-actions.ts'
import { signInWithAppPassword } from '#app/domain/connection/app-password.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { fakeAccount, fakePost } from '../kit/fake-network.ts'
import { insertAnalysis, newUser, planAction, runBot } from '../kit/people.ts'
import { settleLostCallsNow, stepOnce } from '../kit/steps.ts'
import { until } from '../kit/until.ts'
import { type Bluesky, type BlueskyPerson, expiredToken, startBluesky } from './bluesky.ts'
import { type Fault, faultyServer } from './faults.ts'
import { changeCredentials } from './kept.ts'
import { testsUnless } from './skipped.ts'

/** Planned actions that meet trouble: the bot's whole way, against the real network. */

let missing: string | null = null
let bluesky: Bluesky
let bench: Bench<Network>
let owner: BlueskyPerson
let user: SessionUser
let server: Awaited<ReturnType<typeof faultyServer>>
/** What happens to the account's writes. */
let fault: Fault = null
const test = testsUnless(() => missing)
const now = () => systemClock.now()

beforeAll(async () => {
  const started = await startBluesky(inject('postgres'))
  if (typeof started === 'string') {
    missing = started
    return
  }
  bluesky = started
  server = await faultyServer(bluesky.directory.url, (path) => (path.includes('createRecord') ? fault : null))
  bench = await startBench(inject('postgres'), systemClock, blueskyNetwork(bluesky.settings, systemClock))
  owner = await bluesky.person('owner')
  user = await newUser(bench)
  const credentials = await signInWithAppPassword(bench.network, owner.handle, owner.appPassword)
  await connect(bench, user, credentials, null, 'manual', now())
  await insertAnalysis(bench, user.id, fakeAccount(owner.did, owner.handle))
  await runBot(bench, user.id)
  await changeCredentials<SessionCredentials>(bench, user.id, (kept) => ({ ...kept, service: server.url }))
})
afterEach(async () => {
  fault = null
  await bench?.sql('update connections set paused_until = null')
  await bench?.sql(`delete from actions where state = 'planned'`)
})
afterAll(async () => {
  server?.close()
  await bench?.close()
  await bluesky?.close()
})

const asked = 'Which grinder do you use?'

/** A post that everybody can see, and a planned action on it; each test has a person of its own. */
async function planned(kind: ActionKind) {
  const person = await bluesky.person('person')
  const { uri } = await person.agent.post({ text: asked, langs: ['en'] })
  await until(() => isShown(uri))
  const author = fakeAccount(person.did, person.handle)
  const post = fakePost({ network: 'bluesky', id: uri, author, text: asked, at: now() })
  const action = await planAction(bench, user.id, owner.did, kind, { post, situation: 'addressed' })
  return { person, uri, action }
}
const isShown = async (uri: string) =>
  (await owner.agent.app.bsky.feed.getPosts({ uris: [uri] })).data.posts.some((post) => post.uri === uri)

async function takeStep(): Promise<void> {
  await bench.sql('update bots set due_at = now(), act_at = null')
  await stepOnce(bench)
}
async function rowOf({ id }: PlannedAction) {
  const [row] = await bench.sql<{ state: string; reason: string; code: string | null }>(
    'select state, reason, code from actions where id = $1',
    [id],
  )
  return row
}
/** The state once the bot has done what it does. */
const settled = (action: PlannedAction) =>
  until(async () => {
    await takeStep()
    const row = await rowOf(action)
    return row && row.state !== 'planned' ? row : null
  })
const writtenFor = async (uri: string) => {
  const collections = ['app.bsky.feed.post', 'app.bsky.feed.like']
  const read = collections.map((collection) =>
    owner.agent.com.atproto.repo.listRecords({ repo: owner.did, collection }),
  )
  const records = (await Promise.all(read)).flatMap(({ data }) => data.records)
  return records.filter(({ value }) => JSON.stringify(value).includes(uri)).length
}

test('a post that is deleted before its reply is sent gets none, and the action fails for good', async () => {
  const { person, uri, action } = await planned('reply')
  await person.agent.deletePost(uri)
  await until(async () => !(await isShown(uri)))
  expect(await settled(action)).toMatchObject({ state: 'failed' })
  expect(await writtenFor(uri)).toBe(0)
})

test('who blocks the user before the reply is sent gets none', async () => {
  const { person, uri, action } = await planned('reply')
  const record = { subject: owner.did, createdAt: new Date().toISOString() }
  await person.agent.app.bsky.graph.block.create({ repo: person.did }, record)
  await until(async () => (await owner.agent.getProfile({ actor: person.did })).data.viewer?.blockedBy === true)
  expect(await settled(action)).toMatchObject({ state: 'failed' })
  expect(await writtenFor(uri)).toBe(0)
})

for (const how of ['deactivated', 'taken down'])
  test(`a person who is ${how} before their follow is sent costs that follow, not the connection`, async () => {
    const { person, action } = await planned('follow')
    if (how === 'deactivated') await person.agent.com.atproto.server.deactivateAccount({})
    else await bluesky.takeDown(person.did)
    const isGone = () =>
      owner.agent.getProfile({ actor: person.did }).then(
        () => false,
        () => true,
      )
    await until(isGone)
    expect(await settled(action)).toMatchObject({ state: 'failed', code: 'This account no longer exists.' })
    expect(await bench.sql('select state from connections')).toEqual([{ state: 'connected' }])
  })

test('a lost answer is looked up: the like was written once, and is not repeated', async () => {
  const { uri, action } = await planned('like')
  fault = 'lost'
  await until(async () => {
    await takeStep()
    return (await writtenFor(uri)) > 0
  })
  fault = null
  await settleLostCallsNow(bench)
  expect(await rowOf(action)).toMatchObject({ state: 'success' })
  await takeStep()
  expect(await writtenFor(uri)).toBe(1)
})

test('at the network’s rate limit nothing is called until it ends; then the action is sent', async () => {
  const { uri, action } = await planned('like')
  const reset = Math.floor(Date.now() / 1000) + 300
  const headers = { 'ratelimit-reset': String(reset) }
  fault = { status: 429, headers, body: { error: 'RateLimitExceeded', message: 'Rate Limit Exceeded' } }
  const [paused] = await until(async () => {
    await takeStep()
    const rows = await bench.sql<{ paused_until: Date | null }>('select paused_until from connections')
    return rows[0]?.paused_until ? rows : null
  })
  expect(paused?.paused_until).toEqual(new Date(reset * 1000))
  expect(await rowOf(action)).toMatchObject({ state: 'planned' })
  fault = null
  await bench.sql('update connections set paused_until = null')
  expect(await settled(action)).toMatchObject({ state: 'success' })
  expect(await writtenFor(uri)).toBe(1)
})

test('an account that the server takes down stops the bot, and the user is told', async () => {
  await bluesky.takeDown(owner.did)
  await changeCredentials<SessionCredentials>(bench, user.id, (kept) => ({
    ...kept,
    access: expiredToken(kept.access),
  }))
  const closed = await until(async () => {
    await takeStep()
    const [row] = await bench.sql<{ state: string; closed_reason: string }>(
      'select state, closed_reason from connections',
    )
    return row?.state === 'closed' ? row : null
  })
  expect(closed.closed_reason).toMatch(/Bluesky (says your account is suspended|no longer accepts this connection)/)
  const [bot] = await bench.sql('select state from bots where user_id = $1', [user.id])
  expect(bot).toMatchObject({ state: 'stopped' })
})
