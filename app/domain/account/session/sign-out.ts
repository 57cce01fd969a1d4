import { type Db, inTransaction } from '#app/db/pool.ts'
import { recordSecurityEvent } from '#app/domain/account/security/events.ts'
import { type Holder, requireRecentProof } from '#app/domain/account/session/recent-proof.ts'
import { type EndScope, endSessionsIn } from '#app/domain/account/session/session.ts'

/**
 * `local` ends this session, `others` all the others, `global` all of them, with their open streams. Anything but
 * `local` needs a recent proof: throws as `requireRecentProof` does, and then ends nothing.
 */
export function signOut(db: Db, holder: Holder, scope: EndScope, now: Date): Promise<void> {
  const { session_id, user } = holder
  return inTransaction(db, async (tx) => {
    if (scope !== 'local') await requireRecentProof(tx, holder, now)
    if (scope !== 'local') await recordSecurityEvent(tx, { user_id: user.id, kind: 'sessions_ended', session_id }, now)
    await endSessionsIn(tx, user.id, session_id, scope, now)
  })
}

/** Ends one of the user's sessions by its id; nothing if it is not theirs. Throws as `signOut` does. */
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
