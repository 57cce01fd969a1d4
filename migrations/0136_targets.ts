import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table bot_terms drop constraint bot_terms_list_check',
  `alter table bot_terms add constraint bot_terms_list_check
    check (list in ('look_for', 'avoid', 'person', 'target', 'never_say'))`,
]
