import { type RawBuilder, sql } from 'kysely'
import type { Network } from '#app/adapters/network/network.ts'
import type { AnswerKind } from '#app/contract/posts.ts'
import type { Db } from '#app/db/pool.ts'
import { endSentence } from '#app/domain/activity/end-codes.ts'
import { isRecentContact } from '#app/domain/bot/find/contact-history.ts'
import { languageNamed } from '#app/domain/bot/opt-outs/unread.ts'
import { picturePath } from '#app/domain/people/pictures.ts'
import { isUuid } from '#app/domain/text.ts'

export const inboxViews = ['open', 'all'] as const
export type InboxView = (typeof inboxViews)[number]

export interface InboxPost {
  id: string
  kind: 'answer' | 'mention'
  handle: string
  name: string
  text: string
  thread: { handle: string; text: string }[]
  posted_at: Date
  url: string
  /** The page with their picture; null: none is known. */
  picture: string | null
  answer: InboxAnswer
  /** null: no one is sure, or it was not read. */
  says: AnswerKind | null
  /** The language that the bot cannot read; it leaves the author alone until the user decides. */
  unread: { code: string; name: string } | null
  /** They complained, and the bot leaves them alone until the user decides. */
  complained: boolean
  /** Anything sent to the author in the last 72 hours, by hand too. */
  contacts: number
}

/** `none`: `why` the bot left it alone, or sending failed; null: not looked at yet. */
export type InboxAnswer =
  | { state: 'answered'; text: string; by: 'bot' | 'you'; at: Date; url: string | null }
  | { state: 'pending' | 'waiting' | 'lost'; text: string }
  | { state: 'taken_back' | 'opted_out' }
  | { state: 'none'; why: string | null }

export interface InboxPage {
  posts: InboxPost[]
  /** null at the end. */
  next: string | null
  open: number
}

const pageLength = 20

interface Row extends Omit<InboxPost, 'handle' | 'name' | 'url' | 'answer' | 'unread' | 'complained'> {
  held: { language: string | null } | null
  post_id: string
  author_handle: string
  own_handle: string
  author_name: string
  opted_out: boolean
  state: string | null
  source: string | null
  reply: string | null
  reason: string | null
  code: string | null
  result_id: string | null
  finished_at: Date | null
  /** Of all. */
  open: number
}

/** A reply exists, will exist, or did exist. */
const replied = sql.raw<boolean>(`state in ('waiting', 'planned', 'sending', 'success', 'unknown', 'undone')`)

/** Newest first, after what needs the user: complaints, unread languages, open questions. `before`: the last post's id. */
export async function loadInbox(
  db: Db,
  network: Network,
  userId: string,
  view: InboxView,
  before: string | null,
  now: Date,
): Promise<InboxPage> {
  const after = before !== null && isUuid(before) ? before : null
  const { rows } = await sql<Row | { id: null; open: number }>`
    with ${told(userId)},
    page as (
      select id, need, posted_at, opted_out, is_held from told
      where (${view === 'all'} or is_open) and (${after}::uuid is null
        or (need, posted_at, id) < (select last.need, last.posted_at, last.id from told as last where last.id = ${after}::uuid))
      order by need desc, posted_at desc, id desc limit ${pageLength + 1})
    select counted.open, page.* from (select count(*) filter (where is_open) as open from told) as counted
    left join (
      select own.handle as own_handle, post.id, post.kind, post.post_id, post.author_handle, post.author_name, post.text,
        post.thread, post.posted_at, post.says, reply.state, reply.source, reply.text as reply, reply.reason, reply.code,
        reply.result_id, reply.finished_at, page.opted_out, page.need,
        case when page.is_held then ${heldFor(sql`post`)} end as held,
        ${contactsWith(sql`post`, now)} as contacts,
        ${picturePath(sql`post.user_id`, sql`post.network`, sql`post.author_handle`)} as picture
      from page join inbox_posts as post on post.id = page.id
        join connections as own on own.user_id = post.user_id
        left join lateral (
          select state, source, text, reason, code, result_id, finished_at from actions
          where actions.user_id = post.user_id and actions.network = post.network
            and actions.network_account_id = post.network_account_id and kind = 'reply' and target_id = post.post_id
          order by ${replied} desc, created_at desc limit 1) as reply on true) as page on true
    order by need desc, posted_at desc, id desc`.execute(db)
  const found = rows.filter((row) => row.id !== null)
  const shown = found.slice(0, pageLength)
  return {
    posts: shown.map((row) => postOf(row, network)),
    next: found.length > pageLength ? (shown.at(-1)?.id ?? null) : null,
    open: rows[0]?.open ?? 0,
  }
}

