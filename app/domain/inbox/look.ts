import { within } from '#app/adapters/deadline.ts'
import { NetworkError } from '#app/adapters/network/network.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { newestRead } from '#app/domain/bot/find/keep-mentions.ts'
import { readWrittenToUser } from '#app/domain/bot/find/written-to-user.ts'
import { onNetworkError } from '#app/domain/bot/schedule/step-result.ts'
import type { StepDeps } from '#app/domain/bot/step-context.ts'
import { atServer, NoSlot } from '#app/domain/connection/at-server.ts'
import { type OpenConnection, openConnection } from '#app/domain/connection/open.ts'
import { pauseOf } from '#app/domain/connection/pause.ts'
import { fail } from '#app/domain/failure.ts'
import { countedMind } from '#app/domain/metering/llm-usage.ts'
import { hour, minute, spanUntil } from '#app/domain/time.ts'
import { publish } from '#app/live/publish.ts'
import type { Attempt, Queue } from '#app/queue/queue.ts'

const maxMs = 10_000
/** Longer than a look with its retry; an earlier request is lost. */
const lookWithin = 2 * minute

/** `why`: why it was not possible, as a sentence. */
export interface LookState {
  is_looking: boolean
  looked_at: Date | null
  why: string | null
}

export async function lookState(db: Db, userId: string, now: Date): Promise<LookState> {
  const row = await db
    .selectFrom('connections')
    .select(['look_asked_at', 'looked_at', 'look_refusal'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  const isRecent = row?.looked_at ? now.getTime() - row.looked_at.getTime() < hour : false
  return {
    is_looking: isLooking(row?.look_asked_at, now),
    looked_at: isRecent ? (row?.looked_at ?? null) : null,
    why: isRecent ? (row?.look_refusal ?? null) : null,
  }
}

const isLooking = (askedAt: Date | null | undefined, now: Date) =>
  Boolean(askedAt && now.getTime() - askedAt.getTime() < lookWithin)

/** One at a time. Throws `connection_closed`. */
export async function requestLook({ db, queue }: { db: Db; queue: Queue }, userId: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const row = await tx
      .selectFrom('connections')
      .select('look_asked_at')
      .where('user_id', '=', userId)
      .where('state', '=', 'connected')
      .forUpdate()
      .executeTakeFirst()
    if (!row) fail('connection_closed')
    if (isLooking(row.look_asked_at, now)) return
    await tx.updateTable('connections').set({ look_asked_at: now }).where('user_id', '=', userId).execute()
    await queue.enqueue(tx, 'inbox.look', { user_id: userId })
    await publish(tx, userId, 'inbox', { is_looking: true }, now)
  })
}

/** Throws to be retried unless it is the last attempt. */
export async function look(deps: StepDeps, userId: string, { isLast, signal }: Attempt): Promise<void> {
  const { db, clock } = deps
  const connection = await openConnection(deps, userId)
  const why = connection
    ? await mentionsOf(deps, userId, connection, signal).catch((error: unknown) => {
        if (!isLast || error instanceof NoSlot) throw error
        return 'Something went wrong. Try again in a few minutes.'
      })
    : 'Your account is no longer connected.'
  await inTransaction(db, async (tx) => {
    const now = clock.now()
    const ended = { look_asked_at: null, looked_at: now, look_refusal: why }
    const { numUpdatedRows } = await tx
      .updateTable('connections')
      .set(ended)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (numUpdatedRows > 0n) await publish(tx, userId, 'inbox', { is_looking: false }, now)
  })
}

/** Works without a running bot. Returns why it was not possible, as a sentence, or null. */
async function mentionsOf(
  deps: StepDeps,
  userId: string,
  connection: OpenConnection,
  signal: AbortSignal,
): Promise<string | null> {
  const { db, clock } = deps
  const { network } = connection
  const now = clock.now()
  const pause = pauseOf(connection, now)
  if (pause)
    return connection.paused_code === 'unpaid' || connection.paused_code === 'forbidden'
      ? pause.why
      : `${pause.why} Try again in ${spanUntil(pause.until, now)}.`
  const account = { id: connection.network_account_id, handle: connection.handle }
  const { since, before } = await newestRead(db, userId, network.id, account.id)
  try {
    await atServer(db, 'inbox.look', connection, signal ?? null, () =>
      within(maxMs, [signal], (inTime) =>
        readWrittenToUser(
          deps,
          connection,
          userId,
          account,
          { since, before, and_quotes: true, mind: countedMind(deps.mind, userId) },
          inTime,
        ),
      ),
    )
    return null
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return (await onNetworkError(deps, userId, connection, error)).why
  }
}
