import { type RawBuilder, sql } from 'kysely'
import type { ActionKind, NetworkId, Situation } from '#app/adapters/network/network.ts'
import type { Choice } from '#app/contract/choice.ts'
import type { Post } from '#app/contract/posts.ts'
import { draftHours } from '#app/contract/settings.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { ActionSource } from '#app/db/schema.ts'
import type { Zones } from '#app/domain/account/user/time-zone.ts'
import { publishUnsent } from '#app/domain/bot/send/unsent.ts'
import { notePictures } from '#app/domain/pictures/pictures.ts'
import { bounded } from '#app/domain/text.ts'
import { publish } from '#app/live/publish.ts'

export interface PlannedAction extends Zones {
  id: string
  user_id: string
  network_account_id: string
  kind: ActionKind
  target_id: string
  author_id: string
  author_handle: string
  post_text: string | null
  text: string | null
  situation: Situation
  source: ActionSource
}

export interface Intent {
  user_id: string
  network: NetworkId
  network_account_id: string
  kind: ActionKind
  post: Post
  situation: Situation
  text: string | null
  /** A language model's name, or `embeddedWriter`; absent without a text. */
  written_by?: string
  reason: string
  rests_on?: string
  /** Sentences of the text that need the user's approval. */
  claims?: string[]
  topic?: string | null
  choice?: Choice
  /** It waits for the user, whatever the mode. */
  needs_user?: boolean
  generation: number
}

export const embeddedWriter = 'embedded'

export function targetOf(kind: ActionKind, post: Post): string {
  return kind === 'reply' || kind === 'like' ? post.id : post.author.id
}

export interface Skip extends Intent {
  code: string
}

function rowOf(intent: Intent, state: 'planned' | 'waiting' | 'skipped', code: string | null) {
  const { post, kind, situation, text, reason, generation, user_id, network, network_account_id } = intent
  const written_by = intent.written_by ? bounded(intent.written_by, 100) : null
  const about = {
    target_id: targetOf(kind, post),
    post_id: post.id,
    post_text: bounded(post.text, 1000),
    author_id: post.author.id,
    author_handle: post.author.handle,
    author_name: bounded(post.author.display_name, 100),
    author_bio: bounded(post.author.bio, 200),
    was_follower: kind === 'follow' ? (post.author.is_follower ?? null) : null,
    reaches: kind === 'reply' ? (post.reaches ?? null) : null,
  }
  const who = { user_id, network, network_account_id, kind }
  return {
    ...who,
    ...about,
    situation,
    source: 'auto',
    state,
    code,
    text: text === null ? null : bounded(text, 1000),
    written_by,
    reason: bounded(reason, 1000),
    topic: intent.topic ? bounded(intent.topic, 80) : null,
    choice: intent.choice ?? null,
    generation,
  }
}

const columns = sql.raw(
  'user_id, network, network_account_id, kind, target_id, post_id, post_text, author_id, author_handle, author_name, author_bio, ' +
    'situation, source, state, code, text, written_by, reason, topic, choice, generation, was_follower, reaches, created_at, finished_at',
)

const planned = sql.raw(
  'id, user_id, network_account_id, kind, target_id, author_id, author_handle, post_text, text, situation, source',
)

const withZones = (rows: RawBuilder<unknown>) => sql`
  with made as (${rows})
  select made.*, users.time_zone, users.next_time_zone, users.next_time_zone_from
  from made join users on users.id = made.user_id`

/** Called before the network. `waiting`: ask the user first. null: it already exists, or there is none. */
export async function recordIntents(
  db: Db,
  skips: Skip[],
  intent: Intent | null,
  state: 'planned' | 'waiting',
  now: Date,
): Promise<PlannedAction | null> {
  const rows = [
    ...skips.map((skip) => rowOf(skip, 'skipped', skip.code)),
    ...(intent ? [rowOf(intent, state, null)] : []),
  ]
  if (rows.length === 0) return null
  if (intent) await notePictures(db, intent.network, intent.user_id, [intent.post.author], now)
  // As one value, so that the statement is the same for any number of rows.
  const insert = sql`
    insert into actions (${columns})
    select user_id, network, network_account_id, kind, target_id, post_id, post_text, author_id, author_handle,
      author_name, author_bio, situation, source, state, code, text, written_by, reason, topic, choice, generation, was_follower, reaches, ${now}::timestamptz,
      case when state = 'skipped' then ${now}::timestamptz end
    from jsonb_populate_recordset(null::actions, ${JSON.stringify(rows)}::jsonb)
    on conflict do nothing
    returning ${planned}, state`
  const write = (into: Db) => sql<PlannedAction & { state: string }>`${withZones(insert)}`.execute(into)
  const plannedOf = (made: (PlannedAction & { state: string })[]) => made.find((row) => row.state === state) ?? null
  if (state === 'planned') return plannedOf((await write(db)).rows)
  return inTransaction(db, async (tx) => {
    if (intent && !(await isConnected(tx, intent))) return null
    const waiting = plannedOf((await write(tx)).rows)
    if (!waiting || !intent) return null
    const { id, user_id, kind } = waiting
    const rests_on = intent.rests_on ? bounded(intent.rests_on, 1000) : null
    await tx
      .insertInto('drafts')
      .values({
        action_id: id,
        user_id,
        post: JSON.stringify(intent.post),
        rests_on,
        shown_from: now,
        claims: intent.claims ?? [],
      })
      .execute()
    await publish(tx, user_id, 'action', { id, kind, state: 'waiting' }, now)
    return waiting
  })
}

