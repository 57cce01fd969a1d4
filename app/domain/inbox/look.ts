import { NetworkError } from '#app/adapters/network/network.ts'
import type { StepDeps } from '#app/domain/bot/step-context.ts'
import { onNetworkError } from '#app/domain/bot/step-result.ts'
import { openConnection } from '#app/domain/connection/open.ts'
import { pauseOf } from '#app/domain/connection/pause.ts'
import { fail } from '#app/domain/failure.ts'
import { newestRead, receiveMentions } from '#app/domain/inbox/keep.ts'
import { spanUntil } from '#app/domain/time.ts'

const maxMs = 10_000

/**
 * Reads what people wrote to the user since the bot last looked, whether it runs or not. Returns why that was not
 * possible, as a sentence; null if it was.
 */
export async function lookForMentions(deps: StepDeps, userId: string): Promise<string | null> {
  const { db, clock } = deps
  const connection = await openConnection(deps, userId)
  if (!connection) fail('connection_closed')
  const { network, client } = connection
  const now = clock.now()
  const pause = pauseOf(connection, now)
  if (pause) return connection.paused_unpaid ? pause.why : `${pause.why} Try again in ${spanUntil(pause.until, now)}.`
  const account = { id: connection.network_account_id, handle: connection.handle }
  const since = await newestRead(db, userId, network.id, account.id)
  try {
    const posts = await client.mentions(account.id, since, AbortSignal.timeout(maxMs))
    const mentions = posts.filter(({ author }) => author.id !== account.id)
    await receiveMentions(db, network, userId, account, mentions, clock.now())
    return null
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return (await onNetworkError(deps, userId, connection, error)).why
  }
}
