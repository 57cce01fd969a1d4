import { type Db, inTransaction } from '#app/db/pool.ts'
import { addTerm } from '#app/domain/bot/settings/settings.ts'
import { fail } from '#app/domain/failure.ts'

/** Until they write again in a language that the mind cannot read. Throws `not_found`. */
export async function allowAuthor(db: Db, userId: string, inboxId: string, now: Date): Promise<string> {
  const { network, author_id, author_handle } = await authorOf(db, userId, inboxId)
  await db
    .updateTable('unread_authors')
    .set({ allowed_at: now })
    .where('user_id', '=', userId)
    .where('network', '=', network)
    .where('author_id', '=', author_id)
    .execute()
  return author_handle
}

/** Puts them on the list of people to avoid. Throws `not_found`. */
export async function leaveAuthorAlone(db: Db, userId: string, inboxId: string, now: Date): Promise<string> {
  const { network, author_id, author_handle } = await authorOf(db, userId, inboxId)
  await inTransaction(db, async (tx) => {
    await addTerm(tx, userId, { list: 'person', value: author_handle, author_id, network }, now)
    await tx
      .deleteFrom('unread_authors')
      .where('user_id', '=', userId)
      .where('network', '=', network)
      .where('author_id', '=', author_id)
      .execute()
  })
  return author_handle
}

async function authorOf(db: Db, userId: string, inboxId: string) {
  const post = await db
    .selectFrom('inbox_posts')
    .select(['network', 'author_id', 'author_handle'])
    .where('id', '=', inboxId)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return post ?? fail('not_found')
}
