import { type Kysely, sql } from 'kysely'

/** Drafts without a text were questions for the user, which the inbox shows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `delete from drafts using actions where drafts.action_id = actions.id and actions.state = 'waiting' and actions.text = ''`,
    `update actions set state = 'skipped', code = 'yours', text = null where state = 'waiting' and text = ''`,
  ])
    await sql.raw(statement).execute(db)
}
