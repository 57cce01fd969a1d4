import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table unread_authors (
      user_id uuid not null references users on delete cascade,
      network text not null,
      author_id text not null,
      post_id text not null,
      language text not null,
      written_at timestamptz not null,
      allowed_at timestamptz,
      primary key (user_id, network, author_id))`,
    'alter table heard_opt_outs add column by_model boolean not null default false',
  ])
    await sql.raw(statement).execute(db)
}
