import { sql } from 'kysely'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import { setMailProven } from '#app/domain/account/mail-link/confirm-address.ts'
import type { MailDeps } from '#app/domain/account/mail-link/token.ts'
import { clearMailTokens } from '#app/domain/account/mail-link/token.ts'
import { recordSecurityEvent } from '#app/domain/account/security/events.ts'
import { renewSecret } from '#app/domain/account/session/expiry.ts'
import { proveByPassword } from '#app/domain/account/session/prove.ts'
import {
  cameByRecovery,
  endRecovery,
  type Holder,
  neededProof,
  requireProofForPassword,
} from '#app/domain/account/session/recent-proof.ts'
import { endSessionsIn, type SignedIn } from '#app/domain/account/session/session.ts'
import { googleDomains } from '#app/domain/account/user/identity.ts'
import { checkPassword, hashPassword, requireStrong } from '#app/domain/account/user/password.ts'
import type { AuthRules } from '#app/domain/account/user/rules.ts'
import { googleOf, requireOwnAccount } from '#app/domain/account/user/sso.ts'
import { lockUser } from '#app/domain/account/user/user.ts'
import { fail } from '#app/domain/failure.ts'

/**
 * Returns linked accounts removed after a recovery mail. Throws `weak_password`, `same_password`, `user_sso_managed`,
 * `password_changed_meanwhile`, `insufficient_aal`, and without a recovery mail `reauthentication_needed`.
 */
export async function changePassword(
  { db, queue, rules }: MailDeps,
  holder: Holder,
  password: string,
  now: Date,
  field = 'password',
): Promise<{ taken: LinkedProvider[] }> {
  const { session_id, user } = holder
  await requireOwnAccount(db, user.id)
  await requireProofForPassword(db, rules, holder, now)
  const query = db.selectFrom('users').select(['email', 'password_hash']).where('id', '=', user.id)
  const { email, password_hash: present } = (await query.executeTakeFirst()) ?? fail('not_signed_in')
  await requireStrong(rules, { password, email }, field)
  if (present && (await checkPassword(present, password))) fail('same_password')
  const password_hash = await hashPassword(password)
  return inTransaction(db, async (tx) => {
    await lockUser(tx, user.id)
    // While the hash was computed, the session may have ended, a company taken the account over, or the password changed.
    await requireOwnAccount(tx, user.id)
    const { recovered } = await requireProofForPassword(tx, rules, holder, now)
    if ((await passwordOf(tx, user.id)) !== present) fail('password_changed_meanwhile')
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

/** Without the present password: after a recovery mail, or if the user has none and a recent proof. */
export async function canResetPassword(
  db: Db,
  session: Pick<SignedIn, 'amr'> & Holder,
  rules: AuthRules,
  now: Date,
): Promise<boolean> {
  if (cameByRecovery(session.amr, rules, now)) return true
  return !(await hasPassword(db, session.user.id)) && (await neededProof(db, session, now)) === null
}

export const hasPassword = async (db: Db, userId: string) => Boolean(await passwordOf(db, userId))

async function passwordOf(db: Db, userId: string): Promise<string | null> {
  const user = await db.selectFrom('users').select('password_hash').where('id', '=', userId).executeTakeFirst()
  return user?.password_hash ?? null
}

/** Returns the session's new secret and the linked accounts that were removed. Throws as `changePassword` does. */
export async function resetPassword(
  deps: MailDeps,
  holder: Holder,
  password: string,
  now: Date,
  field?: string,
): Promise<{ secret: string; taken: LinkedProvider[] }> {
  const { taken } = await changePassword(deps, holder, password, now, field)
  return { secret: await renewSecret(deps.db, holder.session_id), taken }
}

/** Throws as `changePassword` does, and `current_password_invalid`. */
export async function changeOwnPassword(
  deps: MailDeps,
  holder: Holder,
  { current, password }: { current: string; password: string },
  now: Date,
): Promise<string> {
  await proveByPassword(deps, holder, current, now, { current_password: 'This isn’t your current password.' })
  return (await resetPassword(deps, holder, password, now, 'new_password')).secret
}

export interface LinkedProvider {
  id: string
  provider: string
  email: string | null
}

const domainOfUser = sql`split_part(users.email, '@', 2)`
const isProvidersOwn = sql<boolean>`(identities.provider <> 'google' or ${domainOfUser} in (${sql.join(googleDomains)})
  or ${domainOfUser} = coalesce(identity_data -> 'custom_claims' ->> 'hd', ''))`

/**
 * Added since the user last proved that they read the account's mail: a session thief may have added them. One with
 * the account's own address stays, where its provider runs it: its owner could reset the password anyway.
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
          isProvidersOwn,
        ]),
      ),
    )
    .orderBy('identities.created_at')
    .execute()
}
