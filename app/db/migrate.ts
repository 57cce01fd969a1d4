import { type Migration, Migrator, sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'

const files = import.meta.glob<Migration>('/migrations/*.ts', { eager: true })

/** Unknown migrations of a later version count as done, so that this version can run beside or after it. */
export async function migrate(db: Db): Promise<string[]> {
  const later = Object.fromEntries((await executed(db)).map((name) => [name, done]))
  const own = Object.fromEntries(Object.entries(files).map(([path, migration]) => [nameOf(path), migration]))
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...later, ...own }) },
    // Parallel branches may merge in any order of their numbers.
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName)
}

/** Known here and not yet made in this database. */
export async function pendingMigrations(db: Db): Promise<string[]> {
  const known = new Set(await executed(db))
  return Object.keys(files)
    .map(nameOf)
    .filter((name) => !known.has(name))
}

const nameOf = (path: string) => path.replace(/^.*\/|\.ts$/g, '')

const done: Migration = { up: async () => undefined }

async function executed(db: Db): Promise<string[]> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(
    db,
  )
  if (!rows[0]?.there) return []
  return (await sql<{ name: string }>`select name from kysely_migration`.execute(db)).rows.map(({ name }) => name)
}
