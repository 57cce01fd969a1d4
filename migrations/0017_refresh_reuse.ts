import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sessions add column replaced_at timestamptz[] not null default '{}'`.execute(db)
}
