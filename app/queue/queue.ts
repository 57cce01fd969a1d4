import { isDeepStrictEqual } from 'node:util'
import { CompiledQuery, sql } from 'kysely'
import PgBoss from 'pg-boss'
import { z } from 'zod'
import { networkIds } from '#app/contract/networks.ts'
import { type Db, openPool, type Tx } from '#app/db/pool.ts'

/** Longer than a mail server may take: a mail that is still being accepted must not be sent a second time. */
const mailSeconds = 120
/** The last retry comes hours after the first: a mail survives an overnight outage of the mail server. */
const mailTries = 15

/** Every kind of one-off job with its payload. `seconds` bounds a run; a handler's own deadline is shorter. */
export const jobKinds = {
  'mail.token': { payload: z.object({ token_id: z.string() }), seconds: mailSeconds, tries: 8 },
  'mail.request': {
    payload: z.object({
      /** null: the address is nobody's. Anybody may type any, so it is not in here. */
      user_id: z.string().nullable(),
      purpose: z.enum(['signup', 'recovery', 'magiclink', 'email_change']),
      /** A user to be created, with the address sealed for this job alone; null: an unknown address gets nothing. */
      newcomer: z
        .object({ id: z.string(), sealed: z.string(), user_metadata: z.record(z.string(), z.unknown()) })
        .nullable(),
      /** The hash of the requesting browser's id, in base64url. */
      browser: z.string().nullable(),
      redirect_to: z.string().nullable(),
      challenge: z.object({ code_challenge: z.string(), code_challenge_method: z.literal('s256') }).nullable(),
      /** Of a sign-up: the hash of the chosen password, sealed for this job alone. */
      password: z.object({ id: z.string(), sealed: z.string() }).nullable().default(null),
    }),
    seconds: 30,
    tries: 8,
  },
  /** Mails a user about their account (`domain/mail/account-mails.ts`); a notice in the app needs no job. */
  'mail.notice': {
    payload: z.object({
      user_id: z.string(),
      notice: z.enum([
        'connection_closed',
        'bot_stopped',
        'password_changed',
        'factor_changed',
        'sign_in_method_changed',
        'email_changed',
        'new_sign_in',
        'refresh_token_reused',
        'factor_failed',
        'recovery_codes',
        'known_sign_up',
        'password_dropped',
      ]),
      /** The recipient, when that is no longer the user's address. */
      to: z.string().optional(),
      /** Details for the text, such as a device; never a secret. */
      about: z.record(z.string(), z.string()).optional(),
    }),
    seconds: mailSeconds,
    tries: mailTries,
  },
  'mail.account_deleted': {
    // The address of a deleted user is never stored in the clear: it is sealed, for this job alone.
    payload: z.object({
      id: z.string(),
      sealed: z.string(),
      /** Absent: the owner asked. */
      why: z.enum(['inactive', 'discontinued']).optional(),
    }),
    seconds: mailSeconds,
    tries: mailTries,
  },
  'mail.support': { payload: z.object({ message_id: z.string() }), seconds: mailSeconds, tries: mailTries },
  /** The copy of a message to support, for its sender; receipts of payments are `mail.billing`. */
  'mail.receipt': { payload: z.object({ message_id: z.string() }), seconds: mailSeconds, tries: mailTries },
  'mail.billing': { payload: z.object({ mail_id: z.string() }), seconds: mailSeconds, tries: mailTries },
  'billing.email': { payload: z.object({ user_id: z.string() }), seconds: 30, tries: 15 },
  'security.sign_in_failed': {
    // Enqueued with null for an unknown address too, so that the refusal takes the same time.
    payload: z.object({ user_id: z.string().nullable(), device: z.string(), at: z.iso.datetime() }),
    seconds: 30,
    tries: 3,
  },
  'export.write': { payload: z.object({ export_id: z.string() }), seconds: 300, tries: 3 },
  'inbox.look': { payload: z.object({ user_id: z.string() }), seconds: 30, tries: 2 },
  'draft.rewrite': { payload: z.object({ action_id: z.string() }), seconds: 60, tries: 3 },
  /** An account will be deleted soon. */
  'mail.leaving': {
    payload: z.object({ user_id: z.string(), why: z.enum(['inactive', 'discontinued']) }),
    seconds: mailSeconds,
    tries: mailTries,
  },
  'mail.summary': {
    payload: z.object({ user_id: z.string(), span: z.enum(['day', 'week']), before: z.string() }),
    seconds: mailSeconds,
    tries: mailTries,
  },
  'mail.answers': {
    payload: z.object({ user_id: z.string(), since: z.iso.datetime(), until: z.iso.datetime().optional() }),
    seconds: mailSeconds,
    tries: mailTries,
  },
  'mail.export': { payload: z.object({ export_id: z.string() }), seconds: mailSeconds, tries: mailTries },
  // The last retry comes hours after the first, so that it outlasts a pause that the network asks for.
  'action.undo': { payload: z.object({ action_id: z.string() }), seconds: 40, tries: 13 },
  // The tokens are those of a connection that is gone, sealed for this job alone.
  'connection.revoke': {
    payload: z.object({ id: z.string(), network: z.enum(networkIds), credentials: z.string() }),
    seconds: 30,
    tries: 13,
  },
  /** A user's first analysis. */
  'analysis.run': { payload: z.object({ analysis_id: z.string() }), seconds: 40, tries: 3 },
  /** Another one: a kind of its own, so that those who try again and again do not delay newcomers. */
  'analysis.repeat': { payload: z.object({ analysis_id: z.string() }), seconds: 40, tries: 3 },
} as const

