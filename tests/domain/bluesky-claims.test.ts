import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { blueskyNetwork } from '#app/adapters/network/bluesky/index.ts'
import type { Network, SessionCredentials } from '#app/adapters/network/network.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { connectByAppPassword } from '#app/domain/connection/app-password.ts'
import { connectionOf } from '#app/domain/connection/connection.ts'
import { openConnection } from '#app/domain/connection/open.ts'
import { syncAccount } from '#app/domain/connection/sync.ts'
import { look, lookState, requestLook } from '#app/domain/inbox/look.ts'
import { retention } from '#app/domain/retention.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { lies } from '../kit/bluesky-lies.ts'
import {
  type BlueskyAccount,
  type BlueskyServer,
  type Directory,
  postAt,
  startBlueskyServer,
  startDirectory,
} from '../kit/bluesky-server.ts'
import { makeHistory } from '../kit/history.ts'
import { loadInbox } from '../kit/inbox.ts'
import { lookForMentions } from '../kit/look.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, linkAccount, newUser, runBot } from '../kit/people.ts'
import { digest } from '../kit/rows.ts'
import { stepOnce } from '../kit/steps.ts'
import { maxWaitMs } from '../kit/until.ts'

/** Two users: one with an account on an honest server, and one whose own server says what it likes. */

let directory: Directory
let honest: BlueskyServer
let evil: BlueskyServer
let bench: Bench<Network> & { clock: ManualClock }
let owner: BlueskyAccount
let liar: BlueskyAccount
let victim: SessionUser
let attacker: SessionUser
const clock = manualClock()
const now = () => clock.now()

beforeAll(async () => {
  directory = await startDirectory()
  honest = await startBlueskyServer(directory)
  evil = await startBlueskyServer(directory)
  const settings = { directory: directory.directory, oauth: null, public_url: null, appview_url: null }
  bench = await startBench(inject('postgres'), clock, blueskyNetwork(settings, clock))
})
afterAll(async () => {
  await bench?.close()
  for (const server of [honest, evil, directory]) server?.close()
})
beforeEach(async () => {
  clock.set('2026-06-15T12:00:00Z')
  evil.tell(null)
  evil.reset()
  owner = honest.person('owner')
  liar = evil.person('liar')
  victim = await newUser(bench)
  attacker = await newUser(bench)
})

const connect = (user: SessionUser, { handle, password }: BlueskyAccount) =>
  connectByAppPassword(bench, user, { handle, app_password: password }, now())
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    ({ code, fields }) => ({ code, ...fields }),
  )
const rowsOf = ({ id }: SessionUser) => digest(bench, id)
/** As a connection to this account at this server was before accounts were proved. */
const claimed = (user: SessionUser, { did, handle }: BlueskyAccount, service: string) =>
  linkAccount(
    bench,
    user.id,
    { id: did, handle, display_name: handle, bio: '', followers: 0, profile_image_url: null },
    { kind: 'app_password', service, did, access: did, refresh: did } satisfies SessionCredentials,
  )
async function opened(user: SessionUser) {
  const connection = await openConnection(bench, user.id)
  if (!connection) throw new Error('The account is not connected.')
  return connection
}

describe('an account on a server of the user’s choosing', () => {
  test('is not somebody else’s because the server says so: neither in the session nor in the profile', async () => {
    evil.tell((call, told) => (call.name === 'createSession' ? { ...told, did: owner.did } : told))
    expect(await refusal(connect(attacker, liar))).toMatchObject({
      code: 'handle_unknown',
      handle: expect.stringContaining('signed in to a different account'),
    })
    evil.tell((call, told) => (call.name === 'getProfile' ? { ...told, did: owner.did } : told))
    expect(await refusal(connect(attacker, liar))).toMatchObject({ code: 'network_unreachable' })
    expect((await connectionOf(bench.db, attacker.id)).is_connected).toBe(false)
    expect(await refusal(connect(victim, owner))).toBeNull()
  })

  test('has the handle that leads to it and that it lists: whatever its server calls it', async () => {
    directory.register(liar, evil.url, owner.handle)
    expect(await refusal(connect(attacker, liar))).toMatchObject({
      code: 'handle_unknown',
      handle: expect.stringContaining('doesn’t list this handle'),
    })
    directory.register(liar, evil.url)
    evil.tell((call, told) => (call.name === 'getProfile' ? { ...told, handle: owner.handle } : told))
    await connect(attacker, liar)
    expect((await connectionOf(bench.db, attacker.id)).handle).toBe(liar.handle)
  })

  test.each([
    'did:web:example.com%3A8443',
    'did:web:example.com:user:alice',
    'did:web:127.0.0.1',
    'did:web:%00',
    'did:web:a..b',
    'did:web:',
    'did:key:zQ3sh',
    'did:plc:../../admin',
    '%',
  ])('with the id %s is refused in words', async (did) => {
    directory.register({ ...liar, did }, evil.url)
    expect(await refusal(connect(attacker, liar))).toMatchObject({
      code: 'handle_unknown',
      handle: expect.stringContaining('can’t look up accounts with an id like'),
    })
  })

  test('stays what it was connected as: another id or handle later is not believed', async () => {
    await connect(attacker, liar)
    const connection = await opened(attacker)
    const sync = () => syncAccount(bench, attacker, connection, AbortSignal.timeout(maxWaitMs))
    evil.tell((call, told) => (call.name === 'getProfile' ? { ...told, handle: owner.handle } : told))
    await sync()
    expect((await connectionOf(bench.db, attacker.id)).handle).toBe(liar.handle)
    evil.tell((call, told) => (call.name === 'getProfile' ? { ...told, did: owner.did } : told))
    await expect(sync()).rejects.toMatchObject({ kind: 'unavailable' })
    evil.tell((call, told) => {
      if (call.name === 'refreshSession') return { ...told, did: owner.did }
      return call.name === 'getProfile' ? { status: 400, body: '{"error":"ExpiredToken","message":"Old."}' } : told
    })
    await expect(sync()).rejects.toMatchObject({ kind: 'unauthorized' })
    expect((await opened(attacker)).credentials).toMatchObject({ did: liar.did })
  })
})

