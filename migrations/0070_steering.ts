import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `alter table bots
    add column enable_auto_reply boolean not null default true,
    add column enable_auto_view boolean not null default true,
    add column hours jsonb`,
  `create table bot_terms (
    user_id uuid not null references users on delete cascade,
    list text not null check (list in ('look_for', 'avoid', 'person')),
    key text not null,
    value text not null,
    author_id text,
    added_at timestamptz not null,
    primary key (user_id, list, key)
  )`,
  `alter table actions
    add column topic text,
    add column not_like_me boolean not null default false`,
  `create index actions_not_like_me on actions (user_id, created_at desc) where not_like_me`,
]
