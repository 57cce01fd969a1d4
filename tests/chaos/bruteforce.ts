import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { type Actor, cookiesOf, mailedLink, sendForm } from '../kit/actor.ts'
import { nextWindow } from '../kit/clock.ts'
import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { quantile, rounded } from '../kit/measure.ts'
import { startProxy } from '../kit/proxy.ts'
import { seedActor } from '../kit/seed.ts'
import { type RunningServer, startServer } from '../kit/server.ts'
import { startWorld, type World } from '../kit/world.ts'

/**
 * Guesses at one account's password from many network addresses, through a trusted proxy, against two web processes. Run it
 * with `GUESSES=10000 ADDRESSES=500 npm run chaos bruteforce`.
 */

export interface BruteOptions {
  postgres: string
  guesses: number
  addresses: number
}

export interface BruteReport {
  guesses: number
  /** Windows of 15 minutes during the run. */
  windows: number
  /** Passwords hashed for the guesses, by the servers' own count. */
  hashed: number
  refused: number
  refused_without_retry_after: number
  other_answers: number
  /** Guesses from one client, each with a new address in X-Forwarded-For, that reached the password check. */
  spoofed_past_proxy: number
  spoofed_without_proxy: number
  /** Sign-ins with the right password that were not answered with 503 while the database was down. */
  accepted_without_database: number
  /** The owner's sign-ins in their own browser during the guesses, and how many succeeded. */
  owner_tried_known_browser: number
  owner_by_known_browser: number
  owner_by_password: number
  owner_by_mail: number
  healthz_p99_ms: number
  seconds: number
}

const concurrency = 50
const window = 15 * 60_000
/** The default limit of sign-ins per network address and window. */
const limitPerAddress = 50
/** The owner's sign-ins during the guesses; fewer than a known browser may make. */
const ownerSignIns = 6
const metricsToken = 'a-token-for-the-scraper'

export async function bruteRun({ postgres, guesses, addresses }: BruteOptions): Promise<BruteReport> {
  const env = { TRUSTED_PROXIES: '1', METRICS_TOKEN: metricsToken }
  const world = await startWorld(postgres, { role: 'all', people: 5, tick: false, env })
  const second = await startServer('web', world.env)
  try {
    const servers = [world, second]
    await nextWindow(world, window)
    const [owner, other] = [await seedActor(world), await seedActor(world)]
    // This cookie stays in the owner’s browser after signing out.
    const cookie = /warble_device=[^;]+/.exec(cookiesOf(await signIn(world, owner)))?.[0] ?? ''
    const health = watchHealth(servers)
    const [started, hashedBefore, from] = [Date.now(), await hashes(servers), world.sandbox.clock.now().getTime()]
    const tally = { refused: 0, without_retry_after: 0, other: 0, tried: 0, entered: 0 }
    const interval = Math.floor(guesses / ownerSignIns)
    await inParallel(guesses, async (at) => {
      if (at % interval === interval - 1) {
        tally.tried += 1
        if (hasSession(await signIn(servers[tally.tried % servers.length] ?? world, owner, { cookie })))
          tally.entered += 1
      }
      const server = servers[at % servers.length] ?? world
      const answer = await guess(server, owner.email, addressOf(at % addresses), at % 4 > 1)
      if (answer.status === 429) tally.refused += 1
      else if (answer.status !== 400) tally.other += 1
      if (answer.status === 429 && !answer.headers.get('retry-after')) tally.without_retry_after += 1
    })
    const seconds = rounded((Date.now() - started) / 1000, 1)
    const [hashed, to] = [(await hashes(servers)) - hashedBefore, world.sandbox.clock.now().getTime()]
    const healthz_p99_ms = rounded(quantile(await health.stop(), 0.99), 1)
    return {
      guesses,
      windows: Math.floor(to / window) - Math.floor(from / window) + 1,
      hashed: hashed - tally.tried,
      owner_tried_known_browser: tally.tried,
      owner_by_known_browser: tally.entered,
      refused: tally.refused,
      refused_without_retry_after: tally.without_retry_after,
      other_answers: tally.other,
      ...(await ownerSignInFromElsewhere(world, owner)),
      spoofed_past_proxy: await spoofed(world, world, (at) => `${addressOf(at)}, 203.0.113.9`),
      ...(await withoutProxy(world)),
      accepted_without_database: await withoutDatabase(world, other),
      healthz_p99_ms,
      seconds,
    }
  } finally {
    await second.stop()
    await world.close()
  }
}

const addressOf = (at: number) => `10.${Math.floor(at / 65_536) % 256}.${Math.floor(at / 256) % 256}.${at % 256}`

/** Tries a wrong password, on the page or as an API client. */
async function guess({ origin }: Server, email: string, forwarded: string, byPage: boolean): Promise<Response> {
  const password = 'a wrong long sentence'
  const headers = { 'x-forwarded-for': forwarded }
  const answer = byPage
    ? await signIn({ origin }, { email, password }, headers)
    : await fetch(`${origin}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })
  await answer.arrayBuffer()
  return answer
}

async function inParallel(count: number, work: (at: number) => Promise<void>): Promise<void> {
  let next = 0
  const runner = async () => {
    for (let at = next++; at < count; at = next++) await work(at)
  }
  await Promise.all(Array.from({ length: concurrency }, runner))
}

async function hashes(servers: RunningServer[]): Promise<number> {
  const counts = servers.map(async ({ origin }) => {
    const answer = await fetch(`${origin}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } })
    return Number(/^warble_password_hashes_total (\d+)$/m.exec(await answer.text())?.[1] ?? Number.NaN)
  })
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
}