export type JobKind = keyof typeof jobKinds
export type JobPayload<K extends JobKind> = z.infer<(typeof jobKinds)[K]['payload']>

export const jobsChannel = 'warble_jobs'

/** The queue's interface: a job commits with the change that causes it. */
export interface Queue {
  enqueue<K extends JobKind>(tx: Tx, kind: K, payload: JobPayload<K>): Promise<void>
  /** Any number in one statement, since a long transaction is cut off. */
  enqueueAll<K extends JobKind>(tx: Tx, kind: K, payloads: JobPayload<K>[]): Promise<void>
}

/** How often expired jobs of killed workers are looked for, in seconds (the library's default is 120). */
const maintenanceSeconds = 5

/** `onError` gets failures of the queue's own maintenance; it recovers by itself. */
export function openBoss(connectionString: string, onError: (error: Error) => void): PgBoss {
  const pool = openPool(connectionString, 4, onError)
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    maintenanceIntervalSeconds: maintenanceSeconds,
    schedule: false,
    // `retention.jobs` says so too: done ones are deleted within two days.
    archiveCompletedAfterSeconds: 24 * 3600,
    deleteAfterDays: 1,
  })
  boss.on('error', onError)
  boss.once('stopped', () => void pool.end())
  return boss
}

/** An arbitrary number for the advisory lock: one process at a time creates queues. */
const queuesLock = 7_310_559

/**
 * Creates missing queues; part of the migration. A queue is a table of its own, and two processes that create theirs in
 * different order would deadlock.
 */
export async function createQueues(boss: PgBoss, db: Db): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${queuesLock})`.execute(connection)
    try {
      await createMissing(boss)
    } finally {
      await sql`select pg_advisory_unlock(${queuesLock})`.execute(connection)
    }
  })
}

async function createMissing(boss: PgBoss): Promise<void> {
  const present = new Map((await boss.getQueues()).map((queue) => [queue.name, queue as PgBoss.Queue]))
  for (const [name, { seconds, tries }] of Object.entries(jobKinds)) {
    const options = { name, expireInSeconds: seconds, retryLimit: tries - 1, retryDelay: 2, retryBackoff: true }
    const known = present.get(name)
    if (!known) await boss.createQueue(name, options)
    else if (!isDeepStrictEqual({ ...known, ...options }, known)) await boss.updateQueue(name, options)
  }
}

/**
 * Deletes every job, done or waiting, whose payload contains one of these ids or addresses. A running job continues,
 * and leaves nothing behind.
 */
export async function deleteJobs(tx: Tx, named: string[]): Promise<void> {
  const kinds = Object.keys(jobKinds)
  for (const table of ['jobs.job', 'jobs.archive'])
    await sql`
      delete from ${sql.table(table)} where name = any(${kinds})
        and exists (select from jsonb_each_text(data) as part where part.value = any(${named}))`.execute(tx)
}

/** Deletes the mails that have not been sent. Returns how many. */
export async function deleteUnsentMails(db: Db): Promise<number> {
  const kinds = Object.keys(jobKinds).filter((kind) => kind.startsWith('mail.'))
  const { numAffectedRows } = await sql`
    delete from jobs.job where name = any(${kinds}) and state in ('created', 'retry', 'active')`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/**
 * Puts a claimed job back as if it had not been claimed: it comes after all others of its kind, and no sooner than in
 * `seconds`.
 */
export async function postpone(db: Db, id: string, seconds: number): Promise<void> {
  await sql`
    update jobs.job set state = (case when retry_count > 0 then 'retry' else 'created' end)::jobs.job_state,
      started_on = null, priority = -1, start_after = now() + make_interval(secs => ${seconds})
    where id = ${id} and state = 'active'`.execute(db)
}

/** Real seconds that the oldest job has been ready for without being taken; 0 where none is waiting. */
export async function secondsOfWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - min(greatest(created_on, start_after)))::float8 as seconds from jobs.job
    where name = any(${Object.keys(jobKinds)}) and state in ('created', 'retry') and start_after <= now()`.execute(db)
  return rows[0]?.seconds ?? 0
}

export function createQueue(boss: PgBoss): Queue {
  const within = (tx: Tx) => ({
    db: {
      async executeSql(text: string, values: unknown[]) {
        const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values))
        return { rows }
      },
    },
  })
  const notify = (tx: Tx, kind: JobKind) => sql`select pg_notify(${jobsChannel}, ${kind})`.execute(tx)
  return {
    async enqueue(tx, kind, payload) {
      const id = await boss.send(kind, jobKinds[kind].payload.parse(payload), within(tx))
      if (id === null) throw new Error(`The queue took no job of kind ${kind}.`)
      await notify(tx, kind)
    },
    async enqueueAll(tx, kind, payloads) {
      const jobs = payloads.map((payload) => ({ name: kind, data: jobKinds[kind].payload.parse(payload) }))
      if (jobs.length === 0) return
      await boss.insert(jobs, within(tx))
      await notify(tx, kind)
    },
  }
}
