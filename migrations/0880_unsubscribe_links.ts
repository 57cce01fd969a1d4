import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table unsubscribe_links (
    key text primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    kind text not null,
    expires_at timestamptz not null
  )`,
  'create index unsubscribe_links_user on unsubscribe_links (user_id)',
  'create index unsubscribe_links_age on unsubscribe_links (expires_at)',
  // Links in mails already sent named the kind and the user.
  `insert into unsubscribe_links (key, user_id, kind, expires_at)
    select kind || ':' || user_id, user_id, kind, now() + interval '30 days'
    from notification_preferences, unnest(array['daily_summary', 'weekly_digest', 'answers']) as kind`,
]
