import { postChanged } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import type { ClaimedBot } from '#app/domain/bot/schedule/lease.ts'
import { alreadyDone, postGone } from '#app/domain/bot/send/perform.ts'

/** In a row: the network may have restricted the account. */
const refusalsInARow = 3

/**
 * Counts only what the bot sent by itself since its start, to people whom it chose: those who write to the user may have
 * blocked them, or closed the conversation, to stop the bot.
 */
export async function isRefusedInARow(db: Db, { user_id, started_at }: ClaimedBot): Promise<boolean> {
  const latest = await db
    .selectFrom('actions')
    .select('state')
    .where('user_id', '=', user_id)
    .where('source', '=', 'auto')
    .where('finished_at', '>=', started_at)
    .where((where) =>
      where.or([
        where('state', 'in', ['success', 'undone']),
        where.and([
          where('state', '=', 'failed'),
          where('situation', '=', 'stranger'),
          where('code', 'not in', [alreadyDone, postGone, postChanged]),
        ]),
      ]),
    )
    .orderBy('finished_at', 'desc')
    .limit(refusalsInARow)
    .execute()
  return latest.length === refusalsInARow && latest.every(({ state }) => state === 'failed')
}
