import { sql } from 'kysely'
import type { Mail } from '#app/adapters/mail/mail.ts'
import type { Networks } from '#app/adapters/network/networks.ts'
import type { Secrets } from '#app/adapters/secrets.ts'
import type { AnswerKind } from '#app/contract/posts.ts'
import type { Db } from '#app/db/pool.ts'
import { conversationsThatNeedYou } from '#app/domain/inbox/needs-you.ts'
import { type Answer, exchange, onNetwork, previewOf, subjectOf } from '#app/domain/mail/answer-texts.ts'
import type { Block } from '#app/domain/mail/blocks.ts'
import { conversationUrl } from '#app/domain/mail/conversation-url.ts'
import { wants } from '#app/domain/mail/preferences.ts'
import { recipientOf } from '#app/domain/mail/recipient.ts'
import { renderMail } from '#app/domain/mail/render.ts'
import { unsubscribeLinks } from '#app/domain/mail/unsubscribe-links.ts'
import { waitingRows } from '#app/domain/mail/waiting.ts'
import { inboxIdOf, ownWordsAbove } from '#app/domain/notification/notification.ts'
import type { JobPayload } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  clock: { now(): Date }
  mail: Mail
  secrets: Secrets
  networks: Networks
  site: { origin: string; support_email: string }
}

const quoted = 10

const ownPostOf = sql<string | null>`(
  select ${ownWordsAbove(sql.table('post'))} from inbox_posts as post
  where post.user_id = notices.user_id and notices.key = 'post:' || post.post_id limit 1)`

const saysOf = sql<AnswerKind | null>`(
  select says from inbox_posts as post
  where post.user_id = notices.user_id and notices.key = 'post:' || post.post_id limit 1)`

/** What waits in the queue as a reply to it. */
const draftOf = sql<string | null>`(
  select actions.text from actions
  where actions.user_id = notices.user_id and kind = 'reply' and state = 'waiting'
    and notices.key = 'post:' || actions.post_id limit 1)`

/** Unread answers of a span; later ones go into the next mail, however late this one is sent. */
export async function mailAnswers(
  deps: Deps,
  { user_id: userId, since, until }: JobPayload<'mail.answers'>,
): Promise<void> {
  const { db, mail, networks, site } = deps
  const user = await recipientOf(db, userId)
  if (!user || !(await wants(db, userId, 'answers'))) return
  const answers = await db
    .selectFrom('notices')
    .select(['kind', 'person', 'text', 'url', 'created_at', inboxIdOf.as('inbox_id'), ownPostOf.as('own_post')])
    .select([saysOf.as('says'), draftOf.as('draft')])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['answer', 'mention'])
    .where('created_at', '>', new Date(since))
    .$if(until !== undefined, (query) => query.where('created_at', '<=', new Date(until ?? since)))
    .where('read_at', 'is', null)
    .orderBy('created_at')
    .limit(quoted + 1)
    .execute()
    .then((rows) => rows.map((row) => ({ ...row, person: row.person ?? '' })))
  const [first] = answers
  if (!first) return
  const network = networks.forUser(user.network)
  const shown = answers.slice(0, quoted)
  const others = await waitingBeside(deps, userId, shown)
  const links = await unsubscribeLinks(deps, userId, 'answers', deps.clock.now())
  const isOne = shown.length === 1
  await mail.send({
    ...renderMail({
      to: user.email,
      subject: isOne
        ? subjectOf(first, network.name)
        : `${answers.length > quoted ? `More than ${quoted}` : shown.length} new replies and mentions on ${network.name}`,
      preview: previewOf(shown, others.count),
      paragraphs: [],
      blocks: [
        ...shown.flatMap((answer) => exchange(answer, site.origin, network.name, isOne)),
        ...(answers.length > quoted ? [{ kind: 'text' as const, text: 'There’s more in the app.' }] : []),
      ],
      action: {
        label: isOne ? (first.draft ? 'Read it and send' : 'See it in Warble') : 'See them all',
        url: conversationUrl(site.origin, isOne ? first.inbox_id : null),
      },
      after: [...(isOne && first.url ? [onNetwork(first.url, network.name)] : []), ...others.blocks],
      footer: `You get this, at most once an hour, because you turned it on in Settings > Notifications. Questions? ${site.support_email}`,
      unsubscribe: links.page,
    }),
    id: `answers-${first.created_at.getTime()}-${userId}`,
    unsubscribe: links.one_click,
  })
}

const maxNamed = 3

async function waitingBeside({ db, clock, site }: Deps, id: string, answered: readonly Answer[]) {
  const { people } = await conversationsThatNeedYou(db, { id }, clock.now(), maxNamed + answered.length)
  const here = new Set(answered.map(({ person }) => person.toLowerCase()))
  const rest = people.filter(({ handle }) => !here.has(handle.toLowerCase())).slice(0, maxNamed)
  const blocks: Block[] =
    rest.length > 0
      ? [{ kind: 'heading', text: 'Also waiting for you' }, waitingRows(rest, site.origin, clock.now())]
      : []
  return { count: rest.length, blocks }
}
