import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The pause lasts until the operator pays the network for more, or a new period begins.
  await sql`alter table connections add column paused_unpaid boolean not null default false`.execute(db)
}
