import { sql } from 'kysely'
import { type Network, NetworkError } from '#app/adapters/network/network.ts'
import { isHandle } from '#app/contract/networks.ts'
import type { Person } from '#app/contract/posts.ts'
import { handleOf } from '#app/contract/typed.ts'
import type { Db } from '#app/db/pool.ts'
import { holdsOn, idsOf, termKey } from '#app/domain/bot/settings/terms.ts'
import { type Contact, contactsIn, type NamedContact } from '#app/domain/contacts/contact.ts'
import { type Asking, askNetwork } from '#app/domain/contacts/network-person.ts'
import type { KnownAccount, OwnAccount } from '#app/domain/contacts/own-account.ts'
import { isOnNoList } from '#app/domain/contacts/suggestions.ts'
import { count, hitOn, isOver, limits } from '#app/domain/metering/limits.ts'
import { notePictures } from '#app/domain/pictures/pictures.ts'
import { textHas } from '#app/domain/text-search.ts'

export interface Found extends Contact {
  author_id: string
  is_own: boolean
  listed: 'priority' | 'avoided' | null
}

export interface PeopleSearch {
  text: string
  people: Found[]
  /** Why the network could not be asked, as a sentence; null: it was, or need not be. */
  refused: string | null
  /** Asking costs money there, so only the user's own people were looked through. */
  may_ask_more: boolean
}

const most = 6
const longest = 100

/** First whom the user met, then the network's own search. Where reading costs money, only if the user asks for it. */
export async function searchPeople(
  deps: Asking,
  network: Network,
  own: KnownAccount,
  typed: string,
  everywhere: boolean,
): Promise<PeopleSearch> {
  const now = deps.clock.now()
  const text = typed.trim().slice(0, longest)
  const handle = handleOf(text)
  const met = await metNamed(deps.db, own, text.replace(/^@/, ''), handle)
  const isExact = met.some((one) => one.handle.toLowerCase() === handle)
  const isAsked = !isExact && (network.budget === null || everywhere)
  const asked = isAsked ? await onNetwork(deps, network, own, text, handle) : { people: [], refused: null }
  const others = asked.people.filter(({ id }) => !met.some(({ author_id }) => author_id === id))
  const named = others.map(({ id, handle: name, display_name, bio }) => ({
    author_id: id,
    handle: name,
    name: display_name,
    bio,
  }))
  await notePictures(deps.db, network.id, own.user_id, others, now)
  const shown = [...met, ...named].slice(0, most).map((person, at) => ({ bio: null, ...person, at: -at }))
  const listing = sql<NamedContact>`select author_id, handle, name, bio, at
    from jsonb_to_recordset(${JSON.stringify(shown)}::jsonb)
      as shown (author_id text, handle text, name text, bio text, at int)`
  const people = await contactsIn(deps.db, network, own, listing, now)
  const listed = await listedAmong(deps.db, own)
  return {
    text,
    refused: asked.refused,
    may_ask_more: network.budget !== null && !everywhere && !isExact,
    people: people.flatMap((person) =>
      person.author_id === null
        ? []
        : {
            ...person,
            author_id: person.author_id,
            is_own: person.author_id === own.network_account_id,
            listed: listed(person),
          },
    ),
  }
}

/** On the page at first, and once the user asks for more. */
export const maxRecent = { first: 8, all: 100 }

/** Whom the user had contact with last, and who is on no list. */
export async function loadMetLately(
  db: Db,
  network: Network,
  own: OwnAccount,
  show: keyof typeof maxRecent,
  now: Date,
): Promise<Found[]> {
  const { user_id, network: on, network_account_id: account } = own
  const people = await contactsIn<{ author_id: string }>(
    db,
    network,
    own,
    sql`
    select author_id, handle, name, null as bio, row_number() over (order by seen_at, author_id) as at
    from (
      select distinct on (author_id) author_id, handle, name, seen_at from (
        select author_id, author_handle as handle, author_name as name, claimed_at as seen_at
          from actions where user_id = ${user_id} and network = ${on} and state = 'success'
        union all
        select author_id, author_handle, author_name, posted_at from inbox_posts
          where user_id = ${user_id} and network = ${on}) as seen
      order by author_id, seen_at desc) as latest
    where author_id <> ${account} and ${isOnNoList(own, 'latest')}
    order by seen_at desc limit ${maxRecent[show]}`,
    now,
  )
  return people.map((person) => ({ ...person, is_own: false, listed: null }))
}

async function metNamed(db: Db, own: OwnAccount, text: string, handle: string): Promise<NamedContact[]> {
  const { user_id, network } = own
  const { rows } = await sql<NamedContact>`
    select author_id, handle, name from (
      select distinct on (author_id) author_id, handle, name, at from (
        select author_id, author_handle as handle, author_name as name, coalesce(claimed_at, created_at) as at
          from actions where user_id = ${user_id} and network = ${network} and state <> 'skipped'
        union all
        select author_id, author_handle, author_name, posted_at from inbox_posts
          where user_id = ${user_id} and network = ${network}) as seen
      order by author_id, at desc) as latest
    where ${textHas(sql`concat_ws(' ', handle, name)`, text)}
    order by lower(handle) = ${handle} desc, at desc limit ${most}`.execute(db)
  return rows
}

async function onNetwork(
  deps: Asking,
  network: Network,
  own: OwnAccount,
  text: string,
  handle: string,
): Promise<{ people: Person[]; refused: string | null }> {
  const counted = await count(deps.db, [hitOn(limits.people_search, own.user_id)], deps.clock.now())
  const among = 'These are people you’ve met.'
  if (counted.some(isOver))
    return { people: [], refused: `You’ve searched ${network.name} many times in the last few minutes. ${among}` }
  try {
    const people = await askNetwork(deps, own, async (client, signal) => {
      const named = isHandle(handle, [network.id]) ? await client.personBy(handle, signal) : null
      const found = await client.people(text, most, signal)
      return [...(named ? [named] : []), ...found.filter(({ id }) => id !== named?.id)]
    })
    return { people: people ?? [], refused: people ? null : `Connect your account to search ${network.name} too.` }
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return { people: [], refused: `${network.name} can’t be searched right now. ${among}` }
  }
}

async function listedAmong(db: Db, { user_id, network }: OwnAccount) {
  const terms = await db
    .selectFrom('bot_terms')
    .select(['list', 'key', idsOf.as('ids')])
    .where('user_id', '=', user_id)
    .where('list', 'in', ['target', 'person'])
    .where(holdsOn(network))
    .execute()
  return ({ author_id, handle }: Contact): Found['listed'] => {
    const term = terms.find((one) =>
      one.ids.length === 0 ? one.key === termKey(handle) : author_id !== null && one.ids.includes(author_id),
    )
    return term ? (term.list === 'target' ? 'priority' : 'avoided') : null
  }
}

/** People on the network that the user had contact with. */
export async function countMet(db: Db, { user_id, network }: OwnAccount): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select author_id from actions where user_id = ${user_id} and network = ${network} and state = 'success'
      union select author_id from inbox_posts where user_id = ${user_id} and network = ${network}) as met`.execute(db)
  return rows[0]?.count ?? 0
}
