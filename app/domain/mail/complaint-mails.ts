import { sql } from 'kysely'
import type { Mail } from '#app/adapters/mail/mail.ts'
import type { Db } from '#app/db/pool.ts'
import { hasUnwelcome } from '#app/domain/bot/find/unwelcome.ts'
import { conversationUrl } from '#app/domain/mail/conversation-url.ts'
import { renderMail } from '#app/domain/mail/render.ts'
import { inboxIdOf } from '#app/domain/notice/notice.ts'

interface Deps {
  db: Db
  mail: Mail
  site: { origin: string; support_email: string }
}

const isCounted = sql<boolean>`exists (select from inbox_posts as post
  where post.user_id = notices.user_id and notices.key = 'post:' || post.post_id
    and ${hasUnwelcome(sql`post.user_id`, sql`post.network`, sql`post.author_id`)})`

/** `key`: the notice's. */
export async function mailComplaint({ db, mail, site }: Deps, userId: string, key: string): Promise<void> {
  const row = await db
    .selectFrom('notices')
    .innerJoin('users', 'users.id', 'notices.user_id')
    .select(['email', 'person', 'text', 'url', inboxIdOf.as('inbox_id')])
    .select(isCounted.as('is_counted'))
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  if (!row) return
  const { email, person, text, url, inbox_id, is_counted } = row
  const counts = is_counted ? ' It counts as unwelcome in your results, not as a reply back.' : ''
  await mail.send(
    renderMail({
      to: email,
      subject: `@${person} complained to you`,
      paragraphs: [
        [`@${person} wrote: “${text}”`, ...(url ? [url] : [])].join('\n'),
        `The bot won’t contact them anymore.${counts} Your inbox shows what led to it.`,
      ],
      action: { label: 'See what happened', url: conversationUrl(site.origin, inbox_id) },
      footer: `You’re getting this because error alerts are on in Settings > Notifications. Questions? ${site.support_email}`,
    }),
  )
}
