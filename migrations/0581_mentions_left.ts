import { type Kysely, sql } from 'kysely'

/** Where to read on if more mentions came between two looks than one look reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table connections add column mentions_left jsonb`.execute(db)
}
