import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table flows add column time_zone text',
  // A ticket is a MAC of the row's id and is not stored; using it deletes the row.
  `create table stream_tickets (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    session_id uuid not null references sessions on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index stream_tickets_age on stream_tickets (expires_at)',
  'create index stream_tickets_session on stream_tickets (session_id)',
  'create index stream_tickets_user on stream_tickets (user_id)',
]
