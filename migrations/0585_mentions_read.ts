import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table bots add column mentions_read_at timestamptz`.execute(db)
}
