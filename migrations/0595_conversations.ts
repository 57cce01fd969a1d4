import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // What the user decided about a conversation. It holds for the post that was its newest then: another one reopens it.
  `create table conversation_decisions (
    inbox_id uuid primary key references inbox_posts on delete cascade,
    user_id uuid not null references users on delete cascade,
    state text not null check (state in ('snoozed', 'done')),
    until timestamptz,
    decided_at timestamptz not null,
    check (state = 'snoozed' or until is null)
  )`,
  'create index conversation_decisions_user on conversation_decisions (user_id)',
  'create index inbox_people on inbox_posts (user_id, author_id, posted_at desc, id desc)',
  // As the network showed them with the post.
  `alter table inbox_posts
    add column author_bio text,
    add column author_followers integer,
    add column author_follows boolean`,
]
