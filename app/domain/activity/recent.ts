import type { Selectable } from 'kysely'
import type { ActionKind, Network } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import type { ActionState, Database } from '#app/db/schema.ts'
import { endSentence } from '#app/domain/activity/codes.ts'
import { day } from '#app/domain/time.ts'

/** One line of the logbook. */
export interface ActivityItem {
  id: string
  type: ActionKind
  /** A sentence: what was done to whom. */
  message: string
  /** `dropped`: it was never sent, or the post was left alone. */
  status: 'success' | 'failed' | 'pending' | 'dropped'
  state: ActionState
  reason: string
  /** Why it ended without success, for programs: one of `codes.ts`, or the network's words. */
  code: string | null
  /** The same as a sentence for the user. */
  error: string | null
  tweet_content: string | null
  reply_content: string | null
  time: string
  target: string
  /** Where it can be seen on the network. */
  url: string
  outcome: { likes: number; replies: number } | null
}

export interface Activity {
  /** What was done, is to be done, or was dropped after it was decided. */
  recent: ActivityItem[]
  /** Posts that were looked at and left alone. */
  left_alone: ActivityItem[]
}

const shownStates: ActionState[] = [
  ...(['waiting', 'planned', 'sending', 'success', 'failed', 'unknown', 'undone'] as const),
  ...(['expired', 'rejected'] as const),
]

/** The last 24 hours, newest first, in one query. */
export async function recentActivity(
  db: Db,
  network: Network,
  userId: string,
  now: Date,
  most = { recent: 50, left_alone: 20 },
): Promise<Activity> {
  const rowsIn = (states: ActionState[], limit: number) =>
    db
      .selectFrom('actions')
      .select(['id', 'kind', 'state', 'reason', 'code', 'post_id', 'post_text', 'text', 'result_id'])
      .select(['author_handle', 'created_at', 'claimed_at', 'outcome_likes', 'outcome_replies'])
      .where('user_id', '=', userId)
      .where('state', 'in', states)
      .where('created_at', '>', new Date(now.getTime() - day))
      .orderBy('created_at', 'desc')
      .limit(limit)
  const rows = await db
    .with('recent', () => rowsIn(shownStates, most.recent))
    .with('left_alone', () => rowsIn(['skipped'], most.left_alone))
    .selectFrom('recent')
    .selectAll()
    .unionAll((query) => query.selectFrom('left_alone').selectAll())
    .orderBy('created_at', 'desc')
    .execute()
  const items = rows.map((row) => itemOf(network, row))
  return {
    recent: items.filter(({ state }) => state !== 'skipped'),
    left_alone: items.filter(({ state }) => state === 'skipped'),
  }
}

type Row = Pick<Selectable<Database['actions']>, ReadColumn>
type ReadColumn =
  | ('id' | 'kind' | 'state' | 'reason' | 'code' | 'post_id' | 'post_text' | 'text' | 'result_id')
  | ('author_handle' | 'created_at' | 'claimed_at' | 'outcome_likes' | 'outcome_replies')

function itemOf(network: Network, row: Row): ActivityItem {
  const onPost = row.kind === 'reply' || row.kind === 'like'
  const status = statusOf(row.state)
  const ended = status === 'failed' || status === 'dropped'
  return {
    id: row.id,
    type: row.kind,
    message: sentence(row.kind, row.state, row.author_handle),
    status,
    state: row.state,
    reason: row.reason,
    code: ended ? row.code : null,
    error: ended ? endSentence(row.code) : null,
    tweet_content: onPost ? row.post_text : null,
    reply_content: row.text,
    time: (row.claimed_at ?? row.created_at).toISOString(),
    target: `@${row.author_handle}`,
    url: onPost
      ? network.postUrl(row.author_handle, row.result_id ?? row.post_id ?? '')
      : network.accountUrl(row.author_handle),
    outcome: row.outcome_likes === null ? null : { likes: row.outcome_likes, replies: row.outcome_replies ?? 0 },
  }
}

function statusOf(state: ActionState): ActivityItem['status'] {
  if (state === 'success' || state === 'undone') return 'success'
  if (state === 'expired' || state === 'rejected' || state === 'skipped') return 'dropped'
  return state === 'failed' ? 'failed' : 'pending'
}

const verbs: Record<ActionKind, { done: string; doing: string; failed: string; dropped: string }> = {
  reply: { done: 'Replied to', doing: 'Replying to', failed: 'Could not reply to', dropped: 'Did not reply to' },
  like: {
    done: 'Liked a post by',
    doing: 'Liking a post by',
    failed: 'Could not like a post by',
    dropped: 'Did not like a post by',
  },
  follow: { done: 'Followed', doing: 'Following', failed: 'Could not follow', dropped: 'Did not follow' },
  view: {
    done: 'Viewed the profile of',
    doing: 'Viewing the profile of',
    failed: 'Could not view the profile of',
    dropped: 'Did not view the profile of',
  },
}

function sentence(kind: ActionKind, state: ActionState, handle: string): string {
  const verb = verbs[kind]
  const who = `@${handle}`
  if (state === 'success') return `${verb.done} ${who}`
  if (state === 'failed') return `${verb.failed} ${who}`
  if (state === 'skipped') return `Left a post by ${who} alone`
  if (state === 'expired' || state === 'rejected') return `${verb.dropped} ${who}`
  if (state === 'undone') return `${verb.done} ${who}, then undone`
  if (state === 'unknown') return `${verb.doing} ${who}: the answer was lost`
  return `${verb.doing} ${who}`
}
