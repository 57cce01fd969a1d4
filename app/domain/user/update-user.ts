import type { Secrets } from '#app/adapters/secrets.ts'
import { inTransaction, type Tx } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'
import type { MailDeps, Requester } from '#app/domain/mail-token/token.ts'
import { proveByCode, proveByPassword } from '#app/domain/session/prove.ts'
import { cameByRecovery, type Holder } from '#app/domain/session/recent-proof.ts'
import type { SignedIn } from '#app/domain/session/session.ts'
import { requestEmailChange } from '#app/domain/user/change-email.ts'
import { changePassword } from '#app/domain/user/change-password.ts'
import { type AuthUserView, authUser, lockUser } from '#app/domain/user/user.ts'

interface Changes {
  email?: string | undefined
  password?: string | undefined
  current_password?: string | undefined
  nonce?: string | undefined
  data?: Record<string, unknown> | undefined
}

type Deps = MailDeps & { secrets: Secrets }

/**
 * Changes what an API client may change of its user, all or nothing. A `nonce` or `current_password` proves that it is
 * the owner, also for the next ten minutes. Throws `reauthentication_not_valid`, `current_password_invalid`, and as
 * `changePassword` and `requestEmailChange` do.
 */
export async function updateUser(
  deps: Deps,
  session: Holder & Pick<SignedIn, 'amr'>,
  { email, password, current_password, nonce, data }: Changes,
  requester: Requester,
  now: Date,
): Promise<AuthUserView> {
  const { user } = session
  if (nonce !== undefined) await proveByCode(deps, session, nonce, now)
  // Users who come from a recovery mail have forgotten it.
  if (current_password !== undefined && !cameByRecovery(session.amr, deps.rules, now))
    await proveByPassword(deps, session, current_password, now)
  return inTransaction(deps.db, async (tx) => {
    const inside = { ...deps, db: tx }
    if (password !== undefined) await changePassword(inside, session, password, now)
    if (email !== undefined) await requestEmailChange(inside, session, { new_email: email }, requester, now)
    if (data !== undefined) await mergeMetadata(tx, user.id, data, now)
    return authUser(tx, user.id)
  })
}

/** The same bound as for a single call: the metadata is part of every access token. */
const maxMetadata = 4_096

async function mergeMetadata(tx: Tx, userId: string, data: Record<string, unknown>, now: Date): Promise<void> {
  await lockUser(tx, userId)
  const { user_metadata } = await tx
    .selectFrom('users')
    .select('user_metadata')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const kept = Object.entries({ ...user_metadata, ...data }).filter(([, value]) => value !== null)
  const merged = JSON.stringify(Object.fromEntries(kept))
  if (merged.length > maxMetadata) fail('invalid', { data: `Use up to ${maxMetadata} characters of JSON in total.` })
  await tx.updateTable('users').set({ user_metadata: merged, updated_at: now }).where('id', '=', userId).execute()
}
