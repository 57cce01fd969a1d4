import { type Kysely, sql } from 'kysely'

/** Each requester of a sign-up has their own, so that nobody can set another's before they confirm. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail_tokens add column sign_up_data jsonb`.execute(db)
}
