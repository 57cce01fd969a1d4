import { sql } from 'kysely'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { Queue } from '#app/queue/queue.ts'

interface Seen {
  user_id: string
  user_agent: string | null
  /** SHA-256 of the mark that this browser keeps. */
  mark: Buffer
}

/**
 * Remembers the browser that the user signed in with. From a browser not known for them they are told by mail, but not at
 * the first sign-in ever.
 */
export async function noteDevice(
  { db, queue }: { db: Db; queue: Queue },
  { user_id, user_agent, mark }: Seen,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await tx
      .selectFrom('devices')
      .select((count) => [
        count.fn.countAll<number>().as('known'),
        sql<boolean>`coalesce(bool_or(mark_hash = ${mark}), false)`.as('this'),
      ])
      .where('user_id', '=', user_id)
      .executeTakeFirstOrThrow()
    await tx
      .insertInto('devices')
      .values({ user_id, mark_hash: mark, created_at: now, seen_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'mark_hash']).doUpdateSet({ seen_at: now }))
      .execute()
    if (Number(before.known) === 0 || before.this) return
    const about = { device: deviceName(user_agent), at: now.toISOString() }
    await queue.enqueue(tx, 'mail.notice', { user_id, notice: 'new_sign_in', about })
  })
}

/** Takes out browsers that nobody has signed in with for so long that their cookie is gone too. */
export async function forgetDevices(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('devices').where('seen_at', '<', before).execute()
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

/** A browser in words, as far as it tells: "Chrome on Windows". */
export function deviceName(userAgent: string | null): string {
  const find = (list: [RegExp, string][]) => list.find(([sign]) => sign.test(userAgent ?? ''))?.[1]
  const [browser, system] = [find(browsers), find(systems)]
  if (browser && system) return `${browser} on ${system}`
  return browser ?? system ?? 'Unknown device'
}
