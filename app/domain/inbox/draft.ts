import { sql } from 'kysely'
import type { Post } from '#app/contract/posts.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { zoneInForce } from '#app/domain/account/user/time-zone.ts'
import { whyLeft } from '#app/domain/activity/end-codes.ts'
import { isHeld } from '#app/domain/bot/opt-outs/held.ts'
import { hasOptedOut } from '#app/domain/bot/opt-outs/opt-outs.ts'
import { recordIntents } from '#app/domain/bot/send/planned-actions.ts'
import { avoidedIds } from '#app/domain/bot/settings/terms.ts'
import type { StepDeps } from '#app/domain/bot/step-context.ts'
import { writerFor } from '#app/domain/drafts/writer.ts'
import { fail } from '#app/domain/failure.ts'
import { lookState } from '#app/domain/inbox/look.ts'
import { bounded } from '#app/domain/text.ts'
import { publish } from '#app/live/publish.ts'
import type { Attempt, Queue } from '#app/queue/queue.ts'

/** A job writes it; nothing is sent. false: they want no contact. Throws `not_found`. */
export async function requestInboxDraft(
  { db, queue }: { db: Db; queue: Queue },
  userId: string,
  inboxId: string,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const post = await tx
      .selectFrom('inbox_posts as post')
      .select((row) => [
        'post.id',
        hasOptedOut(row.ref('post.user_id'), row.ref('post.network'), row.ref('post.author_id')).as('opted_out'),
        isHeld(row.ref('post.user_id'), row.ref('post.network'), row.ref('post.author_id')).as('held'),
        sql<boolean>`post.author_id in ${avoidedIds(userId, sql`post.network`)}`.as('avoided'),
      ])
      .where('id', '=', inboxId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
    if (!post) fail('not_found')
    if (post.opted_out || post.held || post.avoided) return false
    await tx
      .updateTable('inbox_posts')
      .set({ draft_asked_at: now, draft_refusal: null })
      .where('id', '=', inboxId)
      .execute()
    await queue.enqueue(tx, 'inbox.draft', { inbox_id: inboxId })
    return true
  })
}

/** Throws to be retried unless it is the last attempt, which records the failure. */
export async function draftInboxReply(deps: StepDeps, inboxId: string, { isLast, signal }: Attempt): Promise<void> {
  const { db, clock } = deps
  const asked = await askedFor(db, inboxId, clock.now())
  if (!asked) return
  try {
    const written = await (await writerFor(deps, asked, [], signal))(postOf(asked))
    if (!written.ok) return await end(db, asked, whyLeft(asked.says, written.code, written.reason), clock.now())
    await keep(db, asked, written, clock.now())
  } catch (error) {
    if (!isLast) throw error
    await end(db, asked, 'We couldn’t write one right now.', clock.now())
  }
}

function askedFor(db: Db, inboxId: string, now: Date) {
  return db
    .selectFrom('inbox_posts')
    .innerJoin('users', 'users.id', 'inbox_posts.user_id')
    .leftJoin('bots', 'bots.user_id', 'inbox_posts.user_id')
    .select(['inbox_posts.id', 'inbox_posts.user_id', 'inbox_posts.network', 'network_account_id', 'post_id', 'kind'])
    .select(['author_id', 'author_handle', 'author_name', 'author_bio', 'author_followers', 'text', 'thread', 'says'])
    .select(['posted_at', 'generation', zoneInForce(now).as('time_zone')])
    .where('inbox_posts.id', '=', inboxId)
    .where('draft_asked_at', 'is not', null)
    .executeTakeFirst()
}

type Asked = NonNullable<Awaited<ReturnType<typeof askedFor>>>

function postOf(asked: Asked): Post {
  const { author_id, author_handle, author_name, author_bio, author_followers } = asked
  return {
    network: asked.network,
    id: asked.post_id,
    author: {
      id: author_id,
      handle: author_handle,
      display_name: author_name,
      bio: author_bio ?? '',
      followers: author_followers ?? 0,
    },
    text: asked.text,
    created_at: asked.posted_at,
    lang: null,
    likes: 0,
    replies: 0,
    is_reply: asked.kind === 'answer',
    to_user: asked.kind === 'answer' ? 'answers' : 'names',
    says: asked.says,
    thread: asked.thread,
  }
}

interface Written {
  text: string
  rests_on: string
  written_by: string
  claims: string[]
}

async function keep(db: Db, asked: Asked, written: Written, now: Date): Promise<void> {
  const { user_id, network, network_account_id, generation } = asked
  const intent = {
    user_id,
    network,
    network_account_id,
    generation: generation ?? 0,
    kind: 'reply' as const,
    post: postOf(asked),
    situation: 'addressed' as const,
    ...written,
    reason: `You asked for this draft in your inbox. ${written.rests_on}`,
  }
  await inTransaction(db, async (tx) => {
    await recordIntents(tx, [], intent, 'waiting', now)
    await end(tx, asked, null, now)
  })
}

async function end(db: Db, { id, user_id }: Asked, refusal: string | null, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await tx
      .updateTable('inbox_posts')
      .set({ draft_asked_at: null, draft_refusal: refusal && bounded(refusal, 300) })
      .where('id', '=', id)
      .execute()
    const { is_looking } = await lookState(tx, user_id, now)
    await publish(tx, user_id, 'inbox', { is_looking }, now)
  })
}
