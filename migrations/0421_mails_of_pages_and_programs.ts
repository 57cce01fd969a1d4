import { type Kysely, sql } from 'kysely'

/** Pages and API clients count separately. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index mail_tokens_one_a_purpose`.execute(db)
  await sql`
    create unique index mail_tokens_one_a_purpose on mail_tokens
      (user_id, purpose, (browser_hash is null and purpose in ('recovery', 'magiclink')))
    where purpose <> 'signup'`.execute(db)
}
