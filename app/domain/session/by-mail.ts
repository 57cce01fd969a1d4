import { type Db, inTransaction } from '#app/db/pool.ts'
import type { AuthMethod, MailPurpose } from '#app/db/schema-accounts.ts'
import { fail } from '#app/domain/failure.ts'
import { createSession, type Kind, type NewSession } from '#app/domain/session/session.ts'
import { type MailToken, useMailToken } from '#app/domain/user/mail-token.ts'
import type { AuthRules } from '#app/domain/user/rules.ts'

/** What opens a session, and how the session says that it came about. */
const methods: Partial<Record<MailPurpose, AuthMethod['method']>> = {
  signup: 'email/signup',
  recovery: 'recovery',
  magiclink: 'magiclink',
}

/**
 * Uses a link or code up: the address is the user's, and they are in. A password that was set before anybody showed that
 * the address is theirs stays only where this is the confirmation of that very sign-up: it may be a stranger's. Throws
 * `link_invalid`.
 */
export async function openByMail(
  { db, rules }: { db: Db; rules: AuthRules },
  token: MailToken,
  { kind, user_agent }: { kind: Kind; user_agent: string | null },
  now: Date,
): Promise<NewSession> {
  const method = methods[token.purpose] ?? fail('link_invalid')
  return inTransaction(db, async (tx) => {
    await useMailToken(tx, token)
    if (token.purpose !== 'signup')
      await tx
        .updateTable('users')
        .set({ password_hash: null })
        .where('id', '=', token.user_id)
        .where('email_confirmed_at', 'is', null)
        .execute()
    await tx
      .updateTable('users')
      .set((column) => ({ email_confirmed_at: column.fn.coalesce('email_confirmed_at', column.val(now)) }))
      .where('id', '=', token.user_id)
      .execute()
    return createSession(tx, rules, { user_id: token.user_id, kind, method, user_agent }, now)
  })
}
