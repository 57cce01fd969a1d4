import { type Kysely, sql } from 'kysely'

/** Since when learning is tested on half of the people a user's bot meets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table learning add column tested_since timestamptz`.execute(db)
}
