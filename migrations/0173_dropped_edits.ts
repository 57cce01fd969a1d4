import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The user wants it to be no example of their voice; the history still says that they edited the draft.
  await sql`alter table draft_edits add column is_dropped boolean not null default false`.execute(db)
}
