import { type RawBuilder, sql } from 'kysely'
import type { NetworkId } from '#app/contract/networks.ts'
import type { Person } from '#app/contract/posts.ts'
import { termIn } from '#app/domain/bot/settings/term-in.ts'

interface NamedPerson {
  handle: string
  /** Empty: not met yet. */
  ids: string[]
}

export interface Terms {
  look_for: string[]
  avoid: string[]
  people: NamedPerson[]
  targets: NamedPerson[]
  never_say: string[]
}

export type TermList = 'look_for' | 'avoid' | 'person' | 'target' | 'never_say'

export interface TermRow {
  list: TermList
  value: string
  ids: string[]
}

export const idsOf = sql<string[]>`array_remove(bot_terms.author_id || bot_terms.other_ids, null)`

type OnNetwork = NetworkId | null | RawBuilder<NetworkId | null>

export const holdsOn = (network: OnNetwork) =>
  sql<boolean>`(bot_terms.network is null or bot_terms.network = ${network})`

/** By whom the user knows their ids. */
export const avoidedIds = (userId: string, network: OnNetwork) => sql`(
  select unnest(${idsOf}) from bot_terms
  where bot_terms.user_id = ${userId} and list = 'person' and ${holdsOn(network)})`

/** Among terms with the person's handle. Matches everyone with it if `authorId` is not known. */
export const isNamed = (authorId: string | null) =>
  sql<boolean>`(${authorId}::text is null or ${idsOf} = '{}' or ${authorId} = any(${idsOf}))`

export const termsSelect = (userId: RawBuilder<string>, network: OnNetwork): RawBuilder<TermRow[] | null> => sql`(
  select jsonb_agg(jsonb_build_object('list', list, 'value', value, 'ids', ${idsOf}) order by added_at, key)
  from bot_terms where bot_terms.user_id = ${userId} and ${holdsOn(network)})`

export function termsOf(rows: TermRow[] | null): Terms {
  const values = (of: TermList) => (rows ?? []).filter(({ list }) => list === of)
  const named = (of: TermList) => values(of).map(({ value, ids }) => ({ handle: value, ids }))
  return {
    look_for: values('look_for').map(({ value }) => value),
    avoid: values('avoid').map(({ value }) => value),
    people: named('person'),
    targets: named('target'),
    never_say: values('never_say').map(({ value }) => value),
  }
}

export function termKey(value: string): string {
  return value.normalize('NFKC').toLowerCase().replace(/^[@#]/, '').replace(/\s+/g, ' ').trim()
}

type Author = Pick<Person, 'id' | 'handle'>

/** By handle only until they are met: it may pass to another person. */
function isAmong(people: NamedPerson[], { id, handle }: Author): boolean {
  return people.some(({ ids, ...named }) =>
    ids.length > 0 ? ids.includes(id) : named.handle.toLowerCase() === handle.toLowerCase(),
  )
}

const isAvoidedPerson = ({ people }: Terms, author: Author) => isAmong(people, author)

export const isTarget = ({ targets }: Pick<Terms, 'targets'>, author: Author) => isAmong(targets, author)

export const neverSaidCode = 'never_say' as const

export const avoidCodes = ['avoided_person', 'avoided_term'] as const
export type AvoidCode = (typeof avoidCodes)[number]

/** `reason` is a sentence for the user; null: no exclusion applies. */
export function avoidedBy(terms: Terms, author: Author, text: string): { code: AvoidCode; reason: string } | null {
  if (isAvoidedPerson(terms, author))
    return { code: 'avoided_person', reason: `You told the bot to avoid @${author.handle}.` }
  const term = termIn(terms.avoid, text)
  return term === null ? null : { code: 'avoided_term', reason: `You told the bot to avoid “${term}”.` }
}
