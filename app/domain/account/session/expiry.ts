import { sql } from 'kysely'
import { hashSecret, randomSecret } from '#app/adapters/secrets.ts'
import { deleteInParts } from '#app/db/in-parts.ts'
import type { Db } from '#app/db/pool.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'
import { fail } from '#app/domain/failure.ts'
import { day } from '#app/domain/time.ts'

/** null if it has ended. Doesn't count as use. */
export async function endOfSession(db: Db, rules: AuthRules, sessionId: string, now: Date): Promise<Date | null> {
  const row = await db
    .selectFrom('sessions')
    .select(['expires_at', 'seen_at'])
    .where('id', '=', sessionId)
    .executeTakeFirst()
  if (!row) return null
  const end = expiryOf(row, rules)
  return end > now ? end : null
}

export function expiryOf({ expires_at, seen_at }: { expires_at: Date; seen_at: Date }, rules: AuthRules): Date {
  return new Date(Math.min(expires_at.getTime(), seen_at.getTime() + rules.session.idle))
}

/** Until then an API client gets "expired" rather than "not found". */
const retentionAfterEnd = day

export async function deleteOldSessions(db: Db, rules: AuthRules, now: Date): Promise<void> {
  const before = now.getTime() - retentionAfterEnd
  const unused = new Date(before - rules.session.idle)
  await deleteInParts(db, 'sessions', sql`(expires_at <= ${new Date(before)} or seen_at <= ${unused})`)
}

/** For a browser's session; invalidates the old secret. Throws `session_not_found`. */
export async function renewSecret(db: Db, sessionId: string): Promise<string> {
  const secret = randomSecret()
  const { numUpdatedRows } = await db
    .updateTable('sessions')
    .set({ secret_hash: hashSecret(secret) })
    .where('id', '=', sessionId)
    .where('kind', '=', 'cookie')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) fail('session_not_found')
  return secret
}