/** Keeps the connection until the transaction ends. */
async function isConnected(tx: Tx, { user_id, network, network_account_id }: Intent): Promise<boolean> {
  const row = await tx
    .selectFrom('connections')
    .select('id')
    .where('user_id', '=', user_id)
    .where('network', '=', network)
    .where('network_account_id', '=', network_account_id)
    .forShare()
    .executeTakeFirst()
  return row !== undefined
}

interface AddressedPost {
  user_id: string
  network: string
  network_account_id: string
  post_id: string
  text: string
  author_id: string
  author_handle: string
  author_name: string
}

/** Replaces what the bot has planned or drafted there. null: a reply exists already, or is being sent. */
export async function planByHand(db: Db, post: AddressedPost, text: string, now: Date): Promise<PlannedAction | null> {
  const { user_id, network, network_account_id, post_id, author_id, author_handle, author_name } = post
  const given = sql`
    insert into actions (user_id, network, network_account_id, kind, target_id, post_id, post_text, author_id,
      author_handle, author_name, situation, source, state, text, reason, generation, created_at)
    select ${user_id}, ${network}, ${network_account_id}, 'reply', ${post_id}, ${post_id}, ${post.text}, ${author_id},
      ${author_handle}, ${author_name}, 'addressed', 'hand', 'planned', ${text}, 'You wrote this in your inbox.',
      coalesce((select generation from bots where user_id = ${user_id}), 0), ${now}::timestamptz
    on conflict (network, network_account_id, kind, target_id)
      where state in ('waiting', 'planned', 'sending', 'success', 'unknown', 'undone')
    do update set source = 'hand', state = 'planned', text = excluded.text, reason = excluded.reason, written_by = null
      where actions.state in ('waiting', 'planned') and actions.user_id = excluded.user_id
    returning ${planned}`
  const { rows } = await sql<PlannedAction>`${withZones(given)}`.execute(db)
  return rows[0] ?? null
}

export function askUser(db: Db, actionId: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const row = await tx
      .updateTable('actions')
      .set({ state: 'waiting' })
      .where('id', '=', actionId)
      .where('state', '=', 'planned')
      .returning(['id', 'user_id', 'kind'])
      .executeTakeFirst()
    if (!row) return false
    const { id, user_id, kind } = row
    await tx
      .insertInto('drafts')
      .values({ action_id: id, user_id, post: null, rests_on: null, shown_from: now })
      .onConflict((conflict) => conflict.column('action_id').doUpdateSet({ shown_from: now }))
      .execute()
    await publish(tx, user_id, 'action', { id, kind, state: 'waiting' }, now)
    return true
  })
}

/** null: it no longer waits, or its text has changed. */
export async function planWaiting(
  db: Db,
  userId: string,
  { id, text }: { id: string; text: string | null },
  source: 'approved' | 'tap',
): Promise<PlannedAction | null> {
  const approved = sql`
    update actions set state = 'planned', source = ${source}
    where id = ${id} and user_id = ${userId} and state = 'waiting' and text is not distinct from ${text} returning ${planned}`
  const { rows } = await sql<PlannedAction>`${withZones(approved)}`.execute(db)
  return rows[0] ?? null
}

const isOfFormerRun = sql<boolean>`(state = 'planned' and source = 'auto'
  and generation < (select generation from bots where bots.user_id = actions.user_id))`

/** Oldest first, of the allowed kinds. What the user wrote by hand is only sent by their own click. */
export async function nextPlanned(
  db: Db,
  userId: string,
  account: { network: NetworkId; id: string },
  { kinds, addressedOnly }: { kinds: ActionKind[]; addressedOnly: boolean },
): Promise<PlannedAction | null> {
  if (kinds.length === 0) return null
  const oldest = sql`
    select ${planned} from actions
    where user_id = ${userId} and network = ${account.network} and network_account_id = ${account.id} and kind = any(${kinds}::text[]) and state = 'planned'
      and source <> 'hand' and (situation = 'addressed' or not ${addressedOnly}) and not ${isOfFormerRun}
    order by created_at limit 1`
  const { rows } = await sql<PlannedAction>`${withZones(oldest)}`.execute(db)
  return rows[0] ?? null
}

const plannedHours = 24

/**
 * Drafts count from when they were last shown or approved, and end when their card says, however late this runs. What
 * predates a stop must be judged again.
 */
export async function expireOldActions(db: Db, now: Date): Promise<void> {
  const after = (hours: number) => sql`make_interval(hours => ${sql.lit(hours)})`
  const { rows } = await sql<{ id: string; user_id: string; kind: ActionKind }>`
    with open as (
      select id, ${isOfFormerRun} as is_former, coalesce(
        (select shown_from from drafts where action_id = actions.id) + ${after(draftHours)},
        created_at + ${after(plannedHours)}) as ends_at
      from actions where state in ('waiting', 'planned'))
    update actions set state = 'expired', code = case when is_former then 'stopped' else 'too_old' end,
      finished_at = least(${now}::timestamptz, ends_at)
    from open where actions.id = open.id and state in ('waiting', 'planned') and (is_former or ends_at <= ${now})
    returning actions.id, user_id, kind`.execute(db)
  // One at a time: locks on several users' rows must not be held together.
  for (const row of rows) await inTransaction(db, (tx) => publishUnsent(tx, row, 'expired', now))
}
