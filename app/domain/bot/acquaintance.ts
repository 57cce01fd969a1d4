import { type RawBuilder, sql } from 'kysely'
import { automatedAuthor } from '#app/adapters/model/embedded/judge/author.ts'
import type { Person } from '#app/adapters/model/mind.ts'
import type { ActionKind, NetworkId, Situation } from '#app/adapters/network/network.ts'
import { isLive, usesSlot } from '#app/domain/bot/limits.ts'
import { day } from '#app/domain/time.ts'

/** What the account has had to do with one person. */
export interface Acquaintance {
  /** Replies sent, planned or taken back, however long ago. */
  replies_ever: number
  replies_week: number
  replies_today: number
  /** Of all kinds. A week is the last seven days, today the user's local day. */
  actions_week: number
  actions_today: number
}

/** The part of it that the gate counts once more. */
export type Lately = Pick<Acquaintance, 'replies_week' | 'actions_week' | 'actions_today'>

export const stranger: Acquaintance = {
  replies_ever: 0,
  replies_week: 0,
  replies_today: 0,
  actions_week: 0,
  actions_today: 0,
}

/**
 * A talk is over after this many replies of ours to the same person within a week, whoever has the last word. The limit of
 * one a day alone would let two bots talk to each other for ever.
 */
export const mostReplies = 3
/** Actions of all kinds towards one person; only an answer to what they wrote to the user goes beyond. */
export const mostAPerson = { day: 2, week: 4 } as const
const week = 7 * day

export type LoopCode = 'bot_again' | 'talk_over'

export const loopReasons: Record<LoopCode, (handle: string) => string> = {
  bot_again: (handle) => `@${handle} looks automated and had a reply already; bots get one at the most.`,
  talk_over: (handle) => `@${handle} had ${mostReplies} replies within a week; more would be a loop.`,
}

/** Why the person gets no further reply from the account; null where they may have one. */
export function loopWith(person: Person, known: Acquaintance): LoopCode | null {
  if (known.replies_ever > 0 && automatedAuthor(person, '')) return 'bot_again'
  return isTalkOver(known) ? 'talk_over' : null
}

/** The gate's part of it: what was sent counts, whatever else is planned. */
export function isTalkOver(known: Lately): boolean {
  return known.replies_week >= mostReplies
}

/** Whether the person has had as much of the account as one may. */
export function isEnough(kind: ActionKind, situation: Situation, known: Lately): boolean {
  if (kind === 'reply' && situation === 'addressed') return false
  return known.actions_today >= mostAPerson.day || known.actions_week >= mostAPerson.week
}

interface Account {
  network: NetworkId
  id: string
}

/** Rows of `author_id` and `Acquaintance`, for those of the people with whom there was anything. */
export function acquaintanceSelect(
  account: Account,
  authorIds: RawBuilder<string[]>,
  today: string,
  now: Date,
): RawBuilder<Acquaintance & { author_id: string }> {
  const lately = sql`${usesSlot} and claimed_at > ${new Date(now.getTime() - week)}::timestamptz`
  const onDay = sql`${usesSlot} and local_day = ${today}::date`
  return sql`
    select author_id,
      count(*) filter (where kind = 'reply') as replies_ever,
      count(*) filter (where kind = 'reply' and ${lately}) as replies_week,
      count(*) filter (where kind = 'reply' and ${onDay}) as replies_today,
      count(*) filter (where ${lately}) as actions_week,
      count(*) filter (where ${onDay}) as actions_today
    from actions
    where network = ${account.network} and network_account_id = ${account.id} and author_id = any(${authorIds})
      and ${isLive}
    group by author_id`
}
