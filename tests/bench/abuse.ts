import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { openDb } from '#app/db/pool.ts'
import { createSeals } from '#app/db/sealed.ts'
import { claimAction } from '#app/domain/bot/send/claim.ts'
import { type Bench, sealKey } from '../kit/bench.ts'
import { moveClock, zoneInTheMorning } from '../kit/clock.ts'
import { type FakeNetwork, fakeAccount, fakeNetwork } from '../kit/fake-network.ts'
import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { type Aim, aimTable, median, missed, quantile, timed } from '../kit/measure.ts'
import { newBotUser, planAction } from '../kit/people.ts'
import { until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'
import type { Answers } from './abuse/client.ts'
import { type Customer, customer } from './side-by-side.ts'

/**
 * What one client that sends all it may, and 200 requests at once every second, costs another user: `ROUNDS=5 SECONDS=12
 * npm run bench abuse`. Rounds with and without it alternate.
 */
interface AbuseOptions {
  postgres: string
  rounds: number
  seconds: number
  at_once: number
}

export interface AbuseReport {
  lines: AbuseLine[]
  /** How the client was answered, by the kind of request. */
  answers: Record<string, Answers>
}

/** Medians over the rounds, in ms. */
export interface AbuseLine {
  what: string
  count: number
  alone: { p50: number; p99: number }
  beside: { p50: number; p99: number }
  /** Of the p50. */
  ratio: number
}

type Ask = () => Promise<number>

/** The minute that limits count in. */
const minute = 60_000
/** Between two requests of the other user, in ms: they stay within their own limits. */
const gap = 110

export async function abuseRun({ postgres, rounds, seconds, at_once }: AbuseOptions): Promise<AbuseReport> {
  const world = await startWorld(postgres, { role: 'web', people: 5, tick: false, env: { TRUSTED_PROXIES: '1' } })
  const { db } = openDb(world.env.DATABASE_URL ?? '', 4, () => undefined)
  const agent = new Agent({ keepAlive: true })
  try {
    const [other, abuser] = [await customer(world, 1), await customer(world, 2)]
    const asks: Record<string, Ask> = {
      dashboard: () => get(world.origin, '/dashboard', other.cookie, agent),
      '/healthz': () => get(world.origin, '/healthz', '', agent),
      'an action’s claim': await claims(world, db),
    }
    const ms = seconds * 1_000
    const alone: Record<string, number[]>[] = []
    const beside: Record<string, number[]>[] = []
    const answers: AbuseReport['answers'] = {}
    // The first is not counted: by then both are compiled.
    await measure(asks, Math.min(ms, 3_000))
    for (let round = 0; round < rounds; round += 1) {
      await moveClock(world, minute)
      alone.push(await measure(asks, ms))
      await moveClock(world, minute)
      const client = await startClient(world, abuser, at_once)
      beside.push(await measure(asks, ms))
      add(answers, await client.stop())
    }
    return { lines: Object.keys(asks).map((what) => lineOf(what, alone, beside)), answers }
  } finally {
    agent.destroy()
    await db.destroy()
    await world.close()
  }
}

/** Asks each thing again and again for `ms`; returns how long each answer took. */
async function measure(asks: Record<string, Ask>, ms: number): Promise<Record<string, number[]>> {
  const until = performance.now() + ms
  const times = Object.entries(asks).map(async ([what, ask]) => {
    const taken: number[] = []
    while (performance.now() < until) {
      taken.push(await ask())
      await pause(gap)
    }
    return [what, taken] as const
  })
  return Object.fromEntries(await Promise.all(times))
}

function lineOf(what: string, alone: Record<string, number[]>[], beside: Record<string, number[]>[]): AbuseLine {
  const middle = (rounds: Record<string, number[]>[], share: number) =>
    median(rounds.map((round) => quantile(round[what] ?? [], share)))
  return {
    what,
    count: beside.reduce((sum, round) => sum + (round[what]?.length ?? 0), 0),
    alone: { p50: middle(alone, 0.5), p99: middle(alone, 0.99) },
    beside: { p50: middle(beside, 0.5), p99: middle(beside, 0.99) },
    ratio: median(beside.map((round, at) => median(round[what] ?? []) / median(alone[at]?.[what] ?? []))),
  }
}

function get(origin: string, path: string, cookie: string, agent: Agent): Promise<number> {
  const begun = performance.now()
  const headers = { cookie, 'x-forwarded-for': '198.51.100.7' }
  return new Promise((resolve, reject) => {
    const sent = request(origin + path, { headers, agent }, (answer) => {
      answer.resume()
      answer.once('end', () => {
        if (answer.statusCode === 200) resolve(performance.now() - begun)
        else reject(new Error(`${path} answered ${answer.statusCode}`))
      })
    })
    sent.once('error', reject)
    sent.end()
  })
}

/** Claims a planned action of a running bot, in the same database; only the claim is timed. */
async function claims({ sql, sandbox }: World, db: Bench<FakeNetwork>['db']): Promise<Ask> {
  const account = fakeAccount('77', 'claims')
  const network = fakeNetwork(account)
  const given = { db, sql, clock: sandbox.clock, network, seals: createSeals([sealKey()]) }
  const bench = given as unknown as Bench<FakeNetwork>
  const user = await newBotUser(bench, account)
  await sql('update users set time_zone = $2 where id = $1', [user.id, zoneInTheMorning(sandbox.clock.now())])
  return async () => {
    const action = await planAction(bench, user.id, account.id, 'like')
    const { ms, value } = await timed(() => claimAction(db, network, action, sandbox.clock.now()))
    if (!value.claimed) throw new Error(`an action was not claimed: ${value.code}`)
    // No limit is reached.
    await sql('delete from actions where id = $1', [action.id])
    return ms
  }
}

const script = fileURLToPath(new URL('abuse/client.ts', import.meta.url))

async function startClient({ origin }: World, { id, cookie }: Customer, at_once: number) {
  const given = { origin, at_once, user: { id, cookie }, address: '192.0.2.66' }
  const child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(given)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk))
  const exited = once(child, 'exit')
  await until(() => {
    if (child.exitCode !== null) throw new Error(`the client ended with ${child.exitCode}`)
    return output.includes('started')
  })
  return {
    async stop(): Promise<Record<string, Answers>> {
      child.kill()
      await exited
      return JSON.parse(output.slice(output.indexOf('\n')))
    },
  }
}

