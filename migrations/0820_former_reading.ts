import { type Kysely, sql } from 'kysely'

/** What reading for a connected account cost in a day, for whoever connects it next. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table former_reading (
    account_hash bytea not null,
    day date not null,
    micros bigint not null,
    searched bigint not null,
    primary key (account_hash, day))`.execute(db)
  await sql`create index former_reading_age on former_reading (day)`.execute(db)
}
