import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // A change of address is done when both of its tokens are confirmed: the first one stays and says so.
  'alter table mail_tokens add column confirmed_at timestamptz',
  // Which factor raised the session: it falls with it.
  'alter table sessions add column factor_id uuid references factors on delete set null',
  // Refresh tokens before this one are from before the second factor was shown.
  'alter table sessions add column rotation_from int not null default 0',
  // A name is given to one factor of a user; any number may have none.
  'alter table factors drop constraint factors_user_id_friendly_name_key',
  `create unique index factors_one_a_name on factors (user_id, friendly_name) where friendly_name <> ''`,
  'create index factor_challenges_user on factor_challenges (user_id)',
]
