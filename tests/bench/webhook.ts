import { randomBytes } from 'node:crypto'
import { Agent, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import Stripe from 'stripe'
import { cpuOf } from '../kit/load.ts'
import { conclude, isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { type Aim, aimTable, missed, quantile, shareOf } from '../kit/measure.ts'
import { startWorld, type World } from '../kit/world.ts'

/**
 * Response times to signed events sent at a steady rate, whether earlier ones were answered or not. Times count from when
 * the event was due, so that a stall shows in every event that waited for it. Run it with
 * `RATE=500 SECONDS=20 npm run bench webhook`.
 */

export interface WebhookOptions {
  postgres: string
  /** Events a second. */
  rate: number
  seconds: number
  customers: number
}

export interface WebhookReport {
  sent: number
  /** Answered with 200. */
  accepted: number
  /** Events with a row in the database. */
  recorded: number
  /** Events answered per second, from the first due one to the last response. */
  rate: number
  p50_ms: number
  p99_ms: number
  longest_ms: number
  /** CPU time of the web process per event; NaN where it cannot be read. */
  cpu_ms: number
}

const secret = `whsec_${randomBytes(16).toString('hex')}`

export async function webhookRun({ postgres, rate, seconds, customers }: WebhookOptions): Promise<WebhookReport> {
  const env = { STRIPE_WEBHOOK_SECRETS: secret }
  const world = await startWorld(postgres, { role: 'web', people: 5, tick: false, payments: true, env })
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  try {
    const post = createPost(world, agent)
    await sendAtRate(post, events(rate, customers, 'warm'), rate)
    const sent = events(rate * seconds, customers, 'bench')
    const before = cpuOf(world.process.pid)
    const { times, statuses, ms } = await sendAtRate(post, sent, rate)
    const cpu_ms = (cpuOf(world.process.pid) - before) / sent.length
    const [row] = await world.sql<{ count: number }>(
      `select count(*)::int as count from webhook_events where id like 'evt_bench_%'`,
    )
    return {
      sent: sent.length,
      accepted: statuses.filter((status) => status === 200).length,
      recorded: row?.count ?? 0,
      rate: sent.length / (ms / 1_000),
      p50_ms: quantile(times, 0.5),
      p99_ms: quantile(times, 0.99),
      longest_ms: Math.max(...times),
      cpu_ms,
    }
  } finally {
    agent.destroy()
    await world.close()
  }
}

interface SignedEvent {
  body: string
  signature: string
}

/** Events of the size of an invoice’s, signed beforehand so that signing is not measured. */
function events(count: number, customers: number, name: string): SignedEvent[] {
  const filler = 'x'.repeat(4_000)
  return Array.from({ length: count }, (_, at) => {
    const object = { id: `in_${at}`, object: 'invoice', customer: `cus_bench${at % customers}`, filler }
    const body = JSON.stringify({
      id: `evt_${name}_${at}`,
      object: 'event',
      type: 'invoice.paid',
      created: 1,
      data: { object },
    })
    return { body, signature: Stripe.webhooks.generateTestHeaderString({ payload: body, secret }) }
  })
}

type Post = (event: SignedEvent) => Promise<number>

function createPost(world: World, agent: Agent): Post {
  const { host, hostname, port } = new URL(world.origin)
  return ({ body, signature }) =>
    new Promise((resolve, reject) => {
      const headers = {
        host,
        'content-type': 'application/json',
        'stripe-signature': signature,
        'content-length': Buffer.byteLength(body),
      }
      const call = request({ agent, hostname, port, path: '/webhooks/stripe', method: 'POST', headers }, (answer) => {
        answer.resume()
        answer.once('end', () => resolve(answer.statusCode ?? 0))
      })
      call.once('error', reject)
      call.end(body)
    })
}

async function sendAtRate(post: Post, sent: SignedEvent[], rate: number) {
  const started = performance.now()
  const answers: Promise<{ ms: number; status: number }>[] = []
  for (const [at, event] of sent.entries()) {
    const due = started + (at * 1_000) / rate
    const early = due - performance.now()
    if (early > 0.5) await pause(early)
    answers.push(post(event).then((status) => ({ status, ms: performance.now() - due })))
  }
  const all = await Promise.all(answers)
  const ms = performance.now() - started
  return { ms, times: all.map(({ ms }) => ms), statuses: all.map(({ status }) => status) }
}

export function webhookFaults({ sent, accepted, recorded }: WebhookReport): string[] {
  return [
    ...(accepted === sent ? [] : [`${sent - accepted} of ${sent} events were not accepted`]),
    ...(recorded === accepted ? [] : [`${accepted} events were accepted, ${recorded} are recorded`]),
  ]
}

const aimsOf = (report: WebhookReport, rate: number): Aim[] => [
  { figure: 'events answered a second', value: report.rate, aim: { least: rate * 0.98 } },
  { figure: 'share that was taken', value: shareOf(report.accepted, report.sent), aim: { least: 1 } },
  { figure: 'p50, ms', value: report.p50_ms, aim: null },
  { figure: 'p99, ms', value: report.p99_ms, aim: { most: 50 } },
  { figure: 'longest, ms', value: report.longest_ms, aim: null },
  { figure: 'CPU of the web process an event, ms', value: report.cpu_ms, aim: null },
]

if (isMainModule(import.meta.url))
  await withPostgres(async (postgres) => {
    const rate = sizeOf('RATE', 500)
    const report = await webhookRun({ postgres, rate, seconds: sizeOf('SECONDS', 20), customers: 500 })
    const aims = aimsOf(report, rate)
    console.table(aimTable(aims))
    conclude([...webhookFaults(report), ...aims.filter(missed).map(({ figure }) => `missed: ${figure}`)])
  })
