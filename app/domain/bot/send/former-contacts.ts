import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#app/db/pool.ts'

/** Names no one: the account's hash is keyed, and is not kept beside it. */
const contactHash = (accountHash: RawBuilder<unknown>, what: 'post' | 'person', id: RawBuilder<unknown>) =>
  sql`sha256(${accountHash} || convert_to(${sql.lit(`${what}:`)} || ${id}, 'UTF8'))`

/** `recent`: a query of the account's actions that still count. */
export async function rememberContacts(tx: Tx, accountHash: Buffer, recent: RawBuilder<unknown>): Promise<void> {
  const hash = sql`${accountHash}::bytea`
  await sql`
    with recent as (${recent})
    insert into former_contacts (contact_hash, contacted_at)
    select contact_hash, max(claimed_at) from (
      select ${contactHash(hash, 'person', sql`author_id`)} as contact_hash, claimed_at from recent
      union all
      select ${contactHash(hash, 'post', sql`post_id`)}, claimed_at from recent where post_id is not null) as hashed
    group by contact_hash
    on conflict (contact_hash) do update
      set contacted_at = greatest(former_contacts.contacted_at, excluded.contacted_at)`.execute(tx)
}

/** SQL: which of `ids` the account of the user's connection has dealt with under a user who was deleted. */
export const formerContactsAmong = (
  userId: string,
  what: 'post' | 'person',
  ids: RawBuilder<unknown>,
  since: Date,
) => sql`
  (select jsonb_agg(asked_id) from connections, unnest(${ids}) as asked_id
   where user_id = ${userId} and account_hash is not null and exists (
     select from former_contacts
     where contact_hash = ${contactHash(sql`account_hash`, what, sql`asked_id`)} and contacted_at > ${since}::timestamptz))`
