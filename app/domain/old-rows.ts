import { sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import { cutoffOf, type Kept, type Rule, retention } from '#app/domain/retention.ts'

const rowsAtOnce = 10_000

const rowsOf = (kept: Kept) => Object.entries((retention[kept] as Rule).rows ?? {})

export const agingKinds = (Object.keys(retention) as Kept[]).filter((kept) => rowsOf(kept).length > 0)

/** In batches. Returns whether there may be more. */
export async function deleteOldRows(db: Db, kept: Kept, now: Date): Promise<boolean> {
  // Text also compares with dates.
  const cutoff = cutoffOf(kept, now).toISOString()
  let isMoreLeft = false
  for (const [table, column] of rowsOf(kept)) {
    const name = sql.table(table)
    const { numAffectedRows } = await sql`
      delete from ${name} where ctid = any(array(
        select ctid from ${name} where ${sql.ref(column)} < ${cutoff} limit ${rowsAtOnce} for update skip locked))`.execute(
      db,
    )
    isMoreLeft ||= numAffectedRows === BigInt(rowsAtOnce)
  }
  return isMoreLeft
}
