import { type Kysely, sql } from 'kysely'

/** Whether the account tells everybody that a bot acts for it; null where its network has no such label. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql.raw('alter table connections add column bot_label boolean').execute(db)
}
