import { type RawBuilder, sql } from 'kysely'
import { type ActionKind, undoableKinds } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import { decidedBy } from '#app/content/decided.ts'
import { standInModel, standInWriter } from '#app/content/stand-in.ts'
import type { AnswerKind } from '#app/contract/posts.ts'
import type { Db } from '#app/db/pool.ts'
import type { ActionState } from '#app/db/schema.ts'
import { since } from '#app/db/statements.ts'
import { sentence } from '#app/domain/activity/action-sentence.ts'
import { endSentence } from '#app/domain/activity/end-codes.ts'
import { shortReason, whyText, withoutRepeats } from '#app/domain/activity/short-reasons.ts'
import { countsAsContact } from '#app/domain/bot/send/action-limits.ts'
import { repliesBack } from '#app/domain/bot/send/outcome.ts'
import { embeddedWriter } from '#app/domain/bot/send/planned-actions.ts'
import { picturePath } from '#app/domain/pictures/pictures.ts'
import { day } from '#app/domain/time.ts'

export interface ActivityItem {
  id: string
  type: ActionKind
  /** The other person's. */
  name: string
  message: string
  /** `dropped`: never sent, or skipped. */
  status: 'success' | 'failed' | 'pending' | 'dropped'
  state: ActionState
  reason: string
  /** For API clients: one of `end-codes.ts`, or the network's text. */
  code: string | null
  error: string | null
  /** In a few words: why a post was skipped, else why it was chosen; null: nothing tells more than the post does. */
  short_reason: string | null
  /** Earlier reasons for skipping the same post, as sentences. */
  also: string[]
  tweet_content: string | null
  reply_content: string | null
  /** What they replied back, oldest first; `says`: null if no one is sure. */
  said: { text: string; says: AnswerKind | null }[]
  /** For a follow or view; `post`: the one the bot had read. */
  person: { name: string; bio: string | null; post: string | null } | null
  /** A sentence; null if not a reply, or unknown. */
  written_by: string | null
  /** Who decided; null: it was not sent, or that isn’t confirmed. */
  decided_by: string | null
  time: string
  target: string
  /** The page with their picture; null: none is known. */
  picture: string | null
  topic: string | null
  topic_avoided: boolean
  not_like_me: boolean
  url: string
  outcome: { likes: number; replies: number } | null
  /** Complaints about it, which are no replies. */
  unwelcome: number
  /** For a follow; null: not known. */
  followed_back: boolean | null
  /** null: nothing to undo. */
  undo: { state: 'possible' | 'under_way' | 'done' | 'failed'; error: string | null } | null
}

const shownStates: ActionState[] = [
  ...(['waiting', 'planned', 'sending', 'success', 'failed', 'unknown', 'undone'] as const),
  ...(['expired', 'rejected'] as const),
]

const wasSent: ActionState[] = ['success', 'undone']

/** When it was sent, else drafted. Must match the index. */
export const listedAt = (table = 'actions') =>
  sql<Date>`coalesce(${sql.ref(`${table}.claimed_at`)}, ${sql.ref(`${table}.created_at`)})`

/** Newest first; the caller limits it. */
export function logbookOf(db: Db, userId: string) {
  return entriesOf(db, userId, shownStates, sql`null::json`)
}

/** Each post once, newest first, without those that got an action later; the caller limits it. */
export function skippedPostsOf(db: Db, userId: string) {
  const same = sql`from actions as other where other.user_id = actions.user_id and other.network = actions.network
    and other.network_account_id = actions.network_account_id and other.post_id = actions.post_id`
  const reasons = sql<Reason[] | null>`(
    select json_agg(json_build_object('reason', other.reason, 'code', other.code) order by other.created_at desc)
    ${same} and other.state = 'skipped' and other.id <> actions.id)`
  return entriesOf(db, userId, ['skipped'], reasons).where(
    sql<boolean>`not exists (select ${same} and (${countsAsContact}
      or (other.state = 'skipped' and (other.created_at, other.id) > (actions.created_at, actions.id))))`,
  )
}

interface Reason {
  reason: string
  code: string | null
}

const pictureOf = picturePath(sql.ref('actions.user_id'), sql.ref('actions.network'), sql.ref('actions.author_handle'))

const maxSaid = 3

/** The posts under the reply, by its text: a post in the inbox has the texts of its thread, not their ids. */
const saidOf = sql<ActivityItem['said'] | null>`(
  select json_agg(said) from (
    select answer.text, answer.says from inbox_posts as answer
    where actions.kind = 'reply' and actions.state = 'success' and answer.user_id = actions.user_id
      and answer.network = actions.network and answer.network_account_id = actions.network_account_id
      and answer.author_id = actions.author_id and answer.posted_at >= actions.claimed_at
      and answer.thread -> -1 ->> 'text' = actions.text
    order by answer.posted_at limit ${sql.lit(maxSaid)}) as said)`

