import { type Kysely, sql } from 'kysely'

/** A row's deletion looks for the rows that name it: without an index, through the whole table. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index factors_user on factors (user_id)`.execute(db)
  await sql`create index factor_challenges_factor on factor_challenges (factor_id)`.execute(db)
  await sql`create index factor_challenges_session on factor_challenges (session_id)`.execute(db)
  await sql`create index sessions_factor on sessions (factor_id) where factor_id is not null`.execute(db)
}
