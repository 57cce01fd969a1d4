import { sql } from 'kysely'
import type { Tx } from '#app/db/pool.ts'
import type { AuthMethod } from '#app/db/schema-accounts.ts'
import { fail } from '#app/domain/failure.ts'
import { endWeakSessions, unixTime } from '#app/domain/session/session.ts'

interface Shown {
  user_id: string
  session_id: string
  method: Extract<AuthMethod['method'], 'totp' | 'mfa/recovery_code'>
  factor_id: string | null
}

/**
 * The session has shown a second factor: it stays the same and becomes `aal2`, and all of the user's that have not shown
 * one end. The refresh tokens that a program had before are a thief's from now on, not those of a client that lost an
 * answer. Throws `session_not_found`.
 */
export async function raiseSession(tx: Tx, shown: Shown, now: Date): Promise<void> {
  const { user_id, session_id, method, factor_id } = shown
  const session = await tx
    .selectFrom('sessions')
    .select(['amr', 'kind', 'rotation'])
    .where('id', '=', session_id)
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst()
  if (!session) fail('session_not_found')
  const earlier = session.amr.filter((proof) => proof.method !== method)
  const amr = JSON.stringify([{ method, timestamp: unixTime(now) }, ...earlier])
  const rotation = session.kind === 'token' ? session.rotation + 2 : session.rotation
  await tx
    .updateTable('sessions')
    .set({ aal: 'aal2', amr, factor_id, rotation, rotation_from: rotation, rotated_at: now, seen_at: now })
    .where('id', '=', session_id)
    .execute()
  await endWeakSessions(tx, user_id, now)
}

/** The sessions that showed this factor (null: any) have shown none any more. */
export async function lowerSessions(tx: Tx, userId: string, factorId: string | null): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ aal: 'aal1', factor_id: null, amr: withoutFactors })
    .where('user_id', '=', userId)
    .where('aal', '=', 'aal2')
    .$if(factorId !== null, (query) => query.where('factor_id', '=', factorId))
    .execute()
}

const withoutFactors = sql<string>`(
  select coalesce(jsonb_agg(proof order by place), '[]') from jsonb_array_elements(amr) with ordinality as e (proof, place)
  where proof ->> 'method' not in ('totp', 'mfa/recovery_code')
)`
