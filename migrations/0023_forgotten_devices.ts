import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table devices add column forgotten_at timestamptz`.execute(db)
}
