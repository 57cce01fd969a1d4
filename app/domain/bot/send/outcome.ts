import { sql } from 'kysely'

/** A complaint is a reply on the network, and in no result: it counts as unwelcome. */
export const repliesBack = sql<number>`greatest(coalesce(outcome_replies, 0) - unwelcome, 0)`

export const hasReaction = sql<boolean>`(unwelcome = 0 and coalesce(outcome_likes, 0) + ${repliesBack} > 0)`
