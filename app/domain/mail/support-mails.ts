import { type Mail, MailRefused } from '#app/adapters/mail/mail.ts'
import type { PlanType } from '#app/content/plan-table.ts'
import { plans } from '#app/content/plans.ts'
import { peopleHours, replyTimes } from '#app/content/support.ts'
import type { Db } from '#app/db/pool.ts'
import { renderMail } from '#app/domain/mail/render.ts'

interface Deps {
  db: Db
  mail: Mail
  site: { support_email: string }
}

/** Does nothing if it was sent; a worker killed before recording sends a duplicate with the same id. */
export async function mailSupport({ db, mail, site }: Deps, messageId: string, now: Date): Promise<void> {
  const row = await db
    .selectFrom('support_messages')
    .leftJoin('users', 'users.id', 'support_messages.user_id')
    .select(['name', 'support_messages.email', 'subject', 'message', 'plan_type', 'users.email as account'])
    .where('support_messages.id', '=', messageId)
    .where('sent_at', 'is', null)
    .executeTakeFirst()
  if (!row) return
  const { name, email, subject, message, plan_type, account } = row
  const plan = plan_type && plans[plan_type as PlanType].name
  const letter = {
    ...renderMail({
      to: site.support_email,
      subject: `[${plan ?? 'Visitor'}] ${subject}`,
      paragraphs: message.split(/\n{2,}/),
      footer: account
        ? `${name} <${email}>, signed in as ${account} on the ${plan} plan.`
        : `${name} <${email}>, not signed in, so no one has checked that the address is theirs.`,
    }),
    reply_to: { name: plainName(name), address: email },
    id: `support-${messageId}`,
    urgent: plan_type === 'pro',
  }
  await mail.send(letter).catch((error) => {
    // The operator's mistake, so retry and report until it is corrected.
    throw error instanceof MailRefused ? new Error('The support address refuses mail.', { cause: error }) : error
  })
  await db.updateTable('support_messages').set({ sent_at: now }).where('id', '=', messageId).execute()
}

/** Only to a signed-in author's own address. */
export async function mailSupportCopy({ db, mail, site }: Deps, messageId: string): Promise<void> {
  const row = await db
    .selectFrom('support_messages')
    .innerJoin('users', 'users.id', 'support_messages.user_id')
    .select(['users.email', 'subject', 'message'])
    .where('support_messages.id', '=', messageId)
    .executeTakeFirst()
  if (!row) return
  await mail.send({
    ...renderMail({
      to: row.email,
      subject: `We got your message: ${row.subject}`,
      paragraphs: [
        `Thanks for writing. We’ll reply to this address. ${replyTimes} People are here ${peopleHours}.`,
        'This is what you wrote:',
        ...row.message.split(/\n{2,}/),
      ],
      footer: `You’re getting this because you wrote to us while signed in. Anything to add? ${site.support_email}`,
    }),
    id: `receipt-${messageId}`,
  })
}

/** A name like `Boss <boss@example.com>` must not look like the reply address. */
function plainName(name: string): string {
  return name.replace(/[^\p{L}\p{M}\p{N}\p{So}\p{Sk}\p{Join_Control}.'’-]+/gu, ' ').trim()
}
