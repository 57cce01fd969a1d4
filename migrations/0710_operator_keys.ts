import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table operator_keys (
    key_hash bytea primary key,
    kind text not null check (kind in ('link', 'session')),
    created_at timestamptz not null,
    expires_at timestamptz not null
  )`.execute(db)
}
