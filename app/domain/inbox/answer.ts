import { sql } from 'kysely'
import { capability, type Network } from '#app/adapters/network/network.ts'
import type { AnswerKind } from '#app/contract/posts.ts'
import type { Db } from '#app/db/pool.ts'
import { endSentence, whyLeft } from '#app/domain/activity/end-codes.ts'
import { writerSentence } from '#app/domain/activity/recent.ts'
import { rewriteWithin } from '#app/domain/drafts/queue.ts'
import { replied } from '#app/domain/inbox/turns.ts'

/**
 * What became of someone's post. `none`: `why` the bot left it alone, or sending failed; null: not looked at yet.
 * `lacks_fact`: the user knows what a reply would need.
 */
export type InboxAnswer =
  | { state: 'answered'; text: string; by: 'bot' | 'you'; at: Date; url: string | null }
  | { state: 'pending' | 'lost'; text: string }
  | { state: 'waiting'; draft: InboxDraft }
  | { state: 'taken_back' | 'opted_out' }
  | { state: 'none'; why: string | null; lacks_fact: boolean }

interface InboxDraft {
  id: string
  text: string
  rests_on: string | null
  /** Sentences that say something about the user that nothing of theirs does. */
  claims: string[]
  /** As a sentence; null: the user. */
  written_by: string | null
  /** Why it was not sent, or why there is no other text. */
  note: string | null
  is_rewriting: boolean
  /** Where the user sends it on the network itself; null: a click here sends it. */
  click_url: string | null
}

interface Row {
  id: string
  state: string
  source: string
  text: string | null
  reason: string
  code: string | null
  result_id: string | null
  finished_at: Date | null
  written_by: string | null
  rests_on: string | null
  claims: string[] | null
  note: string | null
  rewrite_asked_at: Date | null
}

export interface AnsweredPost {
  user_id: string
  network: string
  network_account_id: string
  post_id: string
  author_handle: string
  says: AnswerKind | null
}

export async function answerTo(
  db: Db,
  network: Network,
  post: AnsweredPost,
  own: { handle: string | null; opted_out: boolean },
  now: Date,
): Promise<InboxAnswer> {
  const { user_id, network_account_id, post_id } = post
  const { rows } = await sql<Row>`
    select actions.id, state, source, text, reason, code, result_id, finished_at, written_by, rests_on, claims, note,
      rewrite_asked_at
    from actions left join drafts on drafts.action_id = actions.id
    where actions.user_id = ${user_id} and network = ${post.network} and network_account_id = ${network_account_id}
      and kind = 'reply' and target_id = ${post_id}
    order by ${replied} desc, created_at desc limit 1`.execute(db)
  const [row] = rows
  const text = row?.text ?? ''
  switch (row?.state) {
    case 'success':
      return {
        state: 'answered',
        text,
        by: row.source === 'hand' ? 'you' : 'bot',
        at: row.finished_at ?? new Date(0),
        url: row.result_id && own.handle ? network.postUrl(own.handle, row.result_id) : null,
      }
    case 'unknown':
      return { state: 'lost', text }
    case 'planned':
    case 'sending':
      return { state: 'pending', text }
    case 'waiting':
      return { state: 'waiting', draft: draftOf(row, network, post, now) }
    case 'undone':
      return { state: 'taken_back' }
  }
  if (own.opted_out) return { state: 'opted_out' }
  const code = row?.code ?? null
  const why = row?.state === 'skipped' ? whyLeft(post.says, code, row.reason) : endSentence(code)
  return { state: 'none', why, lacks_fact: post.says === 'question' && (code === null || unknowing.has(code)) }
}

/** Codes of what was left because the bot doesn't know the answer. */
const unknowing = new Set(['nothing_to_add', 'no_answer', 'asks_you', 'yours', 'unsure', 'unsupported'])

function draftOf(row: Row, network: Network, { post_id, author_handle }: AnsweredPost, now: Date): InboxDraft {
  const { id, rests_on, claims, note, rewrite_asked_at } = row
  const text = row.text ?? ''
  const { clickUrl } = capability(network, 'reply', 'addressed')
  return {
    id,
    text,
    rests_on,
    note,
    written_by: writerSentence(row.written_by),
    claims: (claims ?? []).filter((claim) => text.includes(claim)),
    is_rewriting: rewrite_asked_at !== null && now.getTime() - rewrite_asked_at.getTime() < rewriteWithin,
    click_url: clickUrl?.({ kind: 'reply', target_id: post_id, text, author_handle }) ?? null,
  }
}
