import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Without a row the defaults apply. The days: local days on which each mail was last sent.
  `create table notification_preferences (
    user_id uuid primary key references users on delete cascade,
    email boolean not null default true,
    daily_summary boolean not null default false,
    weekly_digest boolean not null default false,
    error_alerts boolean not null default true,
    summary_day date,
    digest_day date
  )`,
]
