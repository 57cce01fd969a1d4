import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table actions add column unwelcome_by_others integer not null default 0`.execute(db)
}
