import { type Db, inTransaction } from '#app/db/pool.ts'
import { fail } from '#app/domain/failure.ts'
import { isTimeZone } from '#app/domain/time.ts'
import { requestMail } from '#app/domain/user/mail-request.ts'
import type { MailRequest } from '#app/domain/user/mail-token.ts'
import { hashPassword, requireStrong } from '#app/domain/user/password.ts'
import type { AuthRules } from '#app/domain/user/rules.ts'
import type { Queue } from '#app/queue/queue.ts'

export interface MailDeps {
  db: Db
  queue: Queue
  rules: AuthRules
}

export interface NewUser {
  email: string
  password: string
  time_zone?: string | undefined
  user_metadata?: Record<string, unknown> | undefined
}

/** Who asks for a mail, and what comes after its link. */
export type Asker = Pick<MailRequest, 'browser' | 'redirect_to' | 'challenge'>

/**
 * Creates a user and asks for the confirmation. Answers the id of a user who may sign in at once (confirmation is off),
 * or null: check the mail. A known address gets the same answer, and its first password stays: what its owner is mailed
 * is the worker's to find out, so that the answer's time does not tell. Throws `weak_password`, `signup_disabled`, and
 * with confirmation off `user_already_exists`.
 */
export async function signUp(deps: MailDeps, given: NewUser, asker: Asker, now: Date): Promise<string | null> {
  const { db, queue, rules } = deps
  if (!rules.sign_ups) fail('signup_disabled')
  requireStrong(rules, given.password)
  const password_hash = await hashPassword(given.password)
  return inTransaction(db, async (tx) => {
    const created = await tx
      .insertInto('users')
      .values({
        email: given.email,
        email_confirmed_at: rules.confirm_email ? null : now,
        password_hash,
        time_zone: given.time_zone && isTimeZone(given.time_zone) ? given.time_zone : 'UTC',
        user_metadata: JSON.stringify(given.user_metadata ?? {}),
        accepted_terms_at: now,
        created_at: now,
      })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!rules.confirm_email) return created?.id ?? fail('user_already_exists')
    await requestMail({ db: tx, queue, rules }, { email: given.email, purpose: 'signup' }, asker)
    return null
  })
}

/** Sends the confirmation again, at most once an interval; answers the same for every address. */
export async function resendConfirmation(deps: MailDeps, email: string, asker: Asker): Promise<void> {
  await requestMail(deps, { email, purpose: 'signup' }, asker)
}
