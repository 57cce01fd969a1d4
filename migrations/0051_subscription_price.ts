import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscriptions
      add column amount int,
      add column currency text,
      add column discounted boolean not null default false`.execute(db)
}
