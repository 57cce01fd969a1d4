import type { Credentials, Network } from '#app/adapters/network/network.ts'
import { type Account, NetworkError } from '#app/adapters/network/network.ts'
import { type Db, inTransaction, isUniqueViolation, type Tx } from '#app/db/pool.ts'
import { type Seals, UnsealError } from '#app/db/sealed.ts'
import { haltBot } from '#app/domain/bot/halt.ts'
import { recordFollowers } from '#app/domain/connection/followers.ts'
import { fail } from '#app/domain/failure.ts'
import { publish } from '#app/live/publish.ts'

/** The linked account as pages and programs see it; credentials are never part of it. */
export interface ConnectionView {
  handle: string | null
  display_name: string | null
  profile_image_url: string | null
  connected_at: string | null
  last_sync: string | null
  is_connected: boolean
}

const notConnected: ConnectionView = {
  handle: null,
  display_name: null,
  profile_image_url: null,
  connected_at: null,
  last_sync: null,
  is_connected: false,
}

export async function connectionOf(db: Db, userId: string): Promise<ConnectionView> {
  const row = await db
    .selectFrom('connections')
    .select(['handle', 'display_name', 'profile_image_url', 'connected_at', 'last_sync', 'state'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return notConnected
  const { handle, display_name, profile_image_url } = row
  return {
    handle,
    display_name,
    profile_image_url,
    connected_at: row.connected_at.toISOString(),
    last_sync: row.last_sync.toISOString(),
    is_connected: row.state === 'connected',
  }
}

/** What a card about the connection shows; null where there is none. */
export async function connectionCard(db: Db, userId: string) {
  const row = await db
    .selectFrom('connections')
    .select(['handle', 'display_name', 'last_sync', 'state', 'connection_method as method'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const { state, ...shown } = row
  return { ...shown, open: state === 'connected' }
}

interface Deps {
  db: Db
  network: Network
  seals: Seals
}

const askSignal = () => AbortSignal.timeout(10_000)
const place = (row: string) => ({ table: 'connections', column: 'credentials', row })

/**
 * Connects the account that the credentials belong to, after asking the network who it is. With `handle`, it must be
 * that account. Throws `credentials_refused`, `handle_mismatch`, `network_unreachable`, `account_taken`.
 */
export async function connect(
  deps: Deps,
  user: { id: string; time_zone: string },
  credentials: Credentials,
  handle: string | null,
  method: 'manual' | 'extension',
  now: Date,
): Promise<ConnectionView> {
  const account = await whose(deps.network, credentials)
  if (handle && handle.toLowerCase() !== account.handle.toLowerCase())
    fail('handle_mismatch', { handle: `These tokens belong to @${account.handle}.` })
  try {
    await inTransaction(deps.db, (tx) => store(tx, deps, user, account, credentials, method, now))
  } catch (error) {
    if (isUniqueViolation(error, 'connections_network_network_account_id_key')) fail('account_taken')
    throw error
  }
  return connectionOf(deps.db, user.id)
}

async function whose(network: Network, credentials: Credentials): Promise<Account> {
  try {
    return await network.reach(credentials).me(askSignal())
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    if (error.kind === 'unavailable' || error.kind === 'unclear' || error.kind === 'rate_limited')
      fail('network_unreachable')
    fail('credentials_refused', { auth_token: `${network.name} did not accept these tokens. Copy both again.` })
  }
}

async function store(
  tx: Tx,
  { network, seals }: Deps,
  user: { id: string; time_zone: string },
  account: Account,
  credentials: Credentials,
  method: 'manual' | 'extension',
  now: Date,
): Promise<void> {
  const known = await tx
    .selectFrom('connections')
    .select('network_account_id')
    .where('user_id', '=', user.id)
    .forUpdate()
    .executeTakeFirst()
  if (known && known.network_account_id !== account.id) await forget(tx, user.id, now)
  const row = {
    network: network.id,
    network_account_id: account.id,
    handle: account.handle,
    display_name: account.display_name,
    profile_image_url: account.profile_image_url,
    connection_method: method,
    state: 'connected' as const,
    closed_reason: null,
    last_sync: now,
  }
  const { id } = await tx
    .insertInto('connections')
    .values({ user_id: user.id, connected_at: now, credentials: null, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  const sealed = seals.seal(JSON.stringify(credentials), place(id))
  await tx.updateTable('connections').set({ credentials: sealed }).where('id', '=', id).execute()
  await recordFollowers(tx, user, network.id, account, now)
  await publish(tx, user.id, 'connection', { is_connected: true, handle: account.handle }, now)
}

/** Forgets the account and its credentials, stops the bot and expires what waits. */
export async function disconnect(db: Db, userId: string, now: Date): Promise<ConnectionView> {
  await inTransaction(db, async (tx) => {
    // The connection is locked before the bot, as everywhere: two orders would deadlock.
    await tx.selectFrom('connections').select('id').where('user_id', '=', userId).forUpdate().execute()
    await forget(tx, userId, now)
  })
  return notConnected
}

async function forget(tx: Tx, userId: string, now: Date): Promise<void> {
  await haltBot(tx, userId, null, now)
  await tx
    .updateTable('actions')
    .set({ state: 'expired', finished_at: now })
    .where('user_id', '=', userId)
    .where('state', 'in', ['waiting', 'planned'])
    .execute()
  await tx.deleteFrom('connections').where('user_id', '=', userId).execute()
  await publish(tx, userId, 'connection', { is_connected: false }, now)
}

/** An open connection with what it needs to act. */
export interface OpenConnection {
  network_account_id: string
  handle: string
  paused_until: Date | null
  last_sync: Date
  credentials: Credentials
  /** The sealed form; who closes the connection says which credentials were refused. */
  sealed: string
}

/**
 * The open connection with its credentials; null where there is none, or where the key that sealed them is gone: then
 * the user must connect again.
 */
export async function openConnection(db: Db, seals: Seals, userId: string): Promise<OpenConnection | null> {
  const row = await db
    .selectFrom('connections')
    .select(['id', 'credentials', 'network_account_id', 'handle', 'paused_until', 'last_sync'])
    .where('user_id', '=', userId)
    .where('state', '=', 'connected')
    .executeTakeFirst()
  if (!row?.credentials) return null
  const { id, credentials, ...connection } = row
  try {
    return {
      ...connection,
      sealed: credentials,
      credentials: JSON.parse(seals.open(credentials, place(id))) as Credentials,
    }
  } catch (error) {
    if (error instanceof UnsealError) return null
    throw error
  }
}
