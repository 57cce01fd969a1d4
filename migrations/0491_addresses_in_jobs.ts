import { type Kysely, sql } from 'kysely'

/** Old jobs held the typed address. A new database has no queues yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const found = await sql`select to_regclass('jobs.queue') as queue`.execute(db)
  if ((found.rows as { queue: string | null }[])[0]?.queue === null) return
  for (const table of ['jobs.job', 'jobs.archive'])
    await sql`delete from ${sql.table(table)} where name in ('mail.request', 'security.sign_in_failed')
      and data ? 'email'`.execute(db)
}
