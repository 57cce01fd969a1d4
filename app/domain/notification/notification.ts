import { type ExpressionBuilder, type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '#app/db/pool.ts'
import type { Database } from '#app/db/schema.ts'
import type { Notices } from '#app/db/schema-accounts.ts'
import { deleteBeyond } from '#app/domain/most-kept.ts'
import { picturePath } from '#app/domain/pictures/pictures.ts'
import { isUuid } from '#app/domain/text.ts'
import { publish } from '#app/live/publish.ts'

interface NewNotification {
  kind: Notices['kind']
  /** A second notification with the same key is ignored. */
  key: string
  person?: string | null
  text: string
  /** On the network or in the product. */
  url?: string | null
  mail?: 'due' | null
}

export async function addNotifications(
  tx: Tx,
  userId: string,
  notifications: NewNotification[],
  now: Date,
): Promise<number> {
  if (notifications.length === 0) return 0
  const added = await tx
    .insertInto('notices')
    .values(notifications.map((notification) => ({ ...notification, user_id: userId, created_at: now })))
    .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
    .returning('id')
    .execute()
  if (added.length === 0) return 0
  await deleteBeyond(tx, 'notices', userId)
  await publish(tx, userId, 'notice', { new: added.length }, now)
  return added.length
}

/** The post that it is about; null: none, or one that is no longer kept. */
export const inboxIdOf = sql<string | null>`(
  select post.id from inbox_posts as post
  where post.user_id = notices.user_id and notices.key = 'post:' || post.post_id limit 1)`

/** What the user had written above `post`, which may quote somebody else as well. */
export const ownWordsAbove = (post: RawBuilder<unknown>) => sql<string | null>`(
  select above ->> 'text' from connections as own, jsonb_array_elements(${post}.thread) with ordinality as shown(above, place)
  where own.user_id = ${post}.user_id and own.network = ${post}.network
    and lower(above ->> 'handle') = lower(own.handle)
  order by place desc limit 1)`

/** The post that a notification is about, while it is kept. */
const postOf = (from: ExpressionBuilder<Database, 'notices'>) =>
  from
    .selectFrom('inbox_posts')
    .select(['inbox_posts.id', 'author_name as name', 'inbox_posts.says', 'posted_at'])
    .select(ownWordsAbove(sql.table('inbox_posts')).as('above'))
    .select(picturePath(sql`notices.user_id`, sql`inbox_posts.network`, sql`notices.person`).as('picture'))
    .whereRef('inbox_posts.user_id', '=', 'notices.user_id')
    .where(sql<boolean>`notices.key = 'post:' || inbox_posts.post_id`)
    .limit(1)
    .as('post')

const pageLength = 50
export const maxUnread = 99

/** `asks`: questions, and what disagrees. */
export const notificationShows = ['all', 'unread', 'asks', 'complaints', 'talk', 'account'] as const
export type NotificationShow = (typeof notificationShows)[number]

const shownBy: Record<NotificationShow, RawBuilder<boolean>> = {
  all: sql`true`,
  unread: sql`read_at is null`,
  asks: sql`kind in ('answer', 'mention') and post.says in ('question', 'disagreement')`,
  complaints: sql`kind = 'complaint'`,
  talk: sql`kind in ('answer', 'mention')`,
  account: sql`kind not in ('answer', 'mention', 'complaint')`,
}

export const notificationsShown = (query: URLSearchParams): NotificationShow =>
  notificationShows.find((one) => one === query.get('show')) ?? 'all'

/** Newest first; `next`: the id to continue after. `at`: of a post when it was written, which the inbox says too. */
export async function loadNotifications(db: Db, userId: string, before: string | null, show: NotificationShow = 'all') {
  const after = before !== null && isUuid(before) ? before : null
  const rows = await db
    .selectFrom('notices')
    .leftJoinLateral(postOf, (join) => join.onTrue())
    .select(['notices.id', 'kind', 'person', 'text', 'url', 'created_at', 'read_at'])
    .select(['post.id as inbox_id', 'post.name', 'post.says', 'post.picture', 'post.posted_at', 'post.above'])
    .where('user_id', '=', userId)
    .where(shownBy[show])
    .$if(after !== null, (query) =>
      query.where(sql<boolean>`(notices.created_at, notices.id) < (
        select last.created_at, last.id from notices as last where last.id = ${after} and last.user_id = ${userId})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('notices.id', 'desc')
    .limit(pageLength + 1)
    .execute()
  const shown = rows.slice(0, pageLength)
  const notifications = shown
    .map(({ posted_at, ...row }) => ({ ...row, at: posted_at ?? row.created_at }))
    .sort((one, other) => other.at.getTime() - one.at.getTime())
  return { notifications, next: rows.length > pageLength ? (shown.at(-1)?.id ?? null) : null }
}

export type Notification = Awaited<ReturnType<typeof loadNotifications>>['notifications'][number]

/** Only what was there when the page was loaded, and of the kind that it showed. */
export async function readNotifications(
  db: Db,
  userId: string,
  until: Date,
  now: Date,
  show: NotificationShow = 'all',
): Promise<void> {
  const shown = db
    .selectFrom('notices')
    .leftJoinLateral(postOf, (join) => join.onTrue())
    .select('notices.id')
    .where('user_id', '=', userId)
    .where('created_at', '<=', until)
    .where('read_at', 'is', null)
    .where(shownBy[show])
  await db.updateTable('notices').set({ read_at: now }).where('id', 'in', shown).execute()
}

/** For a post that was answered, or needs no answer. */
export async function readNotificationsAbout(db: Db, userId: string, postId: string, now: Date): Promise<void> {
  await db
    .updateTable('notices')
    .set({ read_at: now })
    .where('user_id', '=', userId)
    .where('key', '=', `post:${postId}`)
    .where('read_at', 'is', null)
    .execute()
}

/** The conversation was opened: all that the author of this post wrote to the user is read. */
export async function readNotificationsFrom(db: Db, userId: string, inboxId: string, now: Date): Promise<void> {
  await sql`
    update notices set read_at = ${now}
    from inbox_posts as opened
      join inbox_posts as post on post.user_id = opened.user_id and post.network = opened.network
        and post.author_id = opened.author_id
    where opened.id = ${inboxId}::uuid and opened.user_id = ${userId}::uuid and notices.user_id = ${userId}::uuid
      and notices.read_at is null and notices.key = 'post:' || post.post_id`.execute(db)
}
