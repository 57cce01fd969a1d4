import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // A password belongs to its mail until the address is confirmed.
  `alter table mail_tokens
    add column password_hash text check (password_hash is null or purpose = 'signup'),
    add column code_expires_at timestamptz`,
  // Codes mailed before this keep the lifetime stated in their mail.
  'update mail_tokens set code_expires_at = expires_at',
  'drop index mail_tokens_one_a_purpose',
  `create unique index mail_tokens_one_a_purpose on mail_tokens (user_id, purpose) where purpose <> 'signup'`,
  'alter table flows add column password_hash text',
  // No one knows whose passwords these are: the owners choose one when they confirm.
  'update users set password_hash = null where email_confirmed_at is null',
  'create index users_unconfirmed on users (created_at) where email_confirmed_at is null',
]
