import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { inTransaction, openDb } from '#app/db/pool.ts'
import { databaseUse, noDatabaseUse } from '#app/db/statements.ts'

async function withDb<T>(connections: number, work: (db: ReturnType<typeof openDb>['db']) => Promise<T>): Promise<T> {
  const { db } = openDb(inject('postgres'), connections, () => undefined)
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

test('a statement asked for repeatedly is prepared, others and those without values are not', async () => {
  await withDb(1, async (db) => {
    for (const value of [1, 2, 3, 4]) {
      const { rows } = await sql<{ twice: number }>`select ${value}::int * 2 as twice`.execute(db)
      expect(rows).toEqual([{ twice: value * 2 }])
      await sql`select 1 as always`.execute(db)
    }
    await sql`select ${1}::int as once`.execute(db)
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db)
    expect(rows).toEqual([{ statement: 'select $1::int * 2 as twice' }])
  })
})

test('a prepared statement that fails can be asked again, also in a transaction', async () => {
  await withDb(1, async (db) => {
    const divide = (by: number) => sql<{ part: number }>`select 10 / ${by}::int as part`.execute(db)
    for (const by of [1, 2, 5]) expect((await divide(by)).rows).toEqual([{ part: 10 / by }])
    await expect(divide(0)).rejects.toThrow('division by zero')
    expect((await divide(10)).rows).toEqual([{ part: 1 }])
    await expect(db.transaction().execute((tx) => sql`select 10 / ${0}::int as part`.execute(tx))).rejects.toThrow()
    expect((await divide(5)).rows).toEqual([{ part: 2 }])
  })
})

test('queries side by side are one round trip', async () => {
  await withDb(3, async (db) => {
    const use = noDatabaseUse()
    const ask = () => sql`select pg_sleep(0)`.execute(db)
    await databaseUse.run(use, async () => {
      await ask()
      await Promise.all([ask(), ask(), ask()])
    })
    expect(use).toMatchObject({ queries: 4, round_trips: 2, waiting: 0 })
    expect(use.ms).toBeGreaterThan(0)
  })
})

test('a transaction that is ended by a deadlock is repeated', async () => {
  await withDb(2, async (db) => {
    const locks = (tx: Parameters<Parameters<typeof inTransaction>[1]>[0], key: number) =>
      sql`select pg_advisory_xact_lock(${key}::bigint)`.execute(tx)
    let begun = 0
    let bothHold = () => {}
    const held = new Promise<void>((resolve) => {
      bothHold = resolve
    })
    const lockBoth = (first: number, second: number) =>
      inTransaction(db, async (tx) => {
        await locks(tx, first)
        begun += 1
        if (begun === 2) bothHold()
        await held
        await locks(tx, second)
        return first
      })
    expect(await Promise.all([lockBoth(71, 72), lockBoth(72, 71)])).toEqual([71, 72])
    expect(begun).toBe(3)
  })
})
