import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table last_backup (
    only_one boolean primary key default true check (only_one),
    made_at timestamptz not null
  )`.execute(db)
}
