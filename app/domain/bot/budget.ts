import { sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import type { Budget } from '#app/domain/bot/choose.ts'
import { slotStates, usageOf } from '#app/domain/bot/limits.ts'
import { promptActions } from '#app/domain/bot/pace.ts'
import { planOf } from '#app/domain/session/session.ts'
import { localTime } from '#app/domain/time.ts'

/** What the user may still do today, read once a step; the claim checks again under the lock. */
export async function loadBudget(db: Db, userId: string, startedAt: Date | null, now: Date): Promise<Budget> {
  const user = await db
    .selectFrom('users')
    .leftJoin('subscriptions', 'subscriptions.user_id', 'users.id')
    .select(['time_zone', 'trial_credits', 'status', 'plan_type', 'current_period_end'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  const rows = await db
    .selectFrom('actions')
    .select(['kind', sql<number>`count(*)`.as('count')])
    .select(sql<string[]>`array_agg(author_id)`.as('authors'))
    .where('user_id', '=', userId)
    .where('local_day', '=', localTime(now, user.time_zone).day)
    .where('state', 'in', slotStates)
    .groupBy('kind')
    .execute()
  const today = { reply: 0, like: 0, follow: 0, view: 0 }
  for (const { kind, count } of rows) today[kind] = count
  return {
    usage: await usageOf(db, userId, user.time_zone, now),
    today,
    authors_answered: new Set(rows.find(({ kind }) => kind === 'reply')?.authors ?? []),
    plan: planOf(user, now),
    since_start: await actionsSince(db, userId, startedAt),
    credits: user.trial_credits,
    time_zone: user.time_zone,
  }
}

/** Counted no further than it matters. */
async function actionsSince(db: Db, userId: string, startedAt: Date | null): Promise<number> {
  if (!startedAt) return 0
  const rows = await db
    .selectFrom('actions')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', 'in', slotStates)
    .where('claimed_at', '>=', startedAt)
    .limit(promptActions)
    .execute()
  return rows.length
}
