import { type Kysely, sql } from 'kysely'

/** Bots that exist keep the mode they work in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bots add column mode_chosen boolean not null default true`.execute(db)
}
