import { type Kysely, sql } from 'kysely'

/** Must match `listedAt` of domain/activity/recent.ts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index actions_listed on actions (user_id, coalesce(claimed_at, created_at) desc, id desc)`.execute(
    db,
  )
}
