import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create table searches (
    user_id uuid not null references users on delete cascade,
    network text not null,
    network_account_id text not null,
    query text not null,
    newest_id text,
    posts jsonb not null,
    searched_at timestamptz not null,
    primary key (user_id, network, network_account_id, query)
  )`,
  'create index searches_age on searches (searched_at)',
]
