import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Sessions end long before an account does.
  'alter table users add column active_at timestamptz',
  'alter table users add column inactivity_warned_at timestamptz',
  `create table discontinuation (
    only_one boolean primary key default true check (only_one),
    ended_at timestamptz not null
  )`,
]
