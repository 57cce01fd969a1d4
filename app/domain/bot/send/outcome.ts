import { sql } from 'kysely'

/** A complaint is a reply on the network, and in no result: it counts as unwelcome. */
export const repliesBack = sql<number>`greatest(coalesce(outcome_replies, 0) - unwelcome, 0)`

/** By the person for whom the action was: anyone may answer it. */
export const ownComplaints = sql<number>`(unwelcome - unwelcome_by_others)`

export const hasReaction = sql<boolean>`(unwelcome = 0 and coalesce(outcome_likes, 0) + ${repliesBack} > 0)`
