import { type Db, inTransaction } from '#app/db/pool.ts'
import { recordSecurityEvent } from '#app/domain/account/security/events.ts'
import { endStreams, type SignedIn } from '#app/domain/account/session/session.ts'
import { publish } from '#app/live/publish.ts'

/** In one browser or in all; also ends pending pairings. The connected account stays. */
export function disconnectExtension(
  db: Db,
  { user, session_id }: Pick<SignedIn, 'user' | 'session_id'>,
  browser: string | null,
  now: Date,
): Promise<void> {
  return inTransaction(db, async (tx) => {
    await tx.deleteFrom('extension_pairings').where('user_id', '=', user.id).execute()
    const paired = tx
      .selectFrom('extension_sessions')
      .select('session_id')
      .where('user_id', '=', user.id)
      .$if(browser !== null, (query) => query.where('session_id', '=', browser))
    const sessions = await tx.selectFrom('sessions').select('id').where('id', 'in', paired).forUpdate().execute()
    if (sessions.length === 0) return
    await recordSecurityEvent(tx, { user_id: user.id, kind: 'sessions_ended', session_id, detail: 'extension' }, now)
    const ids = sessions.map(({ id }) => id)
    await tx.deleteFrom('sessions').where('id', 'in', ids).execute()
    await endStreams(tx, user.id, sessions, now)
    await publish(tx, user.id, 'extension', {}, now)
  })
}
