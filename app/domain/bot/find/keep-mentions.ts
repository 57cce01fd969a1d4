import { sql } from 'kysely'
import type { Mind } from '#app/adapters/model/mind.ts'
import type { Network, NetworkId, ReadBefore } from '#app/adapters/network/network.ts'
import { type AnswerKind, isComplaint, type Post } from '#app/contract/posts.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { countUnwelcome } from '#app/domain/bot/find/complaints.ts'
import { type HoldingPost, holdAuthors } from '#app/domain/bot/opt-outs/held.ts'
import { recordOptOuts } from '#app/domain/bot/opt-outs/ledger.ts'
import { asksMisspelt } from '#app/domain/bot/opt-outs/misspelt.ts'
import { asksToStop, isRequestToStop } from '#app/domain/bot/opt-outs/request.ts'
import { deleteBeyond } from '#app/domain/most-kept.ts'
import { notifyMentions } from '#app/domain/notification/mentions.ts'
import { notePictures } from '#app/domain/pictures/pictures.ts'
import { cutoffOf } from '#app/domain/retention.ts'
import { bounded } from '#app/domain/text.ts'
import type { Queue } from '#app/queue/queue.ts'

const maxThread = 20
/** What the column holds. */
const maxFollowers = 2_147_483_647

export interface Receiving {
  db: Db
  queue: Queue
  network: Network
  user_id: string
  account: { id: string; handle?: string }
  mind: Pick<Mind, 'readAnswers'>
  now: Date
  signal: AbortSignal
}

/** What the posts say, by their ids; of those that were read before, nothing. */
type Said = ReadonlyMap<string, AnswerKind | null>

/** Idempotent. Opt-outs and complaints are recorded first. Returns whether none was received before. */
export async function receiveMentions(context: Receiving, mentions: Post[]): Promise<boolean> {
  const { db, network, user_id, account, now } = context
  const { said, opted_out, held, fresh } = await read(context, mentions)
  await recordOptOuts(db, network, user_id, account, mentions, now, opted_out)
  await holdAuthors(db, network.id, user_id, held, now)
  const authors = mentions.map(({ author }) => author)
  await notePictures(db, network.id, user_id, authors, now)
  await notifyMentions(context, mentions, said)
  await keepPosts(context, mentions, said)
  return fresh.length === mentions.length
}

/** What the rule does not hear, the mind is asked about once: about posts that are not kept yet. */
async function read({ db, network, user_id, account, mind, now, signal }: Receiving, mentions: Post[]) {
  const recent = mentions.filter(({ created_at }) => created_at > cutoffOf('inbox_posts', now))
  const fresh = recent.length === 0 ? [] : await notKept(db, network, user_id, account, recent)
  const heard = fresh.filter(isRequestToStop)
  const unheard = fresh.filter((post) => !heard.includes(post))
  const shown = unheard.map((post) => ({ ...post, thread: ownAbove(post, account) }))
  const readings = shown.length === 0 ? [] : await mind.readAnswers(shown, signal)
  const { isKnownWord } = await import('#app/adapters/model/heads/heads.ts')
  const answers = unheard.flatMap((post, at) => {
    const reading = readings[at]
    if (!reading) return []
    if (reading.says === 'stop') return [{ post, reading }]
    const isStop =
      ('english' in reading && asksToStop(reading.english ?? '')) ||
      [post.text, ...(post.described ?? [])].some((text) => asksMisspelt(text, isKnownWord))
    return [{ post, reading: isStop ? { says: 'stop' as const } : reading }]
  })
  const said = new Map<string, AnswerKind | null>(heard.map(({ id }) => [id, 'stop']))
  const held: HoldingPost[] = heard.map((post) => ({ post, language: null, says: 'stop' }))
  for (const { post, reading } of answers) {
    if (reading.says === 'unreadable') {
      held.push({ post, language: reading.language, says: null })
      continue
    }
    said.set(post.id, reading.says)
    if (isComplaint(reading.says)) held.push({ post, language: null, says: reading.says })
  }
  const opted_out = new Set(
    answers.flatMap(({ post, reading }) =>
      reading.says === 'stop' && 'opts_out' in reading && reading.opts_out ? post.id : [],
    ),
  )
  return { said, held, opted_out, fresh }
}

