import { type Kysely, sql } from 'kysely'

/** Ids of people other than the author; asked again before a reply is sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table actions add column if not exists reaches text[]`.execute(db)
}
