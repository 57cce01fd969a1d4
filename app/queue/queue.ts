import { isDeepStrictEqual } from 'node:util'
import { type RawBuilder, sql } from 'kysely'
import PgBoss from 'pg-boss'
import { z } from 'zod'
import { networkIds } from '#app/contract/networks.ts'
import { type Db, openPool, type Tx } from '#app/db/pool.ts'

/** Longer than a mail server may take to accept, so that no mail is sent twice. */
const mailSeconds = 120
/** Retries span hours: a mail survives an overnight outage of the mail server. */
const mailTries = 15
/** In seconds: someone waits for this mail. It is tried until its link is dead, which takes a day at most. */
const awaitedEvery = 10
const awaitedTries = 24 * 360

/** `seconds` bounds a run; a handler's own deadline is shorter. `every`: seconds between tries, else they double. */
export const jobKinds = {
  'mail.token': {
    payload: z.object({ token_id: z.string() }),
    seconds: mailSeconds,
    tries: awaitedTries,
    every: awaitedEvery,
  },
  'mail.request': {
    payload: z.object({
      /** null: an unknown address, which is not stored, as anyone may type any. */
      user_id: z.string().nullable(),
      purpose: z.enum(['signup', 'recovery', 'magiclink', 'email_change']),
      /** A user to create; the address is sealed. null: an unknown address gets nothing. */
      newcomer: z
        .object({ id: z.string(), sealed: z.string(), user_metadata: z.record(z.string(), z.unknown()) })
        .nullable(),
      /** Hash of the browser's id, in base64url. */
      browser: z.string().nullable(),
      redirect_to: z.string().nullable(),
      challenge: z.object({ code_challenge: z.string(), code_challenge_method: z.literal('s256') }).nullable(),
      /** For a sign-up with a password: its token, if that is to be mailed. */
      recorded: z.object({ token_id: z.string().nullable() }).nullable().default(null),
    }),
    seconds: 30,
    tries: 8,
  },
  'mail.notice': {
    payload: z.object({
      user_id: z.string(),
      notice: z.enum([
        'connection_closed',
        'bot_stopped',
        'complaint',
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
      to: z.string().optional(),
      /** Details for the text; never a secret. */
      about: z.record(z.string(), z.string()).optional(),
    }),
    seconds: mailSeconds,
    tries: mailTries,
  },
  'mail.account_deleted': {
    payload: z.object({
      id: z.string(),
      sealed: z.string(),
      why: z.enum(['inactive', 'discontinued']).optional(),
    }),
    seconds: mailSeconds,
    tries: mailTries,
  },
  'mail.support': { payload: z.object({ message_id: z.string() }), seconds: mailSeconds, tries: mailTries },
  'mail.receipt': { payload: z.object({ message_id: z.string() }), seconds: mailSeconds, tries: mailTries },
  'mail.billing': { payload: z.object({ mail_id: z.string() }), seconds: mailSeconds, tries: mailTries },
  'billing.email': { payload: z.object({ user_id: z.string() }), seconds: 30, tries: 15 },
  'security.sign_in_failed': {
    // Also enqueued for an unknown address (null), so that timing reveals nothing.
    payload: z.object({ user_id: z.string().nullable(), device: z.string(), at: z.iso.datetime() }),
    seconds: 30,
    tries: 3,
  },
  'export.write': { payload: z.object({ export_id: z.string() }), seconds: 300, tries: 3 },
  'inbox.look': { payload: z.object({ user_id: z.string() }), seconds: 30, tries: 2 },
  'inbox.draft': { payload: z.object({ inbox_id: z.string() }), seconds: 60, tries: 3 },
  'draft.rewrite': { payload: z.object({ action_id: z.string() }), seconds: 60, tries: 3 },
  'ratings.write': { payload: z.object({ user_id: z.string(), round: z.number() }), seconds: 120, tries: 2 },
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
  // Retries span hours, to outlast a pause that the network asks for.
  'action.undo': { payload: z.object({ action_id: z.string() }), seconds: 40, tries: 13 },
  'connection.revoke': {
    payload: z.object({ id: z.string(), network: z.enum(networkIds), credentials: z.string() }),
    seconds: 30,
    tries: 13,
  },
  'analysis.run': { payload: z.object({ analysis_id: z.string() }), seconds: 40, tries: 3 },
  /** A kind of its own, so that repeats don't delay newcomers. */
  'analysis.repeat': { payload: z.object({ analysis_id: z.string() }), seconds: 40, tries: 3 },
} as const

export type JobKind = keyof typeof jobKinds

/** One run of a job; `isLast`: a failure is final. */
export interface Attempt {
  signal: AbortSignal
  isLast: boolean
}

export type JobPayload<K extends JobKind> = z.infer<(typeof jobKinds)[K]['payload']>

export const jobsChannel = 'warble_jobs'

/** A job commits with the change that causes it. */
export interface Queue {
  enqueue<K extends JobKind>(tx: Tx, kind: K, payload: JobPayload<K>): Promise<void>
  enqueueAll<K extends JobKind>(tx: Tx, kind: K, payloads: JobPayload<K>[]): Promise<void>
  enqueueAlone<K extends JobKind>(db: Db, kind: K, payload: JobPayload<K>): Promise<void>
  /** `enqueue` as CTEs, if `when` holds; the statement must read from `enqueued`. */
  parts<K extends JobKind>(kind: K, payload: JobPayload<K>, when: RawBuilder<boolean>): RawBuilder<unknown>
}

/** Check interval for expired jobs of killed workers (pg-boss: 120). */
const maintenanceSeconds = 5

/** `onError`: failures of the queue's own maintenance, which recovers by itself. */
export function openBoss(connectionString: string, onError: (error: Error) => void): PgBoss {
  const pool = openPool(connectionString, 4, onError)
  const boss = new PgBoss({
    db: { executeSql: (text, values) => pool.query(text, values) },
    schema: 'jobs',
    maintenanceIntervalSeconds: maintenanceSeconds,
    schedule: false,
    // Must match `retention.jobs`.
    archiveCompletedAfterSeconds: 24 * 3600,
    deleteAfterDays: 1,
  })
  boss.on('error', onError)
  boss.once('stopped', () => void pool.end())
  return boss
}

const queuesLock = 7_310_559

/** Part of the migration. Locked: each queue is a table, and parallel creation in different order would deadlock. */
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
  for (const [name, kind] of Object.entries(jobKinds)) {
    const every = 'every' in kind ? kind.every : null
    const retry = { retryLimit: kind.tries - 1, retryDelay: every ?? 2, retryBackoff: every === null }
    const options = { name, expireInSeconds: kind.seconds, ...retry }
    const known = present.get(name)
    if (!known) await boss.createQueue(name, options)
    else if (!isDeepStrictEqual({ ...known, ...options }, known)) await boss.updateQueue(name, options)
  }
}

/** Deletes jobs, done or waiting, whose payload contains one of these ids or addresses; a running job finishes. */
export async function deleteJobs(tx: Tx, named: string[]): Promise<void> {
  const kinds = Object.keys(jobKinds)
  for (const table of ['jobs.job', 'jobs.archive'])
    await sql`
      delete from ${sql.table(table)} where name = any(${kinds})
        and exists (select from jsonb_each_text(data) as part where part.value = any(${named}))`.execute(tx)
}

export async function deleteUnsentMails(db: Db): Promise<number> {
  const kinds = Object.keys(jobKinds).filter((kind) => kind.startsWith('mail.'))
  const { numAffectedRows } = await sql`
    delete from jobs.job where name = any(${kinds}) and state in ('created', 'retry', 'active')`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** Returns a claimed job to the end of its queue, not before `seconds` from now. */
export async function postpone(db: Db, id: string, seconds: number): Promise<void> {
  await sql`
    update jobs.job set state = (case when retry_count > 0 then 'retry' else 'created' end)::jobs.job_state,
      started_on = null, priority = -1, start_after = now() + make_interval(secs => ${seconds})
    where id = ${id} and state = 'active'`.execute(db)
}

/** Real seconds; 0 if none waits. */
export async function secondsOfWaiting(db: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number | null }>`
    select extract(epoch from now() - min(greatest(created_on, start_after)))::float8 as seconds from jobs.job
    where name = any(${Object.keys(jobKinds)}) and state in ('created', 'retry') and start_after <= now()`.execute(db)
  return rows[0]?.seconds ?? 0
}

export function createQueue(): Queue {
  async function insert<K extends JobKind>(db: Db, kind: K, payloads: JobPayload<K>[]): Promise<void> {
    const { rows } = await sql`with ${jobParts(kind, payloads, sql`true`)} select from enqueued`.execute(db)
    if (rows.length === 0) throw new Error(`The queue took no job of kind ${kind}.`)
  }
  return {
    enqueue: (tx, kind, payload) => insert(tx, kind, [payload]),
    enqueueAlone: (db, kind, payload) => insert(db, kind, [payload]),
    enqueueAll: async (tx, kind, payloads) => {
      if (payloads.length > 0) await insert(tx, kind, payloads)
    },
    parts: (kind, payload, when) => jobParts(kind, [payload], when),
  }
}

/** pg-boss's own insert, plus the notice that wakes the workers. */
function jobParts<K extends JobKind>(
  kind: K,
  payloads: JobPayload<K>[],
  when: RawBuilder<boolean>,
): RawBuilder<unknown> {
  const list = JSON.stringify(payloads.map((payload) => jobKinds[kind].payload.parse(payload)))
  return sql`
    job as (
      insert into jobs.job (name, data, expire_in, retry_limit, retry_delay, retry_backoff, policy)
      select name, payload, expire_seconds * interval '1 second', retry_limit, retry_delay, retry_backoff, policy
      from jobs.queue cross join jsonb_array_elements(${list}::jsonb) as payload where name = ${kind} and ${when}
      returning id),
    enqueued as (select pg_notify(${jobsChannel}, ${kind}) from job limit 1)`
}
