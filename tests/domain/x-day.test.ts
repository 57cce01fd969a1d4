import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Network } from '#app/adapters/network/network.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { confirmOpened } from '#app/domain/bot/send/confirm-clicks.ts'
import { expireOldActions } from '#app/domain/bot/send/planned-actions.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { confirmSent, noteOpened } from '#app/domain/drafts/confirm.ts'
import { loadQueue, type QueueItem } from '#app/domain/drafts/queue.ts'
import { rejectDrafts } from '#app/domain/drafts/reject.ts'
import { networkDays } from '#app/domain/metering/network-usage.ts'
import { hour, minute } from '#app/domain/time.ts'
import type { LedgerEntry } from '../../sandbox/perch/ledger.ts'
import type { Client } from '../../sandbox/perch/testing/perch-fixture.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { clickThere, newcomerWrites } from '../kit/by-hand.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, newUser, runBot } from '../kit/people.ts'
import { decisionOn } from '../kit/queue-world.ts'
import { stepOnce } from '../kit/steps.ts'
import { maxWaitMs } from '../kit/until.ts'
import { pastWarmUp } from '../kit/warm-up.ts'
import { type XBench, xBench } from '../kit/x.ts'

const handle = 'finchroast'
const budget = { of_user: 5_000_000, of_all: 10_000_000 }
let clock: ManualClock
let x: XBench
let bench: Bench<Network>
let user: SessionUser
let person: Client

beforeAll(async () => {
  clock = manualClock('2026-06-15T07:55:00Z')
  x = await xBench(clock, { budget })
  bench = { ...(await startBench(inject('postgres'), clock, x.network)), mind: eagerMind() }
  user = await newUser(bench)
  person = await x.person(handle)
  await connect(bench, user, await x.consent(handle), null, 'oauth', clock.now())
  await insertAnalysis(
    bench,
    user.id,
    await x.network.client(await x.consent(handle)).me(AbortSignal.timeout(maxWaitMs)),
  )
  await pastWarmUp(bench.sql, user.id)
  await runBot(bench, user.id)
})
afterAll(async () => {
  await bench?.close()
  await x?.close()
})

/** The bot's steps and what the worker sweeps, until then. */
async function runUntil(until: Date): Promise<void> {
  while (clock.now() < until) {
    await newcomerWrites(x, coffeeText())
    await stepOnce(bench)
    await expireOldActions(bench.db, clock.now())
    const [bot] = await bench.sql<{ due_at: Date }>('select due_at from bots')
    const next = Math.max(bot?.due_at.getTime() ?? 0, clock.now().getTime() + minute)
    clock.set(new Date(Math.min(next, until.getTime())))
  }
}

const waiting = async () => (await loadQueue(bench.db, bench.networks, user.id, clock.now())).waiting
const ledger = async (): Promise<LedgerEntry[]> => {
  const answer = await fetch(`${x.url}/ledger.json?handle=${handle}`)
  return ((await answer.json()) as { entries: LedgerEntry[] }).entries
}

/** What the user does with the drafts that wait, in turn. */
const decisions: ((item: QueueItem) => Promise<void>)[] = [
  // Sent on X's page; coming back, the queue sees it by itself.
  async (item) => {
    await noteOpened(bench.db, user.id, item.id, clock.now())
    await clickThere(person, item.click_url ?? '')
    clock.forward(minute)
    expect(await confirmOpened(bench, user.id)).toBeGreaterThan(0)
  },
  // Reworded, sent, and said so; said again in another tab.
  async (item) => {
    const text = item.text && `${item.text} So far.`
    await clickThere(person, item.click_url ?? '', text ?? undefined)
    const both = [1, 2].map(() => confirmSent(bench, user.id, decisionOn(item, text)))
    expect((await Promise.all(both)).sort()).toEqual([false, true])
  },
  // Sent, and the page closed: the bot's hourly look finds it.
  async (item) => {
    await noteOpened(bench.db, user.id, item.id, clock.now())
    await clickThere(person, item.click_url ?? '')
  },
  async (item) => {
    expect(await rejectDrafts(bench.db, user.id, [item.id], 'rejected', clock.now())).toBe(1)
  },
  // Left where it is.
  async () => undefined,
]

test('a day on X: the bot answers who asked, the user’s clicks send the rest, nothing is doubled and nothing lost', async () => {
  let decided = 0
  const asked: string[] = []
  for (const at of [9, 12, 15, 18, 21]) {
    const asker = await x.person(
      ['pennywren', 'stackharbor', 'velvetfern', 'coach_ilse', 'plainbrief'][asked.length] ?? '',
    )
    const post = { text: `Hello @${handle}, what do you drink at ${at} with breakfast` }
    asked.push((await asker.call('POST', '/2/tweets', post)).body.data.id)
    await runUntil(new Date(`2026-06-15T${String(at).padStart(2, '0')}:00:00Z`))
    for (const item of await waiting()) {
      await decisions[decided % decisions.length]?.(item)
      decided += 1
    }
  }
  await runUntil(new Date('2026-06-15T23:30:00Z'))
  expect(decided).toBeGreaterThan(10)

  const sent = await ledger()
  const byApi = (await x.calls(handle)).filter(({ route, status }) => route.startsWith('POST') && status < 300)
  expect(byApi.map(({ route }) => route)).toEqual(asked.map(() => 'POST /2/tweets'))
  expect((await x.calls(handle)).filter(({ route, status }) => route.startsWith('POST') && status >= 300)).toEqual([])
  const aims = sent.map(({ kind, target_post_id, post_id, target }) => `${kind} ${target_post_id ?? post_id ?? target}`)
  expect(new Set(aims).size).toBe(aims.length)
  for (const id of asked) expect(aims).toContain(`reply ${id}`)

  const rows = await bench.sql<{ kind: string; source: string; state: string; post_id: string; author_handle: string }>(
    `select kind, source, state, post_id, author_handle from actions where state <> $1 and kind <> 'view'`,
    ['skipped'],
  )
  const succeeded = rows.filter(({ state }) => state === 'success')
  const aimOf = ({ kind, post_id, author_handle }: (typeof rows)[number]) =>
    `${kind} ${kind === 'follow' ? author_handle : post_id}`
  expect(succeeded.map(aimOf).sort()).toEqual(aims.sort())
  expect(succeeded.filter(({ source }) => source === 'auto')).toHaveLength(asked.length)
  expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(['success', 'rejected', 'waiting']))
  const [day] = await networkDays(bench.db, 1)
  expect(day?.micros).toBeLessThan(budget.of_user * 1.2)

  // What nobody decided on ends a day later, unsent.
  await bench.sql(`update bots set state = 'stopped', due_at = null`)
  clock.forward(25 * hour)
  await expireOldActions(bench.db, clock.now())
  expect(await waiting()).toEqual([])
  expect(await ledger()).toHaveLength(sent.length)
})
