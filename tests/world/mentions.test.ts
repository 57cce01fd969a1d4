import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Network } from '#app/adapters/network/network.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { spentLines } from '#app/domain/metering/network-usage.ts'
import { hour, minute } from '#app/domain/time.ts'
import type { BillLine } from '../../sandbox/perch/policy.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { lookForMentions } from '../kit/look.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, newUser, runBot } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'
import { maxWaitMs } from '../kit/until.ts'
import { type XBench, xBench } from '../kit/x.ts'

const handle = 'finchroast'
const dollar = 1_000_000
const start = '2026-06-15T08:00:00Z'
let clock: ManualClock
let x: XBench
let bench: Bench<Network>
let user: SessionUser

beforeAll(async () => {
  clock = manualClock(start)
  x = await xBench(clock, { budget: { of_user: 5 * dollar, of_all: 10 * dollar } })
  bench = await startBench(inject('postgres'), clock, x.network)
  user = { ...(await newUser(bench, { plan: 'starter' })), network: 'x' }
  await connect(bench, user, await x.consent(handle), null, 'oauth', clock.now())
  await insertAnalysis(
    bench,
    user.id,
    await x.network.client(await x.consent(handle)).me(AbortSignal.timeout(maxWaitMs)),
  )
  x.oddness.set({ late: true })
})
afterAll(async () => {
  await bench?.close()
  await x?.close()
})

const askers = ['pennywren', 'stackharbor', 'velvetfern', 'coach_ilse', 'plainbrief']
const asked: string[] = []

async function someoneAsks(): Promise<void> {
  const asker = await x.person(askers[asked.length % askers.length] ?? '')
  const text = `Hello @${handle}, which grinder would you buy, on turn ${asked.length}?`
  asked.push((await asker.call('POST', '/2/tweets', { text })).body.data.id)
}

const seen = async () => {
  const rows = await bench.sql<{ post_id: string }>(
    'select post_id from inbox_posts where posted_at >= $1 order by post_id::numeric',
    [start],
  )
  return rows.map(({ post_id }) => post_id)
}

const mentionReads = async () => {
  const lines = await spentLines(bench.db, clock.now().toISOString().slice(0, 10))
  const own = lines.filter(({ line }) => line === 'mentions')
  return {
    posts: own.reduce((sum, one) => sum + one.resources, 0),
    micros: own.reduce((sum, one) => sum + one.micros, 0),
  }
}

test('“People wrote to me, X showed it a few minutes late, and the bot never saw it”: each is seen, once', async () => {
  await runBot(bench, user.id)
  for (let turn = 0; turn < 24; turn += 1) {
    if (turn < 18) await someoneAsks()
    await stepOnce(bench)
    const [bot] = await bench.sql<{ due_at: Date }>('select due_at from bots')
    clock.set(new Date(Math.max(bot?.due_at.getTime() ?? 0, clock.now().getTime() + minute)))
  }
  expect(await seen()).toEqual(asked)
  const bill = (await (await fetch(`${x.url}/bill.json?day=2026-06-15`)).json()) as { lines: BillLine[] }
  const billed = bill.lines.filter((one) => one.handle === handle && /\/mentions$/.test(one.route))
  const micros = billed.reduce((sum, one) => sum + Math.round(one.dollars * dollar), 0)
  expect(await mentionReads()).toEqual({ posts: billed.reduce((sum, one) => sum + one.resources, 0), micros })
})

test('what was listed long ago is not paid for at each look', async () => {
  clock.forward(hour)
  const due = () => bench.sql('update bots set due_at = $1, act_at = null', [clock.now()])
  await due()
  await stepOnce(bench)
  const { posts } = await mentionReads()
  for (let turn = 0; turn < 5; turn += 1) {
    clock.forward(10 * minute)
    await due()
    await stepOnce(bench)
  }
  expect(await mentionReads()).toMatchObject({ posts })
})

test('the user’s own look at the inbox finds late mentions too, without a running bot', async () => {
  await bench.sql(`update bots set state = 'stopped', due_at = null`)
  for (let turn = 0; turn < 6; turn += 1) {
    await someoneAsks()
    clock.forward(4 * minute)
    await lookForMentions(bench, user.id)
  }
  clock.forward(14 * minute)
  await lookForMentions(bench, user.id)
  expect(await seen()).toEqual(asked)
})
