import { type Kysely, sql } from 'kysely'

/** What was known of a post and its author when the bot chose it for a reply, and whether its author came back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table actions add column choice jsonb, add column came_back boolean`.execute(db)
  await sql`create index actions_unsettled on actions (user_id, claimed_at)
    where choice is not null and came_back is null and state = 'success'`.execute(db)
}
