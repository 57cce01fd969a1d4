import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The texts in whose place the user asked for another one.
  await sql`alter table drafts add column declined_texts text[] not null default '{}'`.execute(db)
}
