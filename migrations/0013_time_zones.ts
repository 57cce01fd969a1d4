import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // A change of time zone takes effect at midnight: nobody gets a second day out of it.
  await sql
    .raw(
      `alter table users
        add column next_time_zone text,
        add column next_time_zone_from timestamptz,
        add check ((next_time_zone is null) = (next_time_zone_from is null))`,
    )
    .execute(db)
}
