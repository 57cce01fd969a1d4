import { type Expression, sql } from 'kysely'
import type { Post } from '#app/adapters/model/mind.ts'
import type { NetworkId } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { saysStop } from '#app/domain/bot/opt-out.ts'

const longestWords = 280

export const optedOut = 'opted_out' as const

/** What the user reads where somebody is left alone for good. */
export function optOutReason(handle: string): string {
  return `@${handle} asked not to be contacted.`
}

/** The same, of a row's handle. */
export function optOutReasonOf(handle: Expression<string>) {
  return sql<string>`replace(${optOutReason('%')}, '%', ${handle})`
}

/** Writes down who says stop in these posts, which address one of our users. The first time stands. */
export async function recordOptOuts(db: Db, network: NetworkId, posts: Post[]): Promise<void> {
  const rows = posts
    .filter(({ text }) => saysStop(text))
    .map(({ id, author, text, created_at }) => ({
      network,
      author_id: author.id,
      said_at: created_at,
      post_id: id,
      words: text.slice(0, longestWords),
    }))
  if (rows.length === 0) return
  await db
    .insertInto('opt_outs')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Those of the people who asked any of our users for silence. */
export async function optedOutOf(db: Db, network: NetworkId, authorIds: string[]): Promise<Set<string>> {
  if (authorIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('opt_outs')
    .select('author_id')
    .where('network', '=', network)
    .where('author_id', 'in', authorIds)
    .execute()
  return new Set(rows.map(({ author_id }) => author_id))
}
