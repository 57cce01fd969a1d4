import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // On the database's clock.
  'create table worker_heartbeats (worker_id uuid primary key, seen_at timestamptz not null)',
]
