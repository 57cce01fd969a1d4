import { type Kysely, sql } from 'kysely'

/** Waiting jobs keep their place. A new database has no queues yet. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const found = await sql`select to_regclass('jobs.queue') as queue`.execute(db)
  if ((found.rows as { queue: string | null }[])[0]?.queue === null) return
  await sql`update jobs.job set data = jsonb_set(data, '{notice}', '"sign_in_method_changed"')
    where name = 'mail.notice' and data->>'notice' = 'way_changed'`.execute(db)
  await sql`update jobs.job set data = jsonb_set(data #- '{about,way}', '{about,account}', data#>'{about,way}')
    where name = 'mail.notice' and data->'about' ? 'way'`.execute(db)
  const old = await sql`select name from jobs.queue where name = 'mail.farewell'`.execute(db)
  if (old.rows.length === 0) return
  for (const statement of [
    `select jobs.create_queue('mail.account_deleted', '{"policy": "standard"}')`,
    `update jobs.job set name = 'mail.account_deleted' where name = 'mail.farewell'`,
    `update jobs.archive set name = 'mail.account_deleted' where name = 'mail.farewell'`,
    // The queue can be dropped only once its foreign keys are checked.
    'set constraints all immediate',
    `select jobs.delete_queue('mail.farewell')`,
  ])
    await sql.raw(statement).execute(db)
}
