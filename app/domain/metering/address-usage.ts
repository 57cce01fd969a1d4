import { sql } from 'kysely'
import type { Addresses } from '#app/adapters/model/mind.ts'
import type { Db } from '#app/db/pool.ts'

/** Counted by network address or mailbox, besides or instead of a user. */
export interface AddressShare {
  of: 'guests' | 'guest_chat' | 'chat' | 'free'
  by: Addresses
  most: number
}

const keyOf = (of: AddressShare['of'], key: string) => `tokens:${of}:${key}`

/**
 * Returns the use of the day by this network; null: it has used `most`. One question may go beyond: what the questions
 * of a preview reserve at once is several times what they use.
 */
export async function addByAddress(
  db: Db,
  { of, by, most }: AddressShare,
  day: string,
  tokens: number,
): Promise<number | null> {
  let used = 0
  for (const [at, { key, share }] of by.entries()) {
    const { rows } = await sql<{ hits: number }>`
      insert into rate_limits as spent (key, window_start, hits)
      select ${keyOf(of, key)}, ${day}::date at time zone 'UTC', ${tokens}::int where ${most * share} > 0
      on conflict (key, window_start) do update set hits = spent.hits + excluded.hits
        where spent.hits < ${most * share}::int
      returning hits`.execute(db)
    if (!rows[0]) {
      await takeBackByAddress(db, { of, by: by.slice(0, at) }, day, tokens)
      return null
    }
    used = Math.max(used, rows[0].hits)
  }
  return used
}

export async function takeBackByAddress(
  db: Db,
  { of, by }: Pick<AddressShare, 'of' | 'by'>,
  day: string,
  tokens: number,
): Promise<void> {
  if (by.length === 0 || tokens === 0) return
  await sql`
    update rate_limits set hits = greatest(0, hits - ${tokens}::int)
    where key = any(${by.map(({ key }) => keyOf(of, key))}) and window_start = ${day}::date at time zone 'UTC'`.execute(
    db,
  )
}
