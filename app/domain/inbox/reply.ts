import type { ExpressionBuilder, Selectable } from 'kysely'
import { NetworkError } from '#app/adapters/network/network.ts'
import { textLengths } from '#app/adapters/network/text-length.ts'
import type { Db } from '#app/db/pool.ts'
import type { Database } from '#app/db/schema.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { optOutReason } from '#app/domain/bot/opt-outs/opt-outs.ts'
import { onNetworkError } from '#app/domain/bot/schedule/step-result.ts'
import type { ClaimResult } from '#app/domain/bot/send/claim.ts'
import { refusedText } from '#app/domain/bot/send/limit-texts.ts'
import { type Performed, perform } from '#app/domain/bot/send/perform.ts'
import { type PlannedAction, planByHand } from '#app/domain/bot/send/planned-actions.ts'
import { ensureBot } from '#app/domain/bot/settings/settings.ts'
import type { StepDeps } from '#app/domain/bot/step-context.ts'
import { type OpenConnection, openConnection } from '#app/domain/connection/open.ts'
import { pauseOf } from '#app/domain/connection/pause.ts'
import { fail } from '#app/domain/failure.ts'
import { spanUntil } from '#app/domain/time.ts'

/** `already`: a reply exists or is on its way. `lost`: no response; it is looked up. */
export type HandReply = 'sent' | 'already' | 'lost'

/** Sends at most once. Only plan limits and opt-outs apply. Throws `invalid` with the reason at the field `text`. */
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
    await cancelUnsent(db, planned, draft)
  }
}

/** The check beforehand failed. */
function untaken(error: unknown): Performed {
  if (error instanceof NetworkError) return { outcome: 'later', error }
  throw error
}

type Addressed = Selectable<Database['inbox_posts']>
type WaitingDraft = NonNullable<Awaited<ReturnType<typeof waitingDraft>>>

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

/** Nothing unsent may be sent later by itself. Does nothing if it was sent or replaced by a parallel request. */
async function cancelUnsent(db: Db, { id, text }: PlannedAction, draft: WaitingDraft | undefined): Promise<void> {
  const isUnsent = (row: ExpressionBuilder<Database, 'actions'>) => row.and({ id, state: 'planned', text })
  if (draft?.id === id) await db.updateTable('actions').set(draft).where(isUnsent).execute()
  else await db.deleteFrom('actions').where(isUnsent).execute()
}

/** null: it was sent, or is being sent. */
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
      return refusalOf(deps, performed.claim, user, author_handle, connection.network.name)
  }
}

async function refusalOf(
  { db, clock }: Pick<StepDeps, 'db' | 'clock'>,
  claim: Extract<ClaimResult, { claimed: false }>,
  user: SessionUser,
  handle: string,
  network: string,
): Promise<string | null> {
  if (claim.retry_at !== null) {
    const now = clock.now()
    const reason = await refusedText(db, user, claim.code, now)
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
