import type { Tx } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { stopRunningBot } from '#app/domain/bot-state.ts'
import { revokeLater } from '#app/domain/connection/revoke.ts'
import { rememberSpending } from '#app/domain/metering/former-spending.ts'
import { publish } from '#app/live/publish.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Deps {
  queue: Queue
  seals: Seals
}

export const accountGone = 'Your account is no longer connected. Connect it and try again.'

export async function forget(tx: Tx, deps: Deps, userId: string, reason: string | null, now: Date): Promise<void> {
  // A user has at most one open analysis: the next account must not wait for this one's.
  await tx
    .updateTable('account_analyses')
    .set({ status: 'failed', error: accountGone, updated_at: now })
    .where('user_id', '=', userId)
    .where('status', 'in', ['pending', 'in_progress'])
    .execute()
  await stopRunningBot(tx, userId, reason, now)
  // The next account begins with its own mentions; clearing the lease keeps a running step from restoring these.
  await tx
    .updateTable('bots')
    .set({ mentions_since: null, mentions_read_at: null, lease: null, lease_until: null })
    .where('user_id', '=', userId)
    .execute()
  await tx
    .updateTable('actions')
    .set({ state: 'expired', code: 'disconnected', finished_at: now })
    .where('user_id', '=', userId)
    .where('state', 'in', ['waiting', 'planned'])
    .execute()
  await revokeLater(tx, deps, userId)
  await rememberSpending(tx, userId, now)
  await tx.deleteFrom('connections').where('user_id', '=', userId).execute()
  await publish(tx, userId, 'connection', { is_connected: false, ...(reason && { reason }) }, now)
}
