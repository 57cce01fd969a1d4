import type { Mail } from '#app/adapters/mail/mail.ts'
import type { Db } from '#app/db/pool.ts'
import { renderMail } from '#app/domain/mail/render.ts'

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
    .select(['email', 'person', 'text', 'url'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return
  const { email, person, text, url } = row
  await mail.send(
    renderMail({
      to: email,
      subject: `@${person} complained to you`,
      paragraphs: [
        [`@${person} wrote: “${text}”`, ...(url ? [url] : [])].join('\n'),
        'The bot won’t contact them anymore. It counts as unwelcome in your results, not as a reply back. Your inbox shows what led to it.',
      ],
      action: { label: 'Open your inbox', url: new URL('/dashboard/inbox', site.origin).href },
      footer: `You’re getting this because error alerts are on in Settings > Notifications. Questions? ${site.support_email}`,
    }),
  )
}