function entriesOf(db: Db, userId: string, states: ActionState[], other_reasons: RawBuilder<Reason[] | null>) {
  return db
    .selectFrom('actions')
    .select(other_reasons.as('other_reasons'))
    .select(listedAt().as('listed_at'))
    .select(pictureOf.as('picture'))
    .select(saidOf.as('said'))
    .select(sql<boolean>`exists (select from draft_edits where action_id = actions.id and edited = text)`.as('edited'))
    .select(
      sql<boolean>`exists (select from bot_terms where bot_terms.user_id = actions.user_id and list = 'avoid'
        and bot_terms.value = actions.topic)`.as('topic_avoided'),
    )
    .select([
      'id',
      'network',
      'kind',
      'source',
      'state',
      'reason',
      'code',
      'post_id',
      'post_text',
      'text',
      'written_by',
      'result_id',
    ])
    .select([
      'author_name',
      'author_bio',
      'topic',
      'not_like_me',
      'author_handle',
      'created_at',
      'outcome_likes',
      repliesBack.as('replies_back'),
      'unwelcome',
      'outcome_followed',
      'undo_asked_at',
      'undo_error',
    ])
    .where('user_id', '=', userId)
    .where('state', 'in', states)
    .orderBy(listedAt(), 'desc')
    .orderBy('id', 'desc')
}

type Row = Awaited<ReturnType<ReturnType<typeof logbookOf>['execute']>>[number]

/** An exact count would be too slow. */
export const maxCounted = 100

const lately = (now: Date) => since(listedAt(), sql`${new Date(now.getTime() - day)}::timestamptz`)

export async function loadRecentActions(
  db: Db,
  networks: Networks,
  userId: string,
  now: Date,
  most: number,
  { withDrafts = true } = {},
): Promise<ActivityItem[]> {
  const rows = await logbookOf(db, userId)
    .where(lately(now))
    .$if(!withDrafts, (entries) => entries.where(isOutsideQueue))
    .limit(most)
    .execute()
  return itemsOf(rows, networks)
}

export const isOutsideQueue = sql<boolean>`not (actions.state = 'waiting'
  and exists (select from drafts where drafts.action_id = actions.id))`

export const itemsOf = (rows: readonly Row[], networks: Networks): ActivityItem[] =>
  withoutRepeats(rows.map((row) => itemOf(row, networks)))

export function itemOf(row: Row, networks: Networks): ActivityItem {
  const network = networks.of(row.network)
  const onPost = row.kind === 'reply' || row.kind === 'like'
  const status = statusOf(row.state)
  const ended = status === 'failed' || status === 'dropped'
  const why = row.reason || (ended ? endSentence(row.code) : null)
  const others = row.other_reasons?.flatMap(({ reason, code }) => reason || (endSentence(code) ?? [])) ?? []
  return {
    id: row.id,
    type: row.kind,
    name: row.author_name,
    message: sentence(row.kind, row.state, row.author_handle),
    status,
    state: row.state,
    reason: row.reason,
    code: ended ? row.code : null,
    error: ended ? endSentence(row.code) : null,
    short_reason: row.state === 'skipped' ? shortReason(row.code) : whyText(row.kind, row.reason),
    also: [...new Set(others)].filter((other) => other !== why),
    tweet_content: onPost ? row.post_text : null,
    reply_content: row.text,
    said: row.said ?? [],
    person: onPost ? null : { name: row.author_name, bio: row.author_bio || null, post: row.post_text },
    written_by: row.text === null ? null : writerSentence(row.written_by, Boolean(row.edited)),
    decided_by: wasSent.includes(row.state) ? decidedBy[row.source] : null,
    time: row.listed_at.toISOString(),
    target: `@${row.author_handle}`,
    picture: row.picture,
    topic: row.topic,
    topic_avoided: Boolean(row.topic_avoided),
    not_like_me: row.not_like_me,
    url: onPost
      ? network.postUrl(row.author_handle, (row.state === 'undone' ? null : row.result_id) ?? row.post_id ?? '')
      : network.accountUrl(row.author_handle),
    outcome: row.outcome_likes === null ? null : { likes: row.outcome_likes, replies: row.replies_back },
    unwelcome: row.unwelcome,
    followed_back: row.outcome_followed,
    undo: undoOf(row),
  }
}

function undoOf({ kind, state, undo_asked_at, undo_error }: Row): ActivityItem['undo'] {
  if (state === 'undone') return { state: 'done', error: null }
  if (state !== 'success' || !undoableKinds.some((one) => one === kind)) return null
  if (undo_error !== null) return { state: 'failed', error: undo_error }
  return { state: undo_asked_at ? 'under_way' : 'possible', error: null }
}

export function writerSentence(writer: string | null, edited = false): string | null {
  if (edited) return 'Edited by you'
  if (writer === embeddedWriter) return 'Ready-made thank-you'
  if (writer === standInModel) return standInWriter
  return writer && `Written by ${writer}`
}

function statusOf(state: ActionState): ActivityItem['status'] {
  if (state === 'success' || state === 'undone') return 'success'
  if (state === 'expired' || state === 'rejected' || state === 'skipped') return 'dropped'
  return state === 'failed' ? 'failed' : 'pending'
}
