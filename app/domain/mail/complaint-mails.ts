import type { Mail } from '#app/adapters/mail/mail.ts'
import type { Db } from '#app/db/pool.ts'
import { conversationUrl } from '#app/domain/mail/conversation-url.ts'
import { renderMail } from '#app/domain/mail/render.ts'
import { inboxIdOf } from '#app/domain/notice/notice.ts'

interface Deps {
  db: Db
  mail: Mail
  site: { origin: string; support_email: string }
}

/** `key`: the notice's. */
export async function mailComplaint({ db, mail, site }: Deps, userId: string, key: string): Promise<void> {
  const row = await db
    .selectFrom('notices')
    .innerJoin('users', 'users.id', 'notices.user_id')
    .select(['email', 'person', 'text', 'url', inboxIdOf.as('inbox_id')])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return
  const { email, person, text, url, inbox_id } = row
  await mail.send(
    renderMail({
      to: email,
      subject: `@${person} complained to you`,
      paragraphs: [
        [`@${person} wrote: “${text}”`, ...(url ? [url] : [])].join('\n'),
        'The bot won’t contact them anymore. It counts as unwelcome in your results, not as a reply back. Your inbox shows what led to it.',
      ],
      action: { label: 'See what happened', url: conversationUrl(site.origin, inbox_id) },
      footer: `You’re getting this because error alerts are on in Settings > Notifications. Questions? ${site.support_email}`,
    }),
  )
}
