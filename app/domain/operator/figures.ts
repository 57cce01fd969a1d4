import { sql } from 'kysely'
import type { ActionKind, NetworkId } from '#app/adapters/network/network.ts'
import type { PlanType } from '#app/content/plan-table.ts'
import type { Db } from '#app/db/pool.ts'
import { day, minute } from '#app/domain/time.ts'

interface People {
  users: number
  /** In the last seven days. */
  newcomers: number
  connected: number
}

export async function peopleFigures(db: Db, now: Date): Promise<People> {
  const { rows } = await sql<People>`
    select count(*)::int as users,
      (count(*) filter (where created_at > ${new Date(now.getTime() - 7 * day)}))::int as newcomers,
      (select count(*)::int from connections) as connected
    from users`.execute(db)
  return rows[0] ?? { users: 0, newcomers: 0, connected: 0 }
}

interface SubscriptionCount {
  plan_type: Exclude<PlanType, 'free'>
  status: string
  users: number
}

export function subscriptionCounts(db: Db): Promise<SubscriptionCount[]> {
  return db
    .selectFrom('subscriptions')
    .select(['plan_type', 'status', sql<number>`count(*)::int`.as('users')])
    .groupBy(['plan_type', 'status'])
    .orderBy('plan_type', 'desc')
    .orderBy('status')
    .execute()
}

/** A bot that is this long past its time waits for a worker. */
const lateAfter = minute

interface BotFigures {
  running: number
  due: number
  late: number
  /** In seconds, of the one that has waited longest. */
  longest: number
}

export async function botFigures(db: Db, now: Date): Promise<BotFigures> {
  const { rows } = await sql<BotFigures>`
    select count(*)::int as running, (count(*) filter (where due_at <= ${now}))::int as due,
      (count(*) filter (where due_at <= ${new Date(now.getTime() - lateAfter)}))::int as late,
      coalesce(greatest(0, extract(epoch from ${now}::timestamptz - min(due_at))), 0)::float8 as longest
    from bots where state = 'running'`.execute(db)
  return rows[0] ?? { running: 0, due: 0, late: 0, longest: 0 }
}

interface FailureCount {
  network: NetworkId
  kind: ActionKind
  code: string | null
  actions: number
}

const maxFailures = 30

/** Failed actions of the last 24 hours, the most frequent first. */
export async function failureCounts(db: Db, now: Date): Promise<FailureCount[]> {
  return db
    .selectFrom('actions')
    .select(['network', 'kind', 'code', sql<number>`count(*)::int`.as('actions')])
    .where('state', '=', 'failed')
    .where('claimed_at', '>', new Date(now.getTime() - day))
    .groupBy(['network', 'kind', 'code'])
    .orderBy('actions', 'desc')
    .orderBy('code')
    .limit(maxFailures)
    .execute()
}
