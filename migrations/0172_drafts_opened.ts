import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // When the user went to the network's own page to do it there.
  await sql`alter table drafts add column opened_at timestamptz`.execute(db)
}
