import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // `kind:situation` with the time until which it is left to the user.
  await sql`alter table connections add column click_only jsonb`.execute(db)
}
