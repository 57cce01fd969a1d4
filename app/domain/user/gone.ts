import type { Gate } from '#app/adapters/network/network.ts'
import { type Db, inTransaction, isForeignKeyViolation } from '#app/db/pool.ts'

/** The user was deleted while something of theirs was under way: it ends here, and that is no fault. */
export class UserGone extends Error {
  override name = 'UserGone'
}

/** Whether this is what work for a user meets who has been deleted meanwhile. */
export const isGone = (error: unknown) => error instanceof UserGone || isForeignKeyViolation(error, 'user_id')

/**
 * Lets calls in the user's name begin only while the user's row is held. A deletion waits for that, so that none begins
 * once it has answered. Throws `UserGone`.
 */
export function gateOf(db: Db, userId: string): Gate {
  return async (begin) => {
    const { call } = await inTransaction(db, async (tx) => {
      const user = await tx.selectFrom('users').select('id').where('id', '=', userId).forKeyShare().executeTakeFirst()
      if (!user) throw new UserGone()
      const call = begin()
      // Whoever waits for the call hears of its failure; until the row is let go nobody does.
      call.catch(() => undefined)
      return { call }
    })
    return call
  }
}
