import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#app/db/pool.ts'
import { retention } from '#app/domain/retention.ts'
import type { Queue } from '#app/queue/queue.ts'

interface SeenBrowser {
  user_id: string
  user_agent: string | null
  browser_hash: Buffer
}

export async function noteDevice(tx: Tx, queue: Queue, seen: SeenBrowser, now: Date): Promise<void> {
  await sql`with ${devicePart(queue, seen, sql`(select) as always`, now)} select count(*) from enqueued`.execute(tx)
}

/** CTEs for a statement that reads from `enqueued`. Mails about any new browser but the first. */
export function devicePart(queue: Queue, seen: SeenBrowser, from: RawBuilder<unknown>, now: Date) {
  const { user_id, browser_hash: mark } = seen
  const isNew = sql<boolean>`exists (select from device) and exists (select from devices where user_id = ${user_id})
    and not ${isKnownBrowser(sql.val(user_id), mark)}`
  return sql`
    device as (
      insert into devices (user_id, mark_hash, created_at, seen_at)
      select ${user_id}::uuid, ${mark}::bytea, ${now}::timestamptz, ${now}::timestamptz from ${from}
      on conflict (user_id, mark_hash) do update set seen_at = excluded.seen_at, forgotten_at = null
      returning user_id),
    forgotten as (
      delete from devices where user_id = ${user_id} and mark_hash in (
        select mark_hash from devices where user_id = ${user_id} and mark_hash <> ${mark}
        order by seen_at desc, mark_hash offset ${retention.devices.most - 1})),
    ${reportPart(queue, seen, isNew, now)}`
}

export function newClientPart(queue: Queue, who: Omit<SeenBrowser, 'browser_hash'>, now: Date) {
  const signIns = sql`select from security_events where user_id = ${who.user_id} and kind = 'signed_in'`
  const device = deviceName(who.user_agent)
  return reportPart(
    queue,
    who,
    sql`exists (select from entered) and exists (${signIns}) and not exists (${signIns} and device = ${device})`,
    now,
  )
}

function reportPart(
  queue: Queue,
  { user_id, user_agent }: Omit<SeenBrowser, 'browser_hash'>,
  isNew: RawBuilder<boolean>,
  now: Date,
) {
  const about = { device: deviceName(user_agent), at: now.toISOString() }
  return queue.parts('mail.notice', { user_id, notice: 'new_sign_in', about }, isNew)
}

export const isKnownBrowser = (userId: Expression<string>, mark: Buffer | null) => sql<boolean>`exists (
  select from devices where user_id = ${userId} and mark_hash = ${mark} and forgotten_at is null)`

export async function isKnownDevice(db: Db, userId: string, mark: Buffer): Promise<boolean> {
  const query = db.selectNoFrom(isKnownBrowser(sql.val(userId), mark).as('is_known'))
  return (await query.executeTakeFirstOrThrow()).is_known
}

/** The longest that browsers keep a cookie. */
export const deviceTtl = retention.devices.life

/** Whoever once knew the password may have registered browsers. */
export async function forgetBrowsers(tx: Tx, userId: string, now: Date): Promise<void> {
  await tx
    .updateTable('devices')
    .set({ forgotten_at: now })
    .where('user_id', '=', userId)
    .where('forgotten_at', 'is', null)
    .execute()
}

const browsers: [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
  [/^(?:node|undici)\b/, 'Node.js script'],
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

/** "Chrome on Windows", or the API client's name. */
export function deviceName(userAgent: string | null): string {
  const find = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const [browser, system] = [find(browsers), find(systems)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? programName.exec(userAgent ?? '')?.[0] ?? 'Unknown device'
}
