import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table draft_edits add column is_dropped boolean not null default false`.execute(db)
}
