import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** Servers of the previous build still write network and post_id, which a later release drops. */
const statements = [
  'delete from post_vectors',
  'alter table post_vectors drop constraint post_vectors_pkey',
  `alter table post_vectors
    alter column network drop not null,
    alter column post_id drop not null,
    add column text_digest bytea unique`,
  'create unique index post_vectors_former on post_vectors (network, post_id)',
]
