import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table exports (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null unique references users on delete cascade,
    state text not null check (state in ('waiting', 'writing', 'ready', 'failed')),
    bytes bigint,
    created_at timestamptz not null,
    ready_at timestamptz,
    expires_at timestamptz
  )`,
  `create table export_parts (
    export_id uuid not null references exports on delete cascade,
    user_id uuid not null references users on delete cascade,
    part int not null,
    bytes bytea not null,
    primary key (export_id, part)
  )`,
  'create index export_parts_user on export_parts (user_id)',
  // The archive is compressed already.
  'alter table export_parts alter column bytes set storage external',
]
