import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table connections add column paused_unpaid boolean not null default false`.execute(db)
}
