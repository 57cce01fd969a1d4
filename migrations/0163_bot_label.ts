import { type Kysely, sql } from 'kysely'

/** null: the network has no such label. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table connections add column bot_label boolean').execute(db)
}
