import type PgBoss from 'pg-boss'
import { runAnalysis } from '#app/domain/analysis/run.ts'
import { mailFarewell } from '#app/domain/mail/farewell.ts'
import { mailNotice } from '#app/domain/mail/letters.ts'
import { mailToken } from '#app/domain/mail/token-letters.ts'
import { mailMessage, mailReceipt } from '#app/domain/support/letter.ts'
import { isGone } from '#app/domain/user/gone.ts'
import { answerMailRequest } from '#app/domain/user/mail-request.ts'
import { type JobKind, type JobPayload, jobKinds } from '#app/queue/queue.ts'
import type { Services } from '#app/services.ts'

interface Run {
  signal: AbortSignal
  /** No further try follows this one. */
  last: boolean
}

type Handlers = { [K in JobKind]: (services: Services, payload: JobPayload<K>, run: Run) => Promise<void> }

/** Each kind of job and the domain verb it comes to. */
const handlers: Handlers = {
  'mail.token': (services, { token_id }) => mailToken(services, token_id),
  'mail.request': (services, request) => answerMailRequest(services, request, services.clock.now()),
  'mail.notice': (services, notice) => mailNotice(services, notice),
  'mail.farewell': (services, { id, sealed }) => mailFarewell(services, id, sealed),
  'mail.support': (services, { message_id }) => mailMessage(services, message_id, services.clock.now()),
  'mail.receipt': (services, { message_id }) => mailReceipt(services, message_id),
  'analysis.run': (services, { analysis_id }, { last, signal }) => runAnalysis(services, analysis_id, last, signal),
}

/** A handler ends this long before the queue would hand its job to another worker, in ms. */
const margin = 5_000
const pollingSeconds = 2
const workersPerKind = 2

export interface JobWorkers {
  /** A job of the kind was enqueued: fetch now instead of at the next poll. */
  wake(kind: string): void
}

export async function workJobs(boss: PgBoss, services: Services): Promise<JobWorkers> {
  const ids = new Map<string, string[]>()
  for (const kind of Object.keys(jobKinds) as JobKind[])
    for (let count = 0; count < workersPerKind; count += 1) {
      const options = { pollingIntervalSeconds: pollingSeconds, includeMetadata: true as const, batchSize: 1 }
      const id = await boss.work<unknown>(kind, options, async ([job]) => {
        if (job) await runJob(kind, job, services)
      })
      ids.set(kind, [...(ids.get(kind) ?? []), id])
    }
  return {
    wake(kind) {
      for (const id of ids.get(kind) ?? []) boss.notifyWorker(id)
    },
  }
}

async function runJob<K extends JobKind>(kind: K, job: PgBoss.JobWithMetadata<unknown>, services: Services) {
  const { payload, seconds } = jobKinds[kind]
  const handler = handlers[kind] as (services: Services, payload: unknown, run: Run) => Promise<void>
  const signal = AbortSignal.timeout(seconds * 1000 - margin)
  const last = job.retryCount >= job.retryLimit
  try {
    await handler(services, payload.parse(job.data), { signal, last })
  } catch (error) {
    if (isGone(error)) return services.log.info({ job: kind }, 'a job has ended: its user is gone')
    services.log.error({ err: error, job: kind, job_id: job.id, last }, 'job failed')
    throw error
  }
}
