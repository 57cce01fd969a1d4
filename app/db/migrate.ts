import { type Migration, Migrator } from 'kysely'
import type { Db } from '#app/db/pool.ts'

const files = import.meta.glob<Migration>('/migrations/*.ts', { eager: true })

/** Runs the pending migrations; servers that start simultaneously wait for each other. */
export async function migrate(db: Db): Promise<string[]> {
  const migrations = Object.fromEntries(
    Object.entries(files).map(([path, migration]) => [path.replace(/^.*\/|\.ts$/g, ''), migration]),
  )
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    // Migrations from parallel branches may be merged in any order of their numbers.
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (error) throw error
  return (results ?? []).filter((result) => result.status === 'Success').map((result) => result.migrationName)
}
