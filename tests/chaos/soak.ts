import { setTimeout as pause } from 'node:timers/promises'
import { connectAndAnalyze } from '../kit/actor.ts'
import { hostileRequest, type Sender } from '../kit/hostile.ts'
import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { quantile, rounded } from '../kit/measure.ts'
import { gauge, memoryOf, metricsToken } from '../kit/metrics.ts'
import { type Random, seeded, seedOf } from '../kit/random.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { openStream, type SseStream } from '../kit/sse.ts'
import { maxWaitMs, until } from '../kit/until.ts'
import { startWorld, type World } from '../kit/world.ts'

/**
 * Pages, API calls, forms and streams at a moderate rate for a long time, next to a working bot; reports what grows and
 * what fails. Run it with `MINUTES=120 RATE=8 npm run chaos soak`.
 */

export interface SoakOptions {
  postgres: string
  /** It goes on until it has done `least`. */
  ms: number
  /** Requests a second. */
  rate: number
  seed: number
}

export interface SoakReport {
  minutes: number
  requests: number
  streams_opened: number
  p99_ms: number
  server_errors: number
  no_answer: number
  /** Unhandled rejections and uncaught exceptions. */
  unhandled: number
  /** Subscriptions left after every stream was closed. */
  subscriptions_left: number
  samples: number
  rss_mb: number
  /** Of the regression line through the samples after the warm-up. */
  rss_slope_mb_per_hour: number
  /** Of the minimum of each ten samples, which is closest to what is in use. */
  heap_slope_mb_per_hour: number
}

const people = 10
const openStreams = 20
/** Fewer say nothing; eleven samples have two minima, the fewest with a slope. */
const least = { requests: 31, streams: 11, samples: 11 }
/** Share of the run whose samples are ignored, while caches fill and code is compiled. */
const warmUp = 0.2

interface Sample {
  ms: number
  rss: number
  heap: number
}

export async function soakRun({ postgres, seed, ...options }: SoakOptions): Promise<SoakReport> {
  const env = { METRICS_TOKEN: metricsToken, ACCESS_TOKEN_SECONDS: '86400' }
  const world = await startWorld(postgres, { people: 40, env })
  try {
    const actors: SeededActor[] = []
    for (let at = 0; at < people; at += 1) actors.push(await seedActor(world))
    const [first] = actors
    if (first) {
      await connectAndAnalyze(world, first, 'finchroast')
      await first.call('POST', '/bots/start', { config: { user_id: first.id } })
    }
    return await load(world, actors, { ...options, random: seeded(seed) })
  } finally {
    await world.close()
  }
}

type LoadOptions = Omit<SoakOptions, 'postgres' | 'seed'> & { random: Random }

async function load(world: World, actors: SeededActor[], { ms, rate, random }: LoadOptions) {
  const times: number[] = []
  const samples: Sample[] = []
  const streams: SseStream[] = []
  const tally = { requests: 0, streams_opened: 0, server_errors: 0, no_answer: 0 }
  const inFlight = new Set<Promise<void>>()
  const started = performance.now()
  const sampleInterval = Math.max(250, Math.min(5_000, ms / 120))
  let nextSample = 0
  const settled = () => samples.filter((sample) => sample.ms > ms * warmUp)
  const isEnough = () =>
    tally.requests >= least.requests && tally.streams_opened >= least.streams && settled().length >= least.samples
  while (performance.now() - started < ms || !isEnough()) {
    const pending = one().finally(() => inFlight.delete(pending))
    inFlight.add(pending)
    if (performance.now() - started > nextSample) {
      nextSample += sampleInterval
      samples.push({ ms: performance.now() - started, ...(await memoryOf(world)) })
      await renewStream()
    }
    await pause(1000 / rate)
  }
  await Promise.all(inFlight)
  for (const stream of streams) stream.destroy()
  await until(async () => (await gauge(world, 'warble_subscriptions')) === 0).catch(() => undefined)
  const used = settled()
  const floors = used.flatMap((_sample, at) =>
    at % 10 === 0
      ? used
          .slice(at, at + 10)
          .sort((one, other) => one.heap - other.heap)
          .slice(0, 1)
      : [],
  )
  return {
    minutes: rounded((performance.now() - started) / 60_000, 1),
    ...tally,
    p99_ms: Math.round(quantile(times, 0.99)),
    unhandled: world.output().split('caught nowhere').length - 1,
    subscriptions_left: await gauge(world, 'warble_subscriptions'),
    samples: used.length,
    rss_mb: Math.round((used.at(-1)?.rss ?? Number.NaN) / 1e6),
    rss_slope_mb_per_hour: slope(used.map(({ ms: at, rss }) => [at, rss])),
    heap_slope_mb_per_hour: slope(floors.map(({ ms: at, heap }) => [at, heap])),
  }

  async function one(): Promise<void> {
    const actor = random.pick(actors)
    tally.requests += 1
    const from = performance.now()
    try {
      const { status } = await request(world, actor, random)
      if (status >= 500) tally.server_errors += 1
    } catch {
      tally.no_answer += 1
    }
    times.push(performance.now() - from)
  }

  /** Replaces one stream, as when a user leaves a page and opens another. */
  async function renewStream(): Promise<void> {
    if (streams.length >= openStreams) streams.shift()?.destroy()
    streams.push(await openStream(`${world.origin}/events`, { cookie: random.pick(actors).cookie }))
    tally.streams_opened += 1
  }
}

