import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The plan whose share the user last used that day; its users divide what is left.
  'alter table llm_usage add column plan text',
  'create index llm_usage_active on llm_usage (day, plan) where tokens > 0',
]
