import { type RawBuilder, sql } from 'kysely'
import type { Network } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { type HeldFor, heldFor } from '#app/domain/bot/opt-outs/held.ts'
import { hasOptedOut } from '#app/domain/bot/opt-outs/opt-outs.ts'
import { avoidedIds } from '#app/domain/bot/settings/terms.ts'
import { type Contact, contactsIn, type NamedContact } from '#app/domain/contacts/contact.ts'
import type { OwnAccount } from '#app/domain/contacts/own-account.ts'
import { turnsOf } from '#app/domain/inbox/turns.ts'

/** `words`: null if they said it to another account. */
interface OptOutRequest {
  said_at: Date
  words: string | null
}
export type NoContact = Contact & OptOutRequest

/** Someone who is not contacted until the user decides. */
interface Held {
  written_at: Date
  held_for: HeldFor
  /** Their conversation, unless its posts are no longer kept. */
  inbox_id: string | null
  before_connection: boolean
  /** Whether they are among those of `conversationsThatNeedYou`, which lists only some of them. */
  needs_you: boolean
}
export type OnHold = Contact & Held

const shown = 50

/** Only people whom this user has met. */
const met = ({ user_id, network }: OwnAccount, id: RawBuilder<string>) => sql`
  left join lateral (
    select handle, name from (
      select author_handle as handle, author_name as name, created_at as seen_at from actions
        where actions.user_id = ${user_id} and actions.network = ${network} and actions.author_id = ${id}
      union all
      select author_handle, author_name, posted_at from inbox_posts as post
        where post.user_id = ${user_id} and post.network = ${network} and post.author_id = ${id}) as seen
    order by seen_at desc limit 1) as who on true`

/** Of `rows`, called `one`, the newest first. */
const newest = <Extra>(
  own: OwnAccount,
  rows: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
  at: RawBuilder<Date>,
) => sql<NamedContact & Extra>`
  select one.author_id, coalesce(who.handle, one.author_id) as handle, who.name, null as bio, ${columns}, ${at} as at
  from ${rows} as one
  ${met(own, sql`one.author_id`)}
  order by ${at} desc limit ${shown}`

export function loadNoContact(db: Db, network: Network, own: OwnAccount, now: Date): Promise<NoContact[]> {
  const { user_id, network: on } = own
  const asked = sql`(
    select author_id, said_at, nullif(words, '') as words from heard_opt_outs
      where user_id = ${user_id} and network = ${on} and taken_back_at is null
    union all
    select author_id, said_at, null from opt_outs as shared
      where network = ${on} and taken_back_at is null
        and not exists (select from heard_opt_outs as heard where heard.user_id = ${user_id}
          and heard.network = ${on} and heard.author_id = shared.author_id and heard.taken_back_at is null)
        and exists (select from actions where actions.user_id = ${user_id} and actions.network = ${on}
          and actions.author_id = shared.author_id))`
  return contactsIn(
    db,
    network,
    own,
    newest<OptOutRequest>(own, asked, sql`one.said_at, one.words`, sql`one.said_at`),
    now,
  )
}

export function loadOnHold(db: Db, network: Network, own: OwnAccount, now: Date): Promise<OnHold[]> {
  const { user_id, network: on } = own
  const isOfHeld = sql`newest.author_id in (select author_id from unread_authors
    where user_id = ${user_id} and network = ${on} and allowed_at is null)`
  const held = sql`(
    select held.author_id, written_at, ${heldFor(sql.ref('held.says'))} as held_for, turns.id as inbox_id,
      coalesce(turns.posted_at < turns.connected_at, false) as before_connection,
      coalesce(turns.turn = 'needs_you', false) as needs_you
    from unread_authors as held
      left join (${turnsOf(user_id, now, isOfHeld)}) as turns on turns.author_id = held.author_id
      where held.user_id = ${user_id} and held.network = ${on} and held.allowed_at is null
        and held.author_id not in ${avoidedIds(user_id, on)} and not ${hasOptedOut(user_id, on, sql`held.author_id`)})`
  return contactsIn(
    db,
    network,
    own,
    newest<Held>(
      own,
      held,
      sql`one.written_at, one.held_for, one.inbox_id, one.before_connection, one.needs_you`,
      sql`one.written_at`,
    ),
    now,
  )
}
