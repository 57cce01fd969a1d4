import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const live = `('waiting', 'planned', 'sending', 'success', 'unknown', 'undone')`

const statements = [
  // A withdrawn opt-out is kept: reading the same old post again must not restore it.
  `alter table opt_outs
    add column taken_back_at timestamptz,
    alter column post_id drop not null`,
  `create index actions_person on actions (network, author_id, network_account_id) where state in ${live}`,
  'drop index actions_replied',
  // Per user and UTC day.
  `create table llm_usage (
    user_id uuid not null references users on delete cascade,
    day date not null,
    tokens bigint not null check (tokens >= 0),
    primary key (user_id, day)
  )`,
  'create index llm_usage_age on llm_usage (day)',
  // Until then a due bot only reads mentions.
  'alter table bots add column act_at timestamptz',
  // Each row is rewritten twice a step: free space on its page allows HOT updates.
  'alter table bots set (fillfactor = 60, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.1)',
]
