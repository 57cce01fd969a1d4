import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The browsers that a user has signed in with: a sign-in from a new one is reported by mail.
  await sql`create table devices (
    user_id uuid not null references users on delete cascade,
    mark_hash bytea not null,
    created_at timestamptz not null,
    seen_at timestamptz not null,
    primary key (user_id, mark_hash)
  )`.execute(db)
}
