import pg from 'pg'
import { connectMs } from '#app/db/pool.ts'

export interface Listener {
  close(): Promise<void>
}

const firstRetry = 250
const lastRetry = 2_000
const probeEvery = 5_000
const probeTimeout = 3_000

/**
 * Reopens a lost or half-open connection. `onReady` runs on every (re)connection: earlier notifications were missed.
 */
export async function listen(
  url: string,
  channels: string[],
  onNotification: (channel: string, payload: string) => void,
  onReady: () => void,
): Promise<Listener> {
  let closed = false
  let client: pg.Client | null = null
  let retry = firstRetry
  let timer: NodeJS.Timeout | undefined

  async function open(): Promise<void> {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: connectMs(url) })
    next.on('notification', ({ channel, payload }) => onNotification(channel, payload ?? ''))
    next.on('error', () => lost(next))
    next.on('end', () => lost(next))
    await next.connect()
    for (const channel of channels) await next.query(`listen ${channel}`)
    client = next
    retry = firstRetry
    onReady()
    probe(next)
  }

  function probe(current: pg.Client): void {
    timer = setTimeout(async () => {
      const late = setTimeout(() => lost(current), probeTimeout)
      await current.query('select 1').catch(() => undefined)
      clearTimeout(late)
      if (client === current) probe(current)
    }, probeEvery)
  }

  function lost(current: pg.Client): void {
    if (closed || (client !== null && client !== current)) return
    if (client === null && timer) return
    client = null
    clearTimeout(timer)
    current.removeAllListeners('end')
    void current.end().catch(() => undefined)
    timer = setTimeout(() => {
      timer = undefined
      open().catch(() => lost(current))
    }, retry)
    retry = Math.min(retry * 2, lastRetry)
  }

  await open()
  return {
    async close() {
      closed = true
      clearTimeout(timer)
      await client?.end()
    },
  }
}
