import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    'alter table billing_history add column refunded int not null default 0',
    'alter table notices drop constraint notices_kind_check',
    `alter table notices add constraint notices_kind_check
      check (kind in ('answer', 'mention', 'complaint', 'bot_stopped', 'mail_refused', 'payment'))`,
  ])
    await sql.raw(statement).execute(db)
}
