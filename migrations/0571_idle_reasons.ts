import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bots add column found jsonb, add column widened_at timestamptz`.execute(db)
  await sql`create index actions_failed on actions (user_id, claimed_at) where state = 'failed'`.execute(db)
}
