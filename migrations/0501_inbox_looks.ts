import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table connections add column look_asked_at timestamptz',
  'alter table connections add column looked_at timestamptz',
  'alter table connections add column look_refusal text',
]
