import { type Db, inTransaction } from '#app/db/pool.ts'
import { clearMailTokens } from '#app/domain/account/mail-link/token.ts'
import { recordSecurityEvent } from '#app/domain/account/security/events.ts'
import { type Holder, requireRecentProof } from '#app/domain/account/session/recent-proof.ts'
import { type EndScope, endSessionsIn } from '#app/domain/account/session/session.ts'

/**
 * `others` needs a recent proof, since it would leave a thief as the only one signed in: throws as `requireRecentProof`
 * does. `global` ends the caller's session too.
 */
export function signOut(db: Db, holder: Holder, scope: EndScope, now: Date): Promise<void> {
  const { session_id, user } = holder
  return inTransaction(db, async (tx) => {
    if (scope === 'others') await requireRecentProof(tx, holder, now)
    if (scope !== 'local') {
      await clearMailTokens(tx, user.id)
      await recordSecurityEvent(tx, { user_id: user.id, kind: 'sessions_ended', session_id }, now)
    }
    await endSessionsIn(tx, user.id, session_id, scope, now)
  })
}

/** Does nothing for someone else's session. Throws as `signOut` does. */
export function endSession(db: Db, holder: Holder, sessionId: string, now: Date): Promise<void> {
  return inTransaction(db, async (tx) => {
    if (sessionId !== holder.session_id) {
      await requireRecentProof(tx, holder, now)
      const { session_id, user } = holder
      await recordSecurityEvent(tx, { user_id: user.id, kind: 'sessions_ended', session_id }, now)
    }
    await endSessionsIn(tx, holder.user.id, sessionId, 'local', now)
  })
}
