import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table rating_rounds (
      user_id uuid not null references users on delete cascade,
      round smallint not null,
      network text not null,
      network_account_id text not null,
      wanted smallint not null,
      state text not null check (state in ('writing', 'written')),
      ended_code text,
      asked_at timestamptz not null,
      closed_at timestamptz,
      primary key (user_id, round))`,
    `create table ratings (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      round smallint not null,
      position smallint not null,
      post_id text not null,
      post_text text not null,
      posted_at timestamptz not null,
      author_id text not null,
      author_handle text not null,
      author_name text not null,
      topic text,
      reason text not null,
      rests_on text not null,
      written_by text,
      text text not null,
      verdict text check (verdict in ('keep', 'not_me')),
      edited text,
      why text check (why in ('too_long', 'too_friendly', 'not_true', 'not_post')),
      learned jsonb,
      created_at timestamptz not null,
      rated_at timestamptz,
      unique (user_id, round, position),
      unique (user_id, round, author_id))`,
    `create table voice_choices (
      user_id uuid primary key references users on delete cascade,
      sound jsonb not null default '{}',
      changed_at timestamptz not null)`,
  ])
    await sql.raw(statement).execute(db)
}
