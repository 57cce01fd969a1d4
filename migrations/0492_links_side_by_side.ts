import { type Kysely, sql } from 'kysely'

/** One link per requester. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index mail_tokens_one_a_purpose`.execute(db)
  await sql`
    create unique index mail_tokens_one_a_purpose on mail_tokens (user_id, purpose)
    where purpose not in ('signup', 'recovery', 'magiclink')`.execute(db)
}
