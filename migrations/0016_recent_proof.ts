import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // A reset removes identities newer than this.
  'alter table users add column mail_proven_at timestamptz',
  'update users set mail_proven_at = email_confirmed_at',
  'alter table flows add column session_id uuid references sessions on delete cascade',
  'create index flows_session on flows (session_id)',
  'create index flows_user on flows (user_id)',
]
