import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The plan whose share the user's account last used that day: what is left of it is divided by these users.
  'alter table llm_usage add column plan text',
  'create index llm_usage_active on llm_usage (day, plan) where tokens > 0',
]
