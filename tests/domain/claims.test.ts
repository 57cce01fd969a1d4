import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { capabilities } from '#app/adapters/network/capabilities.ts'
import type { ActionKind } from '#app/adapters/network/network.ts'
import { type Db, openDb } from '#app/db/pool.ts'
import { startBot, stopBot } from '#app/domain/bot/schedule/bot.ts'
import { type ClaimResult, claimAction } from '#app/domain/bot/send/claim.ts'
import { perform } from '#app/domain/bot/send/perform.ts'
import { nextPlanned, type PlannedAction, recordIntents } from '#app/domain/bot/send/planned-actions.ts'
import { connect, disconnect } from '#app/domain/connection/connection.ts'
import { limitsRun } from '../chaos/limits.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { inShares, tally } from '../kit/claiming.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork, fakePost } from '../kit/fake-network.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, newBotUser, planAction } from '../kit/people.ts'
import { seedOf } from '../kit/random.ts'

const workers = 10
const kinds: ActionKind[] = ['reply', 'like', 'follow', 'view']

let bench: Bench<FakeNetwork> & { clock: ManualClock }
/** One connection each, as in ten separate processes. */
let pools: Db[]

beforeAll(async () => {
  bench = await startBench(inject('postgres'), manualClock(), fakeNetwork(fakeAccount('601', 'claimer')))
  pools = Array.from({ length: workers }, () => openDb(bench.url, 1, () => undefined).db)
})
afterAll(async () => {
  await Promise.all(pools?.map((pool) => pool.destroy()) ?? [])
  await bench?.close()
})

const wasClaimed = (claim: ClaimResult) => claim.claimed

test.each([
  ['perch', 800],
  ['bluesky', 400],
] as const)(
  'on %s 10 workers never exceed a limit, and use each limit fully while work is due',
  async (network, tries) => {
    const report = await limitsRun({ postgres: inject('postgres'), seed: seedOf(11), tries, network })
    expect(report).toMatchObject({ tries, over_limits: [], unused: [], credits: [] })
    expect(report.claimed).toBeGreaterThan(40)
    expect(Object.keys(report.refusals).length, 'more than one kind of limit was reached').toBeGreaterThanOrEqual(2)
  },
)

test('concurrent claims use a limit up to its last slot', async () => {
  bench.clock.set('2026-06-01T08:00:00Z')
  const other = fakeAccount('602', 'filler')
  const user = await newBotUser(bench, other, { plan: 'free', credits: 3 })
  const actions: PlannedAction[] = []
  for (let count = 0; count < 40; count += 1) actions.push(await planAction(bench, user.id, other.id, 'like'))
  const claims = await inShares(pools, actions, (db, one) => claimAction(db, bench.network, one, bench.clock.now()))
  // 10 for the day and 3 credits; the hourly limit would allow 15.
  expect(claims.filter(wasClaimed)).toHaveLength(13)
  expect(await tally(bench, user)).toMatchObject({ hour: 13, day: 13, credits_left: 0, credits_used: 3 })
})

test('an action is claimed by one worker only', async () => {
  bench.clock.set('2026-06-02T08:00:00Z')
  const other = fakeAccount('603', 'single')
  const user = await newBotUser(bench, other)
  for (let count = 0; count < 10; count += 1) {
    const action = await planAction(bench, user.id, other.id, 'view')
    const claims = await Promise.all(pools.map((db) => claimAction(db, bench.network, action, bench.clock.now())))
    expect(claims.filter(wasClaimed)).toHaveLength(1)
  }
})

test('an author gets one reply per user and day, even by concurrent claims, and another one the next day', async () => {
  bench.clock.set('2026-06-03T08:00:00Z')
  const other = fakeAccount('604', 'oneaday')
  const user = await newBotUser(bench, other, { all_day: true })
  const author = fakeAccount('9604', 'popular')
  const to = () => planAction(bench, user.id, other.id, 'reply', { post: fakePost({ author }) })
  const actions = await Promise.all(Array.from({ length: workers }, to))
  const claims = await inShares(pools, actions, (db, one) => claimAction(db, bench.network, one, bench.clock.now()))
  expect(claims.filter(wasClaimed)).toHaveLength(1)
  expect(new Set(claims.flatMap((claim) => (claim.claimed ? [] : [claim.code])))).toEqual(new Set(['author_today']))
  bench.clock.set('2026-06-04T00:00:30Z')
  expect((await claimAction(bench.db, bench.network, await to(), bench.clock.now())).claimed).toBe(true)
})

