import { type RawBuilder, sql } from 'kysely'
import type { AnswerKind } from '#app/contract/posts.ts'
import { avoidedIds } from '#app/domain/bot/settings/terms.ts'
import { day } from '#app/domain/time.ts'

/** Whose turn a conversation is. `on_it`: the bot's; `small_talk`: anyone's, nothing was asked; `no_contact`: they asked to be left alone. */
export type Turn = 'needs_you' | 'on_it' | 'small_talk' | 'theirs' | 'no_contact' | 'snoozed' | 'done'

/** One row per person who wrote to the connected account: their newest post, and what followed it. */
export interface TurnRow {
  id: string
  network: string
  network_account_id: string
  post_id: string
  kind: 'answer' | 'mention'
  author_id: string
  author_handle: string
  author_name: string
  text: string
  says: AnswerKind | null
  posted_at: Date
  decision: 'snoozed' | 'done' | null
  until: Date | null
  decided_at: Date | null
  /** State of the reply to it, or of a later one to the same person. */
  state: string | null
  source: string | null
  opted_out: boolean
  /** Why the author is held until the user decides. */
  held: { language: string | null; says: 'complaint' | 'stop' | null } | null
  turn: Turn
  /** How much it needs the user, more first. */
  need: number
  /** Within the same need, more first: the oldest of those who wait, else the newest, by the words that the list shows. */
  rank: number
}

/** A reply exists, will exist, or did exist. */
export const replied = sql.raw<boolean>(`state in ('waiting', 'planned', 'sending', 'success', 'unknown', 'undone')`)

/** Answers that ask for nothing: the bot closes them. */
const closing = `('thanks', 'agreement')`
/** Answers that a person should read, although a draft waits in the queue. */
const asking = `('question', 'disagreement')`
/** What a person should read even from someone who asked to be left alone before. */
const needing = `('question', 'complaint')`

/** After two weeks a reply comes too late. A complaint stays until the user decides, unless it was as old already. */
const closedAfter = 14 * day

/**
 * `which`: a condition over `newest` and its `decision`. Everything is looked up once for all of them, since there may be
 * thousands: `in (select …)` reads its list once, `exists` for each.
 */
export const turnsOf = (userId: string, now: Date, which: RawBuilder<unknown> = sql`true`): RawBuilder<TurnRow> => sql`
  with newest as materialized (
    select newest.*, decision.state as decision, decision.until, decision.decided_at
    from (
      select distinct on (post.author_id) post.id, post.user_id, post.network, post.network_account_id, post.post_id,
        post.kind, post.author_id, post.author_handle, post.author_name, post.text, post.says, post.posted_at, connections.connected_at
      from inbox_posts as post
      join connections on connections.user_id = post.user_id and connections.network = post.network
        and connections.network_account_id = post.network_account_id
      where post.user_id = ${userId}
      order by post.author_id, post.posted_at desc, post.id desc
    ) as newest
    left join conversation_decisions as decision on decision.inbox_id = newest.id
    where ${which}),
  one as materialized (select network, network_account_id from newest limit 1),
  opted_out as materialized (
    select author_id from opt_outs where network = (select network from one) and taken_back_at is null
      and author_id = any(array(select author_id from newest))
    union all select author_id from heard_opt_outs
    where user_id = ${userId} and network = (select network from one) and taken_back_at is null),
  held as materialized (
    select author_id, says, json_build_object('language', language, 'says', says) as held from unread_authors
    where user_id = ${userId} and network = (select network from one) and allowed_at is null
      and (says = 'stop' or author_id not in ${avoidedIds(userId, sql`(select network from one)`)})),
  replies as materialized (
    select author_id, target_id, state, source, claimed_at, created_at from actions
    where user_id = ${userId} and network = (select network from one)
      and network_account_id = (select network_account_id from one) and kind = 'reply' and ${replied}
      and author_id = any(array(select author_id from newest))),
  last_reply as materialized (
    select distinct on (newest.id) newest.id, replies.state, replies.source,
      max(claimed_at) filter (where replies.state in ('success', 'unknown')) over (partition by newest.id) as answered_at
    from newest join replies
      on replies.author_id = newest.author_id and (target_id = post_id or claimed_at > posted_at)
    order by newest.id, (target_id = post_id) desc, created_at desc),
  read as materialized (
    select newest.*, last_reply.state, last_reply.source, last_reply.answered_at,
      newest.author_id in (select author_id from opted_out) as opted_out, held.says as complains, held.held
    from newest left join last_reply on last_reply.id = newest.id left join held on held.author_id = newest.author_id)
  select *, case turn when 'needs_you' then -extract(epoch from posted_at)
      when 'theirs' then extract(epoch from greatest(posted_at, answered_at)) else extract(epoch from posted_at) end as rank,
    case when turn <> 'needs_you' then 0 when complains is not null or says = 'complaint' then 2 else 1 end as need
  from (
    select id, user_id, network, network_account_id, post_id, kind, author_id, author_handle, author_name, text, says,
      posted_at, answered_at, connected_at, decision, until, decided_at, state, source, opted_out, complains, is_held,
      case when is_held then held end as held,
      case
        when decision = 'done' then 'done'
        when decision = 'snoozed' and (until is null or until > ${now}::timestamptz) then 'snoozed'
        when posted_at < connected_at - make_interval(secs => ${closedAfter / 1000}) then 'done'
        when is_held then case when complains = 'stop' and says not in ${sql.raw(needing)} then 'no_contact' else 'needs_you' end
        when state in ('planned', 'sending') then 'on_it'
        when posted_at < ${new Date(now.getTime() - closedAfter)}::timestamptz then 'done'
        when state in ('success', 'unknown', 'undone') then 'theirs'
        when opted_out then case when says in ${sql.raw(needing)} then 'needs_you' else 'done' end
        when says in ${sql.raw(closing)} then case when state = 'waiting' then 'on_it' else 'done' end
        when state = 'waiting' and says is not null and says not in ${sql.raw(asking)} then 'on_it'
        when says in ('chat', 'stop') then 'small_talk'
        else 'needs_you'
      end as turn
    from (select *, coalesce(held is not null and (complains is not null or not opted_out), false) as is_held from read) as known
  ) as turns`

/** Where the user is needed: complaints first, then the longest wait. Elsewhere: newest first. */
export const byNeed = sql.raw('need desc, rank desc, id desc')
