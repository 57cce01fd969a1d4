import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table bot_terms
      add column name text, add column bio text, add column looked_at timestamptz, add column posted_at timestamptz`,
    `create table hidden_suggestions (
      user_id uuid not null references users on delete cascade,
      network text not null,
      author_id text not null,
      hidden_at timestamptz not null,
      primary key (user_id, network, author_id))`,
    'create index hidden_suggestions_hidden on hidden_suggestions (hidden_at)',
  ])
    await sql.raw(statement).execute(db)
}
