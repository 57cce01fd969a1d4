import type { Endpoint } from '#app/contract/endpoint.ts'
import { endpoints } from '#app/contract/index.ts'
import type { Subject } from '../kit/call-rows.ts'
import { internalDetails, isCall, violationIn } from '../kit/contract-check.ts'
import { type MalformedCall, malformedCalls } from '../kit/fuzz.ts'
import { inBatches } from '../kit/in-batches.ts'
import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { rounded } from '../kit/measure.ts'
import { collectsGarbage, heapAfterCollection, metricsToken } from '../kit/metrics.ts'
import { type Random, seeded, seedOf } from '../kit/random.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { failuresIn } from '../kit/server.ts'
import { type Unlimited, unlimited } from '../kit/unlimited.ts'
import { startWorld, type World } from '../kit/world.ts'

/**
 * Malformed requests to every endpoint, signed in and without rate limits, so that they reach the code behind. Run it with
 * `EACH=1000 SEED=1 npm run chaos fuzz`.
 */

export interface FuzzReport {
  calls: number
  requests: number
  /** Responses below 400, other 4xx, and those of 401 and 429. */
  ok: number
  refused: number
  denied: number
  slowest_ms: number
  /** Heap in use after a collection: after a tenth of the calls, when everything has been loaded, and at the end. */
  heap_start_mb: number
  heap_end_mb: number
  seconds: number
  /** Faults, each with the request that caused it. */
  failed: string[]
  hung: string[]
  undocumented: string[]
  leaks: string[]
  logged: string[]
}

/** The world that a run needs. */
export const startFuzzWorld = (postgres: string) =>
  startWorld(postgres, {
    role: 'web',
    tick: false,
    people: 5,
    google: true,
    payments: true,
    env: { MAIL_INTERVAL_SECONDS: '0', METRICS_TOKEN: metricsToken, ...collectsGarbage },
  })

export async function fuzz(world: World, each: number, random: Random): Promise<FuzzReport> {
  const { send } = unlimited(world)
  const report: FuzzReport = {
    calls: endpoints.length,
    requests: 0,
    ok: 0,
    refused: 0,
    denied: 0,
    slowest_ms: 0,
    heap_start_mb: Number.NaN,
    heap_end_mb: Number.NaN,
    seconds: 0,
    failed: [],
    hung: [],
    undocumented: [],
    leaks: [],
    logged: [],
  }
  const started = performance.now()
  const all = async (count: number) => {
    for (const endpoint of endpoints) {
      const calls = await callsOf(world, endpoint, random, count)
      await inBatches(calls, (call) => one(world, send, endpoint, call, report))
    }
  }
  // The first calls load code and content that stay.
  const first = Math.ceil(each / 10)
  await all(first)
  const heap_start = await heapAfterCollection(world)
  await all(each - first)
  return {
    ...report,
    slowest_ms: Math.round(report.slowest_ms),
    seconds: rounded((performance.now() - started) / 1000, 1),
    heap_start_mb: rounded(heap_start / 1e6, 1),
    heap_end_mb: rounded((await heapAfterCollection(world)) / 1e6, 1),
    logged: failuresIn(world.output()),
  }
}

/** Each endpoint has its own user, because some accepted requests change or end something. */
async function callsOf(world: World, endpoint: Endpoint, random: Random, each: number): Promise<MalformedCall[]> {
  const actor: SeededActor = await seedActor(world)
  const { id, email, access_token } = actor
  const subject: Subject = { id, email, handle: 'finchroast', auth_token: 'a', ct0_token: 'b' }
  return malformedCalls(endpoint, subject, access_token, random, each)
}

async function one(
  world: World,
  send: Unlimited['send'],
  endpoint: Endpoint,
  { address, init }: MalformedCall,
  report: FuzzReport,
): Promise<void> {
  const request = `${init.method} ${address.slice(0, 200)} ${String(init.body ?? '').slice(0, 200)}`
  const started = performance.now()
  try {
    const { status, headers, body } = await send(address, init)
    report.requests += 1
    const url = world.origin + address
    const type = headers.get('content-type') ?? ''
    const violation = isCall(url) ? violationIn({ method: endpoint.method, url, status, type, body: body ?? '' }) : null
    if (violation) report.undocumented.push(`${violation} (${request})`)
    if (internalDetails.test(body ?? '')) report.leaks.push(request)
    if (status >= 500) report.failed.push(`${status}: ${request}`)
    else if (status === 401 || status === 429) report.denied += 1
    else if (status >= 400) report.refused += 1
    else report.ok += 1
  } catch (error) {
    report.hung.push(`${error instanceof Error ? (error.cause ?? error) : error}: ${request}`)
  }
  report.slowest_ms = Math.max(report.slowest_ms, performance.now() - started)
}

/** MB by which the heap may grow: what is kept up to a bound, such as texts of SQL statements and rate limit counters. */
const allowedGrowth = 8

/**
 * `mostMs` limits the slowest response and is not checked on a busy machine. `mostGrowth` limits the heap and is not
 * checked in a short run, which mostly loads code for the first time.
 */
export function fuzzFaults(report: FuzzReport, { mostMs = 5_000, mostGrowth = allowedGrowth } = {}): string[] {
  const { failed, hung, undocumented, leaks, logged, slowest_ms, heap_start_mb, heap_end_mb } = report
  return [
    ...failed.map((one) => `answered ${one}`),
    ...hung.map((one) => `no response (${one})`),
    ...undocumented,
    ...leaks.map((one) => `revealed internals: ${one}`),
    ...logged.map((one) => `logged ${one.slice(0, 1_000)}`),
    ...(slowest_ms > mostMs ? [`the slowest took ${slowest_ms} ms`] : []),
    ...(heap_end_mb > heap_start_mb + mostGrowth ? [`the heap grew from ${heap_start_mb} to ${heap_end_mb} MB`] : []),
  ]
}

async function main(): Promise<void> {
  await withPostgres(async (postgres) => {
    const world = await startFuzzWorld(postgres)
    const report = await fuzz(world, sizeOf('EACH', 1_000), seeded(seedOf(1))).finally(() => world.close())
    const { failed, hung, undocumented, leaks, logged, ...figures } = report
    const counts = { '5xx': failed.length, hung: hung.length, undocumented: undocumented.length }
    console.table({ ...figures, ...counts, leaks: leaks.length, logged: logged.length })
    conclude(fuzzFaults(report))
  })
}

if (isMainModule(import.meta.url)) await main()
