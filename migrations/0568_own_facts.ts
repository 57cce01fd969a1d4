import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `create table own_facts (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      text text not null,
      added_at timestamptz not null,
      unique (user_id, text))`,
    `alter table drafts add column claims text[] not null default '{}'`,
  ])
    await sql.raw(statement).execute(db)
}
