import { hashesStarted } from '#app/domain/account/user/password.ts'
import { forbiddenToday } from '#app/domain/connection/forbidden.ts'
import { secondsSinceBackup } from '#app/domain/health/backup.ts'
import { secondsSinceHeartbeat } from '#app/domain/health/heartbeat.ts'
import { oddObjects } from '#app/domain/health/odd-objects.ts'
import { type ShareUsage, shareUsage } from '#app/domain/metering/llm-usage.ts'
import { type NetworkDay, networkDays } from '#app/domain/metering/network-usage.ts'
import { unansweredQuestions } from '#app/domain/support/unanswered.ts'
import { secondsOfWaiting } from '#app/queue/queue.ts'
import type { Services } from '#app/services.ts'

interface Streams {
  open: number
  subscriptions: number
}

export async function metrics(services: Services, { open, subscriptions }: Streams): Promise<string> {
  const { rss, heapUsed } = process.memoryUsage()
  return [
    gauge('warble_responses_open', open),
    gauge('warble_subscriptions', subscriptions),
    gauge('process_resident_memory_bytes', rss),
    gauge('nodejs_heap_size_used_bytes', heapUsed),
    sample('counter', 'warble_password_hashes_total', hashesStarted()),
    sample('counter', 'warble_chat_unanswered_total', unansweredQuestions()),
    // Without the database, the process's own figures remain.
    ...(await Promise.all(
      [
        workers(services),
        backups(services),
        networkCosts(services),
        refusals(services),
        unreadObjects(services),
        modelTokens(services),
      ].map((text) => text.catch(() => '')),
    )),
  ].join('')
}

function sample(kind: 'gauge' | 'counter', name: string, value: number): string {
  return `# TYPE ${name} ${kind}\n${name} ${value}\n`
}

function byNetwork(kind: 'gauge' | 'counter', name: string, values: Iterable<[string, number]>): string {
  const samples = Array.from(values, ([network, value]) => `${name}{network="${network}"} ${value}\n`)
  return samples.length > 0 ? `# TYPE ${name} ${kind}\n${samples.join('')}` : ''
}

const gauge = (name: string, value: number) => sample('gauge', name, value)

async function workers({ db }: Services): Promise<string> {
  const [heartbeat, waiting] = await Promise.all([secondsSinceHeartbeat(db), secondsOfWaiting(db)])
  return (
    (heartbeat === null ? '' : gauge('warble_worker_heartbeat_age_seconds', heartbeat)) +
    gauge('warble_oldest_job_age_seconds', waiting)
  )
}

async function backups({ db }: Services): Promise<string> {
  const age = await secondsSinceBackup(db)
  return age === null ? '' : gauge('warble_backup_age_seconds', age)
}

async function networkCosts({ db, clock }: Services): Promise<string> {
  const today = clock.now().toISOString().slice(0, 10)
  const spent = (await networkDays(db, 5)).filter(({ day }) => day === today)
  const each = (value: (one: NetworkDay) => number) => spent.map((one): [string, number] => [one.network, value(one)])
  return (
    byNetwork(
      'gauge',
      'warble_network_posts_today',
      each(({ posts }) => posts),
    ) +
    byNetwork(
      'gauge',
      'warble_network_dollars_today',
      each(({ micros }) => micros / 1_000_000),
    ) +
    byNetwork(
      'gauge',
      'warble_network_dollars_beyond_budgets_today',
      each(({ micros, shared }) => (micros - shared) / 1_000_000),
    )
  )
}

async function unreadObjects({ db }: Services): Promise<string> {
  const name = 'warble_network_odd_objects_total'
  const lines = (await oddObjects(db)).map(
    ({ network, odd_objects }) => `${name}{network="${network}"} ${odd_objects}\n`,
  )
  return lines.length > 0 ? `# TYPE ${name} counter\n${lines.join('')}` : ''
}

/** What networks refused to the operator's app. */
async function refusals({ db, clock }: Services): Promise<string> {
  const refused = await forbiddenToday(db, clock.now())
  if (refused.length === 0) return ''
  const name = 'warble_network_app_refusals_today'
  const samples = refused.map(({ network, refusals }) => `${name}{network="${network}"} ${refusals}\n`)
  return `# TYPE ${name} gauge\n${samples.join('')}`
}

/** Per share of the model, since midnight UTC. */
async function modelTokens(services: Services): Promise<string> {
  if (services.site.language_model === null) return ''
  const usage = await shareUsage(services, services.clock.now())
  const byShare = (name: string, value: (one: ShareUsage) => number) =>
    `# TYPE ${name} gauge\n${usage.map((one) => `${name}{share="${one.share}"} ${value(one)}\n`).join('')}`
  return (
    byShare('warble_model_tokens_today', ({ tokens }) => tokens) +
    byShare('warble_model_tokens_most', ({ most }) => most)
  )
}
