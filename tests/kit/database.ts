import { randomBytes } from 'node:crypto'
import pg from 'pg'

export interface TestDatabase {
  url: string
  drop(): Promise<void>
}

/** An empty database of its own in the run's PostgreSQL. */
export async function createDatabase(postgres: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`
  const asOwner = async (statement: string) => {
    const client = new pg.Client({ connectionString: postgres })
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  await asOwner(`create database ${name}`)
  const url = new URL(postgres)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => asOwner(`drop database if exists ${name} with (force)`) }
}
