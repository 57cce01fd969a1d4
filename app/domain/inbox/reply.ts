import type { ExpressionBuilder, Selectable } from 'kysely'
import { NetworkError } from '#app/adapters/network/network.ts'
import { textLengths } from '#app/adapters/network/text-length.ts'
import type { Db } from '#app/db/pool.ts'
import type { Database } from '#app/db/schema.ts'
import type { ClaimResult } from '#app/domain/bot/claim.ts'
import { limitTexts } from '#app/domain/bot/limit-texts.ts'
import { optOutReason } from '#app/domain/bot/opt-outs.ts'
import { type Performed, perform } from '#app/domain/bot/perform.ts'
import { type PlannedAction, planByHand } from '#app/domain/bot/planned-actions.ts'
import { ensureBot } from '#app/domain/bot/settings.ts'
import type { StepDeps } from '#app/domain/bot/step-context.ts'
import { onNetworkError } from '#app/domain/bot/step-result.ts'
import { type OpenConnection, openConnection } from '#app/domain/connection/open.ts'
import { pauseOf } from '#app/domain/connection/pause.ts'
import { fail } from '#app/domain/failure.ts'
import type { SessionUser } from '#app/domain/session/session.ts'
import { spanUntil } from '#app/domain/time.ts'

/** `already`: this post has a reply, or one is on its way. `lost`: the network's answer was lost; it is looked up. */
export type HandReply = 'sent' | 'already' | 'lost'

/**
 * Sends the user's own reply to a post of their inbox, at once and only once. It counts against the plan's limits, and
 * nobody who asked to be left alone is written to; the bot's own restraints do not bind its user. Throws `invalid` with
 * the reason at the field `text`.
 */
export async function replyByHand(
  deps: StepDeps,
  user: SessionUser,
  inboxId: string,
  written: string,
): Promise<HandReply> {
  const { db, clock } = deps
  const text = written.trim()
  const refuse = (why: string) => fail('invalid', { text: why })
  const post = await db
    .selectFrom('inbox_posts')
    .selectAll()
    .where('id', '=', inboxId)
    .where('user_id', '=', user.id)
    .executeTakeFirst()
  if (!post) fail('not_found')
  const connection = await openConnection(deps, user.id)
  if (!connection) fail('connection_closed')
  const { network, client } = connection
  if (network.id !== post.network || connection.network_account_id !== post.network_account_id) fail('not_found')
  const length = textLengths[network.counting](text)
  if (length > network.max_length)
    refuse(`Your reply is ${length} characters long. The limit is ${network.max_length}.`)
  const pause = pauseOf(connection, clock.now())
  if (pause) refuse(`${pause.why} Try again in ${spanUntil(pause.until, clock.now())}.`)
  await ensureBot(db, network, user)
  const draft = await waitingDraft(db, post)
  const planned = await planByHand(db, post, text, clock.now())
  if (!planned) return 'already'
  try {
    const performed = await perform({ db, network, clock }, client, planned, undefined, 'user').catch(untaken)
    const why = await reasonUnsent(deps, user, connection, planned, performed)
    if (why !== null) return refuse(why)
    return performed.outcome === 'lost' ? 'lost' : performed.outcome === 'done' ? 'sent' : 'already'
  } finally {
    await takeBack(db, planned, draft)
  }
}

/** The network could not be asked beforehand. */
function untaken(error: unknown): Performed {
  if (error instanceof NetworkError) return { outcome: 'later', error }
  throw error
}

type Addressed = Selectable<Database['inbox_posts']>
type WaitingDraft = NonNullable<Awaited<ReturnType<typeof waitingDraft>>>

/** The draft that waits for the user, and gives way to their own reply. */
function waitingDraft(db: Db, { user_id, network, network_account_id, post_id }: Addressed) {
  return db
    .selectFrom('actions')
    .select(['id', 'state', 'source', 'text', 'reason', 'written_by'])
    .where('user_id', '=', user_id)
    .where('network', '=', network)
    .where('network_account_id', '=', network_account_id)
    .where('kind', '=', 'reply')
    .where('target_id', '=', post_id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
}

/**
 * What was not sent must not be sent later by itself: the text is still before the user, and so is the draft. Does
 * nothing if it was sent, or if another press has put its own text in its place.
 */
async function takeBack(db: Db, { id, text }: PlannedAction, draft: WaitingDraft | undefined): Promise<void> {
  const isUnsent = (row: ExpressionBuilder<Database, 'actions'>) => row.and({ id, state: 'planned', text })
  if (draft?.id === id) await db.updateTable('actions').set(draft).where(isUnsent).execute()
  else await db.deleteFrom('actions').where(isUnsent).execute()
}

/** Why nothing was sent, as a sentence; null: it was, or somebody else is sending it. */
async function reasonUnsent(
  deps: StepDeps,
  user: SessionUser,
  connection: OpenConnection,
  { author_handle }: PlannedAction,
  performed: Performed,
): Promise<string | null> {
  switch (performed.outcome) {
    case 'done':
    case 'lost':
    case 'already_done':
      return null
    case 'later':
    case 'failed':
      return (await onNetworkError(deps, user.id, connection, performed.error)).why
    case 'not_claimed':
      return refusalOf(performed.claim, user, author_handle, connection.network.name, deps.clock.now())
  }
}

function refusalOf(
  claim: Extract<ClaimResult, { claimed: false }>,
  { plan }: SessionUser,
  handle: string,
  network: string,
  now: Date,
): string | null {
  if (claim.retry_at !== null) {
    const reason = limitTexts[claim.code].reason(plan)
    return `${reason} Replies you write count too. Try again in ${spanUntil(claim.retry_at, now)}.`
  }
  switch (claim.code) {
    case 'not_planned':
      return null
    case 'opted_out':
      return optOutReason(handle)
    case 'needs_click':
      return `You can only send this on ${network} itself. Your reply is waiting in your queue.`
    default:
      return `${network} doesn’t allow this reply.`
  }
}
