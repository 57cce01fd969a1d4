import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table account_analyses add column seen_at timestamptz',
    `update account_analyses set seen_at = updated_at where status = 'complete' and user_id in
      (select user_id from onboarding where setup_completed_at is not null)`,
  ])
    await sql.raw(statement).execute(db)
}
