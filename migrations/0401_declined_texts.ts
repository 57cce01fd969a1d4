import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table drafts add column declined_texts text[] not null default '{}'`.execute(db)
}
