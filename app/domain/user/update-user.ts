import type { Secrets } from '#app/adapters/secrets.ts'
import { inTransaction, type Tx } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'
import type { SignedIn } from '#app/domain/session/session.ts'
import { requestEmailChange } from '#app/domain/user/change-email.ts'
import { changePassword } from '#app/domain/user/change-password.ts'
import { lockUser } from '#app/domain/user/lock.ts'
import { takeReauthentication } from '#app/domain/user/reauthenticate.ts'
import type { Asker, MailDeps } from '#app/domain/user/sign-up.ts'
import { type AuthUserView, authUser } from '#app/domain/user/user.ts'

export interface Changes {
  email?: string | undefined
  password?: string | undefined
  current_password?: string | undefined
  nonce?: string | undefined
  data?: Record<string, unknown> | undefined
}

/**
 * What a program changes of its user, all of it or nothing. A password or address needs the second factor, where there is
 * one. Throws `insufficient_aal`, `reauthentication_not_valid`, and what `changePassword` and `requestEmailChange` throw.
 */
export async function updateUser(
  deps: MailDeps & { secrets: Secrets },
  { user, session_id, factor_needed }: Pick<SignedIn, 'user' | 'session_id' | 'factor_needed'>,
  { email, password, current_password, nonce, data }: Changes,
  asker: Asker,
  now: Date,
): Promise<AuthUserView> {
  if (factor_needed && (password !== undefined || email !== undefined)) fail('insufficient_aal')
  return inTransaction(deps.db, async (tx) => {
    const inside = { ...deps, db: tx }
    if (nonce !== undefined) await takeReauthentication(inside, user, nonce, now)
    if (password !== undefined)
      await changePassword(inside, { user_id: user.id, session_id, password, current: current_password }, now)
    if (email !== undefined) await requestEmailChange(inside, { user_id: user.id, new_email: email }, asker, now)
    if (data !== undefined) await mergeMetadata(tx, user.id, data, now)
    return authUser(tx, user.id)
  })
}

/** As long as what one call may send: it stands in every access token. */
const mostMetadata = 4_096

async function mergeMetadata(tx: Tx, userId: string, data: Record<string, unknown>, now: Date): Promise<void> {
  await lockUser(tx, userId)
  const { user_metadata } = await tx
    .selectFrom('users')
    .select('user_metadata')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const kept = Object.entries({ ...user_metadata, ...data }).filter(([, value]) => value !== null)
  const merged = JSON.stringify(Object.fromEntries(kept))
  if (merged.length > mostMetadata) fail('invalid', { data: `At most ${mostMetadata} characters of JSON in all.` })
  await tx.updateTable('users').set({ user_metadata: merged, updated_at: now }).where('id', '=', userId).execute()
}
