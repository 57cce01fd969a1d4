import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'create index security_events_age on security_events (created_at)',
  'create index rate_limits_age on rate_limits (window_start)',
  // The last post is the oldest one.
  `create index searches_oldest on searches ((posts -> -1 ->> 'created_at'))`,
]
