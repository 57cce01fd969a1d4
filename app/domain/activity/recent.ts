import type { ActionKind, Network } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import type { ActionState } from '#app/db/schema.ts'
import { day } from '#app/domain/time.ts'

/** One line of the logbook. */
export interface ActivityItem {
  id: string
  type: ActionKind
  /** A sentence: what was done to whom. */
  message: string
  status: 'success' | 'failed' | 'pending'
  state: ActionState
  reason: string
  /** Why it failed, in the network's words. */
  error: string | null
  tweet_content: string | null
  reply_content: string | null
  time: string
  target: string
  /** Where it can be seen on the network. */
  url: string
  outcome: { likes: number; replies: number } | null
}

export const shownStates: ActionState[] = ['waiting', 'planned', 'sending', 'success', 'failed', 'unknown', 'undone']

/** Rows of the logbook, newest first; who asks bounds them. */
export function logbookOf(db: Db, userId: string) {
  return db
    .selectFrom('actions')
    .select(['id', 'kind', 'state', 'reason', 'code', 'post_id', 'post_text', 'text', 'result_id'])
    .select(['author_handle', 'created_at', 'claimed_at', 'outcome_likes', 'outcome_replies'])
    .where('user_id', '=', userId)
    .where('state', 'in', shownStates)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
}

type Row = Awaited<ReturnType<ReturnType<typeof logbookOf>['execute']>>[number]

/** The actions of the last 24 hours, newest first. */
export async function recentActivity(
  db: Db,
  network: Network,
  userId: string,
  now: Date,
  most = 50,
): Promise<ActivityItem[]> {
  const rows = await logbookOf(db, userId)
    .where('created_at', '>', new Date(now.getTime() - day))
    .limit(most)
    .execute()
  return rows.map((row) => itemOf(row, network))
}

export function itemOf(row: Row, network: Network): ActivityItem {
  return {
    id: row.id,
    type: row.kind,
    message: sentence(row.kind, row.state, row.author_handle),
    status: statusOf(row.state),
    state: row.state,
    reason: row.reason,
    error: row.state === 'failed' ? row.code : null,
    tweet_content: row.kind === 'reply' || row.kind === 'like' ? row.post_text : null,
    reply_content: row.text,
    time: (row.claimed_at ?? row.created_at).toISOString(),
    target: `@${row.author_handle}`,
    url:
      row.kind === 'reply' || row.kind === 'like'
        ? network.postUrl(row.author_handle, row.result_id ?? row.post_id ?? '')
        : network.accountUrl(row.author_handle),
    outcome: row.outcome_likes === null ? null : { likes: row.outcome_likes, replies: row.outcome_replies ?? 0 },
  }
}

function statusOf(state: ActionState): ActivityItem['status'] {
  if (state === 'success' || state === 'undone') return 'success'
  return state === 'failed' ? 'failed' : 'pending'
}

const verbs: Record<ActionKind, { done: string; doing: string; failed: string }> = {
  reply: { done: 'Replied to', doing: 'Replying to', failed: 'Could not reply to' },
  like: { done: 'Liked a post by', doing: 'Liking a post by', failed: 'Could not like a post by' },
  follow: { done: 'Followed', doing: 'Following', failed: 'Could not follow' },
  view: { done: 'Viewed the profile of', doing: 'Viewing the profile of', failed: 'Could not view the profile of' },
}

function sentence(kind: ActionKind, state: ActionState, handle: string): string {
  const verb = verbs[kind]
  const who = `@${handle}`
  if (state === 'success') return `${verb.done} ${who}`
  if (state === 'failed') return `${verb.failed} ${who}`
  if (state === 'undone') return `${verb.done} ${who}, then undone`
  if (state === 'unknown') return `${verb.doing} ${who}: the answer was lost`
  return `${verb.doing} ${who}`
}
