import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const usesSlot = `state in ('sending', 'success', 'unknown', 'undone')`

const statements = [
  `create table inbox_posts (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete cascade,
    network text not null,
    network_account_id text not null,
    post_id text not null,
    kind text not null check (kind in ('answer', 'mention')),
    author_id text not null,
    author_handle text not null,
    author_name text not null,
    text text not null,
    thread jsonb not null,
    posted_at timestamptz not null,
    unique (user_id, network, network_account_id, post_id)
  )`,
  'create index inbox_newest on inbox_posts (user_id, posted_at desc, id desc)',
  'create index inbox_age on inbox_posts (posted_at)',
  // One reply a day per person is a limit of the bot, not of the user.
  'alter table actions drop constraint actions_source_check',
  `alter table actions add constraint actions_source_check check (source in ('auto', 'approved', 'tap', 'hand'))`,
  'drop index actions_one_reply_per_author',
  `create unique index actions_one_reply_per_author on actions (network, network_account_id, author_id, local_day)
    where kind = 'reply' and ${usesSlot} and source <> 'hand'`,
]
