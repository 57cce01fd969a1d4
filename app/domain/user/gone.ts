import { isForeignKeyViolation } from '#app/db/pool.ts'

/** The user was deleted while something of theirs was under way: it ends here, and that is no fault. */
export class UserGone extends Error {
  override name = 'UserGone'
}

/** Whether this is what work for a user meets who has been deleted meanwhile. */
export const isGone = (error: unknown) => error instanceof UserGone || isForeignKeyViolation(error, 'user_id')
