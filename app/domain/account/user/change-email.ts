import { type Db, inTransaction, isUniqueViolation, type Tx } from '#app/db/pool.ts'
import type { MailPurpose } from '#app/db/schema-accounts.ts'
import type { Seals } from '#app/db/sealed.ts'
import { noteMailRead } from '#app/domain/account/mail-link/confirm-address.ts'
import { canMail, requireInterval, waitAfter } from '#app/domain/account/mail-link/interval.ts'
import type { MailDeps, Requester } from '#app/domain/account/mail-link/token.ts'
import { clearMailTokens, type MailToken, sendMailToken } from '#app/domain/account/mail-link/token.ts'
import { recordSecurityEvent } from '#app/domain/account/security/events.ts'
import { type Holder, requireRecentProof } from '#app/domain/account/session/recent-proof.ts'
import { googleOf, requireOwnAccount } from '#app/domain/account/user/sso.ts'
import { hasUsedTrial } from '#app/domain/billing/customer.ts'
import { rememberPerson } from '#app/domain/billing/once-per-person.ts'
import { fail, failUntil } from '#app/domain/failure.ts'
import { hit, hitOn, limits } from '#app/domain/metering/limits.ts'

const halves = ['email_change_current', 'email_change_new'] as const satisfies readonly MailPurpose[]

/** The interval holds for the new address too, whichever users name it. */
const mailKind = 'email-change'

/** A taken address gets no mail, to reveal nothing. Throws `too_soon`, `too_many`, and as `requireRecentProof` does. */
export async function requestEmailChange(
  deps: MailDeps,
  holder: Holder,
  { new_email }: { new_email: string },
  requester: Requester,
  now: Date,
): Promise<void> {
  const user_id = holder.user.id
  await inTransaction(deps.db, async (tx) => {
    const user = await lock(tx, user_id)
    await requireOwnAccount(tx, user_id)
    await requireRecentProof(tx, holder, now)
    if (user.email === new_email) return
    const wait = await waitOf(tx, deps, user_id, now)
    if (wait > 0) failUntil('too_soon', wait / 1000)
    await requireInterval({ ...deps, db: tx }, mailKind, new_email, now)
    await hit(
      tx,
      [user_id, new_email].map((counted) => hitOn(limits.email_change, counted)),
      now,
    )
    // Tokens for the previous new address must not confirm this one.
    await tx.deleteFrom('mail_tokens').where('user_id', '=', user_id).where('purpose', 'in', halves).execute()
    await tx.updateTable('users').set({ new_email }).where('id', '=', user_id).execute()
    const { session_id } = holder
    await recordSecurityEvent(tx, { user_id, kind: 'email_change_requested', session_id }, now)
    await mail(tx, deps, user_id, { email_change_current: user.email, email_change_new: new_email }, requester, now)
  })
}

export async function dropEmailChange(db: Db, user_id: string): Promise<void> {
  await db.updateTable('users').set({ new_email: null }).where('id', '=', user_id).execute()
}

/** Ends the changes whose links are no longer kept: nobody can confirm those. */
export async function dropOldEmailChanges(db: Db): Promise<void> {
  await db
    .updateTable('users')
    .set({ new_email: null })
    .where('new_email', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('mail_tokens').select('id').whereRef('user_id', '=', 'users.id').where('purpose', 'in', halves),
        ),
      ),
    )
    .execute()
}

/** Anyone can ask for it: links that a page asked for still lead back to its browser, and to no API client. */
export async function resendEmailChange(
  deps: MailDeps,
  user_id: string,
  requester: Requester,
  now: Date,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const { email, new_email } = await lock(tx, user_id)
    if (new_email === null || (await waitOf(tx, deps, user_id, now)) > 0) return
    if (!(await canMail({ ...deps, db: tx }, mailKind, new_email, now))) return
    const sent = await tx
      .selectFrom('mail_tokens')
      .select(['purpose', 'browser_hash', 'confirmed_at'])
      .where('user_id', '=', user_id)
      .where('purpose', 'in', halves)
      .execute()
    // Without them, nobody can tell whose links they were.
    if (sent.length === 0) return
    const done = new Set(sent.flatMap(({ purpose, confirmed_at }) => (confirmed_at ? purpose : [])))
    const browser = sent.find(({ browser_hash }) => browser_hash !== null)?.browser_hash
    const open = { email_change_current: email, email_change_new: new_email }
    const left = Object.entries(open).filter(([purpose]) => !done.has(purpose as MailPurpose))
    await mail(tx, deps, user_id, Object.fromEntries(left), browser ? { browser } : requester, now)
  })
}

