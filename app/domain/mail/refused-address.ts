import type { Db } from '#app/db/pool.ts'
import { inTransaction } from '#app/db/pool.ts'
import { addNotifications } from '#app/domain/notification/notification.ts'

/** In our words: those of a mail server may be anybody's. */
export function refusalText(status: string): string {
  if (status === '5.2.2') return 'The mailbox is full.'
  if (status.startsWith('5.2.')) return 'The mailbox isn’t accepting mail.'
  if (status.startsWith('5.1.')) return 'There’s no such mailbox.'
  return 'The mail server refuses the address.'
}

/** Then only essential mails are sent there. Returns whether the address is a user's. */
export function noteRefusal(db: Db, address: string, status: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const refusal = refusalText(status)
    const user = await tx
      .updateTable('users')
      .set({ mail_refused_at: now, mail_refusal: refusal })
      .where('email', '=', address)
      .returning('id')
      .executeTakeFirst()
    if (!user) return false
    const text = `Email to ${address} bounced. ${refusal}`
    const url = '/dashboard/settings/notifications'
    await addNotifications(tx, user.id, [{ kind: 'mail_refused', key: `refused:${address}`, text, url }], now)
    return true
  })
}

/** null: it was not refused. */
export async function refusalOf(db: Db, userId: string): Promise<{ at: Date; words: string } | null> {
  const row = await db
    .selectFrom('users')
    .select(['mail_refused_at', 'mail_refusal'])
    .where('id', '=', userId)
    .executeTakeFirst()
  return row?.mail_refused_at ? { at: row.mail_refused_at, words: row.mail_refusal ?? '' } : null
}

/** The next mail will show whether it works. */
export async function tryAddressAgain(db: Db, userId: string): Promise<void> {
  await db
    .updateTable('users')
    .set({ mail_refused_at: null, mail_refusal: null })
    .where('id', '=', userId)
    .where('mail_refused_at', 'is not', null)
    .execute()
  await db.deleteFrom('notices').where('user_id', '=', userId).where('kind', '=', 'mail_refused').execute()
}
