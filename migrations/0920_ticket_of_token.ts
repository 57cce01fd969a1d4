import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stream_tickets add column token_ends_at timestamptz`.execute(db)
}
