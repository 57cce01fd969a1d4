import { type Expression, type RawBuilder, sql } from 'kysely'
import type { NetworkId } from '#app/adapters/network/network.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { publishUnsent } from '#app/domain/bot/send/unsent.ts'

export const optedOutCode = 'opted_out' as const

export function optOutReason(handle: string): string {
  return `@${handle} asked not to be contacted.`
}

export function optOutReasonOf(handle: Expression<string>) {
  return sql<string>`replace(${optOutReason('%')}, '%', ${handle})`
}

type Value = string | Expression<string>

/** A confirmed request, or one made to this user; with a null user, confirmed ones only. */
export function hasOptedOut(userId: Value | null, network: Value, authorId: Value): RawBuilder<boolean> {
  return sql`(exists (select from opt_outs as shared
      where shared.network = ${network} and shared.author_id = ${authorId} and shared.taken_back_at is null)
    or exists (select from heard_opt_outs as heard
      where heard.user_id = ${userId} and heard.network = ${network} and heard.author_id = ${authorId}
        and heard.taken_back_at is null))`
}

export async function optedOutAmong(db: Db, network: NetworkId, authorIds: string[]): Promise<Set<string>> {
  const { rows } = await sql<{ author_id: string }>`
    select author_id from unnest(${authorIds}::text[]) as who (author_id)
    where ${hasOptedOut(null, network, sql`who.author_id`)}`.execute(db)
  return new Set(rows.map(({ author_id }) => author_id))
}

export async function dropPlanned(db: Db, network: NetworkId, authorIds: string[], now: Date): Promise<void> {
  if (authorIds.length === 0) return
  const dropped = await db
    .updateTable('actions')
    .set((row) => ({
      state: 'expired' as const,
      code: optedOutCode,
      finished_at: now,
      reason: optOutReasonOf(row.ref('author_handle')),
    }))
    .where('network', '=', network)
    .where('author_id', 'in', authorIds)
    .where('state', 'in', ['waiting', 'planned'])
    .where(hasOptedOut(sql`actions.user_id`, network, sql`actions.author_id`))
    .returning(['id', 'user_id', 'kind'])
    .execute()
  // One at a time: locks on several users' rows must not be held together.
  for (const row of dropped) await inTransaction(db, (tx) => publishUnsent(tx, row, 'expired', now))
}
