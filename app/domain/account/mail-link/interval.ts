import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'
import { normalAddress } from '#app/domain/billing/once-per-person.ts'
import { failUntil } from '#app/domain/failure.ts'
import { count, hitOn, isOver, type Limit, limits } from '#app/domain/metering/limits.ts'

/** In ms. */
export function waitAfter(last: Date | null | undefined, { link }: AuthRules, now: Date): number {
  return last ? Math.max(0, last.getTime() + link.interval - now.getTime()) : 0
}

interface Deps {
  db: Db
  rules: AuthRules
}

/** The same for known and unknown addresses, so it reveals nothing. Throws `too_soon` with the seconds left. */
export async function requireInterval(deps: Deps, kind: string, email: string, now: Date): Promise<void> {
  const wait = await claimInterval(deps, kind, email, now)
  if (wait > 0) failUntil('too_soon', wait / 1000)
}

export async function canMail(deps: Deps, kind: string, email: string, now: Date): Promise<boolean> {
  return (await claimInterval(deps, kind, email, now)) === 0
}

/** Counts the mail; false beyond the daily limit. */
export async function isEarlyToday(tx: Tx, kind: string, email: string, now: Date): Promise<boolean> {
  const counted = await count(tx, [hitOn(limits.free_mail, `${kind}:${email}`)], now)
  return !counted.some(isOver)
}

/** Counts the mail that is to be sent. Whoever asks, and however they write the address: one mailbox. */
export async function mayMailStranger(tx: Tx, email: string, now: Date): Promise<boolean> {
  const mailbox = normalAddress(email)
  const isWithin = async (limit: Limit) => !(await count(tx, [hitOn(limit, mailbox)], now)).some(isOver)
  return (await isWithin(limits.stranger_mail)) || isWithin(limits.stranger_mail_hour)
}

function claimInterval({ db, rules }: Deps, kind: string, email: string, now: Date): Promise<number> {
  const { interval } = rules.link
  if (interval === 0) return Promise.resolve(0)
  const key = `mail:${kind}:${email}`
  return inTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx)
    const last = await tx
      .selectFrom('rate_limits')
      .select('window_start')
      .where('key', '=', key)
      .where('window_start', '>', new Date(now.getTime() - interval))
      .orderBy('window_start', 'desc')
      .executeTakeFirst()
    if (last) return waitAfter(last.window_start, rules, now)
    await tx.insertInto('rate_limits').values({ key, window_start: now, hits: 1 }).execute()
    return 0
  })
}
