import type { Post } from '#app/adapters/model/mind.ts'
import type { ActionKind, NetworkId, Situation } from '#app/adapters/network/network.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { Database } from '#app/db/schema.ts'
import { publish } from '#app/live/publish.ts'

/** An action that was decided and may be claimed. */
export interface PlannedAction {
  id: string
  user_id: string
  network_account_id: string
  kind: ActionKind
  target_id: string
  author_id: string
  text: string | null
  situation: Situation
  source: 'auto' | 'approved' | 'tap'
}

const plannedColumns = [
  'id',
  'user_id',
  'network_account_id',
  'kind',
  'target_id',
  'author_id',
  'text',
  'situation',
  'source',
] as const

export interface Intent {
  user_id: string
  network: NetworkId
  network_account_id: string
  kind: ActionKind
  post: Post
  situation: Situation
  text: string | null
  reason: string
  generation: number
}

/** What an action of the kind is done to. */
export function targetOf(kind: ActionKind, post: Post): string {
  return kind === 'reply' || kind === 'like' ? post.id : post.author.id
}

function rowOf(intent: Intent, now: Date) {
  const { post, kind, situation, text, reason, generation, user_id, network, network_account_id } = intent
  const about = {
    target_id: targetOf(kind, post),
    post_id: post.id,
    post_text: post.text.slice(0, 1000),
    author_id: post.author.id,
    author_handle: post.author.handle,
    author_name: post.author.display_name.slice(0, 100),
  }
  const who = { user_id, network, network_account_id, kind }
  return { ...who, ...about, situation, source: 'auto' as const, text, reason, generation, created_at: now }
}

/** Writes the intent down before anything is called; `waiting` asks the user first. null when it exists already. */
export async function planAction(
  db: Db,
  intent: Intent,
  state: 'planned' | 'waiting',
  now: Date,
): Promise<PlannedAction | null> {
  return inTransaction(db, async (tx) => {
    const planned = await tx
      .insertInto('actions')
      .values({ ...rowOf(intent, now), state })
      .onConflict((conflict) => conflict.doNothing())
      .returning(plannedColumns)
      .executeTakeFirst()
    if (planned && state === 'waiting')
      await publish(tx, intent.user_id, 'action', { id: planned.id, kind: intent.kind, state }, now)
    return planned ?? null
  })
}

/** Records that a post was looked at and left alone, with the reason the user can read. */
export async function recordSkips(db: Db, skips: (Intent & { code: string })[], now: Date): Promise<void> {
  if (skips.length === 0) return
  const rows: ReturnType<typeof skipRow>[] = skips.map((skip) => skipRow(skip, now))
  await db.insertInto('actions').values(rows).execute()
}

function skipRow(skip: Intent & { code: string }, now: Date) {
  return { ...rowOf(skip, now), state: 'skipped' as const, code: skip.code, finished_at: now }
}

/** What was planned for the account and not sent yet, oldest first, of the kinds that fit into the limits now. */
export async function nextPlanned(
  db: Db,
  userId: string,
  accountId: string,
  kinds: ActionKind[],
): Promise<PlannedAction | null> {
  if (kinds.length === 0) return null
  const row = await db
    .selectFrom('actions')
    .select(plannedColumns)
    .where('user_id', '=', userId)
    .where('network_account_id', '=', accountId)
    .where('kind', 'in', kinds)
    .where('state', '=', 'planned')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** What of these posts and people the account already dealt with, in whatever way: `kind:target` and `post:id`. */
export async function alreadySeen(
  db: Db,
  network: NetworkId,
  accountId: string,
  targets: string[],
): Promise<Set<string>> {
  if (targets.length === 0) return new Set()
  const rows = await db
    .selectFrom('actions')
    .select(['kind', 'target_id', 'post_id'])
    .where('network', '=', network)
    .where('network_account_id', '=', accountId)
    .where((where) => where.or([where('target_id', 'in', targets), where('post_id', 'in', targets)]))
    .execute()
  return new Set(rows.flatMap((row) => [`${row.kind}:${row.target_id}`, `post:${row.post_id}`]))
}

export type ActionRow = Database['actions']
