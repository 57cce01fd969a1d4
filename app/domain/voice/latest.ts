import type { Db } from '#app/db/pool.ts'

const shown = 3

/** The user's latest replies, with the posts that they are under. */
export const loadLatestReplies = (db: Db, userId: string) =>
  db
    .selectFrom('actions')
    .select(['id', 'post_text', 'author_name', 'author_handle', 'text'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'reply')
    .where('state', '=', 'success')
    .where('post_text', 'is not', null)
    .orderBy('claimed_at', 'desc')
    .limit(shown)
    .execute()

export type LatestReplies = Awaited<ReturnType<typeof loadLatestReplies>>
