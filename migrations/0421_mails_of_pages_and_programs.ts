import { type Kysely, sql } from 'kysely'

/** Where anybody may ask for a mail, a page and an API client each have one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index mail_tokens_one_a_purpose`.execute(db)
  await sql`
    create unique index mail_tokens_one_a_purpose on mail_tokens
      (user_id, purpose, (browser_hash is null and purpose in ('recovery', 'magiclink')))
    where purpose <> 'signup'`.execute(db)
}
