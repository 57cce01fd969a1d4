import { type Migration, Migrator, sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'

const files = import.meta.glob<Migration>('/migrations/*.ts', { eager: true })

/**
 * Runs the pending migrations; servers that start simultaneously wait for each other. Those of a later version,
 * unknown to this one, count as done: it can still be started beside that version, or after it.
 */
export async function migrate(db: Db): Promise<string[]> {
  const later = Object.fromEntries((await executed(db)).map((name) => [name, done]))
  const own = Object.fromEntries(
    Object.entries(files).map(([path, migration]) => [path.replace(/^.*\/|\.ts$/g, ''), migration]),
  )
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...later, ...own }) },
    // Migrations from parallel branches may be merged in any order of their numbers.
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName)
}

const done: Migration = { up: async () => undefined }

async function executed(db: Db): Promise<string[]> {
  const { rows } = await sql<{ there: boolean }>`select to_regclass('kysely_migration') is not null as there`.execute(
    db,
  )
  if (!rows[0]?.there) return []
  return (await sql<{ name: string }>`select name from kysely_migration`.execute(db)).rows.map(({ name }) => name)
}
