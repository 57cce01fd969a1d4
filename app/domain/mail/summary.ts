import { sql } from 'kysely'
import type { ActionKind } from '#app/adapters/network/network.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { zoneInForce } from '#app/domain/account/user/time-zone.ts'
import { countedHours } from '#app/domain/activity/figures.ts'
import { repliesBack } from '#app/domain/bot/send/outcome.ts'
import { addDays, localTime } from '#app/domain/time.ts'
import type { Queue } from '#app/queue/queue.ts'

/** Local hour. */
export const morning = 8
/** Per round. */
const batchSize = 200

/** Local times are computed here: PostgreSQL doesn't know every time zone a user may have. */
export async function sendSummaries({ db, queue }: { db: Db; queue: Queue }, now: Date): Promise<void> {
  const mornings = await loadMornings(db, now)
  for (const [chosen, sent, which] of [
    ['daily_summary', 'summary_day', 'day'],
    ['weekly_digest', 'digest_day', 'week'],
  ] as const) {
    const due = mornings.filter(({ day }) => which === 'day' || isMonday(day))
    const [zones, days] = [due.map(({ zone }) => zone), due.map(({ day }) => day)]
    await inTransaction(db, async (tx) => {
      const { rows } = await sql<{ user_id: string; day: string }>`
        with due as materialized (
          select preferences.user_id, local.day
          from notification_preferences as preferences join users on users.id = preferences.user_id
          join unnest(${zones}::text[], ${days}::date[]) as local(zone, day) on local.zone = ${zoneInForce(now)}
          where preferences.email and ${sql.ref(`preferences.${chosen}`)}
            and (${sql.ref(`preferences.${sent}`)} is null or ${sql.ref(`preferences.${sent}`)} < local.day)
          limit ${batchSize} for update of preferences skip locked
        )
        update notification_preferences set ${sql.ref(sent)} = due.day from due
        where notification_preferences.user_id = due.user_id
        returning notification_preferences.user_id, due.day`.execute(tx)
      for (const { user_id, day } of rows)
        await queue.enqueue(tx, 'mail.summary', { user_id, span: which, before: day })
    })
  }
}

/** Zones in which it is morning, with their day. */
async function loadMornings(db: Db, now: Date): Promise<{ zone: string; day: string }[]> {
  const chosen = await db
    .selectFrom('notification_preferences')
    .innerJoin('users', 'users.id', 'notification_preferences.user_id')
    .select(zoneInForce(now).as('zone'))
    .distinct()
    .where('notification_preferences.email', '=', true)
    .where(({ or, eb }) => or([eb('daily_summary', '=', true), eb('weekly_digest', '=', true)]))
    .execute()
  return chosen.map(({ zone }) => ({ zone, ...localTime(now, zone) })).filter(({ hour }) => hour >= morning)
}

const isReply = sql<boolean>`kind = 'reply' and state = 'success'`

const isMonday = (day: string) => new Date(day).getUTCDay() === 1

export interface Summary {
  /** `YYYY-MM-DD`, inclusive. */
  first: string
  last: string
  counts: Record<ActionKind, number>
  failed: number
  /** So far, to the replies of these days. */
  answers: number
  likes: number
  /** Complaints about actions of these days. */
  unwelcome: number
  /** The seven days up to the last one. */
  days: { day: string; actions: number }[]
}

/** null: nothing was sent. */
export async function loadSummary(
  db: Db,
  user: { id: string },
  span: 'day' | 'week',
  before: string,
): Promise<Summary | null> {
  const last = addDays(before, -1)
  const first = span === 'day' ? last : addDays(before, -7)
  const { rows } = await sql<{ local_day: string; kind: ActionKind; sent: number; failed: number }>`
    select local_day, kind, sum(sent)::bigint as sent, sum(failed)::bigint as failed
    from ${countedHours(user.id, addDays(before, -7))} as hours where local_day < ${before} group by local_day, kind`.execute(
    db,
  )
  const counts = { reply: 0, like: 0, follow: 0, view: 0 }
  let failed = 0
  for (const row of rows.filter(({ local_day }) => local_day >= first)) {
    counts[row.kind] += row.sent
    failed += row.failed
  }
  if (Object.values(counts).every((count) => count === 0)) return null
  const came = await db
    .selectFrom('actions')
    .select(({ fn }) => [
      sql<number>`coalesce(sum(${repliesBack}) filter (where ${isReply}), 0)::bigint`.as('answers'),
      sql<number>`coalesce(sum(outcome_likes) filter (where ${isReply}), 0)::bigint`.as('likes'),
      fn.sum<number>('unwelcome').as('unwelcome'),
    ])
    .where('user_id', '=', user.id)
    // Enables the index; no time zone's day begins earlier.
    .where('claimed_at', '>=', new Date(`${addDays(first, -1)}T00:00:00Z`))
    .where('local_day', '>=', first)
    .where('local_day', '<', before)
    .executeTakeFirstOrThrow()
  const days = Array.from({ length: 7 }, (_, index) => addDays(before, index - 7)).map((day) => ({
    day,
    actions: rows.filter(({ local_day }) => local_day === day).reduce((sum, { sent }) => sum + sent, 0),
  }))
  return { first, last, counts, failed, ...came, unwelcome: Number(came.unwelcome ?? 0), days }
}
