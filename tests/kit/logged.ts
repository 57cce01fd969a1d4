import { Writable } from 'node:stream'
import { createLog, withLog } from '#app/log.ts'

export type Logged = Record<string, unknown>

/** What the work logs. */
export async function loggedIn(work: () => Promise<unknown>): Promise<Logged[]> {
  const lines: Logged[] = []
  const destination = new Writable({
    write(line, _encoding, done) {
      lines.push(JSON.parse(String(line)))
      done()
    },
  })
  const log = createLog('info', destination)
  await withLog(() => log, work)
  return lines
}
