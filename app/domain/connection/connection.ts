import type { Credentials, Network } from '#app/adapters/network/network.ts'
import {
  type Account,
  NetworkError,
  NotProven,
  type Spending,
  type SpendingMeter,
} from '#app/adapters/network/network.ts'
import { type Db, inTransaction, isUniqueViolation, type Tx } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { holdUser } from '#app/domain/account/user/user.ts'
import { claimAccount } from '#app/domain/billing/once-per-account.ts'
import { credentialsPlace } from '#app/domain/connection/credentials.ts'
import { endFalseClaim } from '#app/domain/connection/false-claim.ts'
import { recordFollowers } from '#app/domain/connection/followers.ts'
import { forget } from '#app/domain/connection/forget.ts'
import { closedReason } from '#app/domain/connection/loss.ts'
import { fail } from '#app/domain/failure.ts'
import { recallSpending } from '#app/domain/metering/former-spending.ts'
import { hit, hitOn, limits } from '#app/domain/metering/limits.ts'
import { networkMeter } from '#app/domain/metering/network-usage.ts'
import { day } from '#app/domain/time.ts'
import { publish } from '#app/live/publish.ts'
import type { Queue } from '#app/queue/queue.ts'

/** Never with credentials. */
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

export async function connectionCard(db: Db, userId: string) {
  const row = await db
    .selectFrom('connections')
    .select(['handle', 'display_name', 'last_sync', 'state', 'connection_method as method'])
    .select(closedReason.as('closed_reason'))
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const { state, ...shown } = row
  return { ...shown, open: state === 'connected' }
}

interface Deps {
  db: Db
  queue: Queue
  seals: Seals
}

interface ConnectDeps extends Deps {
  network: Network
}

type Method = 'manual' | 'extension' | 'oauth'

const askSignal = () => AbortSignal.timeout(10_000)

/**
 * `handle`: must be the account's. Replaces the user's account and another user's false claim. Throws
 * `credentials_refused`, `handle_mismatch`, `network_unreachable`, `account_taken`, `too_many`.
 */
export async function connect(
  deps: ConnectDeps,
  user: { id: string; time_zone: string },
  credentials: Credentials,
  handle: string | null,
  method: Method,
  now: Date,
): Promise<ConnectionView> {
  await inTransaction(deps.db, async (tx) => {
    if (await holdUser(tx, user.id)) await hit(tx, [hitOn(limits.connect, user.id)], now)
  })
  const account = await accountOf(deps, user.id, credentials, now)
  if (handle && handle.toLowerCase() !== account.handle.toLowerCase())
    fail('handle_mismatch', { handle: `These tokens belong to @${account.handle}.` })
  const tryStore = () => unlessTaken(deps.db, (tx) => store(tx, deps, user, account, credentials, method, now))
  if (!(await tryStore())) {
    await endFalseClaim(deps, account.id, now)
    if (!(await tryStore())) fail('account_taken')
  }
  return connectionOf(deps.db, user.id)
}

async function unlessTaken(db: Db, work: (tx: Tx) => Promise<void>): Promise<boolean> {
  try {
    await inTransaction(db, work)
    return true
  } catch (error) {
    if (isUniqueViolation(error, 'connections_network_network_account_id_key')) return false
    throw error
  }
}

/** The part of everyone's daily budget for asking who newcomers are, and again for those connected before. */
const identityShare = 0.1

/** Newcomers, however many sign up, take nothing from the others. */
async function identityLimit(db: Db, network: Network, userId: string, { micros }: Spending, now: Date) {
  const known = await db
    .selectFrom('connections')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('connected_at', '<', new Date(now.getTime() - day))
    .executeTakeFirst()
  const max = Math.max(1, Math.floor((identityShare * (network.budget?.of_all ?? 0)) / micros))
  return { ...limits.identities, max, key: `${limits.identities.key}:${network.id}:${known ? 'known' : 'new'}` }
}

