import { type RawBuilder, sql } from 'kysely'

/** SQL: how many of the user's replies the bot wrote and sent since then. */
export const repliesSince = (userId: RawBuilder<unknown>, since: RawBuilder<unknown>) => sql<number>`(
  select count(*) from actions as later
  where later.user_id = ${userId} and later.kind = 'reply' and later.source <> 'hand' and later.state = 'success'
    and later.claimed_at > ${since})`
