import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import { resendEmailChange } from '#app/domain/user/change-email.ts'
import { mayMail } from '#app/domain/user/mail-interval.ts'
import { sendMailToken } from '#app/domain/user/mail-token.ts'
import type { AuthRules } from '#app/domain/user/rules.ts'
import type { Asker, MailDeps } from '#app/domain/user/sign-up.ts'
import { isSsoManaged } from '#app/domain/user/sso.ts'
import type { JobPayload, Queue } from '#app/queue/queue.ts'

type Request = JobPayload<'mail.request'>

interface Wanted {
  email: string
  purpose: Request['purpose']
  /** Given where an unknown address becomes a user. */
  newcomer?: Record<string, unknown>
}

/**
 * Takes a wish for a mail to an address that anybody may name. The worker looks whether it is known: until then the same
 * is done for every address, so that neither the answer nor its time tells.
 */
export function requestMail({ db, queue }: MailDeps, wanted: Wanted, asker: Asker): Promise<void> {
  const { email, purpose, newcomer = null } = wanted
  const { browser, redirect_to = null, challenge = null } = asker
  const payload = { email, purpose, newcomer, browser: browser?.toString('base64url') ?? null, redirect_to, challenge }
  return inTransaction(db, (tx) => queue.enqueue(tx, 'mail.request', payload))
}

/** Sends what was wished for, where the address is a user's. It may run twice: the interval between mails holds. */
export async function answerMailRequest(
  { db, queue, rules }: { db: Db; queue: Queue; rules: AuthRules },
  { email, purpose, newcomer, browser, redirect_to, challenge }: Request,
  now: Date,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    if (newcomer) await createUnknown(tx, rules, email, newcomer, now)
    const user = await tx
      .selectFrom('users')
      .select(['id', 'email_confirmed_at', 'password_hash'])
      .where('email', '=', email)
      .forUpdate()
      .executeTakeFirst()
    if (!user) return
    // Who comes in by their company has no other way in.
    const managed = await isSsoManaged(tx, user.id)
    if (purpose === 'signup' && user.email_confirmed_at) {
      if (!(await mayMail({ db: tx, rules }, 'known', email, now))) return
      const about = { way: managed ? 'company' : 'own' }
      return queue.enqueue(tx, 'mail.notice', { user_id: user.id, notice: 'known_sign_up', about })
    }
    if (managed) return
    const from = { browser: browser === null ? null : Buffer.from(browser, 'base64url'), redirect_to, challenge }
    if (purpose === 'email_change') return resendEmailChange({ db: tx, queue, rules }, user.id, from, now)
    const isNew = !user.email_confirmed_at && user.password_hash === null
    const sent = purpose === 'magiclink' && isNew ? 'signup' : purpose
    await sendMailToken(tx, queue, rules, { ...from, user_id: user.id, purpose: sent, email }, now)
  })
}

async function createUnknown(
  tx: Tx,
  rules: AuthRules,
  email: string,
  metadata: Record<string, unknown>,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('users')
    .values({
      email,
      email_confirmed_at: rules.confirm_email ? null : now,
      password_hash: null,
      time_zone: 'UTC',
      user_metadata: JSON.stringify(metadata),
      accepted_terms_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
}
