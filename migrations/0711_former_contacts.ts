import { type Kysely, sql } from 'kysely'

/** No one is contacted twice by a network account that comes back under another user. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table former_contacts (contact_hash bytea primary key, contacted_at timestamptz not null)`.execute(
    db,
  )
  await sql`create index former_contacts_age on former_contacts (contacted_at)`.execute(db)
}
