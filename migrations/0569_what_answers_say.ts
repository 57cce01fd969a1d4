import { type Kysely, sql } from 'kysely'

const kinds = `'thanks', 'agreement', 'question', 'disagreement', 'complaint', 'stop', 'chat'`

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table inbox_posts add column says text check (says in (${kinds}))`,
    // One row for each person whom the bot leaves alone until the user decides, and why.
    `alter table unread_authors
      alter column language drop not null,
      add column says text check (says in ('complaint', 'stop')),
      add check ((language is null) <> (says is null))`,
    'alter table actions add column unwelcome integer not null default 0',
    'alter table notices drop constraint notices_kind_check',
    `alter table notices add constraint notices_kind_check
      check (kind in ('answer', 'mention', 'complaint', 'bot_stopped', 'mail_refused'))`,
    // Someone who writes back may get several replies a day.
    'drop index actions_one_reply_per_author',
    `create unique index actions_one_reply_per_author on actions (network, network_account_id, author_id, local_day)
      where kind = 'reply' and state in ('sending', 'success', 'unknown', 'undone') and source <> 'hand'
        and situation = 'stranger'`,
  ])
    await sql.raw(statement).execute(db)
}
