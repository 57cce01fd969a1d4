import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Account, Network } from '#app/adapters/network/network.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { confirmOpened } from '#app/domain/bot/send/confirm-clicks.ts'
import { chooseMode } from '#app/domain/bot/settings/settings.ts'
import { confirmSent, noteOpened } from '#app/domain/drafts/confirm.ts'
import { loadQueue } from '#app/domain/drafts/queue.ts'
import { sendDraft } from '#app/domain/drafts/send.ts'
import { hour, minute } from '#app/domain/time.ts'
import { signIn } from '../../sandbox/perch/testing/perch-fixture.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { clickThere, newcomerWrites } from '../kit/by-hand.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, linkAccount, newUser, runBot } from '../kit/people.ts'
import { type PerchBench, perchBench } from '../kit/perch.ts'
import { decisionOn } from '../kit/queue-world.ts'
import { stepOnce } from '../kit/steps.ts'

const handle = 'finchroast'
let clock: ManualClock
let perch: PerchBench
let bench: Bench<Network>
let user: SessionUser
let me: Account

beforeAll(async () => {
  clock = manualClock('2026-06-15T08:00:00Z')
  perch = await perchBench(clock, { people: 20 })
  bench = { ...(await startBench(inject('postgres'), clock, perch.network)), mind: eagerMind() }
  const { account, credentials } = await perch.account(handle)
  me = account
  user = await newUser(bench)
  await linkAccount(bench, user.id, me, credentials)
  await insertAnalysis(bench, user.id, me)
  await runBot(bench, user.id)
})
afterAll(async () => {
  await bench?.close()
  await perch?.close()
})

async function runUntil(until: string): Promise<void> {
  while (clock.now() < new Date(until)) {
    await newcomerWrites(perch, coffeeText())
    await stepOnce(bench)
    const [bot] = await bench.sql<{ due_at: Date }>('select due_at from bots')
    clock.set(new Date(Math.max(bot?.due_at.getTime() ?? 0, clock.now().getTime() + minute)))
  }
}

const waiting = async () => (await loadQueue(bench.db, bench.networks, user.id, clock.now())).waiting
const firstOf = async (kind: string) => {
  const found = (await waiting()).find((item) => item.kind === kind)
  if (!found) throw new Error(`No ${kind} waits.`)
  return found
}
const stateOf = async (id: string) =>
  (await bench.sql('select state, source, result_id from actions where id = $1', [id]))[0]

test('a network that leaves off taking actions from a program in the middle of a day: all of them wait for the click', async () => {
  await runUntil('2026-06-15T13:00:00Z')
  const done = await perch.ledger(handle)
  expect(new Set(done.map(({ kind }) => kind))).toEqual(new Set(['reply', 'like', 'follow', 'view']))
  const called = (await perch.writes(handle)).length

  perch.policy.set({ on: true })
  await runUntil('2026-06-15T20:00:00Z')
  expect(await perch.ledger(handle)).toHaveLength(done.length)
  expect(await bench.sql(`select code from actions where state = 'failed' and code <> 'already_done'`)).toEqual([])
  const refused = (await perch.writes(handle)).slice(called)
  expect(refused.every(({ status }) => status === 403 || status === 404)).toBe(true)
  // Once for each kind: how else would it be known?
  expect(new Set(refused.map(({ route }) => route)).size).toBe(refused.length)
  const items = await waiting()
  expect(items.length).toBeGreaterThan(5)
  expect(items.filter(({ kind }) => kind === 'view')).toEqual([])
  for (const item of items) {
    expect(item.click_url).toMatch(`${perch.url}/intent/`)
    expect(item.rule).toContain('your own click')
  }
})

test('the click on the network’s own page sends it, once, and what the network shows confirms it', async () => {
  const person = await signIn(perch, handle)
  const before = (await perch.ledger(handle)).length
  for (const kind of ['reply', 'like', 'follow'] as const) {
    const item = await firstOf(kind)
    await expect(sendDraft(bench, user, decisionOn(item))).rejects.toMatchObject({ code: 'tap_elsewhere' })
    await noteOpened(bench.db, user.id, item.id, clock.now())
    expect(await confirmOpened(bench, user.id)).toBe(0)
    await clickThere(person, item.click_url ?? '')
    expect(await confirmOpened(bench, user.id)).toBe(1)
    expect(await confirmOpened(bench, user.id)).toBe(0)
    const state = { state: 'success', source: 'tap', result_id: kind === 'reply' ? expect.any(String) : null }
    expect(await stateOf(item.id)).toEqual(state)
    expect(await confirmSent(bench, user.id, decisionOn(item))).toBe(false)
  }
  expect((await perch.ledger(handle)).length).toBe(before + 3)
})

test('the user’s word is taken where the network shows nothing', async () => {
  const item = await firstOf('like')
  expect(await confirmSent(bench, user.id, decisionOn(item))).toBe(true)
  expect(await stateOf(item.id)).toMatchObject({ state: 'success', source: 'tap', result_id: null })
})

test('a click of the user’s that the network refuses to a program leads to its page', async () => {
  perch.policy.set({ on: false })
  await bench.sql('update connections set click_only = null')
  await bench.sql('delete from actions')
  await chooseMode(bench.db, user, 'copilot')
  clock.set('2026-06-16T09:00:00Z')
  await runUntil('2026-06-16T10:00:00Z')
  const item = await firstOf('reply')
  expect(item.click_url).toBe(null)
  perch.policy.set({ on: true })
  await expect(sendDraft(bench, user, decisionOn(item))).rejects.toMatchObject({ code: 'tap_elsewhere' })
  expect(await stateOf(item.id)).toMatchObject({ state: 'waiting' })
  expect((await firstOf('reply')).click_url).toMatch(`${perch.url}/intent/tweet`)
})

test('after a day the network is asked again', async () => {
  perch.policy.set({ on: false })
  await chooseMode(bench.db, user, 'autopilot')
  const before = (await perch.ledger(handle)).filter(({ kind }) => kind === 'reply').length
  clock.forward(25 * hour)
  await runUntil('2026-06-17T16:00:00Z')
  expect((await perch.ledger(handle)).filter(({ kind }) => kind === 'reply').length).toBeGreaterThan(before)
})
