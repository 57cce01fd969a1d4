import { type Kysely, sql } from 'kysely'

/** What each user's replies brought back, by traits of posts and authors; and the sum over many users. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table learning (
    user_id uuid primary key references users on delete cascade,
    is_on boolean not null,
    since timestamptz,
    sums jsonb,
    counted_at timestamptz,
    statements jsonb,
    stated_at timestamptz)`.execute(db)
  await sql`create index learning_due on learning (counted_at nulls first) where is_on`.execute(db)
  await sql`create table learned_priors (
    trait text not null,
    value text not null,
    n double precision not null,
    came double precision not null,
    bad double precision not null,
    counted_at timestamptz not null,
    primary key (trait, value))`.execute(db)
}
