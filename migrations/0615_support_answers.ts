import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table support_messages add column answered_at timestamptz`.execute(db)
}
