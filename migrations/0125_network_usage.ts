import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  // Per UTC day; the total stays when a user is deleted. micros: millionths of a dollar.
  `create table network_usage (
    user_id uuid not null references users on delete cascade,
    network text not null,
    day date not null,
    posts integer not null,
    users integer not null,
    micros bigint not null,
    primary key (user_id, network, day)
  )`,
  'create index network_usage_age on network_usage (day)',
  `create table network_usage_total (
    network text not null,
    day date not null,
    posts integer not null,
    users integer not null,
    micros bigint not null,
    primary key (network, day)
  )`,
]
