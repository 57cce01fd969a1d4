import { type Network, NetworkError } from '#app/adapters/network/network.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { unsealed } from '#app/domain/connection/credentials.ts'
import { forget } from '#app/domain/connection/forget.ts'
import { fail } from '#app/domain/failure.ts'
import { notifyStopped } from '#app/domain/notification/stopped.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  queue: Queue
  seals: Seals
  network: Network
}

/** For the network's directory. */
const askMs = 10_000

/** Throws `account_taken` if the other claim holds, `network_unreachable` if that can't be determined. */
export async function endFalseClaim(deps: Deps, accountId: string, now: Date): Promise<void> {
  const { db, network, seals, queue } = deps
  const claim = await db
    .selectFrom('connections')
    .select(['id', 'user_id', 'handle', 'credentials', 'account_hash'])
    .where('network', '=', network.id)
    .where('network_account_id', '=', accountId)
    .executeTakeFirst()
  if (!claim) return
  if (await isHeld(deps, claim)) fail('account_taken')
  await inTransaction(db, async (tx) => {
    const asked = await tx
      .selectFrom('connections')
      .select('credentials')
      .where('id', '=', claim.id)
      .where('network_account_id', '=', accountId)
      .forUpdate()
      .executeTakeFirst()
    if (!asked || asked.credentials !== claim.credentials) return
    const reason = `The owner of @${claim.handle} has connected the account, so it’s no longer connected here.`
    await forget(tx, { queue, seals }, claim.user_id, reason, now)
    // Connections without the hash predate the proof of accounts.
    if (claim.account_hash === null) await markUnproven(tx, claim.user_id, network, accountId)
    await notifyStopped(tx, queue, claim.user_id, reason, 'bot_stopped', now)
  })
}

/** Actions under a false claim must not count as the owner's contacts. */
async function markUnproven(tx: Tx, userId: string, { id }: Network, accountId: string): Promise<void> {
  await tx
    .updateTable('actions')
    .set({ network_account_id: `unproven:${userId}` })
    .where('user_id', '=', userId)
    .where('network', '=', id)
    .where('network_account_id', '=', accountId)
    .execute()
}

/** Without credentials, the claim counts as false. */
async function isHeld(
  { network, seals }: Deps,
  { id, credentials }: { id: string; credentials: string | null },
): Promise<boolean> {
  if (!network.isHeld) return true
  const given = credentials && unsealed(seals, credentials, id)
  if (!given) return false
  try {
    return await network.isHeld(given, AbortSignal.timeout(askMs))
  } catch (error) {
    if (error instanceof NetworkError) return fail('network_unreachable')
    throw error
  }
}