describe('a false claim', () => {
  test('gives way to the owner: its connection ends with a reason, and its bot stops', async () => {
    await claimed(attacker, owner, evil.url)
    await insertAnalysis(bench, attacker.id, { ...owner, id: owner.did } as never)
    await runBot(bench, attacker.id)
    await makeHistory(bench, attacker.id, owner.did, { actions: 1, recent: 1, a_day: 1 })
    await bench.sql(`update actions set network = 'bluesky' where user_id = $1`, [attacker.id])
    await connect(victim, owner)
    expect(await bench.sql('select network_account_id from actions where user_id = $1', [attacker.id])).toEqual([
      { network_account_id: `unproven:${attacker.id}` },
    ])
    expect(await connectionOf(bench.db, victim.id)).toMatchObject({ handle: owner.handle, is_connected: true })
    expect((await connectionOf(bench.db, attacker.id)).is_connected).toBe(false)
    const bots = await bench.sql('select state, stopped_reason from bots where user_id = $1', [attacker.id])
    expect(bots).toEqual([
      { state: 'stopped', stopped_reason: expect.stringContaining(`The owner of @${owner.handle}`) },
    ])
    const notices = await bench.sql('select kind from notices where user_id = $1', [attacker.id])
    expect(notices).toEqual([{ kind: 'bot_stopped' }])
  })

  test('ends by itself when its account is looked at: the directory names another server', async () => {
    await claimed(attacker, owner, evil.url)
    await insertAnalysis(bench, attacker.id, { ...owner, id: owner.did } as never)
    await runBot(bench, attacker.id)
    await bench.sql(`update connections set last_sync = $2 where user_id = $1`, [
      attacker.id,
      new Date(now().getTime() - 86_400_000),
    ])
    evil.tell((call, told) => (call.name === 'getProfile' ? { did: owner.did, handle: owner.handle } : told))
    await bench.sql('update bots set due_at = $1', [now()])
    await stepOnce(bench)
    const rows = await bench.sql('select state from connections where user_id = $1', [attacker.id])
    expect(rows).toEqual([{ state: 'closed' }])
    await connect(victim, owner)
    expect((await connectionOf(bench.db, victim.id)).is_connected).toBe(true)
  })

  test('is not what a second user says who has the account too: it stays taken', async () => {
    await connect(victim, owner)
    const before = await rowsOf(victim)
    expect(await refusal(connect(attacker, owner))).toMatchObject({ code: 'account_taken' })
    expect(await rowsOf(victim)).toEqual(before)
  })
})

