import { sql } from 'kysely'
import { deleteInParts } from '#app/db/in-parts.ts'
import type { Db } from '#app/db/pool.ts'
import type { Database } from '#app/db/schema.ts'
import { cutoffOf, type Kept, type Rule, retention } from '#app/domain/retention.ts'

const rowsOf = (kept: Kept) => Object.entries((retention[kept] as Rule).rows ?? {}) as [keyof Database, string][]

export const agingKinds = (Object.keys(retention) as Kept[]).filter((kept) => rowsOf(kept).length > 0)

/** In batches. Returns whether there may be more. */
export async function deleteOldRows(db: Db, kept: Kept, now: Date): Promise<boolean> {
  // Text also compares with dates.
  const cutoff = cutoffOf(kept, now).toISOString()
  let isMoreLeft = false
  for (const [table, column] of rowsOf(kept)) {
    if (await deleteInParts(db, table, sql`${sql.ref(column)} < ${cutoff}`)) isMoreLeft = true
  }
  return isMoreLeft
}
