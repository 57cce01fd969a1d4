import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Of the day's micros, those for searches.
  'alter table network_usage add column searched bigint not null default 0',
  'alter table network_usage_total add column searched bigint not null default 0',
  `create table network_usage_lines (
    network text not null,
    day date not null,
    line text not null,
    resources integer not null,
    micros bigint not null,
    primary key (network, day, line)
  )`,
  `alter table connections add column paused_code text check (paused_code in ('unpaid', 'forbidden', 'automated'))`,
  `update connections set paused_code = 'unpaid' where paused_unpaid`,
]
