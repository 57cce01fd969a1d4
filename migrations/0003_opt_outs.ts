import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // No user_id: an opt-out holds for all customers' bots, and outlives the one it was said to.
  `create table opt_outs (
    network text not null,
    author_id text not null,
    said_at timestamptz not null,
    post_id text not null,
    words text not null,
    primary key (network, author_id)
  )`,
  `create index actions_replied on actions (network, network_account_id, author_id) where kind = 'reply'`,
  'create index actions_post on actions (network, network_account_id, post_id)',
]
