import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Calls in a row that the account's own server held, and that server while it does.
  'alter table connections add column outages smallint not null default 0',
  'alter table connections add column silent_server text',
  'create index connections_silent_server on connections (silent_server) where silent_server is not null',
]
