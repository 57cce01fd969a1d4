import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { type Migration, Migrator } from 'kysely'
import type { Db } from '#app/db/pool.ts'

const folder = new URL('../../migrations/', import.meta.url)

/** Does what app/db/migrate.ts does, but lists the files at run time, as benchmarks run without a build. */
export async function migrateFromFiles(db: Db): Promise<void> {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.ts'))
    .map((name) => basename(name, '.ts'))
  const found = names.map(async (name): Promise<[string, Migration]> => {
    return [name, await import(/* @vite-ignore */ new URL(`${name}.ts`, folder).href)]
  })
  const migrations = Object.fromEntries(await Promise.all(found))
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) throw error
}
