import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // Changes take effect at midnight, so that no one gets a second day.
  await sql
    .raw(
      `alter table users
        add column next_time_zone text,
        add column next_time_zone_from timestamptz,
        add check ((next_time_zone is null) = (next_time_zone_from is null))`,
    )
    .execute(db)
}
