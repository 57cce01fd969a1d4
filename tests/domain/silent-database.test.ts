import { expect, inject, test } from 'vitest'
import { listen } from '#app/db/listen.ts'
import { connectMs, isUnavailable, openDb } from '#app/db/pool.ts'
import { databaseFaults, databaseRun } from '../chaos/database.ts'
import { startProxy } from '../kit/proxy.ts'
import { until } from '../kit/until.ts'

// Each test waits for a connection timeout, on its own database and proxy.
test.concurrent('bots continue after the database connection dies silently, and repeat no action', async () => {
  const report = await databaseRun({ postgres: inject('postgres'), cuts: 1, ms: 1_000 })
  expect(databaseFaults(report)).toEqual([])
  expect(report.actions).toBeGreaterThan(1)
})

test.concurrent('an unanswered query fails as "unavailable", also in a transaction, and the next query works', async () => {
  const proxy = await startProxy(inject('postgres'))
  const { db, pool } = openDb(proxy.url, 2, () => undefined)
  try {
    await Promise.all([pool.query('select 1'), pool.query('select 1')])
    proxy.cut()
    const plainQuery = pool.query('select 1').catch((error) => error)
    const inTransaction = db
      .transaction()
      .execute((tx) => tx.selectFrom('pg_class' as never).execute())
      .catch((error) => error)
    proxy.mend()
    expect([isUnavailable(await plainQuery), isUnavailable(await inTransaction)]).toEqual([true, true])
    expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
  } finally {
    await db.destroy()
    await proxy.shut()
  }
})

test.concurrent('the server cancels a statement that takes too long, and the connection stays usable', async () => {
  const { pool, db } = openDb(inject('postgres'), 1, () => undefined, 1_000)
  const error = await pool.query('select pg_sleep(20)').catch((found) => found)
  expect([error.code, isUnavailable(error)]).toEqual(['57014', true])
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
  await db.destroy()
})

test.concurrent('a listener whose connection died silently reconnects and signals that it is ready again', async () => {
  const proxy = await startProxy(inject('postgres'))
  let ready = 0
  const received: string[] = []
  const listener = await listen(
    proxy.url,
    ['cut_off'],
    (_channel, payload) => received.push(payload),
    () => {
      ready += 1
    },
  )
  const { pool, db } = openDb(inject('postgres'), 1, () => undefined)
  try {
    proxy.cut()
    await pool.query(`select pg_notify('cut_off', 'lost')`)
    proxy.mend()
    await until(() => ready >= 2)
    await pool.query(`select pg_notify('cut_off', 'received')`)
    await until(() => received.length > 0)
    expect(received).toEqual(['received'])
  } finally {
    await listener.close()
    await db.destroy()
    await proxy.shut()
  }
})

test('a connection is waited for as long as the address says, or three seconds', () => {
  const address = 'postgres://warble@127.0.0.1/warble'
  const waits = ['', '?connect_timeout=10', '?connect_timeout=soon', '?connect_timeout=0'].map((query) =>
    connectMs(address + query),
  )
  expect(waits).toEqual([3_000, 10_000, 3_000, 3_000])
})
