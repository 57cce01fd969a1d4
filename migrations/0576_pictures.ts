import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table people_pictures (
      user_id uuid not null references users on delete cascade,
      network text not null,
      handle text not null,
      address text not null,
      seen_at timestamptz not null,
      primary key (user_id, network, handle))`,
    `create table picture_files (
      address text primary key,
      media_type text,
      bytes bytea,
      fetched_at timestamptz not null)`,
    'create index people_pictures_seen on people_pictures (seen_at)',
    'create index picture_files_fetched on picture_files (fetched_at)',
  ])
    await sql.raw(statement).execute(db)
}
