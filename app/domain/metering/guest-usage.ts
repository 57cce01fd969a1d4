import { sql } from 'kysely'
import type { Guest } from '#app/adapters/model/mind.ts'
import type { Db } from '#app/db/pool.ts'

const keyOf = ({ guest }: Guest, key: string) => `tokens:${guest}:${key}`

/**
 * Returns the use of the day by this visitor's network; null: it has used `most`. One question may go beyond: what the
 * questions of a preview reserve at once is several times what they use.
 */
export async function addGuest(
  db: Db,
  payer: Guest,
  day: string,
  tokens: number,
  most: number,
): Promise<number | null> {
  let used = 0
  for (const [at, { key, share }] of payer.by.entries()) {
    const { rows } = await sql<{ hits: number }>`
      insert into rate_limits as spent (key, window_start, hits)
      select ${keyOf(payer, key)}, ${day}::date at time zone 'UTC', ${tokens}::int where ${most * share} > 0
      on conflict (key, window_start) do update set hits = spent.hits + excluded.hits
        where spent.hits < ${most * share}::int
      returning hits`.execute(db)
    if (!rows[0]) {
      await takeGuestBack(db, { ...payer, by: payer.by.slice(0, at) }, day, tokens)
      return null
    }
    used = Math.max(used, rows[0].hits)
  }
  return used
}

export async function takeGuestBack(db: Db, payer: Guest, day: string, tokens: number): Promise<void> {
  const keys = payer.by.map(({ key }) => keyOf(payer, key))
  if (keys.length === 0 || tokens === 0) return
  await sql`
    update rate_limits set hits = greatest(0, hits - ${tokens}::int)
    where key = any(${keys}) and window_start = ${day}::date at time zone 'UTC'`.execute(db)
}
