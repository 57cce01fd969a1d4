import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table onboarding add column extension_detected_at timestamptz`.execute(db)
}
