import { setTimeout as pause } from 'node:timers/promises'
import { openDb } from '#app/db/pool.ts'
import { runBots } from '#app/worker/bots.ts'
import { startBench } from '../kit/bench.ts'
import { fakeAccount, fakeNetwork, fakePost } from '../kit/fake-network.ts'
import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { fastClock } from '../kit/manual-clock.ts'
import { newBotUser } from '../kit/people.ts'
import { startProxy } from '../kit/proxy.ts'
import { settleLostCallsNow } from '../kit/steps.ts'
import { until } from '../kit/until.ts'

/**
 * Repeatedly interrupts the connection to the database while bots work, without closing it at either end, and checks the
 * results. Run it with `CUTS=10 SECONDS=30 npm run chaos database`.
 */

export interface DatabaseReport {
  cuts: number
  actions: number
  /** From the reconnection until the next action, in ms. */
  resumed_after_ms: number[]
  /** Done more than once on the network. */
  duplicates: string[]
  /** Done on the network but unknown to the product, or the reverse. */
  lost: string[]
  undecided: string[]
}

/** At this speed a bot acts several times a second. */
const rate = 2000
const bots = 4

export async function databaseRun(options: { postgres: string; cuts: number; ms: number }): Promise<DatabaseReport> {
  const clock = fastClock(rate)
  const me = fakeAccount('4711', 'finch')
  const network = fakeNetwork(me, {
    search: async () => [fakePost({ text: 'My espresso tastes sour with a light roast, any tips?', at: clock.now() })],
  })
  const bench = await startBench(options.postgres, clock, network)
  const proxy = await startProxy(bench.url)
  const { db } = openDb(proxy.url, 8, () => undefined)
  const loop = runBots({ ...bench, db })
  const resumed: number[] = []
  try {
    for (let at = 0; at < bots; at += 1) await newBotUser(bench, fakeAccount(`47${at}`, `finch${at}`))
    for (let cut = 0; cut < options.cuts; cut += 1) {
      await renewDay()
      await nextAction()
      proxy.cut()
      await pause(options.ms)
      proxy.mend()
      const mended = performance.now()
      await renewDay()
      await nextAction()
      resumed.push(Math.round(performance.now() - mended))
    }
    await bench.sql(`update bots set state = 'stopped', due_at = null`)
    await loop.stop()
    await until(async () => (await settleLostCallsNow(bench)) === 0)
    return { cuts: options.cuts, resumed_after_ms: resumed, ...(await examine()) }
  } finally {
    await loop.stop()
    await db.destroy()
    await proxy.shut()
    await bench.close()
  }

  /** Limits are not under test: moves the actions to an earlier day. */
  async function renewDay() {
    await bench.sql(`update actions set local_day = '2020-01-01', claimed_at = '2020-01-01' where state <> 'sending'`)
    await bench.sql('update bots set act_at = null, due_at = $1 where lease is null', [clock.now()])
  }

  function nextAction() {
    const before = network.done.length
    return until(() => network.done.length > before, 120_000)
  }

  async function examine() {
    const done = network.done.map(({ account, kind, target_id }) => `${account} ${kind} ${target_id}`)
    const rows = await bench.sql<{ key: string; state: string; kind: string }>(
      `select network_account_id || ' ' || kind || ' ' || target_id as key, state, kind from actions
       where claimed_at is not null`,
    )
    const known = new Set(rows.map(({ key }) => key))
    const happened = new Set(done)
    const invented = rows.filter(({ key, state }) => state === 'success' && !happened.has(key)).map(({ key }) => key)
    return {
      actions: done.length,
      duplicates: done.filter((key, at) => done.indexOf(key) !== at),
      lost: [...done.filter((key) => !known.has(key)), ...invented],
      // The network has no record of views.
      undecided: rows
        .filter(({ state, kind }) => state === 'sending' || (state === 'unknown' && kind !== 'view'))
        .map(({ key }) => key),
    }
  }
}

/** `mostMs`: how soon work must resume; checked on an idle machine, not in a test. */
export function databaseFaults(report: DatabaseReport, mostMs = Number.POSITIVE_INFINITY): string[] {
  const { duplicates, lost, undecided, resumed_after_ms } = report
  return [
    ...duplicates.map((one) => `done twice: ${one}`),
    ...lost.map((one) => `known to one side only: ${one}`),
    ...undecided.map((one) => `left open: ${one}`),
    ...resumed_after_ms.filter((ms) => ms > mostMs).map((ms) => `work resumed only after ${ms} ms`),
  ]
}

async function main(): Promise<void> {
  const [cuts, seconds] = [sizeOf('CUTS', 5), sizeOf('SECONDS', 30)]
  await withPostgres(async (postgres) => {
    const report = await databaseRun({ postgres, cuts, ms: seconds * 1000 })
    const { duplicates, lost, undecided, resumed_after_ms, ...figures } = report
    const slowest = Math.max(...resumed_after_ms)
    const counts = { duplicates: duplicates.length, lost: lost.length, 'left open': undecided.length }
    console.table({ seconds, ...figures, 'resumed after, at most (ms)': slowest, ...counts })
    conclude(databaseFaults(report, 10_000))
  })
}

if (isMainModule(import.meta.url)) await main()
