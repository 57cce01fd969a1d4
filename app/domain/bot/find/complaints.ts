import { type RawBuilder, sql } from 'kysely'
import type { NetworkId } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Db } from '#app/db/pool.ts'
import { usesSlot } from '#app/domain/bot/send/action-limits.ts'
import { ownComplaints } from '#app/domain/bot/send/outcome.ts'
import { day } from '#app/domain/time.ts'

/**
 * Counts each complaint at the action that it answers: the reply whose text stands above it, else the last contact with
 * its author. The network counts the complaint as a reply, which it is not in any result. Anyone may answer a reply: whom
 * it was for has not complained by that.
 */
export async function countUnwelcome(
  db: Db,
  { user_id, network, network_account_id }: { user_id: string; network: NetworkId; network_account_id: string },
  complaints: Post[],
): Promise<void> {
  for (const { author, thread, created_at } of complaints) {
    const above = thread.at(-1)?.text ?? ''
    await sql`
      update actions set unwelcome = unwelcome + 1,
        unwelcome_by_others = unwelcome_by_others + (author_id <> ${author.id})::int where id = (
        select id from actions
        where user_id = ${user_id} and network = ${network} and network_account_id = ${network_account_id}
          and ${usesSlot} and claimed_at > ${new Date(created_at.getTime() - 7 * day)}::timestamptz
          and (author_id = ${author.id} or kind = 'reply' and text = ${above})
        order by (kind = 'reply' and text = ${above}) desc, (kind = 'reply') desc, claimed_at desc limit 1)`.execute(db)
  }
}

/** SQL: whether a complaint by this person counts at an action. */
export const hasComplaint = (
  ...[userId, network, authorId]: [RawBuilder<unknown>, RawBuilder<unknown>, RawBuilder<unknown>]
) =>
  sql<boolean>`exists (select from actions as counted where counted.user_id = ${userId} and counted.network = ${network}
    and counted.author_id = ${authorId} and ${ownComplaints} > 0)`
