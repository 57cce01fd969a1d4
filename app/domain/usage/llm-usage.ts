import { sql } from 'kysely'
import type { Clock } from '#app/adapters/clock.ts'
import type { Meter, Mind } from '#app/adapters/model/mind.ts'
import type { Db } from '#app/db/pool.ts'
import { day } from '#app/domain/time.ts'

/** The mind at work for one user: what it costs is counted in the database, so that a daily budget holds across processes. */
export function countedMind(mind: Mind, db: Db, userId: string, clock: Clock): Mind {
  return mind.for?.(meterOf(db, userId, clock)) ?? mind
}

/** Days are those of the clock in UTC. */
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

const kept = 90 * day

/** Removes what is of no more use to anybody. */
export async function trimUsage(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('llm_usage')
    .where('day', '<', new Date(now.getTime() - kept).toISOString().slice(0, 10))
    .execute()
}
