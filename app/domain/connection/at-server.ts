import { NetworkError } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import type { OpenConnection } from '#app/domain/connection/open.ts'
import { minute, quarter } from '#app/domain/time.ts'

/** Concurrent calls per process to servers that users chose, by kind of work. */
export const slotsOf = {
  'bot.step': 16,
  lost_call: 5,
  'analysis.run': 6,
  'analysis.repeat': 4,
  'inbox.look': 2,
  'ratings.write': 2,
  'action.undo': 2,
  'connection.revoke': 2,
} as const

type Work = keyof typeof slotsOf

/** The largest share of slots for one server, and for all silent ones together. */
const share = 1 / 3
/** In real ms; a longer call counts as an outage. */
const outageMs = 5_000
/** More make no difference to the wait. */
const maxOutages = 10

/** All of the server's slots are taken: retry a little later. */
export class NoSlot extends Error {
  override name = 'NoSlot'
}

/** By kind of work and server; all silent servers count as one. */
const taken = new Map<string, number>()

/** Returns the release. Throws `NoSlot`. */
function enter(work: Work, server: string): () => void {
  const lane = `${work} ${server}`
  const before = taken.get(lane) ?? 0
  if (before >= Math.max(1, Math.floor(slotsOf[work] * share))) throw new NoSlot()
  taken.set(lane, before + 1)
  let held = true
  return () => {
    if (!held) return
    held = false
    const left = (taken.get(lane) ?? 1) - 1
    if (left > 0) taken.set(lane, left)
    else taken.delete(lane)
  }
}

type Served = Pick<OpenConnection, 'id' | 'server' | 'outages'>

/** Takes a slot if a user chose the server, and records whether it is silent. Throws `NoSlot`. */
export async function atServer<T>(
  db: Db,
  work: Work,
  connection: Served,
  signal: AbortSignal | null,
  call: () => Promise<T>,
): Promise<T> {
  const { server } = connection
  if (server === null) return call()
  const isSilent = await isKnownSilent(db, server)
  const leave = enter(work, isSilent ? 'silent' : server)
  signal?.addEventListener('abort', leave, { once: true })
  const startedAt = performance.now()
  try {
    const result = await call()
    await noteAnswer(db, connection, server, isSilent)
    return result
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    const wasSlow = performance.now() - startedAt >= outageMs
    if (wasSlow && isOutage(error)) await noteSilence(db, connection, server)
    else await noteAnswer(db, connection, server, isSilent)
    throw error
  } finally {
    signal?.removeEventListener('abort', leave)
    leave()
  }
}

/** Backoff in ms, up to a quarter of an hour. */
export const waitAfterOutage = ({ outages }: Served) => Math.min(minute * 2 ** Math.max(0, outages - 1), quarter)

const isOutage = ({ kind }: NetworkError) => kind === 'unavailable' || kind === 'unknown_outcome'

async function isKnownSilent(db: Db, server: string): Promise<boolean> {
  const query = db.selectFrom('connections').select('id').where('silent_server', '=', server).limit(1)
  return (await query.executeTakeFirst()) !== undefined
}

async function noteSilence(db: Db, connection: Served, server: string): Promise<void> {
  connection.outages = Math.min(connection.outages + 1, maxOutages)
  await db
    .updateTable('connections')
    .set({ outages: connection.outages, silent_server: server })
    .where('id', '=', connection.id)
    .execute()
}

/** Any answer counts, for all of the server's users. */
async function noteAnswer(db: Db, connection: Served, server: string, wasSilent: boolean): Promise<void> {
  if (connection.outages > 0)
    await db
      .updateTable('connections')
      .set({ outages: 0, silent_server: null })
      .where('id', '=', connection.id)
      .execute()
  connection.outages = 0
  if (!wasSilent) return
  const marked = db.selectFrom('connections').select('id').where('silent_server', '=', server).forUpdate().skipLocked()
  await db
    .with(
      (cte) => cte('marked').materialized(),
      () => marked,
    )
    .updateTable('connections')
    .set({ silent_server: null })
    .where('id', 'in', (query) => query.selectFrom('marked').select('id'))
    .execute()
}
