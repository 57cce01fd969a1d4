import type { Clock } from '#app/adapters/clock.ts'
import { type Network, type NetworkClient, NetworkError, OverBudget } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import { handleRule, isHandle } from '#app/contract/networks.ts'
import type { Db } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { openConnection } from '#app/domain/connection/open.ts'
import { pauseOf } from '#app/domain/connection/pause.ts'
import type { NamedContact } from '#app/domain/contacts/contact.ts'
import type { KnownAccount, OwnAccount } from '#app/domain/contacts/own-account.ts'
import { fail } from '#app/domain/failure.ts'

export interface Asking {
  db: Db
  networks: Networks
  seals: Seals
  clock: Clock
}

const askMs = 8_000

/** null: no account is connected now. Throws `NetworkError`. */
export async function askNetwork<T>(
  deps: Asking,
  own: OwnAccount,
  ask: (client: NetworkClient, signal: AbortSignal) => Promise<T>,
): Promise<T | null> {
  const connection = await openConnection(deps, own.user_id)
  if (connection?.network.id !== own.network) return null
  const pause = pauseOf(connection, deps.clock.now())
  if (pause) throw new NetworkError('unavailable', 'The network asked us to slow down.')
  return ask(connection.client, AbortSignal.timeout(askMs))
}

/**
 * Who is meant, by the network's id: a handle alone may belong to someone else tomorrow. `authorId`: whom the page
 * showed. Throws `invalid` if there is no such person, or it can't be told.
 */
export async function personMeant(
  deps: Asking,
  network: Network,
  own: KnownAccount,
  { handle, author_id: shown }: { handle: string; author_id: string | null },
): Promise<NamedContact & { author_id: string }> {
  if (!isHandle(handle, [network.id])) refuse(`Enter the handle: ${handleRule([network.id])}.`)
  const isOwn = shown === own.network_account_id || own.handle?.toLowerCase() === handle.toLowerCase()
  if (isOwn) refuse('That’s your own account. Add someone else.')
  const met = shown === null ? null : await metBefore(deps.db, own, shown)
  if (met) return met
  try {
    const person = await askNetwork(deps, own, (client, signal) => client.personBy(handle, signal))
    if (person === null) return refuse(await whyUnknown(deps, own, network, handle))
    if (shown !== null && person.id !== shown) refuse(`@${handle} belongs to someone else now. Search again.`)
    return { author_id: person.id, handle: person.handle, name: person.display_name, bio: person.bio }
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    const when = error instanceof OverBudget ? 'today' : 'right now'
    return refuse(`We couldn’t check @${handle} on ${network.name} ${when}, so nothing changed. Try again later.`)
  }
}

export const refuse = (text: string): never => fail('invalid', {}, { text })

async function whyUnknown(deps: Asking, own: OwnAccount, network: Network, handle: string): Promise<string> {
  const connection = await openConnection(deps, own.user_id)
  if (connection?.network.id !== own.network)
    return `Connect your ${network.name} account first, so we can check who @${handle} is.`
  return `There’s no @${handle} on ${network.name}. Check the spelling.`
}

async function metBefore(db: Db, { user_id, network }: OwnAccount, authorId: string) {
  const inActions = await db
    .selectFrom('actions')
    .select(['author_id', 'author_handle as handle', 'author_name as name', 'author_bio as bio'])
    .where('user_id', '=', user_id)
    .where('network', '=', network)
    .where('author_id', '=', authorId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (inActions) return inActions
  return db
    .selectFrom('inbox_posts')
    .select(['author_id', 'author_handle as handle', 'author_name as name'])
    .where('user_id', '=', user_id)
    .where('network', '=', network)
    .where('author_id', '=', authorId)
    .orderBy('posted_at', 'desc')
    .limit(1)
    .executeTakeFirst()
}
