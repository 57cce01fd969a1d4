import { type RawBuilder, sql } from 'kysely'
import type { Network } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { holdsOn } from '#app/domain/bot/settings/terms.ts'
import { type Contact, contactsIn, type NamedContact } from '#app/domain/contacts/contact.ts'
import type { OwnAccount } from '#app/domain/contacts/own-account.ts'

interface Named {
  added_at: Date
  /** When the bot last looked for their posts, and the newest it found. */
  looked_at: Date | null
  posted_at: Date | null
  /** Drafts for them that the user rejected. */
  rejected: number
}

export type PriorityPerson = Contact & Named
export type AvoidedPerson = Contact & Named

/** With the id of whoever the bot knew by this handle, if they were named before it was known. */
const namedIn = ({ user_id, network }: OwnAccount, list: 'target' | 'person'): RawBuilder<NamedContact & Named> => sql`
  select handle, name, bio, added_at, looked_at, posted_at, author_id, added_at as at,
    (select count(*) from actions where actions.user_id = ${user_id} and actions.network = ${network}
      and actions.author_id = named.author_id and state = 'rejected') as rejected
  from (
    select value as handle, name, bio, added_at, looked_at, posted_at,
      coalesce(author_id, (
        select author_id from actions where actions.user_id = bot_terms.user_id and actions.network = ${network}
          and lower(author_handle) = bot_terms.key order by created_at desc limit 1)) as author_id
    from bot_terms where user_id = ${user_id} and list = ${list} and ${holdsOn(network)}) as named`

/** Who wrote the most comes first. */
export async function loadPriority(db: Db, network: Network, own: OwnAccount, now: Date): Promise<PriorityPerson[]> {
  const people = await contactsIn(db, network, own, namedIn(own, 'target'), now)
  return people.sort(
    ({ results: one }, { results: other }) =>
      other.received - one.received || other.likes_back - one.likes_back || other.replies - one.replies,
  )
}

export const loadAvoided = (db: Db, network: Network, own: OwnAccount, now: Date): Promise<AvoidedPerson[]> =>
  contactsIn(db, network, own, namedIn(own, 'person'), now)
