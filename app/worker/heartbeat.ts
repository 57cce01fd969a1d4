import { randomUUID } from 'node:crypto'
import { deleteHeartbeat, heartbeatInterval, recordHeartbeat } from '#app/domain/health/heartbeat.ts'
import type { Services } from '#app/services.ts'

/** Records that this worker is running, until it is stopped. */
export function runHeartbeat({ db, log }: Services): { stop(): Promise<void> } {
  const id = randomUUID()
  let recording = Promise.resolve()
  const record = () => {
    recording = recordHeartbeat(db, id).catch((error) => log.warn({ err: error }, 'the heartbeat was not recorded'))
  }
  record()
  const timer = setInterval(record, heartbeatInterval)
  return {
    async stop() {
      clearInterval(timer)
      await recording
      await deleteHeartbeat(db, id).catch(() => undefined)
    },
  }
}
