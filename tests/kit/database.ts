import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { openDb } from '#app/db/pool.ts'
import { createQueues, openBoss } from '#app/queue/queue.ts'
import { migrateFromFiles } from './migrated.ts'
import { until } from './until.ts'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** An arbitrary id of the advisory lock under which the first process creates the template. */
const templateLock = 4_410_013

/** A database in the run's PostgreSQL: a copy of the migrated template, or empty. */
export async function createDatabase(postgres: string, { empty = false } = {}): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  if (empty) await asOwner(postgres, (run) => run(`create database ${name}`))
  else await copyTemplate(postgres, name)
  return {
    url: databaseUrl(postgres, name),
    drop: () => asOwner(postgres, (run) => run(`drop database if exists ${name} with (force)`)),
  }
}

async function copyTemplate(postgres: string, name: string): Promise<void> {
  await asOwner(postgres, async (run) => {
    // A template cannot be copied twice at the same time.
    await run(`select pg_advisory_lock(${templateLock})`)
    const made = await run(`select 1 from pg_database where datname = 'migrated'`)
    if (made.rowCount === 0) {
      await run('create database migrating')
      await migrate(databaseUrl(postgres, 'migrating'))
      // The queue closes its connections a little later.
      const open = `select pg_terminate_backend(pid) from pg_stat_activity where datname = 'migrating'`
      await until(async () => (await run(open)).rowCount === 0)
      await run('alter database migrating rename to migrated')
    }
    // Copying files takes a third less than writing them to the log.
    await run(`create database ${name} template migrated strategy file_copy`)
  })
}

async function migrate(url: string): Promise<void> {
  const { db } = openDb(url, 1, () => undefined, null)
  await migrateFromFiles(db)
  const boss = openBoss(url, () => undefined)
  await boss.start()
  await createQueues(boss, db)
  await boss.stop({ graceful: false, wait: false })
  await db.destroy()
}

async function asOwner(
  postgres: string,
  work: (run: (statement: string) => Promise<pg.QueryResult>) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: postgres })
  await client.connect()
  try {
    await work((statement) => client.query(statement))
  } finally {
    await client.end()
  }
}

/** On a starved machine the shipped three seconds are too few to open a connection. */
function databaseUrl(postgres: string, name: string): string {
  const url = new URL(postgres)
  url.pathname = `/${name}`
  url.searchParams.set('connect_timeout', '60')
  return url.href
}
