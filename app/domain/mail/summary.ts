import { sql } from 'kysely'
import type { ActionKind } from '#app/adapters/network/network.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { countedHours } from '#app/domain/activity/figures.ts'
import { addDays } from '#app/domain/time.ts'
import { zoneInForce } from '#app/domain/user/time-zone.ts'
import type { Queue } from '#app/queue/queue.ts'

/** The hour of the user's day at which a summary goes out. */
export const morning = 8
/** Maximum number of mails enqueued per round. */
const batchSize = 200

/** Enqueues the summaries of users whose morning has come: each at most once per day, the digest on Mondays. */
export async function sendSummaries({ db, queue }: { db: Db; queue: Queue }, now: Date): Promise<void> {
  const local = sql`(${now}::timestamptz at time zone ${zoneInForce(now)})`
  const isDue = sql<boolean>`extract(hour from ${local}) >= ${morning}`
  const today = sql<string>`${local}::date`
  for (const [chosen, sent, which] of [
    ['daily_summary', 'summary_day', 'day'],
    ['weekly_digest', 'digest_day', 'week'],
  ] as const)
    await inTransaction(db, async (tx) => {
      const { rows } = await sql<{ user_id: string; day: string }>`
        with due as materialized (
          select preferences.user_id, ${today} as day
          from notification_preferences as preferences join users on users.id = preferences.user_id
          where preferences.email and ${sql.ref(`preferences.${chosen}`)} and ${isDue}
            and (${sql.ref(`preferences.${sent}`)} is null or ${sql.ref(`preferences.${sent}`)} < ${today})
            and (${which} = 'day' or extract(isodow from ${local}) = 1)
          limit ${batchSize} for update of preferences skip locked
        )
        update notification_preferences set ${sql.ref(sent)} = due.day from due
        where notification_preferences.user_id = due.user_id
        returning notification_preferences.user_id, due.day`.execute(tx)
      for (const { user_id, day } of rows)
        await queue.enqueue(tx, 'mail.summary', { user_id, span: which, before: day })
    })
}

export interface Summary {
  /** `YYYY-MM-DD`, the first and the last day covered. */
  first: string
  last: string
  counts: Record<ActionKind, number>
  failed: number
  /** Replies received so far to the replies of these days. */
  answers: number
  likes: number
  /** Actions on each of the seven days up to the last one. */
  days: { day: string; actions: number }[]
}

/** The day or the week before one of the user's days; null: nothing was sent in it, so there is nothing to report. */
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
    .select(({ fn }) => [fn.sum<number>('outcome_replies').as('answers'), fn.sum<number>('outcome_likes').as('likes')])
    .where('user_id', '=', user.id)
    .where('kind', '=', 'reply')
    .where('state', '=', 'success')
    // Lets the index be used: in no time zone does the day begin earlier.
    .where('claimed_at', '>=', new Date(`${addDays(first, -1)}T00:00:00Z`))
    .where('local_day', '>=', first)
    .where('local_day', '<', before)
    .executeTakeFirstOrThrow()
  const days = Array.from({ length: 7 }, (_, index) => addDays(before, index - 7)).map((day) => ({
    day,
    actions: rows.filter(({ local_day }) => local_day === day).reduce((sum, { sent }) => sum + sent, 0),
  }))
  return { first, last, counts, failed, answers: Number(came.answers ?? 0), likes: Number(came.likes ?? 0), days }
}
