import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { Network, SpendingLine } from '#app/adapters/network/network.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { confirmOpened } from '#app/domain/bot/send/confirm-clicks.ts'
import { expireOldActions } from '#app/domain/bot/send/planned-actions.ts'
import { connect } from '#app/domain/connection/connection.ts'
import { openConnection } from '#app/domain/connection/open.ts'
import { noteOpened } from '#app/domain/drafts/confirm.ts'
import { loadQueue } from '#app/domain/drafts/queue.ts'
import { rejectDrafts } from '#app/domain/drafts/reject.ts'
import { networkDays, spentLines } from '#app/domain/metering/network-usage.ts'
import { minute } from '#app/domain/time.ts'
import { operate } from '#app/operator/commands.ts'
import type { BillLine } from '../../sandbox/perch/policy.ts'
import type { Client } from '../../sandbox/perch/testing/perch-fixture.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { clickThere, newcomerWrites } from '../kit/by-hand.ts'
import { coffeeText, eagerMind } from '../kit/eager-mind.ts'
import { type ManualClock, manualClock } from '../kit/manual-clock.ts'
import { insertAnalysis, newUser, runBot } from '../kit/people.ts'
import { stepOnce } from '../kit/steps.ts'
import { maxWaitMs } from '../kit/until.ts'
import { type XBench, xBench } from '../kit/x.ts'

const handle = 'finchroast'
const dollar = 1_000_000
let clock: ManualClock
let x: XBench
let bench: Bench<Network>
let user: SessionUser
/** Signed in before X bills anything in the account's name. */
let person: Client

beforeAll(async () => {
  clock = manualClock('2026-06-15T06:30:00Z')
  x = await xBench(clock, { budget: { of_user: dollar, of_all: 10 * dollar } })
  x.policy.set({ on: false })
  person = await x.person(handle)
  const credentials = await x.consent(handle)
  x.policy.set({ on: true })
  bench = { ...(await startBench(inject('postgres'), clock, x.network)), mind: eagerMind() }
  user = { ...(await newUser(bench, { plan: 'starter' })), network: 'x' }
  await connect(bench, user, credentials, null, 'oauth', clock.now())
})
afterAll(async () => {
  await bench?.close()
  await x?.close()
})

/** What each line pays for, as the routes that X bills. */
const routes: Record<SpendingLine, RegExp> = {
  searches: /^GET \/2\/tweets\/search\/recent$/,
  mentions: /^GET .*\/mentions$/,
  'own posts': /^GET \/2\/users\/.*\/tweets$/,
  posts: /^GET \/2\/tweets(\/:id)?$/,
  likes: /^GET .*\/liked_tweets$/,
  people: /^GET \/2\/users(\/me|\/search|\/:\w+|\/by\/username\/:\w+)?$|^GET .*\/following$/,
  replies: /^POST /,
  deletions: /^DELETE /,
}
const lineOf = (route: string) => Object.entries(routes).find(([, pattern]) => pattern.test(route))?.[0] ?? route

/** Dollars and resources by line. */
function byLine(lines: { line: string; resources: number; micros: number }[]) {
  const sums: Record<string, { resources: number; micros: number }> = {}
  for (const { line, resources, micros } of lines) {
    const sum = sums[line] ?? { resources: 0, micros: 0 }
    sums[line] = { resources: sum.resources + resources, micros: sum.micros + micros }
  }
  return sums
}

const billed = (bill: BillLine[]) =>
  byLine(
    bill
      .filter((one) => one.handle === handle)
      .map(({ route, resources, dollars }) => ({
        line: lineOf(route),
        resources,
        micros: Math.round(dollars * dollar),
      })),
  )

const today = () => clock.now().toISOString().slice(0, 10)

async function expectBilled(): Promise<void> {
  const counted = byLine(await spentLines(bench.db, today()))
  const answer = await fetch(`${x.url}/bill.json?day=${today()}`)
  expect(counted).toEqual(billed(((await answer.json()) as { lines: BillLine[] }).lines))
  const [spent] = await networkDays(bench.db, 1)
  const sum = Object.values(counted).reduce((total, { micros }) => total + micros, 0)
  expect(spent).toMatchObject({ network: 'x', day: today(), micros: sum })
  if (process.env.FIGURES) console.log((await operate(bench, ['network-costs'], clock.now())).lines.join('\n'))
}

/** A day in which people ask, and the user decides on what waits. */
async function live(until: Date): Promise<void> {
  let turn = 0
  const askers = ['pennywren', 'stackharbor', 'velvetfern', 'coach_ilse', 'plainbrief']
  while (clock.now() < until) {
    turn += 1
    await newcomerWrites(x, coffeeText())
    const asker = turn % 6 === 0 ? await x.person(askers[(turn / 6) % askers.length] ?? '') : null
    await asker?.call('POST', '/2/tweets', {
      text: `Hello @${handle}, what do you drink on turn ${turn} with breakfast`,
    })
    await stepOnce(bench)
    await expireOldActions(bench.db, clock.now())
    for (const item of (await loadQueue(bench.db, bench.networks, user.id, clock.now())).waiting) {
      if (turn % 4 > 0) await rejectDrafts(bench.db, user.id, [item.id], 'rejected', clock.now())
      else {
        await noteOpened(bench.db, user.id, item.id, clock.now())
        await clickThere(person, item.click_url ?? '')
        await confirmOpened(bench, user.id)
      }
    }
    const [bot] = await bench.sql<{ due_at: Date | null }>('select due_at from bots')
    clock.set(new Date(Math.max(bot?.due_at?.getTime() ?? 0, clock.now().getTime() + 5 * minute)))
  }
}

test('what reading on X for a day costs by line is what X bills, and what the bot looks for stays within its dollar', async () => {
  const connection = await openConnection(bench, user.id)
  if (!connection) throw new Error('X is not connected.')
  const signal = AbortSignal.timeout(maxWaitMs)
  const account = await connection.client.me(signal)
  expect((await connection.client.posts(account.id, 200, signal)).length).toBeGreaterThan(0)
  await insertAnalysis(bench, user.id, account)
  await runBot(bench, user.id)
  await live(new Date('2026-06-15T23:00:00Z'))
  await expectBilled()
  const lines = byLine(await spentLines(bench.db, today()))
  expect(Object.keys(lines)).toEqual(expect.arrayContaining(['searches', 'mentions', 'own posts', 'people', 'replies']))
  expect(lines.searches?.micros).toBeLessThanOrEqual(0.8 * dollar)
  // The budget delays no answer to somebody who asks: mentions and replies come on top of it.
  const limited = Object.entries(lines).filter(([line]) => line !== 'mentions' && line !== 'replies')
  expect(limited.reduce((sum, [, { micros }]) => sum + micros, 0)).toBeLessThanOrEqual(dollar)
})

test('the second day is billed alike, and the operator reads it by line', async () => {
  await live(new Date('2026-06-16T22:00:00Z'))
  await expectBilled()
  const { lines } = await operate(bench, ['network-costs'], clock.now())
  const shown = lines.join('\n')
  for (const [line, { resources }] of Object.entries(byLine(await spentLines(bench.db, today()))))
    expect(shown).toMatch(new RegExp(`x  ${line}  ${resources > 0 ? `${resources} read, ` : ''}\\$`))
})
