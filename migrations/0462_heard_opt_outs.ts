import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Only a trusted server's confirmation makes it hold for everyone.
  `create table heard_opt_outs (
    user_id uuid not null references users on delete cascade,
    network text not null,
    network_account_id text not null,
    author_id text not null,
    post_id text not null,
    said_at timestamptz not null,
    words text not null,
    heard_at timestamptz not null,
    check_at timestamptz,
    confirmed_at timestamptz,
    taken_back_at timestamptz,
    primary key (user_id, network, author_id)
  )`,
  'create index heard_opt_outs_author on heard_opt_outs (network, author_id)',
  'create index heard_opt_outs_due on heard_opt_outs (network, check_at) where check_at is not null',
]
