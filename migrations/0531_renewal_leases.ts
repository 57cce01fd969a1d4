import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table connections add column renew_lease uuid',
  'alter table connections add column renew_lease_until timestamptz',
]
