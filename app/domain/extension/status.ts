import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Network } from '#app/adapters/network/network.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import { type Db, inTransaction, isForeignKeyViolation } from '#app/db/pool.ts'
import type { SignedIn } from '#app/domain/account/session/session.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'
import { fail } from '#app/domain/failure.ts'
import { minute } from '#app/domain/time.ts'
import { publish } from '#app/live/publish.ts'

/** A browser silent for longer is closed or offline. */
const activeWithin = 10 * minute

export interface PairedBrowser {
  id: string
  browser_info: string
  extension_version: string
  network_signed_in: boolean | null
  last_activity: Date
  is_active: boolean
}

interface Deps {
  db: Db
  rules: AuthRules
}

/** Most recently active first. */
export async function pairedBrowsers(deps: Deps, userId: string, now: Date): Promise<PairedBrowser[]> {
  const rows = await browsersOf(deps, userId, now).execute()
  return rows.map((row) => ({ ...row, is_active: isActive(row.last_activity, now) }))
}

function browsersOf({ db, rules }: Deps, userId: string, now: Date) {
  return db
    .selectFrom('extension_sessions')
    .innerJoin('sessions', 'sessions.id', 'extension_sessions.session_id')
    .select(['sessions.id', 'browser_info', 'extension_version', 'network_signed_in', 'last_activity'])
    .where('extension_sessions.user_id', '=', userId)
    .where('sessions.expires_at', '>', now)
    .where('sessions.seen_at', '>', new Date(now.getTime() - rules.session.idle))
    .orderBy('last_activity', 'desc')
    .orderBy('sessions.id')
    .limit(100)
}

const isActive = (last: Date, now: Date) => now.getTime() - last.getTime() < activeWithin

const shownBrowsers = 3

/** SQL: as JSON, for `cardFrom`. */
export const browsersAsJson = (deps: Deps, userId: string, now: Date) => jsonArrayFrom(browsersOf(deps, userId, now))

interface CardRow {
  auto_login_enabled: boolean
  /** Dates are texts in JSON. */
  browsers: (Omit<PairedBrowser, 'last_activity' | 'is_active'> & { last_activity: Date | string })[]
}

/** null: the network is connected without the extension, and no browser has it. */
export function cardFrom({ auto_login_enabled, browsers }: CardRow, network: Network, networks: Networks, now: Date) {
  if (network.sign_in_url === null && browsers.length === 0) return null
  const shown = browsers.slice(0, shownBrowsers).map((browser) => {
    const last_activity = new Date(browser.last_activity)
    return { ...browser, last_activity, is_active: isActive(last_activity, now) }
  })
  /** The network whose accounts the extension connects. */
  const connects = (networks.offered.find(({ sign_in_url }) => sign_in_url !== null) ?? network).name
  return { browsers: shown, more: browsers.length - shown.length, auto_login_enabled, connects }
}

export async function extensionCard(deps: Deps & { network: Network; networks: Networks }, userId: string, now: Date) {
  const row = await deps.db
    .selectFrom('users')
    .select('auto_login_enabled')
    .select(browsersAsJson(deps, userId, now).as('browsers'))
    .where('id', '=', userId)
    .executeTakeFirst()
  return cardFrom(row ?? fail('not_signed_in'), deps.network, deps.networks, now)
}

export type ExtensionCard = NonNullable<ReturnType<typeof cardFrom>>

/** For API clients. */
export async function extensionStatusOf(deps: Deps, userId: string, now: Date) {
  const browsers = await pairedBrowsers(deps, userId, now)
  const { auto_login_enabled, connection_method } = await deps.db
    .selectFrom('users')
    .leftJoin('connections', 'connections.user_id', 'users.id')
    .select(['auto_login_enabled', 'connection_method'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  const sessions = browsers.map((browser) => ({ ...browser, last_activity: browser.last_activity.toISOString() }))
  return {
    isConnected: sessions.length > 0,
    lastConnected: sessions[0]?.last_activity ?? null,
    extensionVersion: sessions[0]?.extension_version ?? null,
    connectionMethod: connection_method,
    sessionOrigin: 'website' as const,
    autoLoginEnabled: auto_login_enabled,
    activeSessions: sessions,
  }
}

interface Report {
  extension_version: string
  browser_info: string
  network_signed_in?: boolean | undefined
}

/** Throws `token_needed` for a page's session, which a disconnect would end, and `not_signed_in`. */
export async function updateExtensionStatus(
  deps: Deps,
  { session_id, kind, user }: Pick<SignedIn, 'session_id' | 'kind' | 'user'>,
  { extension_version, browser_info, network_signed_in }: Report,
  now: Date,
) {
  if (kind === 'cookie') fail('token_needed')
  const reported = { extension_version, browser_info, ...(network_signed_in !== undefined && { network_signed_in }) }
  try {
    await inTransaction(deps.db, async (tx) => {
      const before = await tx
        .selectFrom('extension_sessions')
        .select(['extension_version', 'browser_info', 'network_signed_in', 'last_activity'])
        .where('session_id', '=', session_id)
        .forUpdate()
        .executeTakeFirst()
      await tx
        .insertInto('extension_sessions')
        .values({ session_id, user_id: user.id, created_at: now, last_activity: now, ...reported })
        .onConflict((conflict) => conflict.column('session_id').doUpdateSet({ last_activity: now, ...reported }))
        .execute()
      const same = before && isActive(before.last_activity, now) && isUnchanged(before, reported)
      if (!same) await publish(tx, user.id, 'extension', {}, now)
    })
  } catch (error) {
    if (isForeignKeyViolation(error, 'session_id')) fail('not_signed_in')
    throw error
  }
  return extensionStatusOf(deps, user.id, now)
}

const isUnchanged = (before: Record<string, unknown>, reported: Record<string, unknown>) =>
  Object.entries(reported).every(([name, value]) => before[name] === value)

export async function isExtensionSession(db: Db, sessionId: string): Promise<boolean> {
  const row = await db
    .selectFrom('extension_sessions')
    .select('session_id')
    .where('session_id', '=', sessionId)
    .executeTakeFirst()
  return row !== undefined
}

/** Whether the extension may reconnect the account by itself when the browser starts. */
export function setAutoLogin(db: Db, userId: string, enabled: boolean, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx.updateTable('users').set({ auto_login_enabled: enabled }).where('id', '=', userId).execute()
    await publish(tx, userId, 'extension', {}, now)
  })
}
