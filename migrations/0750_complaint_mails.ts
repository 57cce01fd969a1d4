import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table notices add column mail text check (mail in ('due', 'done'))`.execute(db)
  await sql`create index notices_due on notices (user_id) where mail = 'due'`.execute(db)
  await sql`alter table users add column complaints_mailed_at timestamptz`.execute(db)
}
