import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table devices (
    user_id uuid not null references users on delete cascade,
    mark_hash bytea not null,
    created_at timestamptz not null,
    seen_at timestamptz not null,
    primary key (user_id, mark_hash)
  )`.execute(db)
}
