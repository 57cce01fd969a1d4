import { setTimeout as pause } from 'node:timers/promises'
import type PgBoss from 'pg-boss'
import { endOf } from '#app/adapters/deadline.ts'
import { MailRefused } from '#app/adapters/mail/mail.ts'
import { UnsealError } from '#app/db/sealed.ts'
import { answerMailRequest } from '#app/domain/account/mail-link/request.ts'
import { recordFailedSignIn } from '#app/domain/account/security/events.ts'
import { runAnalysis } from '#app/domain/analysis/run.ts'
import { updateCustomerEmail } from '#app/domain/billing/email.ts'
import { undoAction } from '#app/domain/bot/send/undo.ts'
import { NoSlot, slotsOf } from '#app/domain/connection/at-server.ts'
import { revokeCredentials } from '#app/domain/connection/revoke.ts'
import { rewriteDraft } from '#app/domain/drafts/rewrite.ts'
import { writeExport } from '#app/domain/export/write.ts'
import { isUserDeleted } from '#app/domain/failure.ts'
import { draftInboxReply } from '#app/domain/inbox/draft.ts'
import { look } from '#app/domain/inbox/look.ts'
import { mailAboutAccount } from '#app/domain/mail/account-mails.ts'
import { mailAnswers } from '#app/domain/mail/answer-mails.ts'
import { mailBilling } from '#app/domain/mail/billing-mails.ts'
import { mailAccountDeleted, mailPendingDeletion } from '#app/domain/mail/deletion-mails.ts'
import { mailExport } from '#app/domain/mail/export-mails.ts'
import { noteRefusal } from '#app/domain/mail/refused-address.ts'
import { mailSummary } from '#app/domain/mail/summary-mails.ts'
import { mailSupport, mailSupportCopy } from '#app/domain/mail/support-mails.ts'
import { mailToken } from '#app/domain/mail/token-mails.ts'
import { writeDrafts } from '#app/domain/ratings/write.ts'
import { withLog } from '#app/log.ts'
import { type Attempt, type JobKind, type JobPayload, jobKinds, postpone } from '#app/queue/queue.ts'
import type { Services } from '#app/services.ts'
import { startLoop } from '#app/worker/loop.ts'

type Handlers = { [K in JobKind]: (services: Services, payload: JobPayload<K>, attempt: Attempt) => Promise<void> }

const handlers: Handlers = {
  'mail.token': (services, { token_id }) => mailToken(services, token_id),
  'mail.request': (services, request) => answerMailRequest(services, request, services.clock.now()),
  'mail.notice': (services, notice) => mailAboutAccount(services, notice),
  'mail.account_deleted': (services, { id, sealed, why }) => mailAccountDeleted(services, id, sealed, why),
  'mail.leaving': (services, { user_id, why }) => mailPendingDeletion(services, user_id, why),
  'mail.support': (services, { message_id }) => mailSupport(services, message_id, services.clock.now()),
  'mail.receipt': (services, { message_id }) => mailSupportCopy(services, message_id),
  'mail.billing': (services, { mail_id }) => mailBilling(services, mail_id),
  'billing.email': (services, { user_id }) => updateCustomerEmail(services, user_id),
  'security.sign_in_failed': (services, { at, ...attempt }) => recordFailedSignIn(services.db, attempt, new Date(at)),
  'export.write': (services, { export_id }, attempt) => writeExport(services, export_id, attempt),
  'inbox.draft': (services, { inbox_id }, attempt) => draftInboxReply(services, inbox_id, attempt),
  'draft.rewrite': (services, { action_id }, attempt) => rewriteDraft(services, action_id, attempt),
  'ratings.write': (services, { user_id, round }, attempt) => writeDrafts(services, user_id, round, attempt),
  'inbox.look': (services, { user_id }, attempt) => look(services, user_id, attempt),
  'mail.summary': (services, summary) => mailSummary(services, summary),
  'mail.answers': (services, job) => mailAnswers(services, job),
  'mail.export': (services, { export_id }) => mailExport(services, export_id),
  'action.undo': (services, { action_id }, attempt) => undoAction(services, action_id, attempt),
  'connection.revoke': (services, revoked) => revokeCredentials(services, revoked),
  'analysis.run': (services, { analysis_id }, attempt) => runAnalysis(services, analysis_id, attempt),
  'analysis.repeat': (services, { analysis_id }, attempt) =>
    runAnalysis(services, analysis_id, attempt, 'analysis.repeat'),
}

