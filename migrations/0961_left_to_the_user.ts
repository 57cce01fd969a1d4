import { type Kysely, sql } from 'kysely'

/** By person, like `actions_person` for what was sent: each step asks about everyone whom it found. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index if not exists actions_left_to_user on actions (network, network_account_id, author_id)
    where state = 'skipped' and code = 'yours'`.execute(db)
}
