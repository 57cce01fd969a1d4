import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import { openOrNull, type SealedColumn, type Seals, sealedColumns } from '#app/db/sealed.ts'

export interface Resealed {
  column: SealedColumn
  renewed: number
  newest: number
  /** No key in the ring opens them; left unchanged. */
  lost: number
}

const atOnce = 500
const beforeAll = '00000000-0000-0000-0000-000000000000'

/** Safe beside running servers that have both keys: only replaces values that have not changed. Can be resumed. */
export async function reseal(db: Db, seals: Seals): Promise<Resealed[]> {
  const all: Resealed[] = []
  for (const column of sealedColumns) all.push(await resealColumn(db, seals, column))
  return all
}

/** The columns of which some of the first rows are opened by no key. Changes nothing. */
export async function lostColumns(db: Db, seals: Seals): Promise<SealedColumn[]> {
  const lost: SealedColumn[] = []
  for (const column of sealedColumns) {
    const sealed = await batchOf(db, column, beforeAll)
    if (sealed.some(({ row, sealed }) => openOrNull(seals, sealed, { ...column, row }) === null)) lost.push(column)
  }
  return lost
}

async function batchOf(db: Db, column: SealedColumn, after: string): Promise<{ row: string; sealed: string }[]> {
  const { rows, id, value } = holderOf(column)
  const batch = await sql<{ row: string; sealed: string }>`
    select ${id} as row, ${value} as sealed from ${rows} and ${value} is not null and ${id} > ${after}
    order by ${id} limit ${atOnce}`.execute(db)
  return batch.rows
}

async function resealColumn(db: Db, seals: Seals, column: SealedColumn): Promise<Resealed> {
  const counts = { column, renewed: 0, newest: 0, lost: 0 }
  const { change } = holderOf(column)
  let last = beforeAll
  for (;;) {
    const batch = await batchOf(db, column, last)
    for (const { row, sealed } of batch) {
      const plain = openOrNull(seals, sealed, { ...column, row })
      if (plain === null) counts.lost += 1
      else if (seals.isNewest(sealed)) counts.newest += 1
      else {
        const renewed = seals.seal(plain, { ...column, row })
        const { numAffectedRows } = await change(row, sealed, renewed).execute(db)
        counts.renewed += Number(numAffectedRows ?? 0)
      }
      last = row
    }
    if (batch.length < atOnce) return counts
  }
}

interface Holder {
  rows: RawBuilder<unknown>
  id: RawBuilder<string>
  value: RawBuilder<string>
  change(row: string, from: string, to: string): RawBuilder<unknown>
}

const jobs = {
  sealed: { kind: 'mail.account_deleted', id: '{id}', value: '{sealed}' },
  credentials: { kind: 'connection.revoke', id: '{id}', value: '{credentials}' },
  newcomer: { kind: 'mail.request', id: '{newcomer,id}', value: '{newcomer,sealed}' },
} as const

function holderOf({ table, column }: SealedColumn): Holder {
  if (table === 'jobs') {
    const { kind, ...path } = jobs[column]
    const [id, value] = [sql<string>`data #>> ${sql.lit(path.id)}`, sql<string>`data #>> ${sql.lit(path.value)}`]
    const rows = sql`jobs.job where name = ${sql.lit(kind)} and state < 'completed'`
    return {
      rows,
      id,
      value,
      change: (row, from, to) => sql`
        update jobs.job set data = jsonb_set(data, ${sql.lit(path.value)}, to_jsonb(${to}::text))
        where name = ${sql.lit(kind)} and ${id} = ${row} and ${value} = ${from}`,
    }
  }
  const [id, value] = [sql<string>`id`, sql<string>`${sql.ref(column)}`]
  return {
    rows: sql`${sql.table(table)} where true`,
    id,
    value,
    change: (row, from, to) => sql`
      update ${sql.table(table)} set ${value} = ${to} where ${id} = ${row} and ${value} = ${from}`,
  }
}
