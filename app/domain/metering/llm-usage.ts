import { sql } from 'kysely'
import type { Clock } from '#app/adapters/clock.ts'
import type { Meter, Mind } from '#app/adapters/model/mind.ts'
import type { Db } from '#app/db/pool.ts'
import { cutoffOf } from '#app/domain/retention.ts'

/** The mind for one user; its usage is stored, so that a daily budget holds across processes. */
export function countedMind(mind: Mind, db: Db, userId: string, clock: Clock): Mind {
  return mind.for?.(meterOf(db, userId, clock)) ?? mind
}

/** The mind for people who are not signed in. */
export const guestMind = (mind: Mind): Mind => mind.forGuests?.() ?? mind

/** Days are UTC days of the clock. */
export function meterOf(db: Db, userId: string, clock: Clock): Meter {
  return {
    async reserve(tokens, most) {
      const today = clock.now().toISOString().slice(0, 10)
      if (tokens > most) return null
      const { rows } = await sql`
        insert into llm_usage as spent (user_id, day, tokens) values (${userId}, ${today}, ${tokens})
        on conflict (user_id, day) do update set tokens = spent.tokens + excluded.tokens
          where spent.tokens + excluded.tokens <= ${most}
        returning tokens`.execute(db)
      if (rows.length === 0) return null
      return async (used) => {
        await sql`update llm_usage set tokens = greatest(0, tokens + ${used - tokens}::bigint)
          where user_id = ${userId} and day = ${today}`.execute(db)
      }
    },
  }
}

/** Deletes usage that no budget needs any more. */
export async function deleteOldUsage(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('llm_usage').where('day', '<', cutoffOf('llm_usage', now).toISOString().slice(0, 10)).execute()
}