/** `done` after the second half, in either order. Throws `link_invalid`, `email_exists`. */
export async function confirmEmailChange(
  { db, queue, seals }: Pick<MailDeps, 'db' | 'queue'> & { seals: Seals },
  token: MailToken,
  now: Date,
): Promise<'half' | 'done'> {
  try {
    return await inTransaction(db, async (tx) => {
      const { email, new_email } = await lock(tx, token.user_id)
      if (new_email === null || (token.purpose === 'email_change_new' && token.email !== new_email))
        fail('link_invalid')
      const marked = await tx
        .updateTable('mail_tokens')
        .set({ confirmed_at: now })
        .where('id', '=', token.id)
        .where('purpose', 'in', halves)
        .where('confirmed_at', 'is', null)
        .executeTakeFirst()
      if (marked.numUpdatedRows === 0n) fail('link_invalid')
      await noteMailRead(tx, token, now)
      const other = await tx
        .selectFrom('mail_tokens')
        .select('id')
        .where('user_id', '=', token.user_id)
        .where('purpose', 'in', halves)
        .where('id', '!=', token.id)
        .where('confirmed_at', 'is not', null)
        .executeTakeFirst()
      if (!other) return 'half'
      // The user has proved that they read the mail of this address, so an unconfirmed sign-up with it goes.
      await tx.deleteFrom('users').where('email', '=', new_email).where('email_confirmed_at', 'is', null).execute()
      const moved = {
        email: new_email,
        new_email: null,
        email_confirmed_at: now,
        mail_proven_at: now,
        updated_at: now,
        mail_refused_at: null,
        mail_refusal: null,
      }
      await tx.updateTable('users').set(moved).where('id', '=', token.user_id).execute()
      await clearMailTokens(tx, token.user_id)
      await tx.deleteFrom('unsubscribe_links').where('user_id', '=', token.user_id).execute()
      await rememberPerson(tx, seals, new_email, { trial: await hasUsedTrial(tx, token.user_id) }, now)
      await recordSecurityEvent(tx, { user_id: token.user_id, kind: 'email_changed' }, now)
      const google = await googleOf(tx, token.user_id)
      const about = { ...(google && { google: google.email ?? '' }) }
      await queue.enqueue(tx, 'mail.notice', { user_id: token.user_id, notice: 'email_changed', to: email, about })
      await queue.enqueue(tx, 'billing.email', { user_id: token.user_id })
      return 'done'
    })
  } catch (error) {
    if (isUniqueViolation(error)) fail('email_exists')
    throw error
  }
}

async function lock(tx: Tx, userId: string) {
  const user = await tx
    .selectFrom('users')
    .select(['email', 'new_email'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst()
  return user ?? fail('user_not_found')
}

/** In ms. */
async function waitOf(tx: Tx, { rules }: MailDeps, userId: string, now: Date): Promise<number> {
  const last = await tx
    .selectFrom('mail_tokens')
    .select('created_at')
    .where('user_id', '=', userId)
    .where('purpose', 'in', halves)
    .orderBy('created_at', 'desc')
    .executeTakeFirst()
  return waitAfter(last?.created_at, rules, now)
}

async function mail(
  tx: Tx,
  { queue, rules }: MailDeps,
  user_id: string,
  addresses: Record<string, string>,
  requester: Requester,
  now: Date,
): Promise<void> {
  for (const purpose of halves) {
    const email = addresses[purpose]
    const to = { user_id, purpose, to_stranger: purpose === 'email_change_new' }
    if (email) await sendMailToken(tx, queue, rules, { ...requester, ...to, email }, now)
  }
}
