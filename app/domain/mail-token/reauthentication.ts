import type { Secrets } from '#app/adapters/secrets.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { fail, failUntil } from '#app/domain/failure.ts'
import { noteMailRead } from '#app/domain/mail-token/confirm-address.ts'
import type { MailDeps } from '#app/domain/mail-token/token.ts'
import { findByCode, sendMailToken } from '#app/domain/mail-token/token.ts'
import { countInWindow } from '#app/domain/metering/rate-limits.ts'
import { day } from '#app/domain/time.ts'

/** The same as for attempts at a code. */
const codesADay = 50

/**
 * Mails a code that proves that a signed-in user still reads their mail. Throws `email_not_confirmed`, `too_soon`, and
 * `too_many` after 50 in a day.
 */
export async function sendReauthentication({ db, queue, rules }: MailDeps, user_id: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select(['email', 'email_confirmed_at'])
      .where('id', '=', user_id)
      .forUpdate()
      .executeTakeFirst()
    if (!user) fail('user_not_found')
    if (!user.email_confirmed_at) fail('email_not_confirmed')
    const request = { user_id, purpose: 'reauthentication', email: user.email } as const
    if (!(await sendMailToken(tx, queue, rules, request, now))) failUntil('too_soon', rules.link.interval / 1000)
    const { hits, wait } = await countInWindow(tx, `codes:${user_id}`, day, now)
    if (hits > codesADay) failUntil('too_many', wait, 'Too many codes were mailed to you today. Try again in {time}.')
  })
}

/** Accepts the mailed code, once. Throws `reauthentication_not_valid`. Attempts are limited in http/. */
export async function takeReauthentication(
  { db, secrets }: { db: Db; secrets: Secrets },
  user: { id: string; email: string },
  nonce: string,
  now: Date,
  /** Messages for the fields of a page, where the code is wrong. */
  wrong?: Record<string, string>,
): Promise<void> {
  const mailed = { email: user.email, code: nonce, purposes: ['reauthentication'], browser: null } as const
  const token = await findByCode(db, secrets, mailed, now)
  if (!token || token.user_id !== user.id) fail('reauthentication_not_valid', wrong)
  const { numDeletedRows } = await db.deleteFrom('mail_tokens').where('id', '=', token.id).executeTakeFirst()
  if (numDeletedRows === 0n) fail('reauthentication_not_valid', wrong)
  await noteMailRead(db, token, now)
}
