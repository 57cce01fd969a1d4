import { internalDetails } from '../kit/contract-check.ts'
import { type HostileRequest, hostileRequest, type Sender } from '../kit/hostile.ts'
import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { rounded } from '../kit/measure.ts'
import { type Random, seeded, seedOf } from '../kit/random.ts'
import { rawRequest, sendRaw } from '../kit/raw.ts'
import { halfSignedIn, seedActor } from '../kit/seed.ts'
import { failuresIn } from '../kit/server.ts'
import { unlimited } from '../kit/unlimited.ts'
import { startWorld, type World } from '../kit/world.ts'

/**
 * Hostile requests, generated from the contract, the routes and their forms, against every route, signed in and signed
 * out. Run it with `REQUESTS=10000 SEED=1 npm run chaos hostile`.
 */

export interface HostileReport {
  requests: number
  forms: number
  calls: number
  pages: number
  /** Responses by the first digit of their status. */
  ok: number
  redirected: number
  refused: number
  /** Responses that only a signed-in user gets. */
  inside: number
  slowest_ms: number
  seconds: number
  /** Faults, each with the request that caused it. */
  failed: string[]
  hung: string[]
  leaks: string[]
  logged: string[]
  alive: boolean
}

const concurrency = 8

export async function hostileRun(options: {
  postgres: string
  requests: number
  seed: number
}): Promise<HostileReport> {
  const env = { MAIL_INTERVAL_SECONDS: '0' }
  const world = await startWorld(options.postgres, { role: 'web', tick: false, people: 5, env })
  try {
    return await attack(world, options.requests, seeded(options.seed))
  } finally {
    await world.close()
  }
}

async function attack(world: World, requests: number, random: Random): Promise<HostileReport> {
  const actor = await seedActor(world)
  const pending = await halfSignedIn(world)
  // Some of the requests sign out, so the sessions are restored for each batch.
  await world.sql('create table kept_sessions as table sessions')
  const sender: Sender = {
    subject: { id: actor.id, email: actor.email, handle: 'finchroast', auth_token: 'a', ct0_token: 'b' },
    cookies: [actor.cookie, actor.cookie, pending.cookie, ''],
    bearers: [actor.access_token, actor.access_token, 'x', `${actor.access_token}x`, '\u00ff'],
    origin: world.origin,
  }
  const { send } = unlimited(world)
  const tally = { form: 0, call: 0, page: 0, ok: 0, redirected: 0, refused: 0, inside: 0, slowest_ms: 0 }
  const failed: string[] = []
  const hung: string[] = []
  const leaks: string[] = []

  async function one(request: HostileRequest): Promise<void> {
    const { kind: route, address, init } = request
    const description = `${init.method} ${address.slice(0, 200)} ${String(init.body ?? '').slice(0, 200)}`
    tally[route] += 1
    const started = performance.now()
    try {
      const { status, body } = await answerTo(request)
      // Payments are off here, which these endpoints answer with 503.
      const isBillingOff = status === 503 && body?.includes('"billing_off"')
      if (status >= 500 && !isBillingOff) failed.push(`${status}: ${description}`)
      else if (status >= 400) tally.refused += 1
      else if (status >= 300) tally.redirected += 1
      else if (status >= 200) tally.ok += 1
      if (internalDetails.test(body ?? '')) leaks.push(description)
      if (body?.includes(actor.email)) tally.inside += 1
    } catch (error) {
      hung.push(`${error instanceof Error ? (error.cause ?? error) : error}: ${description}`)
    }
    tally.slowest_ms = Math.max(tally.slowest_ms, performance.now() - started)
  }

  async function answerTo({ address, init, raw }: HostileRequest) {
    if (!raw) return send(address, init)
    const lines = Object.entries(init.headers).map(([name, value]) => `${name}: ${value}`)
    return sendRaw(world.origin, rawRequest(init.method, address, new URL(world.origin).host, lines))
  }

  // The first question loads the support chat's language data, which takes time.
  const question = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"message":"Hello"}' }
  await (await fetch(`${world.origin}/functions/v1/chatbot`, question)).text()
  const started = Date.now()
  for (let at = 0; at < requests && world.process.exitCode === null; at += concurrency) {
    await world.sql('insert into sessions select * from kept_sessions on conflict do nothing')
    const many = Math.min(concurrency, requests - at)
    await Promise.all(Array.from({ length: many }, () => one(hostileRequest(sender, random))))
  }
  const ready = await fetch(`${world.origin}/readyz`).catch(() => null)
  const { form: forms, call: calls, page: pages, slowest_ms, ...statuses } = tally
  return {
    requests: forms + calls + pages,
    forms,
    calls,
    pages,
    ...statuses,
    slowest_ms: Math.round(slowest_ms),
    seconds: rounded((Date.now() - started) / 1000, 1),
    failed,
    hung,
    leaks,
    logged: failuresIn(world.output()),
    alive: ready?.status === 200 && world.process.exitCode === null,
  }
}

/** `mostMs` limits the slowest response and is not checked on a busy machine. */
export function hostileFaults(report: HostileReport, { mostMs = 5_000 } = {}): string[] {
  const { failed, hung, leaks, logged, alive, slowest_ms } = report
  return [
    ...(alive ? [] : ['the server did not survive']),
    ...failed.map((one) => `answered ${one}`),
    ...hung.map((one) => `no response (${one})`),
    ...leaks.map((one) => `revealed internals: ${one}`),
    ...logged.map((one) => `logged ${one.slice(0, 1_000)}`),
    ...(slowest_ms > mostMs ? [`the slowest took ${slowest_ms} ms`] : []),
  ]
}

async function main(): Promise<void> {
  await withPostgres(async (postgres) => {
    const report = await hostileRun({ postgres, requests: sizeOf('REQUESTS', 10_000), seed: seedOf(1) })
    const { failed, hung, leaks, logged, ...figures } = report
    const counts = { '5xx': failed.length, hung: hung.length, leaks: leaks.length, logged: logged.length }
    console.table({ ...figures, ...counts })
    conclude(hostileFaults(report))
  })
}

if (isMainModule(import.meta.url)) await main()
