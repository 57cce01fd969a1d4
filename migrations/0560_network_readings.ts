import { type Kysely, sql } from 'kysely'

/** What the processes have learnt by reading a network's answers, and how many objects none of them could read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create table network_readings (
        network text primary key,
        vocabulary text check (length(vocabulary) <= 20),
        odd_objects bigint not null default 0
      )`,
    )
    .execute(db)
}
