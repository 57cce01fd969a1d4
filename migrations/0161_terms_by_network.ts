import { type Kysely, sql } from 'kysely'

/** A handle on one network is not the same person on another. Words apply everywhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table bot_terms add column network text',
  `update bot_terms set network = connections.network from connections
    where connections.user_id = bot_terms.user_id and list in ('person', 'target')`,
  'alter table bot_terms drop constraint bot_terms_pkey',
  `alter table bot_terms add constraint bot_terms_network_key
    unique nulls not distinct (user_id, list, key, network)`,
]
