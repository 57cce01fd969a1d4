import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table drafts add column opened_at timestamptz`.execute(db)
}
