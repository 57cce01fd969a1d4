import { setTimeout as pause } from 'node:timers/promises'
import { startKillablePostgres } from '../kit/killable-postgres.ts'
import { conclude, isMainModule, sizeOf } from '../kit/main-module.ts'
import { quantile } from '../kit/measure.ts'
import { type SeededActor, seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

/**
 * Kills PostgreSQL under a steady load of reads and writes, restarts it after a while, and counts what callers saw. Run it
 * with `RATE=300 SECONDS=15 AWAY=2 npm run chaos restart`.
 */

export interface RestartOptions {
  /** Requests a second; every tenth is a write. */
  rate: number
  ms: number
  /** How long the database is down, in ms. */
  away: number
}

export interface RestartReport {
  reads: number
  /** Except those that waited as long as they may. */
  reads_failed: number
  /** What each of them was. */
  failures: string[]
  slowest_read_ms: number
  median_read_ms: number
  writes: number
  writes_done: number
  writes_refused: number
  /** Rejected without 503 and Retry-After. */
  writes_unclean: number
  /** Messages stored twice, and those reported as sent but missing. */
  doubled: number
  lost: number
  /** From the kill until the database was back, in ms. */
  away_ms: number
  /** From then until the last waiting read got its response, in ms. */
  back_after_ms: number
  uncaught_errors: number
}

/** How long a read waits for the database, in ms, as in app/http/request/retry-reads.ts. */
const readsWait = 8_000

export async function restartRun({ rate, ms, away }: RestartOptions): Promise<RestartReport> {
  const postgres = await startKillablePostgres()
  const env = { TRUSTED_PROXIES: '1', DATABASE_POOL: '20' }
  const world = await startWorld(postgres.url, { role: 'web', tick: false, people: 5, env })
  try {
    const actors: SeededActor[] = []
    for (let at = 0; at < Math.max(2, rate / 10); at += 1) actors.push(await seedActor(world))
    const load = startLoad(world, actors, rate)
    await pause(ms / 3)
    postgres.kill()
    const killed = performance.now()
    await pause(away)
    await postgres.restart()
    const back = performance.now()
    await pause((ms * 2) / 3)
    const { reads, writes } = await load.end()
    const waited = reads.filter(({ started, ended }) => started > killed - 1_000 && started < back && ended > back)
    const rows = await world.sql<{ subject: string; count: number }>(
      'select subject, count(*)::int as count from support_messages group by subject',
    )
    const kept = new Map(rows.map(({ subject, count }) => [subject, count]))
    const done = writes.filter(({ status }) => status === 302)
    const refused = writes.filter(({ status }) => status !== 302)
    const times = reads.map(({ started, ended }) => ended - started)
    const failed = reads.filter(({ status, started, ended }) => status !== 200 && ended - started < readsWait)
    return {
      reads: reads.length,
      reads_failed: failed.length,
      failures: failed.map(
        ({ path, status, started, ended }) =>
          `${path}: ${status}, sent ${Math.round(started - killed)} ms after the kill, took ${Math.round(ended - started)} ms`,
      ),
      slowest_read_ms: Math.round(Math.max(...times)),
      median_read_ms: Math.round(quantile(times, 0.5)),
      writes: writes.length,
      writes_done: done.length,
      writes_refused: refused.length,
      writes_unclean: refused.filter(({ status, retry_after }) => status !== 503 || retry_after === null).length,
      doubled: rows.filter(({ count }) => count > 1).length,
      lost: done.filter(({ subject }) => !kept.has(subject)).length,
      away_ms: Math.round(back - killed),
      back_after_ms: Math.round(Math.max(0, ...waited.map(({ ended }) => ended - back))),
      uncaught_errors: world.output().split('caught nowhere').length - 1,
    }
  } finally {
    await world.close().catch(() => undefined)
    await postgres.stop()
  }
}

interface TimedRequest {
  started: number
  ended: number
  /** 0: the connection broke. */
  status: number
}
type Read = TimedRequest & { path: string }
type Write = TimedRequest & { subject: string; retry_after: string | null }

/** Sends requests at this rate, however long responses take; `end` waits for the last one. */
function startLoad(world: World, actors: SeededActor[], rate: number) {
  const reads: Promise<Read>[] = []
  const writes: Promise<Write>[] = []
  const actorOf = (at: number) => actors[at % actors.length] as SeededActor

  async function read(at: number): Promise<Read> {
    const { cookie, access_token, id } = actorOf(at)
    const calls = ['/auth/v1/user', `/twitter/user-info/${id}`, `/api/onboarding-progress/${id}`]
    const isPage = at % 4 === 0
    const path = isPage ? '/dashboard/settings' : String(calls[at % calls.length])
    const from = { 'x-forwarded-for': `10.1.0.${at % actors.length}` }
    const headers = { ...from, ...(isPage ? { cookie } : { authorization: `Bearer ${access_token}` }) }
    return { path, ...(await timedRequest(() => fetch(world.origin + path, { headers, redirect: 'manual' }))) }
  }

  async function write(at: number): Promise<Write> {
    const subject = `Message ${at}`
    let retry_after: string | null = null
    const fields = { name: 'Ada', email: `ada${at}@example.com`, subject, message: 'Does it swim?' }
    const response = await timedRequest(async () => {
      const answer = await fetch(`${world.origin}/contact`, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: world.origin, 'x-forwarded-for': `10.0.${Math.floor(at / 256) % 256}.${at % 256}` },
        body: new URLSearchParams({ intent: 'send', ...fields }),
      })
      retry_after = answer.headers.get('retry-after')
      return answer
    })
    return { ...response, subject, retry_after }
  }

  let at = 0
  const timer = setInterval(() => {
    at += 1
    if (at % 10 === 0) writes.push(write(at))
    else reads.push(read(at))
  }, 1000 / rate)
  return {
    async end() {
      clearInterval(timer)
      return { reads: await Promise.all(reads), writes: await Promise.all(writes) }
    },
  }
}

async function timedRequest(ask: () => Promise<Response>): Promise<TimedRequest> {
  const started = performance.now()
  const status = await ask().then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.status
    },
    () => 0,
  )
  return { started, ended: performance.now(), status }
}

export function restartFaults(report: RestartReport): string[] {
  const { reads_failed, failures, writes_unclean, doubled, lost, uncaught_errors } = report
  const faults: [number, string][] = [
    [reads_failed, `reads failed (${failures.slice(0, 3).join('; ')})`],
    [writes_unclean, 'writes were rejected without 503 and Retry-After'],
    [doubled, 'messages are stored twice'],
    [lost, 'messages were reported as sent but are missing'],
    [uncaught_errors, 'errors were not caught'],
  ]
  return faults.filter(([count]) => count > 0).map(([count, fault]) => `${count} ${fault}`)
}

async function main(): Promise<void> {
  const [rate, seconds, away] = [sizeOf('RATE', 300), sizeOf('SECONDS', 15), sizeOf('AWAY', 2)]
  const report = await restartRun({ rate, ms: seconds * 1000, away: away * 1000 })
  console.table({ rate, seconds, away, ...report })
  conclude(restartFaults(report))
}

if (isMainModule(import.meta.url)) await main()
