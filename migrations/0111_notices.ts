import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table notices (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    kind text not null check (kind in ('answer', 'mention', 'bot_stopped', 'mail_refused')),
    key text not null,
    person text,
    text text not null,
    url text,
    created_at timestamptz not null,
    read_at timestamptz,
    unique (user_id, key)
  )`,
  'create index notices_newest on notices (user_id, created_at desc)',
  'create index notices_unread on notices (user_id) where read_at is null',
  'create index notices_age on notices (created_at)',
  `alter table notification_preferences
    add column answers boolean not null default false,
    add column answers_mailed_at timestamptz`,
  'alter table users add column mail_refused_at timestamptz, add column mail_refusal text',
]
