import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table post_vectors (
    network text not null,
    post_id text not null,
    vector bytea not null,
    read_at timestamptz not null,
    primary key (network, post_id)
  )`.execute(db)
  await sql`create index post_vectors_oldest on post_vectors (read_at)`.execute(db)
}
