import { type RawBuilder, sql } from 'kysely'
import type { AnswerKind } from '#app/contract/posts.ts'
import { hasOptedOut } from '#app/domain/bot/opt-outs/opt-outs.ts'

/** Whose turn a conversation is. `on_it`: the bot's. */
export type Turn = 'needs_you' | 'on_it' | 'theirs' | 'snoozed' | 'done'

/** One row per person who wrote to the connected account: their newest post, and what followed it. */
export interface TurnRow {
  id: string
  network: string
  network_account_id: string
  post_id: string
  author_id: string
  author_handle: string
  author_name: string
  text: string
  says: AnswerKind | null
  posted_at: Date
  decision: 'snoozed' | 'done' | null
  until: Date | null
  decided_at: Date | null
  /** Of the reply to it, or of a later one to the same person. */
  state: string | null
  source: string | null
  opted_out: boolean
  /** Why the bot leaves the author alone until the user decides. */
  held: { language: string | null; says: 'complaint' | 'stop' | null } | null
  turn: Turn
  /** How much it needs the user: 2 for a complaint. */
  need: number
}

/** Of the reply that exists, will exist, or did exist. */
export const replied = sql.raw<boolean>(`state in ('waiting', 'planned', 'sending', 'success', 'unknown', 'undone')`)

/** Answers that ask for nothing: the bot closes them. */
const closing = `('thanks', 'agreement')`
/** Answers that a person should read, although a draft waits in the queue. */
const asking = `('question', 'disagreement')`

/** `which`: a condition over `newest` and its `decision`. */
export const turnsOf = (userId: string, now: Date, which: RawBuilder<unknown> = sql`true`): RawBuilder<TurnRow> => sql`
  select turns.*, case when turn <> 'needs_you' or held is null then 0 when (held ->> 'says') is null then 1 else 2 end as need
  from (
    select newest.*, decision.state as decision, decision.until, decision.decided_at, reply.state, reply.source,
      out.opted_out, held.held,
      case
        when decision.state = 'done' then 'done'
        when decision.state = 'snoozed' and (decision.until is null or decision.until > ${now}::timestamptz) then 'snoozed'
        when held.held is not null then 'needs_you'
        when reply.state in ('planned', 'sending') then 'on_it'
        when reply.state in ('success', 'unknown', 'undone') then 'theirs'
        when out.opted_out then 'done'
        when says in ${sql.raw(closing)} then case when reply.state = 'waiting' then 'on_it' else 'done' end
        when reply.state = 'waiting' and says is not null and says not in ${sql.raw(asking)} then 'on_it'
        else 'needs_you'
      end as turn
    from (
      select distinct on (post.author_id) post.id, post.user_id, post.network, post.network_account_id, post.post_id,
        post.author_id, post.author_handle, post.author_name, post.text, post.says, post.posted_at
      from inbox_posts as post
      join connections on connections.user_id = post.user_id and connections.network = post.network
        and connections.network_account_id = post.network_account_id
      where post.user_id = ${userId}
      order by post.author_id, post.posted_at desc, post.id desc
    ) as newest
    left join conversation_decisions as decision on decision.inbox_id = newest.id
    left join lateral (
      select state, source from actions
      where actions.user_id = newest.user_id and actions.network = newest.network
        and actions.network_account_id = newest.network_account_id and actions.author_id = newest.author_id
        and kind = 'reply' and ${replied} and (target_id = newest.post_id or claimed_at > newest.posted_at)
      order by (target_id = newest.post_id) desc, created_at desc limit 1
    ) as reply on true
    cross join lateral (
      select ${hasOptedOut(sql`newest.user_id`, sql`newest.network`, sql`newest.author_id`)} as opted_out
    ) as out
    left join lateral (
      select json_build_object('language', language, 'says', unread.says) as held from unread_authors as unread
      where unread.user_id = newest.user_id and unread.network = newest.network
        and unread.author_id = newest.author_id and unread.allowed_at is null
        and (unread.says is not null or not out.opted_out)
    ) as held on true
    where ${which}
  ) as turns`

/** Complaints first, then the newest. */
export const byNeed = sql.raw('need desc, posted_at desc, id desc')
