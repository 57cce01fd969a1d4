import { sql } from 'kysely'
import type { Mind } from '#app/adapters/model/mind.ts'
import type { Network, NetworkId } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Db } from '#app/db/pool.ts'
import { recordOptOuts } from '#app/domain/bot/opt-outs/ledger.ts'
import { asksToStop } from '#app/domain/bot/opt-outs/request.ts'
import { recordUnread } from '#app/domain/bot/opt-outs/unread.ts'
import { deleteBeyond } from '#app/domain/most-kept.ts'
import { noticeMentions } from '#app/domain/notice/answer-notices.ts'
import { notePictures } from '#app/domain/people/pictures.ts'
import { cutoffOf } from '#app/domain/retention.ts'
import { bounded } from '#app/domain/text.ts'

const maxThread = 20

/** Idempotent. Opt-outs are recorded first. */
export async function receiveMentions(
  db: Db,
  network: Network,
  userId: string,
  account: { id: string },
  mentions: Post[],
  now: Date,
  mind: Pick<Mind, 'stopRequests'>,
  signal: AbortSignal,
): Promise<void> {
  const { unwanted, unread } = await readStopRequests(db, network, userId, account, mentions, now, mind, signal)
  await recordOptOuts(db, network, userId, account, mentions, now, unwanted)
  await recordUnread(db, network.id, userId, unread, now)
  await notePictures(
    db,
    network.id,
    userId,
    mentions.map(({ author }) => author),
    now,
  )
  await noticeMentions(db, network, userId, account, mentions, now)
  await keepPosts(db, network, userId, account, mentions, now)
}

/** What the rule does not hear, the mind is asked about once: about posts that are not kept yet. */
async function readStopRequests(
  db: Db,
  network: Network,
  userId: string,
  account: { id: string },
  mentions: Post[],
  now: Date,
  mind: Pick<Mind, 'stopRequests'>,
  signal: AbortSignal,
) {
  const unheard = mentions.filter(
    ({ text, created_at }) => created_at > cutoffOf('inbox_posts', now) && !asksToStop(text),
  )
  const fresh = unheard.length === 0 ? [] : await notKept(db, network, userId, account, unheard)
  const stopRequests = fresh.length === 0 ? [] : await mind.stopRequests(fresh, signal)
  const read = fresh.flatMap((post, at) => {
    const check = stopRequests[at]
    return check ? [{ post, check }] : []
  })
  return {
    unwanted: new Set(read.flatMap(({ post, check }) => (check.says === 'no_contact' ? [post.id] : []))),
    unread: read.flatMap(({ post, check }) => (check.says === 'unread' ? [{ post, language: check.language }] : [])),
  }
}

async function notKept(db: Db, network: Network, userId: string, account: { id: string }, posts: Post[]) {
  const rows = await db
    .selectFrom('inbox_posts')
    .select('post_id')
    .where('user_id', '=', userId)
    .where('network', '=', network.id)
    .where('network_account_id', '=', account.id)
    .where(
      'post_id',
      'in',
      posts.map(({ id }) => id),
    )
    .execute()
  const kept = new Set(rows.map(({ post_id }) => post_id))
  return posts.filter(({ id }) => !kept.has(id))
}

async function keepPosts(
  db: Db,
  network: Network,
  userId: string,
  account: { id: string },
  mentions: Post[],
  now: Date,
): Promise<void> {
  const kept = mentions.filter(({ created_at }) => created_at > cutoffOf('inbox_posts', now))
  if (kept.length === 0) return
  const fresh = await withoutEdits(db, { user_id: userId, network: network.id, network_account_id: account.id }, kept)
  if (fresh.length === 0) return
  const rows = fresh.map(({ id, author, text, thread, reply_to, created_at }) => ({
    ...{ user_id: userId, network: network.id, network_account_id: account.id, post_id: id },
    kind: reply_to === account.id ? ('answer' as const) : ('mention' as const),
    author_id: author.id,
    author_handle: author.handle,
    author_name: bounded(author.display_name, 100),
    text: bounded(text, 1_000),
    thread: JSON.stringify(
      thread.slice(-maxThread).map((above) => ({ handle: above.handle, text: bounded(above.text, 1_000) })),
    ),
    posted_at: created_at,
  }))
  await db
    .insertInto('inbox_posts')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'network', 'network_account_id', 'post_id']).doNothing())
    .execute()
  await deleteBeyond(db, 'inbox_posts', 'posted_at', userId)
}

interface Reader {
  user_id: string
  network: NetworkId
  network_account_id: string
}

/** An edited post stays one row, with its new text; an answer keeps the id that it was given to. */
async function withoutEdits(db: Db, reader: Reader, posts: readonly Post[]): Promise<Post[]> {
  const known = new Set<Post>()
  for (const post of posts.filter(({ earlier_ids }) => earlier_ids)) {
    const { user_id, network, network_account_id } = reader
    const { rows } = await sql`
      update inbox_posts as post set text = ${bounded(post.text, 1_000)}, post_id = case when exists (
        select from actions where actions.user_id = post.user_id and actions.network = post.network
          and target_id in (post.post_id, ${post.id})) then post.post_id else ${post.id} end
      where user_id = ${user_id} and network = ${network} and network_account_id = ${network_account_id}
        and post_id = any(${[...(post.earlier_ids ?? []), post.id]}::text[])
      returning 1`.execute(db)
    if (rows.length > 0) known.add(post)
  }
  return posts.filter((post) => !known.has(post))
}

export async function newestRead(
  db: Db,
  userId: string,
  network: NetworkId,
  accountId: string,
): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`
    select coalesce(
      (select post_id from inbox_posts
       where user_id = ${userId} and network = ${network} and network_account_id = ${accountId}
       order by posted_at desc, length(post_id) desc, post_id desc limit 1),
      (select mentions_since from bots where user_id = ${userId})) as id`.execute(db)
  return rows[0]?.id ?? null
}
