import { type Kysely, sql } from 'kysely'

/** Whether the person followed the user before the follow, and whether they do now but did not then. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table actions add column was_follower boolean, add column outcome_followed boolean`.execute(db)
}