test('a claim enforces the permissions of the network, whatever was planned', async () => {
  bench.clock.set('2026-06-05T08:00:00Z')
  const other = fakeAccount('605', 'ruled')
  const user = await newBotUser(bench, other)
  for (const id of ['perch', 'x', 'bluesky'] as const)
    for (const kind of kinds)
      for (const situation of ['addressed', 'stranger'] as const)
        for (const source of ['auto', 'approved', 'tap'] as const) {
          const network = fakeNetwork(other, {}, id)
          const { permission, clickUrl } = capabilities[id][kind][situation]
          const action = { ...(await planAction(bench, user.id, other.id, kind, { situation })), source }
          const performed = await perform(
            { ...bench, network },
            network.client({ kind: 'tokens', auth_token: '', ct0_token: '' }),
            action,
          )
          const allowed = permission === 'auto' || (permission === 'click' && source !== 'auto' && !clickUrl)
          expect([id, kind, situation, source, network.done.length]).toEqual([
            id,
            kind,
            situation,
            source,
            allowed ? 1 : 0,
          ])
          const code = permission === 'click' ? 'needs_click' : 'forbidden'
          if (!allowed) expect(performed).toMatchObject({ outcome: 'not_claimed', claim: { code } })
          await bench.sql(`delete from actions where id = $1`, [action.id])
        }
})

test('the same target is never planned twice, even after the account was reconnected', async () => {
  bench.clock.set('2026-06-06T08:00:00Z')
  const other = fakeAccount('606', 'again')
  const network = fakeNetwork(other)
  const deps = { ...bench, network }
  const user = await newBotUser(bench, other)
  const post = fakePost()
  const first = await planAction(bench, user.id, other.id, 'like', { post })
  expect((await perform(deps, network.client({ kind: 'tokens', auth_token: '', ct0_token: '' }), first)).outcome).toBe(
    'done',
  )
  const intent = { ...first, network: 'perch' as const, post, reason: '', generation: 2 }
  expect(await recordIntents(bench.db, [], intent, 'planned', bench.clock.now())).toBeNull()

  await disconnect(bench, user.id, bench.clock.now())
  await connect(deps, user, { kind: 'tokens', auth_token: 'n', ct0_token: 'n' }, null, 'manual', bench.clock.now())
  await startBot(bench.db, network, user, {}, bench.clock.now())
  expect(await recordIntents(bench.db, [], intent, 'planned', bench.clock.now())).toBeNull()
  expect(network.done).toHaveLength(1)
})

test('an action planned for one account is not sent as another', async () => {
  const [one, two] = [fakeAccount('607', 'first'), fakeAccount('608', 'second')]
  const user = await newBotUser(bench, one)
  const stale = await planAction(bench, user.id, one.id, 'reply')
  const network = fakeNetwork(two)
  await connect(
    { ...bench, network },
    user,
    { kind: 'tokens', auth_token: 'n', ct0_token: 'n' },
    null,
    'manual',
    bench.clock.now(),
  )
  await insertAnalysis(bench, user.id, two)
  await startBot(bench.db, network, user, {}, bench.clock.now())
  // As left behind by a step in progress.
  await bench.sql(`update actions set state = 'planned' where id = $1`, [stale.id])
  expect(
    await nextPlanned(bench.db, user.id, { network: network.id, id: two.id }, { kinds, addressedOnly: false }),
  ).toBeNull()
  expect(await claimAction(bench.db, network, stale, bench.clock.now())).toMatchObject({
    claimed: false,
    code: 'not_planned',
  })
})

test('nothing is claimed once the bot is stopped', async () => {
  bench.clock.set('2026-06-07T08:00:00Z')
  const other = fakeAccount('609', 'stopped')
  const user = await newBotUser(bench, other)
  const action = await planAction(bench, user.id, other.id, 'view')
  await stopBot(bench.db, user.id, bench.clock.now())
  expect(await claimAction(bench.db, bench.network, action, bench.clock.now())).toMatchObject({ code: 'stopped' })
  await bench.sql('delete from bots where user_id = $1', [user.id])
  expect(await claimAction(bench.db, bench.network, action, bench.clock.now())).toMatchObject({ code: 'stopped' })
})
