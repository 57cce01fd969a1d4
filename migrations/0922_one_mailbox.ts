import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column mailbox_hash bytea`.execute(db)
  await sql`create index users_mailbox on users (mailbox_hash) where mailbox_hash is not null`.execute(db)
}
