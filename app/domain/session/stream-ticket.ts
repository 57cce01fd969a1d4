import type { Secrets } from '#app/adapters/secrets.ts'
import type { Db } from '#app/db/pool.ts'
import type { SignedIn } from '#app/domain/session/session.ts'
import { minute } from '#app/domain/time.ts'

const purpose = 'stream ticket'
const life = minute

interface StreamTicket {
  ticket: string
  /** ISO 8601. */
  expires_at: string
}

/** A ticket that opens one stream within a minute, for a URL that must not contain the session itself. */
export async function issueStreamTicket(
  { db, secrets }: { db: Db; secrets: Secrets },
  { session_id, user }: Pick<SignedIn, 'session_id' | 'user'>,
  now: Date,
): Promise<StreamTicket> {
  const expires_at = new Date(now.getTime() + life)
  const { id } = await db
    .insertInto('stream_tickets')
    .values({ user_id: user.id, session_id, expires_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ticket: secrets.token(purpose, id), expires_at: expires_at.toISOString() }
}

/** Uses the ticket up. Returns the session that requested it; null if it is unknown, used, or expired. */
export async function redeemStreamTicket(
  { db, secrets }: { db: Db; secrets: Secrets },
  ticket: string,
  now: Date,
): Promise<string | null> {
  const id = secrets.open(purpose, ticket)
  if (id === null) return null
  const row = await db
    .deleteFrom('stream_tickets')
    .where('id', '=', id)
    .returning(['session_id', 'expires_at'])
    .executeTakeFirst()
  return row && row.expires_at > now ? row.session_id : null
}

export async function deleteOldStreamTickets(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('stream_tickets').where('expires_at', '<', now).execute()
}
