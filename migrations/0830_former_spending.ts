import { type Kysely, sql } from 'kysely'

/** The language model's tokens of a day belong to the network account too, like its reading. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table former_reading rename to former_spending',
  'alter index former_reading_pkey rename to former_spending_pkey',
  'alter index former_reading_age rename to former_spending_age',
  'alter table former_spending add column tokens bigint not null default 0',
]
