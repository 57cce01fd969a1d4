import { type Kysely, sql } from 'kysely'

/** `actions_to_do` is the same index. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index actions_undecided`.execute(db)
}