/** What others say above a post must not change how it is read. */
const ownAbove = ({ thread }: Post, { handle }: Receiving['account']) =>
  thread.filter((above) => above.handle.toLowerCase() === handle?.toLowerCase())

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

async function keepPosts({ db, network, user_id, account, now }: Receiving, mentions: Post[], said: Said) {
  const kept = mentions.filter(({ created_at }) => created_at > cutoffOf('inbox_posts', now))
  if (kept.length === 0) return
  const reader = { user_id, network: network.id, network_account_id: account.id }
  const fresh = await withoutEdits(db, reader, kept, said)
  if (fresh.length === 0) return
  const rows = fresh.map(({ id, author, text, thread, reply_to, created_at }) => ({
    ...reader,
    post_id: id,
    kind: reply_to === account.id ? ('answer' as const) : ('mention' as const),
    author_id: author.id,
    author_handle: author.handle,
    author_name: bounded(author.display_name, 100),
    text: bounded(text, 1_000),
    thread: JSON.stringify(
      thread.slice(-maxThread).map((above) => ({ handle: above.handle, text: bounded(above.text, 1_000) })),
    ),
    says: said.get(id) ?? null,
    // A server may date a post as it likes.
    posted_at: created_at <= now ? created_at : now,
    author_bio: author.bio ? bounded(author.bio, 200) : null,
    author_followers: Number.isSafeInteger(author.followers) ? Math.min(author.followers, maxFollowers) : null,
    author_follows: author.is_follower ?? null,
  }))
  await inTransaction(db, async (tx) => {
    const added = await tx
      .insertInto('inbox_posts')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['user_id', 'network', 'network_account_id', 'post_id']).doNothing())
      .returning(['post_id', 'says'])
      .execute()
    const unwelcome = new Set(added.flatMap(({ post_id, says }) => (isComplaint(says) ? post_id : [])))
    await countUnwelcome(
      tx,
      reader,
      fresh.filter(({ id }) => unwelcome.has(id)),
    )
  })
  await deleteBeyond(db, 'inbox_posts', user_id)
}

interface Reader {
  user_id: string
  network: NetworkId
  network_account_id: string
}

/** An edited post stays one row, with its new text; an answer keeps the id that it was given to. */
async function withoutEdits(db: Db, reader: Reader, posts: readonly Post[], said: Said): Promise<Post[]> {
  const known = new Set<Post>()
  for (const post of posts.filter(({ earlier_ids }) => earlier_ids)) {
    const { user_id, network, network_account_id } = reader
    const { rows } = await sql`
      update inbox_posts as post set text = ${bounded(post.text, 1_000)},
        says = case when ${said.has(post.id)} then ${said.get(post.id) ?? null}::text else post.says end,
        post_id = case when exists (
        select from actions where actions.user_id = post.user_id and actions.network = post.network
          and target_id in (post.post_id, ${post.id})) then post.post_id else ${post.id} end
      where user_id = ${user_id} and network = ${network} and network_account_id = ${network_account_id}
        and post_id = any(${[...(post.earlier_ids ?? []), post.id]}::text[])
      returning 1`.execute(db)
    if (rows.length > 0) known.add(post)
  }
  return posts.filter((post) => !known.has(post))
}

/** The newest mention that is known, and when the bot or the user last looked for others. */
export async function newestRead(
  db: Db,
  userId: string,
  network: NetworkId,
  accountId: string,
): Promise<{ since: string | null; before: ReadBefore }> {
  const { rows } = await sql<{ id: string | null; at: Date | null }>`
    select greatest(
      (select mentions_read_at from bots where user_id = ${userId}),
      (select looked_at from connections where user_id = ${userId} and look_refusal is null)) as at,
    coalesce(
      (select post_id from inbox_posts
       where user_id = ${userId} and network = ${network} and network_account_id = ${accountId}
       order by posted_at desc, length(post_id) desc, post_id desc limit 1),
      (select mentions_since from bots where user_id = ${userId})) as id`.execute(db)
  const { id = null, at = null } = rows[0] ?? {}
  return { since: id, before: { known_id: id, at } }
}
