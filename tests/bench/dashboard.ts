import { databaseUse, noDatabaseUse } from '#app/db/statements.ts'
import { createSession } from '#app/domain/account/session/create.ts'
import { findCookieSession } from '#app/domain/account/session/session.ts'
import { loadHome } from '#app/domain/home/home.ts'
import { type Bench, startBench } from '../kit/bench.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { makeHistory } from '../kit/history.ts'
import { conclude, isMainModule, withPostgres } from '../kit/main-module.ts'
import { manualClock } from '../kit/manual-clock.ts'
import { median, quantile, rounded, timed } from '../kit/measure.ts'
import { newBotUser } from '../kit/people.ts'

/**
 * The cost of the dashboard with a long history: every user has the same last 14 days and an older history of a different
 * length. Run it with `ACTIONS=1000,100000,1000000 npm run bench dashboard`.
 */

export interface DashboardOptions {
  postgres: string
  /** Numbers of actions; the others are compared with the first. */
  sizes: number[]
  rounds: number
}

export interface DashboardLine {
  actions: number
  p50_ms: number
  p99_ms: number
  /** Median over the rounds of the p50 relative to the first size. */
  ratio: number
  /** Per page, including the session lookup. */
  queries: number
}

/** Loads per round; sizes are interleaved so that other load on the machine affects them alike. */
const loads = 40
/** The last 14 days of every user: a Pro user with 70 actions a day. */
const recent = 980

export async function dashboardRun({ postgres, sizes, rounds }: DashboardOptions): Promise<DashboardLine[]> {
  const bench = await startBench(postgres, manualClock(), fakeNetwork(fakeAccount('1', 'none')))
  try {
    const secrets: string[] = []
    for (const actions of sizes) secrets.push(await customer(bench, actions))
    for (const secret of secrets) await load(bench, secret)
    const times: number[][][] = sizes.map(() => [])
    const queries: number[] = []
    for (let round = 0; round < rounds; round += 1)
      for (const [at, secret] of secrets.entries()) {
        const round: number[] = []
        for (let count = 0; count < loads; count += 1) {
          const { ms, value } = await timed(() => load(bench, secret))
          round.push(ms)
          queries[at] = Math.max(queries[at] ?? 0, value)
        }
        times[at]?.push(round)
      }
    return sizes.map((actions, at) => {
      const own = times[at] ?? []
      const ratios = own.map((round, index) => median(round) / median(times[0]?.[index] ?? []))
      return {
        actions,
        p50_ms: rounded(median(own.flat())),
        p99_ms: rounded(quantile(own.flat(), 0.99)),
        ratio: rounded(median(ratios)),
        queries: queries[at] ?? Number.NaN,
      }
    })
  } finally {
    await bench.close()
  }
}

async function customer(bench: Bench<FakeNetwork>, actions: number): Promise<string> {
  const account = fakeAccount(`70${actions}`, `busy${actions}`)
  const user = await newBotUser(bench, account)
  await makeHistory(bench, user.id, account.id, { actions, recent: Math.min(recent, actions), a_day: 500 })
  const entry = { user_id: user.id, kind: 'cookie', method: 'password', user_agent: null } as const
  return (await createSession(bench, entry, bench.clock.now())).secret
}

/** Does the work of the page’s loader; returns the number of queries. */
async function load(bench: Bench<FakeNetwork>, secret: string): Promise<number> {
  const use = noDatabaseUse()
  await databaseUse.run(use, async () => {
    const now = bench.clock.now()
    const signed = await findCookieSession(bench.db, bench.rules, secret, now)
    if (!signed) throw new Error('the session is gone')
    await loadHome(bench, signed.user, now)
  })
  return use.queries
}

export function dashboardFaults(lines: DashboardLine[]): string[] {
  return lines.flatMap(({ actions, ratio, queries }) => [
    ...(ratio > 1.3 ? [`${actions} actions: ${ratio} times as slow as the shortest history, the target is 1.3`] : []),
    ...(queries > 5 ? [`${actions} actions: ${queries} queries per page, the target is 5`] : []),
  ])
}

async function main(): Promise<void> {
  const sizes = (process.env.ACTIONS ?? '1000,100000,1000000').split(',').map(Number)
  await withPostgres(async (postgres) => {
    const lines = await dashboardRun({ postgres, sizes, rounds: 9 })
    console.table(lines)
    conclude(dashboardFaults(lines))
  })
}

if (isMainModule(import.meta.url)) await main()
