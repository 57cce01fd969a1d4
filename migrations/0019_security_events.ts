import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table security_events (
    id bigint generated always as identity primary key,
    user_id uuid not null references users on delete cascade,
    kind text not null,
    device text,
    detail text,
    attempts integer not null default 1,
    -- Set for failed attempts only: those of one hour share a row, so that an attacker cannot fill the list.
    hour timestamptz,
    created_at timestamptz not null,
    unique (user_id, kind, hour)
  )`.execute(db)
  await sql`create index security_events_newest on security_events (user_id, created_at desc)`.execute(db)
}
