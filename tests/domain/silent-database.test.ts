import { expect, inject, test } from 'vitest'
import { listen } from '#app/db/listen.ts'
import { isUnavailable, openDb } from '#app/db/pool.ts'
import { databaseFaults, databaseRun } from '../chaos/database.ts'
import { startProxy } from '../kit/proxy.ts'
import { until } from '../kit/until.ts'

// Each waits for a connection to be given up, on a database and a proxy of its own.
test.concurrent('bots whose way to the database dies without a word go on, and do nothing twice', async () => {
  const report = await databaseRun({ postgres: inject('postgres'), cuts: 1, ms: 1_000 })
  expect(databaseFaults(report)).toEqual([])
  expect(report.actions).toBeGreaterThan(1)
})

test.concurrent('a question that nobody answers ends as "try again later", in a transaction too, and the next one is answered', async () => {
  const proxy = await startProxy(inject('postgres'))
  const { db, pool } = openDb(proxy.url, 2, () => undefined)
  try {
    await Promise.all([pool.query('select 1'), pool.query('select 1')])
    proxy.cut()
    const alone = pool.query('select 1').catch((error) => error)
    const inside = db
      .transaction()
      .execute((tx) => tx.selectFrom('pg_class' as never).execute())
      .catch((error) => error)
    proxy.mend()
    expect([isUnavailable(await alone), isUnavailable(await inside)]).toEqual([true, true])
    expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
  } finally {
    await db.destroy()
    await proxy.shut()
  }
})

test.concurrent('a statement that takes too long is ended by the server, and the connection stays', async () => {
  const { pool, db } = openDb(inject('postgres'), 1, () => undefined, 50)
  const error = await pool.query('select pg_sleep(20)').catch((found) => found)
  expect([error.code, isUnavailable(error)]).toEqual(['57014', true])
  expect((await pool.query('select 2 as two')).rows).toEqual([{ two: 2 }])
  await db.destroy()
})

test.concurrent('a listener that hears nothing any more is made again, and told so', async () => {
  const proxy = await startProxy(inject('postgres'))
  let ready = 0
  const heard: string[] = []
  const listener = await listen(
    proxy.url,
    ['cut_off'],
    (_channel, payload) => heard.push(payload),
    () => {
      ready += 1
    },
  )
  const { pool, db } = openDb(inject('postgres'), 1, () => undefined)
  try {
    proxy.cut()
    await pool.query(`select pg_notify('cut_off', 'unheard')`)
    proxy.mend()
    await until(() => ready === 2)
    await pool.query(`select pg_notify('cut_off', 'heard')`)
    await until(() => heard.length > 0)
    expect(heard).toEqual(['heard'])
  } finally {
    await listener.close()
    await db.destroy()
    await proxy.shut()
  }
})
