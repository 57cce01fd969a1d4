import { sql } from 'kysely'
import type { ActionKind } from '#app/adapters/network/network.ts'
import { maxHandleLength } from '#app/contract/networks.ts'
import { handleOf } from '#app/contract/typed.ts'
import type { ActionState } from '#app/db/schema.ts'
import type { logbookOf } from '#app/domain/activity/recent.ts'
import { repliesBack } from '#app/domain/bot/send/outcome.ts'
import { textHas } from '#app/domain/text-search.ts'

const kinds: readonly ActionKind[] = ['like', 'follow', 'reply', 'view']
export const outcomes = [
  ...(['answered', 'liked', 'followed_back', 'unwelcome', 'done', 'failed', 'open', 'not_sent', 'undone'] as const),
] as const
export type Outcome = (typeof outcomes)[number]

export interface ActivityFilter {
  kind?: ActionKind | undefined
  text?: string | undefined
  /** Without @. */
  person?: string | undefined
  outcome?: Outcome | undefined
  why?: string | undefined
}

const max = { text: 100, words: 6, person: 2_000, why: 50 }

export function readFilter(searchParams: URLSearchParams): ActivityFilter {
  const value = (text: string | null, length: number) => text?.trim().slice(0, length) || undefined
  return {
    kind: kinds.find((kind) => kind === searchParams.get('kind')),
    text: value(searchParams.get('text'), max.text),
    person: value(handleOf(value(searchParams.get('person'), max.person) ?? ''), maxHandleLength),
    outcome: outcomes.find((outcome) => outcome === searchParams.get('outcome')),
    why: value(searchParams.get('why'), max.why),
  }
}

/** May scan many entries per match. */
export const isSearch = ({ text, person, outcome, why }: ActivityFilter) =>
  [text, person, outcome, why].some((field) => field !== undefined)

type Entries = ReturnType<typeof logbookOf>

const statesOf: Record<Exclude<Outcome, 'answered' | 'unwelcome' | 'liked' | 'followed_back'>, ActionState[]> = {
  done: ['success'],
  failed: ['failed'],
  open: ['waiting', 'planned', 'sending', 'unknown'],
  not_sent: ['expired', 'rejected'],
  undone: ['undone'],
}

const searched = sql`concat_ws(' ', post_text, text, reason, author_handle, author_name, author_bio)`

export function filtered(entries: Entries, { kind, text, person, outcome, why }: ActivityFilter): Entries {
  let query = entries
  if (kind) query = query.where('kind', '=', kind)
  for (const word of text?.split(/\s+/).slice(0, max.words) ?? []) query = query.where(textHas(searched, word))
  if (person) query = query.where(sql<boolean>`lower(author_handle) = lower(${person})`)
  if (outcome === 'answered') query = query.where(repliesBack, '>', 0)
  else if (outcome === 'unwelcome') query = query.where('unwelcome', '>', 0)
  else if (outcome === 'liked') query = query.where('outcome_likes', '>', 0)
  else if (outcome === 'followed_back') query = query.where('outcome_followed', '=', true)
  else if (outcome) query = query.where('state', 'in', statesOf[outcome])
  if (why) query = query.where('code', '=', why)
  return query
}
