import { ready } from '../../scripts/ready.js'
import { startRunPostgres } from '../kit/run-postgres.ts'

/** The workers get the database's URL by their environment. Built here once: each of their servers would build anew. */
export default async function setup(): Promise<() => Promise<void>> {
  await ready({ build: true })
  const { url, stop } = await startRunPostgres()
  process.env.RUN_POSTGRES = url
  return stop
}