/** A handler is aborted this long before the queue gives its job to another worker. */
const abortMarginMs = 5_000
export const pollEvery = 2_000
/** Per kind, for jobs that call no user-chosen servers. */
const jobsAtOnce = 2
const slotsAtServers: Partial<Record<JobKind, number>> = slotsOf
const slotRetryInterval = 2

interface JobWorkers {
  /** Fetch now rather than at the next poll. */
  wake(kind: string): void
  /** Starts nothing new, waits at most `ms`, then returns unfinished jobs to the queue. */
  stop(ms: number): Promise<void>
}

type Job = PgBoss.JobWithMetadata<unknown>

/**
 * pg-boss's own workers don't wait for a job's end to be recorded: a lost connection becomes an unhandled rejection,
 * and a stopping worker may fetch another job.
 */
export function workJobs(boss: PgBoss, services: Services): JobWorkers {
  const running = new Map<string, JobKind>()
  async function run(kind: JobKind, job: Job) {
    running.set(job.id, kind)
    const record = await runJob(kind, job, services).then(
      () => () => boss.complete(kind, job.id),
      (error) => () =>
        error instanceof NoSlot ? postpone(services.db, job.id, slotRetryInterval) : boss.fail(kind, job.id, error),
    )
    if (!running.delete(job.id)) return
    // An unrecorded job expires and runs again.
    await record().catch((error) =>
      services.log.error({ err: error, job: kind, job_id: job.id }, 'the result of a job could not be recorded'),
    )
  }
  const loops = new Map(
    (Object.keys(jobKinds) as JobKind[]).map((kind) => [
      kind as string,
      startLoop({
        claim: (limit) => boss.fetch<unknown>(kind, { batchSize: limit, includeMetadata: true }),
        run: (job) => run(kind, job),
        parallel: slotsAtServers[kind] ?? jobsAtOnce,
        pollEvery,
        log: services.log,
        name: `jobs of ${kind}`,
      }),
    ]),
  )
  return {
    wake: (kind) => loops.get(kind)?.wake(),
    async stop(ms) {
      const timer = new AbortController()
      const ended = Promise.all([...loops.values()].map((loop) => loop.stop()))
      await Promise.race([ended, pause(ms, null, { signal: timer.signal })])
      timer.abort()
      const left = [...running]
      running.clear()
      await Promise.all(left.map(([id, kind]) => boss.fail(kind, id, { message: 'the worker stopped' })))
    },
  }
}

async function runJob<K extends JobKind>(kind: K, job: Job, services: Services): Promise<void> {
  const { payload, seconds } = jobKinds[kind]
  const handler = handlers[kind] as (services: Services, payload: unknown, attempt: Attempt) => Promise<void>
  const signal = AbortSignal.timeout(seconds * 1000 - abortMarginMs)
  const isLast = job.retryCount >= job.retryLimit
  try {
    const log = services.log.child({ job: kind, job_id: job.id })
    const work = withLog(
      () => log,
      () => handler(services, payload.parse(job.data), { signal, isLast }),
    )
    // Frees the slot of a job that ignores its signal.
    await endOf(work, seconds * 1000, 'The job')
  } catch (error) {
    if (error instanceof MailRefused) {
      services.log.info({ job: kind, job_id: job.id }, 'job ended: the mail server refuses the address')
      await noteRefusal(services.db, error.to, error.status, services.clock.now())
      return
    }
    if (error instanceof UnsealError)
      return services.log.error({ err: error, job: kind, job_id: job.id }, 'job ended: its key is missing')
    if (isUserDeleted(error)) return services.log.info({ job: kind }, 'job ended: its user was deleted')
    const level = kind.startsWith('mail.') && !isLast ? 'warn' : 'error'
    if (!(error instanceof NoSlot))
      services.log[level]({ err: error, job: kind, job_id: job.id, last: isLast }, 'job failed')
    throw error
  }
}
