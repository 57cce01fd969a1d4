import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

const statements = [
  'alter table llm_usage add column chat_tokens bigint not null default 0',
  // Per UTC day; stays when a user is deleted. given: added by the operator.
  `create table llm_usage_total (
    day date not null,
    share text not null,
    tokens bigint not null default 0,
    given bigint not null default 0,
    primary key (day, share)
  )`,
]
