import { type Kysely, sql } from 'kysely'

/** A draft that the user asked for in the inbox, and why there is none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table inbox_posts add column draft_asked_at timestamptz, add column draft_refusal text`.execute(db)
}
