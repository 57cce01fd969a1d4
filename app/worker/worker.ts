import { randomUUID } from 'node:crypto'
import type PgBoss from 'pg-boss'
import { within } from '#app/adapters/deadline.ts'
import { listen } from '#app/db/listen.ts'
import { billingChannel } from '#app/domain/billing/customer-lease.ts'
import { nextStepAt } from '#app/domain/bot/schedule/lease.ts'
import { botsChannel } from '#app/domain/bot-state.ts'
import { isAnyConnected } from '#app/domain/connection/connection.ts'
import { deleteHeartbeat, heartbeatInterval, recordHeartbeat } from '#app/domain/health/heartbeat.ts'
import { recordOddObjects } from '#app/domain/health/odd-objects.ts'
import { jobsChannel } from '#app/queue/queue.ts'
import type { Services } from '#app/services.ts'
import { runBots } from '#app/worker/bots.ts'
import { workJobs } from '#app/worker/jobs.ts'
import { runMaintenance } from '#app/worker/maintenance.ts'
import { runSyncs } from '#app/worker/syncs.ts'

export interface Worker {
  /** Resolves when every step that is due has been taken, with the time of the next one; null: no bot runs. */
  settle(): Promise<Date | null>
  /** A round of maintenance now, besides those that come on their own. */
  maintain(): Promise<void>
  /** Resolves when running work has ended, at most `ms` later; returns unfinished jobs to the queue. */
  stop(ms: number): Promise<void>
}

const prepareLimit = 60_000

const returnJobsMs = 1_000

export async function startWorker(services: Services, boss: PgBoss, databaseUrl: string): Promise<Worker> {
  const jobs = workJobs(boss, services)
  const bots = runBots(services)
  const syncs = runSyncs(services)
  const maintenance = runMaintenance(services)
  const heartbeat = runHeartbeat(services)
  const stopping = new AbortController()
  void within(prepareLimit, [stopping.signal], (signal) => prepareMind(services, signal))
  const listener = await listen(
    databaseUrl,
    [jobsChannel, botsChannel, billingChannel],
    (channel, payload) => {
      if (channel === jobsChannel) jobs.wake(payload)
      else if (channel === botsChannel) bots.wake()
      else syncs.wake()
    },
    () => {
      bots.wake()
      syncs.wake()
    },
  )
  return {
    async settle() {
      await bots.idle()
      return nextStepAt(services.db)
    },
    maintain: maintenance.round,
    async stop(ms) {
      stopping.abort()
      await listener.close()
      const ended = Promise.all([
        bots.stop(),
        syncs.stop(),
        maintenance.stop(),
        heartbeat.stop(),
        jobs.stop(ms - returnJobsMs),
      ])
      await Promise.race([ended, new Promise((resolve) => setTimeout(resolve, ms).unref())])
    },
  }
}

/** Does nothing while no account is connected; the first analysis then loads the mind. */
async function prepareMind({ db, mind, log }: Services, signal: AbortSignal): Promise<void> {
  try {
    if (await isAnyConnected(db)) await mind.prepare(signal)
  } catch (error) {
    if (!signal.aborted) log.warn({ err: error }, 'the mind could not be prepared')
  }
}

export function runHeartbeat({ db, log }: Services): { stop(): Promise<void> } {
  const id = randomUUID()
  let recording = Promise.resolve()
  const record = () => {
    recording = Promise.all([recordHeartbeat(db, id), recordOddObjects(db)]).then(
      () => undefined,
      (error) => log.warn({ err: error }, 'the heartbeat was not recorded'),
    )
  }
  record()
  const timer = setInterval(record, heartbeatInterval)
  return {
    async stop() {
      clearInterval(timer)
      await recording
      await deleteHeartbeat(db, id).catch(() => undefined)
    },
  }
}
