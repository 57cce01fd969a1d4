import { type Db, inTransaction } from '#app/db/pool.ts'
import { dropPlannedFor, type HeldFor, releaseHeld } from '#app/domain/bot/opt-outs/held.ts'
import { addTerm } from '#app/domain/bot/settings/settings.ts'
import { addTarget } from '#app/domain/bot/settings/targets.ts'
import { rejectDrafts } from '#app/domain/drafts/reject.ts'
import { snoozedUntil } from '#app/domain/drafts/snooze.ts'
import { fail } from '#app/domain/failure.ts'
import { conversationsThatNeedYou } from '#app/domain/inbox/needs-you.ts'
import type { ConversationSnooze } from '#app/domain/inbox/views.ts'
import { readNotificationsAbout } from '#app/domain/notification/notification.ts'
import { isUuid } from '#app/domain/text.ts'

/**
 * Until they write again in a language that the mind cannot read. It takes back only what the user saw: what holds them
 * is in no later post than this one, and is what their page said (an older stop may have been read since). Throws
 * `not_found`.
 */
export async function allowAuthor(
  db: Db,
  userId: string,
  { inbox_id, held_for }: { inbox_id: string; held_for?: HeldFor | undefined },
  now: Date,
): Promise<{ handle: string; is_allowed: boolean }> {
  const { network, author_id, author_handle, posted_at } = await postOf(db, userId, inbox_id)
  const seen = { network, author_id, held_for: held_for ?? null, written_at: posted_at }
  return { handle: author_handle, is_allowed: await releaseHeld(db, userId, seen, now) }
}

/**
 * Puts them on the list of people to avoid, drops what is planned for them and closes the conversation. Once they are
 * avoided no longer, what held them holds them again. Throws `not_found`.
 */
export async function leaveAuthorAlone(db: Db, userId: string, inboxId: string, now: Date): Promise<string> {
  const { network, author_id, author_handle } = await postOf(db, userId, inboxId)
  await inTransaction(db, async (tx) => {
    await addTerm(tx, userId, { list: 'person', value: author_handle, author_id, network }, now)
    await dropPlannedFor(tx, network, userId, [author_id], 'avoided_person', now)
    await decide(tx, userId, inboxId, 'done', null, now)
  })
  return author_handle
}

/** For the posts up to this one: what they write later reopens it. Throws `not_found`. */
export async function finish(db: Db, userId: string, inboxId: string, now: Date): Promise<void> {
  const post = await postOf(db, userId, inboxId)
  await inTransaction(db, async (tx) => {
    await decide(tx, userId, inboxId, 'done', null, now)
    await readNotificationsAbout(tx, userId, post.post_id, now)
  })
}

/** As `finish`, and rejects the draft that waits. */
export async function finishWithoutReply(db: Db, userId: string, inboxId: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await finish(tx, userId, inboxId, now)
    const draft = await draftOf(tx, userId, await postOf(tx, userId, inboxId))
    if (draft) await rejectDrafts(tx, userId, [draft.id], 'rejected', now)
  })
}

/** Throws `not_found`. */
export async function snoozeConversation(
  db: Db,
  user: { id: string; time_zone: string },
  inboxId: string,
  choice: ConversationSnooze,
  now: Date,
): Promise<void> {
  await postOf(db, user.id, inboxId)
  const until = choice === 'reply' ? null : snoozedUntil(choice, now, user.time_zone)
  await decide(db, user.id, inboxId, 'snoozed', until, now)
}

/** Takes back what `finish` or `snoozeConversation` did. Throws `not_found`. */
export async function reopen(db: Db, userId: string, inboxId: string): Promise<void> {
  await postOf(db, userId, inboxId)
  await db.deleteFrom('conversation_decisions').where('inbox_id', '=', inboxId).where('user_id', '=', userId).execute()
}

/** The one below it in the list of those that need the user, else the first; null: none is left. */
export async function nextAfter(db: Db, user: { id: string }, inboxId: string, now: Date): Promise<string | null> {
  const { people } = await conversationsThatNeedYou(db, user, now, looked)
  const ids = people.map(({ id }) => id)
  const at = ids.indexOf(inboxId)
  return ids[at + 1] ?? ids.find((id) => id !== inboxId) ?? null
}

const looked = 100

async function decide(
  db: Db,
  user_id: string,
  inbox_id: string,
  state: 'done' | 'snoozed',
  until: Date | null,
  decided_at: Date,
) {
  await db
    .insertInto('conversation_decisions')
    .values({ inbox_id, user_id, state, until, decided_at })
    .onConflict((conflict) => conflict.column('inbox_id').doUpdateSet({ state, until, decided_at }))
    .execute()
}

/** The bot checks their new posts first. Throws `not_found`, and `invalid` if it cannot be. */
export async function putAuthorFirst(db: Db, userId: string, inboxId: string, now: Date): Promise<string> {
  const { network, author_id, author_handle: handle } = await postOf(db, userId, inboxId)
  await inTransaction(db, (tx) => addTarget(tx, userId, { handle, author_id, network }, now))
  return handle
}

type AnsweredPost = Awaited<ReturnType<typeof postOf>>

function draftOf(db: Db, userId: string, post: AnsweredPost) {
  return db
    .selectFrom('actions')
    .select('id')
    .where('user_id', '=', userId)
    .where('network', '=', post.network)
    .where('network_account_id', '=', post.network_account_id)
    .where('kind', '=', 'reply')
    .where('target_id', '=', post.post_id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
}

async function postOf(db: Db, userId: string, inboxId: string) {
  const post = await db
    .selectFrom('inbox_posts')
    .select(['network', 'network_account_id', 'post_id', 'author_id', 'author_handle', 'posted_at'])
    .where('id', '=', inboxId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return post ?? fail('not_found')
}

/** Done or snoozed, and may be taken back. null: not, or not theirs to see. */
export async function decidedLately(db: Db, userId: string, inboxId: string | null) {
  if (inboxId === null || !isUuid(inboxId)) return null
  const decision = await db
    .selectFrom('conversation_decisions as decision')
    .innerJoin('inbox_posts as post', 'post.id', 'decision.inbox_id')
    .select(['post.id', 'post.author_name as name', 'decision.state', 'decision.until'])
    .where('decision.inbox_id', '=', inboxId)
    .where('decision.user_id', '=', userId)
    .executeTakeFirst()
  return decision ?? null
}
