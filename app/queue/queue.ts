import { CompiledQuery, sql } from 'kysely'
import PgBoss from 'pg-boss'
import { z } from 'zod'
import type { Tx } from '#app/db/pool.ts'

/** Every kind of one-off job with its payload. `seconds` bounds a run; a handler's own deadline is shorter. */
export const jobKinds = {
  'mail.signup': { payload: z.object({ token_id: z.string() }), seconds: 30, tries: 8 },
  'mail.notice': {
    payload: z.object({ user_id: z.string(), notice: z.enum(['connection_closed']) }),
    seconds: 30,
    tries: 8,
  },
  'analysis.run': { payload: z.object({ analysis_id: z.string() }), seconds: 40, tries: 3 },
} as const

export type JobKind = keyof typeof jobKinds
export type JobPayload<K extends JobKind> = z.infer<(typeof jobKinds)[K]['payload']>

export const jobsChannel = 'warble_jobs'

/** The port to the queue: a job commits with the change that causes it. */
export interface Queue {
  enqueue<K extends JobKind>(tx: Tx, kind: K, payload: JobPayload<K>): Promise<void>
}

/** How often expired jobs of killed workers are looked for, in seconds (the library's default is 120). */
const maintenanceSeconds = 5

/** `onError` hears of failures of the queue's own upkeep; it goes on by itself. */
export function openBoss(connectionString: string, onError: (error: Error) => void): PgBoss {
  const boss = new PgBoss({
    connectionString,
    schema: 'jobs',
    max: 4,
    maintenanceIntervalSeconds: maintenanceSeconds,
    schedule: false,
  })
  boss.on('error', onError)
  return boss
}

/** Creates the queues that are not there yet; part of the migration. */
export async function createQueues(boss: PgBoss): Promise<void> {
  for (const [kind, { seconds, tries }] of Object.entries(jobKinds))
    await boss.createQueue(kind, {
      name: kind,
      expireInSeconds: seconds,
      retryLimit: tries - 1,
      retryDelay: 2,
      retryBackoff: true,
    })
}

export function createQueue(boss: PgBoss): Queue {
  return {
    async enqueue(tx, kind, payload) {
      const id = await boss.send(kind, jobKinds[kind].payload.parse(payload), {
        db: {
          async executeSql(text, values) {
            const { rows } = await tx.executeQuery(CompiledQuery.raw(text, values))
            return { rows }
          },
        },
      })
      if (id === null) throw new Error(`The queue took no job of kind ${kind}.`)
      await sql`select pg_notify(${jobsChannel}, ${kind})`.execute(tx)
    },
  }
}
