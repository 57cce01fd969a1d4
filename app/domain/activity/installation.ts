import { sql } from 'kysely'
import { type Db, isUnavailable } from '#app/db/pool.ts'
import { minute } from '#app/domain/time.ts'

export interface InstallationFigures {
  /** With a confirmed address. */
  users: number
  actions: number
  replies: number
  opt_outs: number
}

const keep = 5 * minute
const kept = new WeakMap<Db, { at: number; figures: InstallationFigures }>()

/** Up to five minutes old; null if the database has never been reachable. */
export async function loadInstallationFigures(db: Db, now: Date): Promise<InstallationFigures | null> {
  const known = kept.get(db)
  if (known && Math.abs(now.getTime() - known.at) < keep) return known.figures
  try {
    const figures = await count(db)
    kept.set(db, { at: now.getTime(), figures })
    return figures
  } catch (error) {
    if (!isUnavailable(error)) throw error
    return known?.figures ?? null
  }
}

async function count(db: Db): Promise<InstallationFigures> {
  const number = sql<number>`coalesce(sum(success), 0)`
  return db
    .selectFrom('action_hours')
    .select((column) => [
      number.as('actions'),
      sql<number>`coalesce(sum(success) filter (where kind = 'reply'), 0)`.as('replies'),
      column
        .selectFrom('users')
        .select(sql<number>`count(*)`.as('n'))
        .where('email_confirmed_at', 'is not', null)
        .as('users'),
      column
        .selectFrom('opt_outs')
        .select(sql<number>`count(*)`.as('n'))
        .where('taken_back_at', 'is', null)
        .as('opt_outs'),
    ])
    .executeTakeFirstOrThrow()
    .then((row) => ({ ...row, users: row.users ?? 0, opt_outs: row.opt_outs ?? 0 }))
}
