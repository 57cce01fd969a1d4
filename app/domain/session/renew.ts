import { hashSecret, randomSecret } from '#app/adapters/secrets.ts'
import type { Db } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'

/** A browser's session goes on under a new secret, and the old one opens nothing. Throws `session_not_found`. */
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
