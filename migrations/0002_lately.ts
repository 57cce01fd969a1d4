import { type Kysely, sql } from 'kysely'

/** For the recent rows that every bot step and maintenance round reads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create index actions_to_do on actions (user_id, created_at) where state in ('waiting', 'planned')`,
  `create index actions_replies_lately on actions (created_at desc)
    where kind = 'reply' and text is not null and state in ('waiting', 'planned', 'sending', 'success', 'unknown')`,
]
