import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table extension_sessions (
    session_id uuid primary key references sessions on delete cascade,
    user_id uuid not null references users on delete cascade,
    browser_info text not null,
    extension_version text not null,
    network_signed_in boolean,
    created_at timestamptz not null,
    last_activity timestamptz not null
  )`,
  'create index extension_sessions_user on extension_sessions (user_id, last_activity)',
  `create table extension_pairings (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    session_id uuid not null references sessions on delete cascade,
    expires_at timestamptz not null
  )`,
  'create index extension_pairings_age on extension_pairings (expires_at)',
  'create index extension_pairings_session on extension_pairings (session_id)',
  'create index extension_pairings_user on extension_pairings (user_id)',
  'alter table users add column auto_login_enabled boolean not null default true',
]
