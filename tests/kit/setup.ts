import type { TestProject } from 'vitest/node'
import { startRunPostgres } from './run-postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the run's PostgreSQL, as its owner. */
    postgres: string
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { url, stop } = await startRunPostgres()
  project.provide('postgres', url)
  return stop
}
