import { sql } from 'kysely'
import type { Mail } from '#app/adapters/mail/mail.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import type { Secrets } from '#app/adapters/secrets.ts'
import type { Db } from '#app/db/pool.ts'
import { conversationUrl } from '#app/domain/mail/conversation-url.ts'
import { unsubscribeLinks, wants } from '#app/domain/mail/preferences.ts'
import { renderMail } from '#app/domain/mail/render.ts'
import { inboxIdOf } from '#app/domain/notice/notice.ts'
import type { JobPayload } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  mail: Mail
  secrets: Secrets
  networks: Networks
  site: { origin: string; support_email: string }
}

const quoted = 10

/** What the user had written above it. */
const ownPostOf = sql<string | null>`(
  select above ->> 'text' from inbox_posts as post
  join connections on connections.user_id = post.user_id and connections.network = post.network,
  jsonb_array_elements(post.thread) with ordinality as thread(above, place)
  where post.user_id = notices.user_id and notices.key = 'post:' || post.post_id
    and lower(above ->> 'handle') = lower(connections.handle)
  order by place desc limit 1)`

const did = (kind: string) => (kind === 'answer' ? 'replied to you' : 'mentioned you')

/** Unread answers of a span; later ones go into the next mail, however late this one is sent. */
export async function mailAnswers(
  { db, mail, secrets, networks, site }: Deps,
  { user_id: userId, since, until }: JobPayload<'mail.answers'>,
): Promise<void> {
  const user = await db
    .selectFrom('users')
    .leftJoin('connections', 'connections.user_id', 'users.id')
    .select(['email', 'network'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!user || !(await wants(db, userId, 'answers'))) return
  const answers = await db
    .selectFrom('notices')
    .select(['kind', 'person', 'text', 'url', 'created_at', inboxIdOf.as('inbox_id'), ownPostOf.as('own_post')])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['answer', 'mention'])
    .where('created_at', '>', new Date(since))
    .$if(until !== undefined, (query) => query.where('created_at', '<=', new Date(until ?? since)))
    .where('read_at', 'is', null)
    .orderBy('created_at')
    .limit(quoted + 1)
    .execute()
  const [first] = answers
  if (!first) return
  const network = networks.forUser(user.network)
  const shown = answers.slice(0, quoted)
  const links = unsubscribeLinks(secrets, site.origin, userId, 'answers')
  await mail.send({
    ...renderMail({
      to: user.email,
      subject:
        shown.length === 1
          ? `@${first.person} ${did(first.kind)} on ${network.name}`
          : `${answers.length > quoted ? `More than ${quoted}` : shown.length} new replies and mentions on ${network.name}`,
      paragraphs: [
        ...shown.map(({ person, kind, text, url, own_post }) =>
          [
            `@${person} ${did(kind)}: “${text}”`,
            ...(own_post ? [`You wrote: “${own_post}”`] : []),
            ...(url ? [url] : []),
          ].join('\n'),
        ),
        ...(answers.length > quoted ? ['There’s more in the app.'] : []),
      ],
      action: {
        label: shown.length === 1 ? 'See it in Warble' : 'See them all',
        url: conversationUrl(site.origin, shown.length === 1 ? first.inbox_id : null),
      },
      footer: `You’re getting this, at most once an hour, because you turned it on in Settings > Notifications. Questions? ${site.support_email}`,
      unsubscribe: links.page,
    }),
    id: `answers-${first.created_at.getTime()}-${userId}`,
    unsubscribe: links.one_click,
  })
}