const pages = [
  '/dashboard',
  '/dashboard/analytics',
  '/dashboard/activity',
  '/dashboard/settings',
  '/',
  '/login',
  '/pricing',
]

async function request(world: World, actor: SeededActor, random: Random): Promise<Response> {
  const { cookie, access_token, id, email } = actor
  const own = [
    `/twitter/user-info/${id}`,
    `/analytics/dashboard/${id}`,
    `/api/onboarding-progress/${id}`,
    '/auth/v1/user',
  ]
  const kind = random.next()
  const ask = (path: string, init: RequestInit) =>
    fetch(world.origin + path, { redirect: 'manual', signal: AbortSignal.timeout(maxWaitMs), ...init })
  let answer: Response
  if (kind < 0.5) answer = await ask(random.pick(pages), { headers: { cookie } })
  else if (kind < 0.8) answer = await ask(random.pick(own), { headers: { authorization: `Bearer ${access_token}` } })
  else if (kind < 0.9) {
    const body = new URLSearchParams({ intent: 'widget', display: random.pick(['widget', 'bar', 'hidden']) })
    answer = await ask('/dashboard', { method: 'POST', headers: { cookie, origin: world.origin }, body })
  } else {
    const subject = { id, email, handle: 'finchroast', auth_token: 'a', ct0_token: 'b' }
    const stranger: Sender = { subject, cookies: [''], bearers: ['x'], origin: world.origin }
    const { address, init } = hostileRequest(stranger, random)
    answer = await ask(address, init)
  }
  await answer.arrayBuffer()
  return answer
}

/** The slope of the least-squares line through points of ms and bytes, in MB per hour. */
function slope(points: [number, number][]): number {
  const mean = (of: (point: [number, number]) => number) =>
    points.reduce((sum, one) => sum + of(one), 0) / points.length
  const [x, y] = [mean(([at]) => at), mean(([, value]) => value)]
  const numerator = points.reduce((sum, [at, value]) => sum + (at - x) * (value - y), 0)
  const denominator = points.reduce((sum, [at]) => sum + (at - x) ** 2, 0)
  return rounded(((numerator / denominator) * 3_600_000) / 1e6, 1)
}

export function soakFaults(report: SoakReport): string[] {
  const { server_errors, no_answer, unhandled, subscriptions_left } = report
  const faults: [number, string][] = [
    [server_errors, 'responses of 5xx'],
    [no_answer, 'requests without a response'],
    [unhandled, 'uncaught errors'],
    [subscriptions_left, 'subscriptions left after their streams closed'],
  ]
  return faults.filter(([count]) => count !== 0).map(([count, fault]) => `${count} ${fault}`)
}

async function main(): Promise<void> {
  await withPostgres(async (postgres) => {
    const options = { ms: sizeOf('MINUTES', 10) * 60_000, rate: sizeOf('RATE', 8), seed: seedOf(1) }
    const report = await soakRun({ postgres, ...options })
    console.table({ rate: options.rate, ...report })
    conclude(soakFaults(report))
  })
}

if (isMainModule(import.meta.url)) await main()
