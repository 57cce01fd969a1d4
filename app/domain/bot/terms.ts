import { type RawBuilder, sql } from 'kysely'
import type { NetworkId } from '#app/contract/networks.ts'
import type { Person } from '#app/contract/posts.ts'

interface NamedPerson {
  handle: string
  author_id: string | null
}

/** What a user told the bot: what to look for, which topics and people to leave alone, who comes first. */
export interface Terms {
  look_for: string[]
  avoid: string[]
  people: NamedPerson[]
  targets: NamedPerson[]
  /** Words that no draft may use. */
  never_say: string[]
}

export type TermList = 'look_for' | 'avoid' | 'person' | 'target' | 'never_say'

export interface TermRow {
  list: TermList
  value: string
  author_id: string | null
}

/** A network, or the column that names it; null before an account is connected. */
type OnNetwork = NetworkId | null | RawBuilder<NetworkId | null>

/** The rows that hold on the network: its people, and what holds on all networks. */
export const holdsOn = (network: OnNetwork) =>
  sql<boolean>`(bot_terms.network is null or bot_terms.network = ${network})`

/** A user's terms on the network as one value. */
export const termsSelect = (userId: RawBuilder<string>, network: OnNetwork): RawBuilder<TermRow[] | null> => sql`(
  select jsonb_agg(jsonb_build_object('list', list, 'value', value, 'author_id', author_id) order by added_at, key)
  from bot_terms where bot_terms.user_id = ${userId} and ${holdsOn(network)})`

export function termsOf(rows: TermRow[] | null): Terms {
  const values = (of: TermList) => (rows ?? []).filter(({ list }) => list === of)
  const named = (of: TermList) => values(of).map(({ value, author_id }) => ({ handle: value, author_id }))
  return {
    look_for: values('look_for').map(({ value }) => value),
    avoid: values('avoid').map(({ value }) => value),
    people: named('person'),
    targets: named('target'),
    never_say: values('never_say').map(({ value }) => value),
  }
}

/** The normalized form in which terms are compared: the bot treats equal ones as the same. */
export function termKey(value: string): string {
  return value.normalize('NFKC').toLowerCase().replace(/^[@#]/, '').replace(/\s+/g, ' ').trim()
}

/** Lower-case words and numbers without accents; a `*` at the end of a term's word is kept. */
function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[’']s\b/g, '')
      .match(/[\p{L}\p{N}]+\*?/gu) ?? []
  )
}

/** Without plural endings. */
const root = (word: string) => word.replace(/ies$/, 'y').replace(/[es]+$/, '')
/** A shorter word may only add an s. */
const minRootLength = 5

function isWord(term: string, word: string): boolean {
  if (term.endsWith('*')) return word.startsWith(term.slice(0, -1))
  if (term === word || `${term}s` === word || `${term}es` === word) return true
  return term.length >= minRootLength && word.length >= minRootLength && root(term) === root(word)
}

/** The first of the terms that occurs in a text: its words in sequence, ignoring case and accents. */
export function termIn(terms: readonly string[], text: string): string | null {
  if (terms.length === 0) return null
  const words = wordsOf(text.replace(/\*/g, ' '))
  const has = (term: string) => {
    const wanted = wordsOf(term)
    return (
      wanted.length > 0 &&
      words.some((_word, at) => wanted.every((one, further) => isWord(one, words[at + further] ?? '')))
    )
  }
  return terms.find(has) ?? null
}

type Author = Pick<Person, 'id' | 'handle'>

function isAmong(people: NamedPerson[], { id, handle }: Author): boolean {
  return people.some((one) => one.author_id === id || one.handle.toLowerCase() === handle.toLowerCase())
}

export const isAvoidedPerson = ({ people }: Terms, author: Author) => isAmong(people, author)

/** Somebody whose new posts come first. */
export const isTarget = ({ targets }: Pick<Terms, 'targets'>, author: Author) => isAmong(targets, author)

/** The draft contains a word that the user never uses. */
export const neverSaidCode = 'never_say' as const

export const avoidCodes = ['avoided_person', 'avoided_term'] as const
export type AvoidCode = (typeof avoidCodes)[number]

/** Why the user's exclusions apply to a post, with a sentence for them; null if none does. */
export function avoidedBy(terms: Terms, author: Author, text: string): { code: AvoidCode; reason: string } | null {
  if (isAvoidedPerson(terms, author))
    return { code: 'avoided_person', reason: `You told the bot to avoid @${author.handle}.` }
  const term = termIn(terms.avoid, text)
  return term === null ? null : { code: 'avoided_term', reason: `You told the bot to avoid “${term}”.` }
}