async function accountOf(
  { db, network }: ConnectDeps,
  userId: string,
  credentials: Credentials,
  now: Date,
): Promise<Account> {
  const counted = network.budget && networkMeter(db, network.id, userId, network.budget, { now: () => now })
  const meter: SpendingMeter | null = counted && {
    async reserve(line, most) {
      await hit(db, [await identityLimit(db, network, userId, most, now)], now)
      return counted.reserve(line, most, 'identity')
    },
  }
  try {
    return await network.client(credentials, { meter }).me(askSignal())
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    if (error instanceof NotProven) return fail('handle_unknown', { handle: error.message })
    switch (error.kind) {
      case 'unavailable':
      case 'unknown_outcome':
      case 'rate_limited':
      case 'automated':
        return fail('network_unreachable')
      case 'unauthorized':
      case 'suspended':
      case 'refused':
      case 'needs_user':
      case 'already_done':
        return fail('credentials_refused', {
          tokens: `${network.name} didn’t accept these tokens. Copy both again.`,
        })
    }
  }
}

async function store(
  tx: Tx,
  deps: ConnectDeps,
  user: { id: string; time_zone: string },
  account: Account,
  credentials: Credentials,
  method: Method,
  now: Date,
): Promise<void> {
  const { network, seals } = deps
  const known = await tx
    .selectFrom('connections')
    .select(['network', 'network_account_id', 'closed_reason'])
    .where('user_id', '=', user.id)
    .forUpdate()
    .executeTakeFirst()
  const isOther = known && (known.network !== network.id || known.network_account_id !== account.id)
  if (isOther) await forget(tx, deps, user.id, null, now)
  // Clear a stop that was caused by the missing connection.
  await tx
    .updateTable('bots')
    .set({ stopped_reason: null, stopped_code: null })
    .where('user_id', '=', user.id)
    .where((bot) =>
      bot.or([bot('stopped_code', 'is not', null), bot('stopped_reason', '=', known?.closed_reason ?? null)]),
    )
    .execute()
  const row = {
    network: network.id,
    network_account_id: account.id,
    handle: account.handle,
    display_name: account.display_name,
    profile_image_url: account.profile_image_url,
    connection_method: method,
    state: 'connected' as const,
    closed_reason: null,
    closed_code: null,
    last_sync: now,
    bot_label: account.bot_label ?? null,
  }
  const { id } = await tx
    .insertInto('connections')
    .values({ user_id: user.id, connected_at: now, credentials: null, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .returning('id')
    .executeTakeFirstOrThrow()
  const sealed = seals.seal(JSON.stringify(credentials), credentialsPlace(id))
  await tx.updateTable('connections').set({ credentials: sealed }).where('id', '=', id).execute()
  await claimAccount(tx, seals, user.id, { network: network.id, network_account_id: account.id }, now)
  await recallSpending(tx, user.id, now)
  await recordFollowers(tx, user, network.id, account, now)
  await publish(tx, user.id, 'connection', { is_connected: true, handle: account.handle }, now)
}

export async function isAnyConnected(db: Db): Promise<boolean> {
  return (await db.selectFrom('connections').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function disconnect(deps: Deps, userId: string, now: Date): Promise<ConnectionView> {
  await disconnectNamed(deps, userId, null, now)
  return notConnected
}

/** `handle`: the account that the page showed; null: any. false: it is another one by now, or none. */
export function disconnectNamed(deps: Deps, userId: string, handle: string | null, now: Date): Promise<boolean> {
  return inTransaction(deps.db, async (tx) => {
    // Lock the connection before the bot, as everywhere, to avoid deadlocks.
    const query = tx.selectFrom('connections').select('handle').where('user_id', '=', userId).forUpdate()
    const account = await query.executeTakeFirst()
    if (handle !== null && account?.handle !== handle) return false
    await forget(tx, deps, userId, null, now)
    return true
  })
}
