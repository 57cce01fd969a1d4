import type { Secrets } from '#app/adapters/secrets.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { findSessionById, type SignedIn } from '#app/domain/account/session/session.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'
import { minute } from '#app/domain/time.ts'

const purpose = 'stream ticket'
const life = minute

interface StreamTicket {
  ticket: string
  /** ISO 8601. */
  expires_at: string
}

/** Opens one stream within a minute; for URLs, which must not contain the session itself. */
export async function issueStreamTicket(
  { db, secrets }: { db: Db; secrets: Secrets },
  { session_id, token_ends_at, user }: Pick<SignedIn, 'session_id' | 'token_ends_at' | 'user'>,
  now: Date,
): Promise<StreamTicket> {
  const expires_at = new Date(now.getTime() + life)
  const { id } = await db
    .insertInto('stream_tickets')
    .values({ user_id: user.id, session_id, expires_at, token_ends_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { ticket: secrets.token(purpose, id), expires_at: expires_at.toISOString() }
}

/** Uses up the ticket. null if it is unknown, used or expired; if the session can't be read, the ticket stays valid. */
export async function redeemStreamTicket(
  { db, secrets, rules }: { db: Db; secrets: Secrets; rules: AuthRules },
  ticket: string,
  now: Date,
): Promise<SignedIn | null> {
  const id = secrets.open(purpose, ticket)
  if (id === null) return null
  return inTransaction(db, async (tx) => {
    const row = await tx
      .deleteFrom('stream_tickets')
      .where('id', '=', id)
      .returning(['session_id', 'expires_at', 'token_ends_at'])
      .executeTakeFirst()
    if (!row || row.expires_at <= now) return null
    const session = await findSessionById(tx, rules, row.session_id, now)
    return session && { ...session, token_ends_at: row.token_ends_at }
  })
}
