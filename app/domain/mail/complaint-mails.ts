import { sql } from 'kysely'
import type { Mail } from '#app/adapters/mail/mail.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import { truncateAtGrapheme } from '#app/contract/typed.ts'
import type { Db } from '#app/db/pool.ts'
import { hasComplaint } from '#app/domain/bot/find/complaints.ts'
import { onNetwork } from '#app/domain/mail/answer-texts.ts'
import type { Block } from '#app/domain/mail/blocks.ts'
import { conversationUrl } from '#app/domain/mail/conversation-url.ts'
import { wants } from '#app/domain/mail/preferences.ts'
import { recipientOf } from '#app/domain/mail/recipient.ts'
import { type MailParts, renderMail } from '#app/domain/mail/render.ts'
import { inboxIdOf } from '#app/domain/notification/notification.ts'

interface Deps {
  db: Db
  mail: Mail
  networks: Networks
  site: { origin: string; support_email: string }
}

const isCounted = sql<boolean>`exists (select from inbox_posts as post
  where post.user_id = notices.user_id and notices.key = 'post:' || post.post_id
    and ${hasComplaint(sql`post.user_id`, sql`post.network`, sql`post.author_id`)})`

/** The last reply to its author before a complaint, with their post. */
const before = sql<{ post: string | null; reply: string } | null>`(
  select json_build_object('post', sent.post_text, 'reply', sent.text)
  from inbox_posts as post join actions as sent
    on sent.user_id = post.user_id and sent.network = post.network and sent.author_id = post.author_id
  where post.user_id = notices.user_id and notices.key = 'post:' || post.post_id
    and sent.kind = 'reply' and sent.state = 'success' and sent.claimed_at <= post.posted_at
  order by sent.claimed_at desc limit 1)`

const named = 5
const maxNamedLength = 200

/** Sends what has not been mailed yet. */
export async function mailComplaints({ db, mail, networks, site }: Deps, userId: string): Promise<void> {
  const user = await recipientOf(db, userId)
  const due = await loadDue(db, userId)
  if (!user || due.length === 0) return
  if (await wants(db, userId, 'error_alerts')) {
    const network = networks.forUser(user.network).name
    await mail.send({
      ...renderMail({
        to: user.email,
        ...(due.length === 1 ? aboutOne(due, network, site.origin) : aboutSeveral(due, site.origin)),
        footer: `You get this, at most once an hour, because error alerts are on in Settings > Notifications. Questions? ${site.support_email}`,
      }),
      id: `complaints-${due[0]?.id}`,
    })
  }
  const mailed = due.map(({ id }) => id)
  await db.updateTable('notices').set({ mail: 'done' }).where('id', 'in', mailed).execute()
}

function loadDue(db: Db, userId: string) {
  return db
    .selectFrom('notices')
    .select(['notices.id', 'person', 'text', 'url', inboxIdOf.as('inbox_id')])
    .select([isCounted.as('is_counted'), before.as('before')])
    .where('user_id', '=', userId)
    .where('mail', '=', 'due')
    .orderBy('created_at')
    .orderBy('notices.id')
    .execute()
}

type Due = Awaited<ReturnType<typeof loadDue>>
type Content = Pick<MailParts, 'subject' | 'preview' | 'paragraphs' | 'blocks' | 'action' | 'after'>

function aboutOne([only]: Due, network: string, origin: string): Content {
  const { person, text, url, inbox_id, is_counted, before } = only as Due[number]
  const counts = is_counted ? ' It counts as unwelcome in your results, not as a reply back.' : ''
  return {
    subject: `@${person} complained to you`,
    preview: `@${person} wrote: “${text}”`,
    paragraphs: [],
    blocks: [
      { kind: 'quote', side: 'complaint', who: `@${person}`, note: 'wrote', text },
      ...(before ? whatWasSaid(`@${person}`, before) : []),
      {
        kind: 'text',
        text: `The bot leaves them alone.${counts} Your inbox shows what led to it, and what you can do.`,
      },
    ],
    action: { label: 'See what happened', url: conversationUrl(origin, inbox_id) },
    ...(url && { after: [onNetwork(url, network)] }),
  }
}

function whatWasSaid(who: string, { post, reply }: NonNullable<Due[number]['before']>): Block[] {
  return [
    { kind: 'heading', text: 'What the bot had said' },
    ...(post ? [{ kind: 'quote' as const, side: 'theirs' as const, who, note: 'wrote', text: post }] : []),
    { kind: 'quote', side: 'ours', who: 'You', note: 'by the bot', text: reply },
  ]
}

function aboutSeveral(due: Due, origin: string): Content {
  const counted = due.filter(({ is_counted }) => is_counted).length
  const counts =
    counted === 0
      ? ''
      : ` ${counted === due.length ? 'They count' : `${counted} of them ${counted === 1 ? 'counts' : 'count'}`} as unwelcome in your results, not as replies back.`
  const more = due.length - named
  const rows = due.slice(0, named).map(({ person, text, inbox_id }) => ({
    who: `@${person}`,
    text: text.length > maxNamedLength ? `${truncateAtGrapheme(text, maxNamedLength).trimEnd()}…` : text,
    url: conversationUrl(origin, inbox_id),
  }))
  return {
    subject: `${due.length} people complained to you`,
    paragraphs: [
      `${due.length} people complained or asked you to stop. The bot leaves them alone.${counts} Your inbox shows what led to it, and what you can do.`,
    ],
    blocks: [
      { kind: 'rows', rows },
      ...(more > 0
        ? [{ kind: 'text' as const, text: `${more} more ${more === 1 ? 'is' : 'are'} in your inbox.` }]
        : []),
    ],
    action: { label: 'Open your inbox', url: conversationUrl(origin, null) },
  }
}
