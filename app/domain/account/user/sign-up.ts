import { sql } from 'kysely'
import type { Secrets } from '#app/adapters/secrets.ts'
import { deleteInParts } from '#app/db/in-parts.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { Seals } from '#app/db/sealed.ts'
import { requestMail } from '#app/domain/account/mail-link/request.ts'
import { recordSignUp } from '#app/domain/account/mail-link/sign-up-token.ts'
import type { MailDeps, Requester } from '#app/domain/account/mail-link/token.ts'
import { createUser, signUpId } from '#app/domain/account/user/create.ts'
import { hashPassword, requireStrong } from '#app/domain/account/user/password.ts'
import { requireSignUps } from '#app/domain/account/user/rules.ts'
import { mayHaveHadAccount, personKey, revokeRepeatCreditsBy } from '#app/domain/billing/once-per-person.ts'
import { fail } from '#app/domain/failure.ts'
import { cutoffOf } from '#app/domain/retention.ts'

export interface NewUser {
  email: string
  password: string
  time_zone?: string | undefined
  user_metadata?: Record<string, unknown> | undefined
}

/**
 * null: the address must be confirmed first. A known address gets the same response after the same work. Throws `weak_password`,
 * `signup_disabled`, and with confirmation off `user_already_exists`.
 */
export async function signUp(
  deps: MailDeps & { seals: Seals; secrets: Secrets },
  newUser: NewUser,
  requester: Requester,
  now: Date,
): Promise<string | null> {
  const { db, queue, rules, seals, secrets } = deps
  await requireSignUps(db, rules)
  await requireStrong(rules, newUser)
  const password_hash = await hashPassword(newUser.password)
  return inTransaction(db, async (tx) => {
    const confirmed = !rules.confirm_email
    const { email, time_zone, user_metadata } = newUser
    // Until the address is confirmed, whoever asked may be anybody.
    const own = confirmed ? { password_hash, time_zone, user_metadata } : {}
    const key = await personKey(tx, seals)
    const id = (await mayHaveHadAccount(tx, key, email)) ? undefined : signUpId(secrets, email)
    const created = await createUser(tx, { ...(id && { id }), email, confirmed, ...own }, now)
    if (!rules.confirm_email) {
      if (created === null) fail('user_already_exists')
      await revokeRepeatCreditsBy(tx, key, { id: created, email }, now)
      return created
    }
    const sign_up_data = { time_zone: time_zone ?? null, user_metadata: user_metadata ?? {} }
    const user = await tx.selectFrom('users').select('id').where('email', '=', email).forUpdate().executeTakeFirst()
    const asked = { ...requester, email, purpose: 'signup', password_hash, sign_up_data, again: false } as const
    const token_id = user ? await recordSignUp(tx, rules, { ...asked, user_id: user.id }, now) : null
    await requestMail({ db: tx, queue }, { email, purpose: 'signup', recorded: { token_id } }, requester)
    return null
  })
}

/** A user's deletion looks through fifty tables. */
const usersAtOnce = 100

export async function deleteUnconfirmedUsers(db: Db, now: Date): Promise<void> {
  const waits = sql`exists (select from mail_tokens where mail_tokens.user_id = users.id and expires_at > ${now})`
  // Who has signed in may have done so while confirmation was off.
  await deleteInParts(
    db,
    'users',
    sql`email_confirmed_at is null and created_at < ${cutoffOf('unconfirmed', now)} and last_sign_in_at is null
      and not ${waits}`,
    usersAtOnce,
  )
}
