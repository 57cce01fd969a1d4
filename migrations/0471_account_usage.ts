import { type Kysely, sql } from 'kysely'

/** Limits and trials hold for the network account too, whoever its user was. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  `create index actions_account_used on actions (network, network_account_id, claimed_at)
    where state in ('sending', 'success', 'unknown', 'undone')`,
  // Kept as long as a limit counts it.
  `create table former_usage (
    account_hash bytea not null,
    kind text not null,
    used_until timestamptz not null,
    count int not null check (count > 0),
    primary key (account_hash, used_until, kind)
  )`,
  'create index former_usage_age on former_usage (used_until)',
  'alter table connections add column account_hash bytea',
  'alter table persons drop constraint persons_kind_check',
  `alter table persons add constraint persons_kind_check check (kind in ('address', 'card', 'account'))`,
  'alter table persons add column credits_of bytea',
  `alter table users add column credits_withheld text check (credits_withheld in ('person', 'account'))`,
]
