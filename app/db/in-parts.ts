import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import type { Database } from '#app/db/schema.ts'

const partsAtOnce = 10

/**
 * Deletes these rows, also if they are too many for one statement's time. Others may wait for what a statement locks, so
 * a part should take a tenth of a second at most. Returns whether there may be more.
 */
export async function deleteInParts(
  db: Db,
  table: keyof Database,
  which: RawBuilder<unknown>,
  rowsAtOnce = 1_000,
): Promise<boolean> {
  const name = sql.table(table)
  for (let part = 0; part < partsAtOnce; part += 1) {
    const { numAffectedRows } = await sql`
      delete from ${name} where ctid = any(array(
        select ctid from ${name} where ${which} limit ${rowsAtOnce} for update skip locked))`.execute(db)
    if (numAffectedRows !== BigInt(rowsAtOnce)) return false
  }
  return true
}
