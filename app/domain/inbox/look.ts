import { NetworkError } from '#app/adapters/network/network.ts'
import { onNetworkError } from '#app/domain/bot/step-result.ts'
import { openConnection } from '#app/domain/connection/connection.ts'
import { fail } from '#app/domain/failure.ts'
import { receiveMentions } from '#app/domain/inbox/keep.ts'
import type { Services } from '#app/services.ts'

const maxMs = 10_000

type Deps = Pick<Services, 'db' | 'queue' | 'network' | 'mind' | 'seals' | 'clock'>

/**
 * Reads what people wrote to the user since the bot last looked, whether it runs or not. Returns why that was not
 * possible, as a sentence; null if it was.
 */
export async function lookForMentions(deps: Deps, userId: string): Promise<string | null> {
  const { db, network, clock } = deps
  const connection = await openConnection(db, deps.seals, userId)
  if (!connection) fail('connection_closed')
  if (connection.paused_until && connection.paused_until > clock.now())
    return `${network.name} asked for a pause. Try again in a few minutes.`
  const account = { id: connection.network_account_id, handle: connection.handle }
  const bot = await db.selectFrom('bots').select('mentions_since').where('user_id', '=', userId).executeTakeFirst()
  try {
    const client = network.client(connection.credentials)
    const posts = await client.mentions(account.id, bot?.mentions_since ?? null, AbortSignal.timeout(maxMs))
    const mentions = posts.filter(({ author }) => author.id !== account.id)
    await receiveMentions(deps, userId, account, mentions, clock.now())
    return null
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    return (await onNetworkError(deps, userId, connection.sealed, error)).note
  }
}
