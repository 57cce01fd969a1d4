import { type Db, inTransaction } from '#app/db/pool.ts'
import { addDays, hour, localTime, quarter, startOfDay } from '#app/domain/time.ts'
import { publish } from '#app/live/publish.ts'

export const snoozes = ['hour', 'tonight', 'tomorrow'] as const
export type Snooze = (typeof snoozes)[number]

const evening = 20
const morning = 8

export function snoozedUntil(snooze: Snooze, now: Date, timeZone: string): Date {
  if (snooze === 'hour') return new Date(now.getTime() + hour)
  const local = localTime(now, timeZone)
  if (snooze === 'tonight' && local.hour < evening) return atHour(local.day, evening, timeZone)
  return atHour(addDays(local.day, 1), morning, timeZone)
}

/** Searched in steps: clocks may change that day, in some places by half an hour. */
function atHour(day: string, wanted: number, timeZone: string): Date {
  let at = startOfDay(day, timeZone)
  while (localTime(at, timeZone).hour < wanted) at = new Date(at.getTime() + quarter)
  return at
}

/** null: back now. false: no longer waiting. */
export async function snoozeDraft(
  db: Db,
  userId: string,
  actionId: string,
  until: Date | null,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const snoozed = await tx
      .updateTable('drafts')
      .set({ shown_from: until ?? now, is_snoozed: until !== null })
      .where('action_id', '=', actionId)
      .where('user_id', '=', userId)
      .where((where) =>
        where.exists(
          where
            .selectFrom('actions')
            .select('id')
            .whereRef('actions.id', '=', 'drafts.action_id')
            .where('state', '=', 'waiting'),
        ),
      )
      .executeTakeFirst()
    if (snoozed.numUpdatedRows === 0n) return false
    await publishWaiting(tx, userId, actionId, now)
    return true
  })
}

async function publishWaiting(tx: Parameters<typeof publish>[0], userId: string, actionId: string, now: Date) {
  const { kind } = await tx.selectFrom('actions').select('kind').where('id', '=', actionId).executeTakeFirstOrThrow()
  await publish(tx, userId, 'action', { id: actionId, kind, state: 'waiting' }, now)
}

export async function returnSnoozed(db: Db, now: Date): Promise<void> {
  const over = await db
    .updateTable('drafts')
    .set({ is_snoozed: false })
    .where('is_snoozed', '=', true)
    .where('shown_from', '<=', now)
    .returning(['action_id', 'user_id'])
    .execute()
  // One at a time: locks on several users' rows must not be held together.
  for (const { action_id, user_id } of over)
    await inTransaction(db, (tx) => publishWaiting(tx, user_id, action_id, now))
}
