import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The key of the hashes, sealed; one row.
  `create table person_keys (
    id uuid primary key default gen_random_uuid(),
    only_one boolean not null default true unique check (only_one),
    sealed_key text not null
  )`,
  // Outlives every account.
  `create table persons (
    hash bytea primary key,
    kind text not null check (kind in ('address', 'card')),
    credits_at timestamptz,
    trial_at timestamptz,
    trial_of bytea
  )`,
]
