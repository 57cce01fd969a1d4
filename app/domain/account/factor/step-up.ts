import { sql } from 'kysely'
import type { Tx } from '#app/db/pool.ts'
import type { AuthMethod } from '#app/db/schema-accounts.ts'
import { recordSecurityEvent } from '#app/domain/account/security/events.ts'
import { withProof } from '#app/domain/account/session/recent-proof.ts'
import { endSingleFactorSessions } from '#app/domain/account/session/session.ts'
import { fail } from '#app/domain/failure.ts'

interface PassedFactor {
  user_id: string
  session_id: string
  method: Extract<AuthMethod['method'], 'totp' | 'mfa/recovery_code'>
  factor_id: string | null
}

/** An API client's earlier refresh tokens count as stolen from then on. Throws `session_not_found`. */
export async function stepUpSession(tx: Tx, shown: PassedFactor, now: Date): Promise<void> {
  const { user_id, session_id, method, factor_id } = shown
  const session = await tx
    .selectFrom('sessions')
    .select(['amr', 'kind', 'rotation'])
    .where('id', '=', session_id)
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst()
  if (!session) fail('session_not_found')
  const amr = withProof(session.amr, method, now)
  const rotation = session.kind === 'token' ? session.rotation + 2 : session.rotation
  await tx
    .updateTable('sessions')
    .set({
      aal: 'aal2',
      amr,
      factor_id,
      rotation,
      rotation_from: rotation,
      replaced_at: [],
      rotated_at: now,
      seen_at: now,
    })
    .where('id', '=', session_id)
    .execute()
  await recordSecurityEvent(tx, { user_id, kind: 'factor_shown', session_id, detail: method }, now)
  await endSingleFactorSessions(tx, user_id, now)
}

/** null: any factor. Returns the sessions that lost `aal2`. */
export function downgradeSessions(tx: Tx, userId: string, factorId: string | null): Promise<{ id: string }[]> {
  return tx
    .updateTable('sessions')
    .set({ aal: 'aal1', factor_id: null, amr: withoutFactors })
    .where('user_id', '=', userId)
    .where('aal', '=', 'aal2')
    .$if(factorId !== null, (query) => query.where('factor_id', '=', factorId))
    .returning('id')
    .execute()
}

const withoutFactors = sql<string>`(
  select coalesce(jsonb_agg(proof order by place), '[]') from jsonb_array_elements(amr) with ordinality as e (proof, place)
  where proof ->> 'method' not in ('totp', 'mfa/recovery_code')
)`
