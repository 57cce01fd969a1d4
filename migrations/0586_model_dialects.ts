import { type Kysely, sql } from 'kysely'

/** How a language model's server wants to be asked, as the processes have learnt it from its refusals. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table model_dialects (
    server text not null,
    model text not null,
    dialect jsonb not null,
    primary key (server, model)
  )`.execute(db)
}
