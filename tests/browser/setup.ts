import { startRunPostgres } from '../kit/run-postgres.ts'

/** The workers get the URL by their environment. */
export default async function setup(): Promise<() => Promise<void>> {
  const { url, stop } = await startRunPostgres()
  process.env.RUN_POSTGRES = url
  return stop
}