function add(sum: Record<string, Answers>, more: Record<string, Answers>): void {
  for (const [kind, counts] of Object.entries(more)) {
    const known = sum[kind]
    sum[kind] = known
      ? (Object.fromEntries(
          Object.entries(counts).map(([name, count]) => [name, count + known[name as keyof Answers]]),
        ) as unknown as Answers)
      : counts
  }
}

export const abuseAims = ({ lines }: AbuseReport): Aim[] =>
  lines.flatMap(({ what, alone, beside, ratio }) => [
    { figure: `${what}: p50 alone, ms`, value: alone.p50, aim: null },
    { figure: `${what}: p99 alone, ms`, value: alone.p99, aim: null },
    { figure: `${what}: p50 beside the client, ms`, value: beside.p50, aim: null },
    { figure: `${what}: p99 beside the client, ms`, value: beside.p99, aim: { most: 200 } },
    { figure: `${what}: p50 beside ÷ alone`, value: ratio, aim: { most: 3 } },
  ])

if (isMainModule(import.meta.url))
  await withPostgres(async (postgres) => {
    const options = { rounds: sizeOf('ROUNDS', 5), seconds: sizeOf('SECONDS', 12), at_once: sizeOf('AT_ONCE', 200) }
    const report = await abuseRun({ postgres, ...options })
    const aims = abuseAims(report)
    console.table(aimTable(aims))
    console.table(report.answers)
    conclude(aims.filter(missed).map(({ figure }) => `missed: ${figure}`))
  })
