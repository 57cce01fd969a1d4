import { sql } from 'kysely'
import type { Db, Tx } from '#app/db/pool.ts'
import { retention } from '#app/domain/retention.ts'
import type { Queue } from '#app/queue/queue.ts'

interface SeenBrowser {
  user_id: string
  user_agent: string | null
  /** SHA-256 of the browser's id. */
  browser_hash: Buffer
}

/**
 * Remembers the browser that the user signed in with. A sign-in from a new browser is reported by mail, except for the
 * first sign-in ever.
 */
export async function noteDevice(
  tx: Tx,
  queue: Queue,
  { user_id, user_agent, browser_hash: mark }: SeenBrowser,
  now: Date,
): Promise<void> {
  const before = await tx
    .selectFrom('devices')
    .select((count) => [
      count.fn.countAll<number>().as('known'),
      sql<boolean>`coalesce(bool_or(mark_hash = ${mark} and forgotten_at is null), false)`.as('this'),
    ])
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  await tx
    .insertInto('devices')
    .values({ user_id, mark_hash: mark, created_at: now, seen_at: now })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'mark_hash']).doUpdateSet({ seen_at: now, forgotten_at: null }),
    )
    .execute()
  if (Number(before.known) === 0 || before.this) return
  const about = { device: deviceName(user_agent), at: now.toISOString() }
  await queue.enqueue(tx, 'mail.notice', { user_id, notice: 'new_sign_in', about })
}

/** Whether the user with this address, if there is one, has signed in with this browser before. */
export async function isKnownDevice(db: Db, email: string, mark: Buffer | null): Promise<boolean> {
  const device = await db
    .selectFrom('devices')
    .innerJoin('users', 'users.id', 'devices.user_id')
    .select('devices.user_id')
    .where('users.email', '=', email)
    .where('devices.mark_hash', '=', mark)
    .where('devices.forgotten_at', 'is', null)
    .executeTakeFirst()
  return device !== undefined
}

/** Browsers keep a cookie for 400 days at most. */
export const deviceTtl = retention.devices.life

/**
 * Somebody who once knew the password may have registered browsers of their own: with the other sessions, all known
 * browsers lose their status.
 */
export async function forgetBrowsers(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('devices')
    .set({ forgotten_at: now })
    .where('user_id', '=', userId)
    .where('forgotten_at', 'is', null)
    .execute()
}

/**
 * Reports a sign-in with an API client that the user has not signed in with before, except for the first sign-in ever.
 * Call it before the session begins.
 */
export async function reportNewClient(
  tx: Tx,
  queue: Queue,
  { user_id, user_agent }: Pick<SeenBrowser, 'user_id' | 'user_agent'>,
  now: Date,
): Promise<void> {
  const device = deviceName(user_agent)
  const before = await tx
    .selectFrom('security_events')
    .select((count) => [
      count.fn.countAll<number>().as('sign_ins'),
      sql<boolean>`coalesce(bool_or(device = ${device}), false)`.as('this'),
    ])
    .where('user_id', '=', user_id)
    .where('kind', '=', 'signed_in')
    .executeTakeFirstOrThrow()
  if (before.sign_ins === 0 || before.this) return
  await queue.enqueue(tx, 'mail.notice', { user_id, notice: 'new_sign_in', about: { device, at: now.toISOString() } })
}

const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
]

const systems: [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\b(Macintosh|Mac OS X)\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
]

/** An API client's product name; never something that could pass for an address. */
const programName = /^(?!Mozilla\b)[A-Za-z][\w-]{0,29}(?=[\s/]|$)/

/** The browser in words, as far as it is known: "Chrome on Windows"; else the API client. */
export function deviceName(userAgent: string | null): string {
  const find = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const [browser, system] = [find(browsers), find(systems)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? programName.exec(userAgent ?? '')?.[0] ?? 'Unknown device'
}
