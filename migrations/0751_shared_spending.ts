import { type Kysely, sql } from 'kysely'

/** Of `micros`: what lies within the users' own budgets. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table network_usage_total add column shared bigint not null default 0`.execute(db)
  await sql`update network_usage_total set shared = micros`.execute(db)
}
