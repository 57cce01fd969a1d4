import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'
import { setMailProven } from '#app/domain/mail-token/confirm-address.ts'
import type { MailDeps } from '#app/domain/mail-token/token.ts'
import { clearMailTokens } from '#app/domain/mail-token/token.ts'
import { recordSecurityEvent } from '#app/domain/security/events.ts'
import { renewSecret } from '#app/domain/session/expiry.ts'
import { proveByPassword } from '#app/domain/session/prove.ts'
import {
  cameByRecovery,
  endRecovery,
  type Holder,
  neededProof,
  requireProofForPassword,
} from '#app/domain/session/recent-proof.ts'
import { endSessionsIn, type SignedIn } from '#app/domain/session/session.ts'
import { checkPassword, hashPassword, requireStrong } from '#app/domain/user/password.ts'
import type { AuthRules } from '#app/domain/user/rules.ts'
import { googleOf, requireOwnAccount } from '#app/domain/user/sso.ts'
import { lockUser } from '#app/domain/user/user.ts'

/**
 * Sets a password, ends all other sessions, mailed links and pending flows, and notifies the owner by mail. After a
 * recovery mail it removes the linked accounts that somebody else may have added, and returns them. Throws
 * `weak_password`, `same_password`, `user_sso_managed`, `insufficient_aal`, and without a recovery mail
 * `reauthentication_needed`.
 */
export async function changePassword(
  { db, queue, rules }: MailDeps,
  holder: Holder,
  password: string,
  now: Date,
): Promise<{ taken: LinkedProvider[] }> {
  const { session_id, user } = holder
  await requireOwnAccount(db, user.id)
  await requireProofForPassword(db, rules, holder, now)
  const query = db.selectFrom('users').select(['email', 'password_hash']).where('id', '=', user.id)
  const { email, password_hash: present } = (await query.executeTakeFirst()) ?? fail('not_signed_in')
  await requireStrong(rules, { password, email })
  if (present && (await checkPassword(present, password))) fail('same_password')
  const password_hash = await hashPassword(password)
  return inTransaction(db, async (tx) => {
    await lockUser(tx, user.id)
    // The session may have ended while the hash was computed.
    const { recovered } = await requireProofForPassword(tx, rules, holder, now)
    await tx.updateTable('users').set({ password_hash, updated_at: now }).where('id', '=', user.id).execute()
    const taken = recovered ? await finishRecovery(tx, holder, now) : []
    await recordSecurityEvent(tx, { user_id: user.id, kind: 'password_changed', session_id }, now)
    await clearMailTokens(tx, user.id)
    await endSessionsIn(tx, user.id, session_id, 'others', now)
    const google = await googleOf(tx, user.id)
    const about = {
      ...(google && { google: google.email ?? '' }),
      ...(taken.length > 0 && { taken: taken.flatMap(({ email }) => email ?? []).join(', ') }),
    }
    const facts = Object.keys(about).length > 0 ? { about } : {}
    await queue.enqueue(tx, 'mail.notice', { user_id: user.id, notice: 'password_changed', ...facts })
    return { taken }
  })
}

/** Returns the linked accounts that were removed. */
async function finishRecovery(tx: Tx, holder: Holder, now: Date): Promise<LinkedProvider[]> {
  const user_id = holder.user.id
  const taken = await providersRemovedByReset(tx, user_id)
  for (const { id, provider } of taken) {
    await tx.deleteFrom('identities').where('id', '=', id).execute()
    await recordSecurityEvent(tx, { user_id, kind: 'identity_removed', detail: provider }, now)
  }
  await setMailProven(tx, user_id, now)
  await endRecovery(tx, holder)
  return taken
}

/**
 * Whether a new password may be set without the present one: after a recovery mail, or if there is none and the user
 * has a recent proof.
 */
export async function canResetPassword(
  db: Db,
  session: Pick<SignedIn, 'amr'> & Holder,
  rules: AuthRules,
  now: Date,
): Promise<boolean> {
  if (cameByRecovery(session.amr, rules, now)) return true
  return !(await hasPassword(db, session.user.id)) && (await neededProof(db, session, now)) === null
}

/** Whether the user has a password; one who signed up through a provider may have none. */
export async function hasPassword(db: Db, userId: string): Promise<boolean> {
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
  return Boolean(user?.password_hash)
}

/**
 * Sets a browser user's password; all other sessions end. Returns this session's new secret, and the linked accounts
 * that were removed. Throws as `changePassword` does.
 */
export async function resetPassword(
  deps: MailDeps,
  holder: Holder,
  password: string,
  now: Date,
): Promise<{ secret: string; taken: LinkedProvider[] }> {
  const { taken } = await changePassword(deps, holder, password, now)
  return { secret: await renewSecret(deps.db, holder.session_id), taken }
}

/**
 * The same for a user who knows the present one. Also throws `current_password_invalid`, however the session came
 * about.
 */
export async function changeOwnPassword(
  deps: MailDeps,
  holder: Holder,
  { current, password }: { current: string; password: string },
  now: Date,
): Promise<string> {
  await proveByPassword(deps, holder, current, now, { current_password: 'This isn’t your current password.' })
  return (await resetPassword(deps, holder, password, now)).secret
}

/** An account at a provider that can sign the user in. */
export interface LinkedProvider {
  id: string
  provider: string
  email: string | null
}

/**
 * The linked accounts that a password reset removes: those added since the user last proved that they read the
 * account's mail, since someone with a stolen session may have added them to get back in. One whose verified address is
 * the account's own stays: its owner could reset the password as well.
 */
export function providersRemovedByReset(db: Db, userId: string): Promise<LinkedProvider[]> {
  return db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .select(['identities.id', 'identities.provider', 'identities.email'])
    .where('users.id', '=', userId)
    .where(({ eb, or }) =>
      or([eb('users.mail_proven_at', 'is', null), eb('identities.created_at', '>', eb.ref('users.mail_proven_at'))]),
    )
    .where(({ eb, and, not, ref }) =>
      not(
        and([
          eb(eb.fn.coalesce('identities.email', eb.val('')), '=', ref('users.email')),
          eb(ref('identities.identity_data', '->>').key('email_verified'), '=', 'true'),
        ]),
      ),
    )
    .orderBy('identities.created_at')
    .execute()
}
