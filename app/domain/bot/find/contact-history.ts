import { type RawBuilder, sql } from 'kysely'
import { automatedAuthor } from '#app/adapters/model/rules/author.ts'
import type { ActionKind, NetworkId, Situation } from '#app/adapters/network/network.ts'
import { maxActionsPerPerson } from '#app/content/contact-limits.ts'
import type { Person } from '#app/contract/posts.ts'
import { countsAsContact, usesSlot } from '#app/domain/bot/send/action-limits.ts'
import { isOfToday } from '#app/domain/bot/send/users-day.ts'
import { day, hour } from '#app/domain/time.ts'

export interface ContactHistory {
  /** Sent, planned or undone. */
  replies_ever: number
  replies_week: number
  replies_today: number
  /** All kinds together. Week: the last seven days; today: the user's local day. */
  actions_week: number
  actions_today: number
  actions_fortnight: number
  undecided: number
  undecided_replies: number
}

export type RecentContact = Pick<ContactHistory, 'replies_week' | 'replies_today' | 'actions_week' | 'actions_today'>

export const noContact: ContactHistory = {
  replies_ever: 0,
  replies_week: 0,
  replies_today: 0,
  actions_week: 0,
  actions_today: 0,
  actions_fortnight: 0,
  undecided: 0,
  undecided_replies: 0,
}

/** Someone who writes back may get several; others get one. */
const maxRepliesPerDay: Record<Situation, number> = { addressed: 3, stranger: 1 }
/** Whoever writes last. With the daily limit alone, two bots could talk to each other forever. */
const maxRepliesPerWeek: Record<Situation, number> = { addressed: 9, stranger: 3 }
/** The account dealt with them under a user who was deleted; how often is not known any more. */
export const withFormer = (history: ContactHistory): ContactHistory => ({
  ...history,
  actions_week: Math.max(history.actions_week, maxActionsPerPerson.week),
  actions_fortnight: Math.max(history.actions_fortnight, maxActionsPerPerson.week),
})
const week = 7 * day
/** A question waits for the user in the inbox. Meanwhile its author hears nothing else from the bot. */
export const yoursCode = 'yours'
const waitsFor = 3 * day
const laterContact = sql.raw<boolean>(`later.state in ('planned', 'sending', 'success', 'unknown', 'undone')`)

export type ConversationEndCode = 'bot_again' | 'talk_over'

export const conversationEndReasons: Record<ConversationEndCode, (handle: string, situation: Situation) => string> = {
  bot_again: (handle) => `@${handle} looks like a bot and already got a reply from you. Bots get one at most.`,
  talk_over: (handle, situation) =>
    `@${handle} already got ${maxRepliesPerWeek[situation]} replies from you this week, so the bot stops there.`,
}

/** null: they may get a reply. */
export function conversationEndOf(
  person: Person,
  situation: Situation,
  history: ContactHistory,
): ConversationEndCode | null {
  if (history.replies_ever > 0 && automatedAuthor(person, '')) return 'bot_again'
  return isConversationOver(situation, history) ? 'talk_over' : null
}

export function isAnsweredEnough(
  situation: Situation,
  { replies_today }: Pick<ContactHistory, 'replies_today'>,
): boolean {
  return replies_today >= maxRepliesPerDay[situation]
}

/** As `claimAction` decides it: only sent replies count. */
export function isConversationOver(situation: Situation, history: RecentContact): boolean {
  return history.replies_week >= maxRepliesPerWeek[situation]
}

export function isContactLimitReached(kind: ActionKind, situation: Situation, history: RecentContact): boolean {
  if (kind === 'reply' && situation === 'addressed') return false
  return history.actions_today >= maxActionsPerPerson.day || history.actions_week >= maxActionsPerPerson.week
}

export function isUndecided(kind: ActionKind, situation: Situation, history: ContactHistory): boolean {
  return (kind === 'reply' && situation === 'addressed' ? history.undecided_replies : history.undecided) > 0
}

/** How far back the user is shown what a person got. */
const shownHours = 72

/** SQL over `contact`, of actions with one person. */
export const isRecentContact = (now: Date) =>
  sql<boolean>`(contact.state in ('sending', 'success', 'unknown', 'undone') and contact.claimed_at > ${new Date(now.getTime() - shownHours * hour)}::timestamptz)`

interface Account {
  network: NetworkId
  id: string | RawBuilder<string>
}

/** Rows of `author_id` and `ContactHistory`; people without history are left out. */
export function contactHistorySelect(
  account: Account,
  authorIds: RawBuilder<string[]>,
  timeZone: string,
  now: Date,
): RawBuilder<ContactHistory & { author_id: string }> {
  const thisWeek = sql`${usesSlot} and claimed_at > ${new Date(now.getTime() - week)}::timestamptz`
  const isYours = sql<boolean>`(state = 'skipped' and code = ${sql.lit(yoursCode)}
    and created_at > ${new Date(now.getTime() - waitsFor)}::timestamptz
    and not exists (select from actions as later
      where later.network = dealt.network and later.network_account_id = dealt.network_account_id
        and later.kind = 'reply' and later.target_id = dealt.target_id and ${laterContact}))`
  const isUndecided = sql`state in ('waiting', 'planned', 'skipped')`
  const onThatDay = sql`${usesSlot} and ${isOfToday(timeZone, now)}`
  // Apart, as each has its own index by person: with an "or", the account's whole history is read.
  const dealtWhere = (which: RawBuilder<boolean>) => sql`
    select author_id, kind, state, claimed_at, local_day, local_hour from actions as dealt
    where network = ${account.network} and network_account_id = ${account.id} and author_id = any(${authorIds}) and ${which}`
  return sql`
    select author_id,
      count(*) filter (where kind = 'reply' and ${countsAsContact}) as replies_ever,
      count(*) filter (where kind = 'reply' and ${thisWeek}) as replies_week,
      count(*) filter (where kind = 'reply' and ${onThatDay}) as replies_today,
      count(*) filter (where ${thisWeek}) as actions_week,
      count(*) filter (where ${onThatDay}) as actions_today,
      count(*) filter (where ${usesSlot} and claimed_at > ${new Date(now.getTime() - 2 * week)}::timestamptz) as actions_fortnight,
      count(*) filter (where ${isUndecided}) as undecided,
      count(*) filter (where ${isUndecided} and kind = 'reply') as undecided_replies
    from (${dealtWhere(countsAsContact)} union all ${dealtWhere(isYours)}) as dealt group by author_id`
}
