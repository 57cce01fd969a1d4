import { type Kysely, sql } from 'kysely'

/** Servers of users' choosing that answered some time: new ones share fewer places. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table connections add column answered_server text`.execute(db)
  await sql`create index connections_answered_server on connections (answered_server)
    where answered_server is not null`.execute(db)
}