/** Polls /healthz of each server; `stop` returns the response times in ms. */
function watchHealth(servers: RunningServer[]): { stop(): Promise<number[]> } {
  const addresses = servers.map(({ origin }) => `${origin}/healthz`)
  const probe = new Worker(new URL('../kit/health-probe.js', import.meta.url), { workerData: addresses })
  return {
    async stop() {
      const message = once(probe, 'message')
      probe.postMessage('stop')
      const [times] = (await message) as [number[]]
      return times
    },
  }
}

const hasSession = (answer: Response) => /(^|; )warble=/.test(cookiesOf(answer))

type Server = Pick<RunningServer, 'origin'>
type Credentials = Pick<Actor, 'email' | 'password'>
type Headers = Record<string, string>

function signIn({ origin }: Server, { email, password }: Credentials, headers: Headers = {}): Promise<Response> {
  return fetch(`${origin}/login`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin, ...headers },
    body: new URLSearchParams({ intent: 'sign-in', email, password }),
  })
}

/** The owner signs in from an unknown browser: the password counts as a guess too, a mailed link does not. */
async function ownerSignInFromElsewhere(world: World, owner: Actor) {
  const { email } = owner
  const byPassword = await signIn(world, owner)
  const requested = await sendForm(world, '/forgot-password', { intent: 'recover', email })
  const link = await mailedLink(world, email)
  const entered = await fetch(link, { redirect: 'manual', headers: { cookie: cookiesOf(requested) } })
  const inside = await fetch(`${world.origin}/dashboard`, {
    redirect: 'manual',
    headers: { cookie: cookiesOf(entered) },
  })
  return {
    owner_by_password: hasSession(byPassword) ? 1 : 0,
    owner_by_mail: entered.status === 302 && inside.headers.get('location') !== '/login' && inside.status < 400 ? 1 : 0,
  }
}

/** Guesses at different accounts from one client that claims a new address each time; returns how many were not limited. */
async function spoofed(world: World, server: Server, forwarded: (at: number) => string): Promise<number> {
  const statuses: number[] = []
  await nextWindow(world, window)
  for (let at = 0; at < limitPerAddress + 30; at += 1)
    statuses.push((await guess(server, `nobody${at}@example.com`, forwarded(at), false)).status)
  return statuses.filter((status) => status !== 429).length
}

async function withoutProxy(world: World): Promise<Pick<BruteReport, 'spoofed_without_proxy'>> {
  const server = await startServer('web', { ...world.env, TRUSTED_PROXIES: '0' })
  try {
    return { spoofed_without_proxy: await spoofed(world, server, addressOf) }
  } finally {
    await server.stop()
  }
}

async function withoutDatabase(world: World, { email, password }: Actor): Promise<number> {
  const proxy = await startProxy(world.env.DATABASE_URL ?? '')
  const server = await startServer('web', { ...world.env, DATABASE_URL: proxy.url })
  try {
    await proxy.shut()
    const attempts = Array.from({ length: 20 }, async (_, at) => {
      const answer = await fetch(`${server.origin}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(at) },
        body: JSON.stringify({ email, password }),
      })
      await answer.arrayBuffer()
      return answer.status
    })
    return (await Promise.all(attempts)).filter((status) => status !== 503).length
  } finally {
    await server.stop('SIGKILL')
    await proxy.shut().catch(() => undefined)
  }
}

export function bruteFaults(report: BruteReport, { health }: { health: boolean }): string[] {
  const maxHashed = 10 * report.windows
  const faults: [boolean, string][] = [
    [report.hashed > maxHashed, `${report.hashed} guesses reached the password check, at most ${maxHashed} may`],
    [report.hashed + report.refused < report.guesses, 'some guesses were neither hashed nor rejected'],
    [report.other_answers > 0, `${report.other_answers} unexpected responses`],
    [report.refused_without_retry_after > 0, `${report.refused_without_retry_after} rejections without Retry-After`],
    [report.spoofed_past_proxy > limitPerAddress, 'a forged address before the proxy’s own counted'],
    [report.spoofed_without_proxy > limitPerAddress, 'a forged address counted without a trusted proxy'],
    [report.accepted_without_database > 0, 'without the database a sign-in got another response than 503'],
    [report.owner_tried_known_browser < 5, 'the owner tried fewer than five times'],
    [
      report.owner_by_known_browser !== report.owner_tried_known_browser,
      `the owner signed in ${report.owner_by_known_browser} times of ${report.owner_tried_known_browser} in a known browser`,
    ],
    [report.owner_by_mail !== 1, 'the owner could not sign in by mail'],
    [health && report.healthz_p99_ms > 200, `/healthz took ${report.healthz_p99_ms} ms at p99, the target is 200`],
  ]
  return faults.filter(([applies]) => applies).map(([, fault]) => fault)
}

async function main(): Promise<void> {
  await withPostgres(async (postgres) => {
    const options = { guesses: sizeOf('GUESSES', 10_000), addresses: sizeOf('ADDRESSES', 500) }
    const report = await bruteRun({ postgres, ...options })
    console.table(report)
    conclude(bruteFaults(report, { health: true }))
  })
}

if (isMainModule(import.meta.url)) await main()
