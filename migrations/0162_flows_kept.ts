import { type Kysely, sql } from 'kysely'

/** For networks that choose their own state parameter. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table flows add column state_hash bytea, add column kept text',
  'create unique index flows_state_hash on flows (state_hash) where state_hash is not null',
]
