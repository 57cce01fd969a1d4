import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // digest: makes the same text by the same sender on the same day one message.
  `create table support_messages (
    id uuid primary key default gen_random_uuid(),
    user_id uuid references users (id) on delete cascade,
    plan_type text,
    name text not null,
    email text not null,
    subject text not null,
    message text not null,
    digest bytea not null unique,
    created_at timestamptz not null,
    sent_at timestamptz
  )`,
  'create index support_messages_user on support_messages (user_id) where user_id is not null',
  'create index support_messages_age on support_messages (created_at)',
]
