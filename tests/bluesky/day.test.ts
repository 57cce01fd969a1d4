import { afterAll, beforeAll, expect, inject } from 'vitest'
import { systemClock } from '#app/adapters/clock.ts'
import { blueskyNetwork } from '#app/adapters/network/bluesky/index.ts'
import type { Network, SessionCredentials } from '#app/adapters/network/network.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { startAnalysis } from '#app/domain/analysis/analysis.ts'
import { runAnalysis } from '#app/domain/analysis/run.ts'
import { confirmOptOuts } from '#app/domain/bot/opt-outs/confirmation.ts'
import { wakeBot } from '#app/domain/bot-state.ts'
import { signInWithAppPassword } from '#app/domain/connection/app-password.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { openConnection } from '#app/domain/connection/open.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { newUser, runBot } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'
import { until } from '../kit/until.ts'
import { type Bluesky, type BlueskyPerson, expiredToken, startBluesky } from './bluesky.ts'
import { changeCredentials } from './kept.ts'
import { testsUnless } from './skipped.ts'

let missing: string | null = null
const test = testsUnless(() => missing)
let bluesky: Bluesky
let bench: Bench<Network>
let owner: BlueskyPerson
let user: SessionUser
let friend: BlueskyPerson

const now = () => systemClock.now()
/** Where it is noon, so that the bot works. */
function noonZone(): string {
  const behind = now().getUTCHours() - 12
  return `Etc/GMT${behind < 0 ? '' : '+'}${behind}`
}

beforeAll(async () => {
  const started = await startBluesky(inject('postgres'))
  if (typeof started === 'string') {
    missing = started
    return
  }
  bluesky = started
  bench = await startBench(inject('postgres'), systemClock, blueskyNetwork(bluesky.settings, systemClock))
  owner = await bluesky.person('owner')
  friend = await bluesky.person('friend')
  user = await newUser(bench, { time_zone: noonZone() })
})
afterAll(async () => {
  await bench?.close()
  await bluesky?.close()
})

const recordsOf = async (collection: string) =>
  (await owner.agent.com.atproto.repo.listRecords({ repo: owner.did, collection })).data.records
const actions = () =>
  bench.sql<{ kind: string; state: string; author_id: string; post_id: string; result_id: string | null }>(
    `select kind, state, author_id, post_id, result_id from actions where user_id = $1 and state <> 'skipped'`,
    [user.id],
  )
/** Steps until `ask` is truthy. */
async function work<T>(ask: () => Promise<T>): Promise<NonNullable<T>> {
  return until(async () => {
    await wakeBot(bench.db, user.id, now())
    await stepOnce(bench)
    return ask()
  })
}

/** Makes the session's access token one of yesterday; returns it. */
async function expireSession(): Promise<string> {
  let expired = ''
  await changeCredentials<SessionCredentials>(bench, user.id, (kept) => {
    expired = expiredToken(kept.access)
    return { ...kept, access: expired }
  })
  return expired
}

async function answerTo(person: BlueskyPerson, text: string) {
  const [post] = await recordsOf('app.bsky.feed.post')
  if (!post) throw new Error('The owner has no post.')
  const own = { uri: post.uri, cid: post.cid }
  return person.agent.post({ text, langs: ['en'], reply: { root: own, parent: own } })
}

test('an account is connected by handle and app password, and analyzed from its own posts', async () => {
  const sources = ['Pulled a ristretto this morning', 'A burr grinder beats a blade', 'Light roasts need hotter water']
  for (const text of [
    ...sources,
    'Espresso after lunch',
    'New beans from Kenya',
    'Descaled the espresso machine today',
  ])
    await owner.agent.post({ text: `${text}, and my coffee was good.`, langs: ['en'] })
  const wrong = signInWithAppPassword(bench.network, owner.handle, 'aaaa-aaaa-aaaa-aaaa')
  await expect(wrong).rejects.toMatchObject({ code: 'app_password_refused' })
  const credentials = await signInWithAppPassword(bench.network, owner.handle, owner.appPassword)
  const shown = await connect(bench, user, credentials, null, 'manual', now())
  expect(shown).toMatchObject({ handle: owner.handle, is_connected: true })
  await until(async () => (await owner.agent.getAuthorFeed({ actor: owner.did })).data.feed.length === 6)
  await startAnalysis(bench, user.id, null, now())
  const [analysis] = await bench.sql<{ id: string }>('select id from account_analyses where user_id = $1', [user.id])
  await runAnalysis(bench, analysis?.id ?? '', { isLast: true, signal: AbortSignal.timeout(60_000) })
  const [done] = await bench.sql<{ status: string; network: string; evidence: object }>(
    'select status, network, evidence from account_analyses where user_id = $1',
    [user.id],
  )
  expect(done).toMatchObject({ status: 'complete', network: 'bluesky' })
  // The prompts show the posts that they are based on.
  expect(Object.keys(done?.evidence ?? {})).toContainEqual(expect.stringMatching(/^at:.*post/))
})

test('who wrote to the user is answered at once; approaching a stranger waits for the user', async () => {
  await runBot(bench, user.id)
  const { uri } = await answerTo(friend, 'Thank you so much, your tip on the grinder really helped!')
  const answered = await work(async () =>
    (await actions()).find(({ post_id, state }) => post_id === uri && state === 'success'),
  )
  expect(answered).toMatchObject({ kind: 'reply', author_id: friend.did })
  const thread = await until(async () => {
    const { data } = await friend.agent.getPostThread({ uri })
    const { replies = [] } = data.thread as { replies?: { post: { uri: string } }[] }
    return replies[0]?.post.uri
  })
  expect(thread).toBe(answered.result_id)
  const stranger = await bluesky.person('stranger')
  await stranger.agent.post({ text: 'My espresso machine and a new burr grinder, coffee at last.', langs: ['en'] })
  const waiting = await work(async () => (await actions()).find(({ author_id }) => author_id === stranger.did))
  expect(waiting.state).toBe('waiting')
  for (const collection of ['app.bsky.feed.like', 'app.bsky.graph.follow'])
    expect(JSON.stringify(await recordsOf(collection))).not.toContain(stranger.did)
})

test('who asks to be left alone is not contacted again, on this network', async () => {
  const tired = await bluesky.person('tired')
  await answerTo(tired, 'Please stop replying to me.')
  const said = () => bench.sql('select network, author_id from opt_outs where author_id = $1', [tired.did])
  const confirmed = async () => {
    await confirmOptOuts(bench)
    return (await said())[0]
  }
  expect(await work(confirmed)).toEqual({ network: 'bluesky', author_id: tired.did })
  expect((await actions()).filter(({ author_id }) => author_id === tired.did)).toEqual([])
})

test('a step with an expired session renews it, and the next one uses the new one', async () => {
  const stale = await expireSession()
  await wakeBot(bench.db, user.id, now())
  expect(await stepOnce(bench)).not.toHaveProperty('stop_reason')
  const renewed = (await openConnection(bench, user.id))?.credentials as SessionCredentials
  expect(renewed.access).not.toBe(stale)
  expect(renewed).toMatchObject({ kind: 'app_password', did: owner.did, service: bluesky.directory.url })
})

test('a revoked app password stops the bot, and says so', async () => {
  await owner.agent.com.atproto.server.revokeAppPassword({ name: 'Warble' })
  await expireSession()
  const closed = await work(async () => {
    const [one] = await bench.sql('select state, closed_reason from connections where user_id = $1', [user.id])
    return one?.state === 'closed' ? one : null
  })
  expect(closed.closed_reason).toBe('Bluesky no longer accepts this connection. Connect your account again.')
})
