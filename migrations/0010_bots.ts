import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const live = `('waiting', 'planned', 'sending', 'success', 'unknown', 'undone')`

const statements = [
  // A wish that was taken back stays known: the same old words, read once more, must not bring it back.
  `alter table opt_outs
    add column taken_back_at timestamptz,
    alter column post_id drop not null`,
  // All that an account has to do with one person, of every kind; and who a person is, for the operator.
  `create index actions_person on actions (network, author_id, network_account_id) where state in ${live}`,
  'drop index actions_replied',
  // Tokens of a language model, by UTC day; a row a user and day.
  `create table llm_usage (
    user_id uuid not null references users on delete cascade,
    day date not null,
    tokens bigint not null check (tokens >= 0),
    primary key (user_id, day)
  )`,
  'create index llm_usage_age on llm_usage (day)',
  // The day's actions are spread; in between a bot is due only to hear who wrote.
  'alter table bots add column act_at timestamptz',
  // Each row is rewritten twice a step: room on its page keeps the taking of a bot out of the indexes.
  'alter table bots set (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.1)',
]
