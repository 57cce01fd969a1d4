import { type Kysely, sql } from 'kysely'

/** Of a follow: whether the person followed the user before it, and whether they do now although they did not then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table actions add column was_follower boolean, add column outcome_followed boolean`.execute(db)
}
