import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // The first of two tokens is kept until the second is confirmed.
  'alter table mail_tokens add column confirmed_at timestamptz',
  // Removing the factor lowers the session again.
  'alter table sessions add column factor_id uuid references factors on delete set null',
  // Lower refresh tokens are from before the second factor.
  'alter table sessions add column rotation_from int not null default 0',
  // Names are unique per user; any number of factors may have none.
  'alter table factors drop constraint factors_user_id_friendly_name_key',
  `create unique index factors_one_a_name on factors (user_id, friendly_name) where friendly_name <> ''`,
  'create index factor_challenges_user on factor_challenges (user_id)',
]