describe('a server that answers without end', () => {
  /** Posts that were never written, all different and at any time, in each answer that has a list. */
  function flood(count: number): void {
    let made = 0
    const post = (uri: string) => ({
      uri,
      cid: 'bafyreidfayvfuwqa7qlnopdjiqrxzs6blmoeu4rujcjtnci5beludirz2a',
      author: { did: 'did:plc:crowd', handle: 'crowd.test' },
      record: {
        $type: 'app.bsky.feed.post',
        text: `Coffee ${uri}`,
        createdAt: '2026-06-15T11:00:00.000Z',
        langs: ['en'],
      },
      indexedAt: '2026-06-15T11:00:00.000Z',
    })
    evil.tell((call, told) => {
      const asked = call.url.searchParams.getAll('uris')
      if (call.name === 'getPosts')
        return { posts: [...asked, ...Array.from({ length: 300 }, (_, at) => `${asked[0]}x${at}`)].map(post) }
      if (call.name !== 'listNotifications') return told
      const notifications = Array.from({ length: count }, () => {
        made += 1
        return { ...post(postAt('did:plc:crowd', `n${made}`)), reason: 'mention', isRead: false }
      })
      return { notifications, cursor: String(made) }
    })
  }
  const count = async (table: string, { id }: SessionUser) =>
    (await bench.sql(`select 1 from ${table} where user_id = $1`, [id])).length

  test('fills an inbox with no more than was asked for, four calls at a time', async () => {
    await connect(attacker, liar)
    flood(300)
    evil.reset()
    expect(await lookForMentions(bench, attacker.id)).toBeNull()
    expect(await count('inbox_posts', attacker)).toBe(100)
    expect(evil.counts.calls).toBeLessThanOrEqual(10)
    expect(evil.counts.most_open).toBeLessThanOrEqual(4)
    expect(await lookForMentions(bench, attacker.id)).toBeNull()
    expect(await count('inbox_posts', attacker)).toBe(900)
  })

  test('never fills it beyond its bound: the newest stay', async () => {
    await connect(attacker, liar)
    flood(300)
    const { most } = retention.inbox_posts
    await bench.sql(
      `insert into inbox_posts (user_id, network, network_account_id, post_id, kind, author_id, author_handle, author_name,
         text, thread, posted_at)
       select $1, 'bluesky', $2, 'at://did:plc:crowd/app.bsky.feed.post/o' || at, 'mention', 'did:plc:crowd', 'crowd.test', 'Crowd',
         'Old.', '[]', $3::timestamptz - at * interval '1 minute' from generate_series(1, $4) as at`,
      [attacker.id, liar.did, new Date('2026-06-15T10:00:00Z'), most - 50],
    )
    expect(await lookForMentions(bench, attacker.id)).toBeNull()
    expect(await count('inbox_posts', attacker)).toBe(most)
    expect(await count('notices', attacker)).toBeLessThanOrEqual(retention.notices.most)
    const { posts } = await loadInbox(bench.db, bench.network, attacker.id, 'all', bench.clock.now())
    expect(posts.every(({ text }) => text.startsWith('Coffee'))).toBe(true)
  })

  test('is asked by a job: the page says that it looks, and then how that went', async () => {
    await connect(attacker, liar)
    await requestLook(bench, attacker.id, now())
    await requestLook(bench, attacker.id, now())
    const jobs = await bench.sql(`select 1 from jobs.job where name = 'inbox.look' and data ->> 'user_id' = $1`, [
      attacker.id,
    ])
    expect(jobs).toHaveLength(1)
    expect(await lookState(bench.db, attacker.id, now())).toMatchObject({ is_looking: true })
    evil.tell(() => ({ status: 503, body: '{}' }))
    await look(bench, attacker.id, { isLast: false, signal: AbortSignal.timeout(maxWaitMs) })
    expect(await lookState(bench.db, attacker.id, now())).toMatchObject({
      is_looking: false,
      why: expect.stringContaining('isn’t responding'),
    })
    evil.tell(null)
    await requestLook(bench, attacker.id, now())
    await look(bench, attacker.id, { isLast: false, signal: AbortSignal.timeout(maxWaitMs) })
    expect(await lookState(bench.db, attacker.id, now())).toEqual({ is_looking: false, looked_at: now(), why: null })
  })
})

test.each(Object.keys(lies))('%s reaches nothing of another user, and breaks nothing of the own', async (lie) => {
  await connect(victim, owner)
  await connect(attacker, liar)
  for (const text of ['Which grinder?', 'Which beans?'])
    evil.post(evil.person('friend'), text, new Date(now().getTime() - 60_000), liar.did)
  const before = await rowsOf(victim)
  evil.tell(lies[lie] ?? null)
  const connection = await opened(attacker)
  const signal = AbortSignal.timeout(1_000)
  await lookForMentions(bench, attacker.id)
  await syncAccount(bench, attacker, connection, signal).catch((error) => expect(error.name).toBe('NetworkError'))
  expect(await rowsOf(victim)).toEqual(before)
  const own = await bench.sql('select network_account_id, handle from connections where user_id = $1', [attacker.id])
  expect(own).toEqual([{ network_account_id: liar.did, handle: liar.handle }])
})

test('“I had just moved my account, and it said that my tokens are wrong”', async () => {
  evil.tell((call, told) =>
    call.name === 'getProfile'
      ? { status: 400, body: '{"error":"InvalidRequest","message":"Profile not found"}' }
      : told,
  )
  const refusal = await connect(attacker, liar).catch((error) => error)
  expect(refusal).toMatchObject({
    code: 'handle_unknown',
    fields: { handle: expect.stringContaining('once bsky.app shows it') },
  })
})
