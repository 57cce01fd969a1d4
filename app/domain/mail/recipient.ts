import type { Db } from '#app/db/pool.ts'

/** Where to write to, and the network that the mail is about: null if no account was ever connected. */
export function recipientOf(db: Db, userId: string) {
  return db
    .selectFrom('users')
    .leftJoin('connections', 'connections.user_id', 'users.id')
    .select(['email', 'network'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
}
