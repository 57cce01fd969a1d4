import { type Kysely, sql } from 'kysely'

/** A handle may pass to another person: a term keeps the ids of everyone whom the user named by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bot_terms add column other_ids text[] not null default '{}'`.execute(db)
}
