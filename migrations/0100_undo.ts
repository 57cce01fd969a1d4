import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** An undone action still counts. */
const usesSlot = `state in ('sending', 'success', 'unknown', 'undone')`

const statements = [
  `alter table actions
    add column undo_asked_at timestamptz,
    add column undo_error text,
    add column undone_at timestamptz`,
  'drop index actions_claimed',
  `create index actions_claimed on actions (user_id, claimed_at desc) where ${usesSlot}`,
  'drop index actions_day',
  `create index actions_day on actions (user_id, local_day, kind) where ${usesSlot}`,
  'drop index actions_one_reply_per_author',
  `create unique index actions_one_reply_per_author on actions (network, network_account_id, author_id, local_day)
    where kind = 'reply' and ${usesSlot}`,
]
