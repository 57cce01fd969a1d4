import { type Kysely, sql } from 'kysely'

/** Few users, whom maintenance looks for in every round. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index if not exists users_changing_email on users (id) where new_email is not null`.execute(db)
}
