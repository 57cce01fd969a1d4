import { type Expression, type RawBuilder, sql } from 'kysely'
import type { NetworkId } from '#app/adapters/network/network.ts'
import type { Post } from '#app/contract/posts.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { countsAsContact } from '#app/domain/bot/action-limits.ts'
import { asksToStop } from '#app/domain/bot/opt-out-request.ts'
import { publishUnsent } from '#app/domain/bot/unsent.ts'
import { bounded } from '#app/domain/text.ts'

const longestWords = 280

export const optedOutCode = 'opted_out' as const

/** The reason shown to the user when a person has opted out. */
export function optOutReason(handle: string): string {
  return `@${handle} asked not to be contacted.`
}

/** The same in SQL, from a row's handle. */
export function optOutReasonOf(handle: Expression<string>) {
  return sql<string>`replace(${optOutReason('%')}, '%', ${handle})`
}

/**
 * Records the authors of posts to our users who ask to be left alone, and drops everything that any bot had planned for
 * them. The first request's time is kept; requests from before an opt-out was withdrawn do not count.
 */
export async function recordOptOuts(db: Db, network: NetworkId, posts: Post[], now: Date): Promise<void> {
  const stops = posts.filter(({ text }) => asksToStop(text))
  if (stops.length === 0) return
  const rows = [...stops]
    // One row per person, from their newest post.
    .filter(({ author }, at) => stops.findIndex((other) => other.author.id === author.id) === at)
    .map(({ id, author, text, created_at }) => ({
      ...{ network, author_id: author.id, said_at: created_at, post_id: id },
      ...{ words: bounded(text, longestWords), taken_back_at: null },
    }))
  await db
    .insertInto('opt_outs')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['network', 'author_id'])
        .doUpdateSet({
          said_at: sql`excluded.said_at`,
          post_id: sql`excluded.post_id`,
          words: sql`excluded.words`,
          taken_back_at: null,
        })
        .whereRef('opt_outs.taken_back_at', '<', sql`excluded.said_at`),
    )
    .execute()
  await dropPlanned(
    db,
    network,
    rows.map(({ author_id }) => author_id),
    now,
  )
}

/** Expires what is planned for those of the people who opted out, by any user. */
async function dropPlanned(db: Db, network: NetworkId, authorIds: string[], now: Date): Promise<void> {
  const dropped = await db
    .updateTable('actions')
    .set((row) => ({
      ...{ state: 'expired' as const, code: optedOutCode, finished_at: now },
      reason: optOutReasonOf(row.ref('author_handle')),
    }))
    .where('network', '=', network)
    .where('author_id', 'in', authorIds)
    .where('state', 'in', ['waiting', 'planned'])
    .where((where) =>
      where.exists(
        where
          .selectFrom('opt_outs')
          .select('author_id')
          .whereRef('opt_outs.network', '=', 'actions.network')
          .whereRef('opt_outs.author_id', '=', 'actions.author_id')
          .where('taken_back_at', 'is', null),
      ),
    )
    .returning(['id', 'user_id', 'kind'])
    .execute()
  // One at a time: locks on the rows of several users must not be held together.
  for (const row of dropped) await inTransaction(db, (tx) => publishUnsent(tx, row, 'expired', now))
}

/** SQL condition: whether the person has opted out, whichever user they told. */
export function hasOptedOut(network: NetworkId, authorId: string): RawBuilder<boolean> {
  return sql`exists (select from opt_outs
    where opt_outs.network = ${network} and opt_outs.author_id = ${authorId} and opt_outs.taken_back_at is null)`
}

/** Those of the people who have opted out. */
export async function optedOutAmong(db: Db, network: NetworkId, authorIds: string[]): Promise<Set<string>> {
  if (authorIds.length === 0) return new Set()
  const rows = await db
    .selectFrom('opt_outs')
    .select('author_id')
    .where('network', '=', network)
    .where('author_id', 'in', authorIds)
    .where('taken_back_at', 'is', null)
    .execute()
  return new Set(rows.map(({ author_id }) => author_id))
}

export interface OptOut {
  network: string
  author_id: string
  /** Their handle when one of our users last had contact with them; null if none had. */
  handle: string | null
  said_at: Date
  words: string
  taken_back_at: Date | null
}

/** All opt-outs for the operator, newest first. */
export function listOptOuts(db: Db): Promise<OptOut[]> {
  return db
    .selectFrom('opt_outs')
    .select(['network', 'author_id', 'said_at', 'words', 'taken_back_at'])
    .select((row) =>
      row
        .selectFrom('actions')
        .select('author_handle')
        .whereRef('actions.network', '=', 'opt_outs.network')
        .whereRef('actions.author_id', '=', 'opt_outs.author_id')
        .where(countsAsContact)
        .orderBy('created_at', 'desc')
        .limit(1)
        .as('handle'),
    )
    .orderBy('said_at', 'desc')
    .execute()
}

/** An id of any network: a number, or a DID. */
const personId = /^(\d+|did:\S+)$/

/** Finds the id of a person by id or handle, if one of our users has had contact with them; else null. */
export async function personNamed(db: Db, network: NetworkId, name: string): Promise<string | null> {
  if (personId.test(name)) return name
  const row = await db
    .selectFrom('actions')
    .select('author_id')
    .where('network', '=', network)
    .where(sql<string>`lower(author_handle)`, '=', name.replace(/^@/, '').toLowerCase())
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.author_id ?? null
}

/** Records an opt-out that the person sent to the operator. */
export async function addOptOut(db: Db, network: NetworkId, authorId: string, now: Date): Promise<void> {
  const optOut = { said_at: now, post_id: null, words: 'Asked the operator.', taken_back_at: null }
  await db
    .insertInto('opt_outs')
    .values({ network, author_id: authorId, ...optOut })
    .onConflict((conflict) =>
      conflict.columns(['network', 'author_id']).doUpdateSet(optOut).where('opt_outs.taken_back_at', 'is not', null),
    )
    .execute()
  await dropPlanned(db, network, [authorId], now)
}

/**
 * The person allows contact again; the text of their request is deleted, its time is kept. false: they had not opted
 * out.
 */
export async function takeOptOutBack(db: Db, network: NetworkId, authorId: string, now: Date): Promise<boolean> {
  const taken = await db
    .updateTable('opt_outs')
    .set({ taken_back_at: now, words: '', post_id: null })
    .where('network', '=', network)
    .where('author_id', '=', authorId)
    .where('taken_back_at', 'is', null)
    .executeTakeFirst()
  return taken.numUpdatedRows > 0n
}