/**
 * What each post to the connected account needs, 3 for a complaint. Everything is looked up once for all of them, since
 * there may be thousands: `in (select …)` reads its list once, `exists` for each post.
 */
const told = (userId: string) => sql`
  own as materialized (
    select post.id, post.network, post.network_account_id, post_id, author_id, says, posted_at
    from inbox_posts as post join connections on connections.user_id = post.user_id
      and connections.network = post.network and connections.network_account_id = post.network_account_id
    where post.user_id = ${userId}),
  one as materialized (select network, network_account_id from own limit 1),
  opted_out as materialized (
    select author_id from opt_outs where network = (select network from one) and taken_back_at is null
      and author_id = any(array(select distinct author_id from own))
    union all select author_id from heard_opt_outs
    where user_id = ${userId} and network = (select network from one) and taken_back_at is null),
  answered as materialized (
    select target_id from actions where user_id = ${userId} and network = (select network from one)
      and network_account_id = (select network_account_id from one) and kind = 'reply'
      and target_id = any(array(select post_id from own)) and ${replied} and state <> 'waiting'),
  held as materialized (
    select author_id, post_id, says is not null as complained from unread_authors
    where user_id = ${userId} and network = (select network from one) and allowed_at is null),
  read as materialized (
    select id, post_id, author_id, says, posted_at, author_id in (select author_id from opted_out) as opted_out,
      post_id in (select target_id from answered) as is_answered,
      (author_id, post_id) in (select author_id, post_id from held) as is_held,
      (author_id, post_id) in (select author_id, post_id from held where complained) as complained
    from own),
  told as materialized (
    select id, posted_at, opted_out, not opted_out and not is_answered as is_open,
      complained or is_held and not opted_out as is_held,
      case when complained then 3 when is_held and not opted_out then 2
        when says in ('question', 'disagreement') and not opted_out and not is_answered then 1 else 0 end as need
    from read)`

/** The row by which the bot leaves the author alone because of this post. */
const heldFor = (post: RawBuilder<unknown>): RawBuilder<{ language: string | null } | null> => sql`(
  select json_build_object('language', language) from unread_authors as unread
  where unread.user_id = ${post}.user_id and unread.network = ${post}.network and unread.author_id = ${post}.author_id)`

const contactsWith = (post: RawBuilder<unknown>, now: Date) => sql<number>`(
  select count(*) from actions as contact
  where contact.network = ${post}.network and contact.network_account_id = ${post}.network_account_id
    and contact.author_id = ${post}.author_id and ${isRecentContact(now)})`

function postOf(row: Row, network: Network): InboxPost {
  const { id, kind, author_handle, author_name, text, thread, posted_at, post_id, says, contacts, held, picture } = row
  const url = network.postUrl(author_handle, post_id)
  const shown = { id, kind, handle: author_handle, name: author_name, text, thread, posted_at, url, picture }
  const code = held?.language ?? null
  const unread = code === null ? null : { code, name: languageNamed(code) }
  return {
    ...shown,
    says,
    contacts,
    unread,
    complained: held !== null && unread === null,
    answer: answerOf(row, network, row.own_handle),
  }
}

function answerOf(
  { state, source, reply, reason, code, result_id, finished_at, opted_out }: Row,
  network: Network,
  handle: string | null,
): InboxAnswer {
  const text = reply ?? ''
  switch (state) {
    case 'success':
      return {
        ...{ state: 'answered', text, by: source === 'hand' ? 'you' : 'bot', at: finished_at ?? new Date(0) },
        url: result_id && handle ? network.postUrl(handle, result_id) : null,
      }
    case 'unknown':
      return { state: 'lost', text }
    case 'planned':
    case 'sending':
      return { state: 'pending', text }
    case 'waiting':
      return { state: 'waiting', text }
    case 'undone':
      return { state: 'taken_back' }
  }
  if (opted_out) return { state: 'opted_out' }
  return { state: 'none', why: state === 'skipped' ? reason : endSentence(code) }
}
