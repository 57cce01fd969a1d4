import { NetworkError } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import type { OpenConnection } from '#app/domain/connection/open.ts'
import { minute, quarter } from '#app/domain/time.ts'

/** The kinds of work that call servers of users' choosing, and how much of each runs in a process at once. */
export const placesOf = {
  'bot.step': 16,
  lost_call: 5,
  'analysis.run': 6,
  'analysis.repeat': 4,
  'inbox.look': 2,
  'action.undo': 2,
  'connection.revoke': 2,
} as const

type Work = keyof typeof placesOf

/** One server, and all silent ones together, take no more than this of the places: it leaves room for the others. */
const share = 1 / 3
/** A call that an outage held longer than this took the room of others, in real ms. */
const long = 5_000
/** As many outages in a row as make a difference. */
const mostOutages = 10

/** All places of the server are taken: the work is to be tried again a little later. */
export class NoPlace extends Error {
  override name = 'NoPlace'
}

/** By the kind of work and its server; all silent servers count as one. */
const taken = new Map<string, number>()

/** Takes a place, and returns what gives it back. Throws `NoPlace`. */
function enter(work: Work, server: string): () => void {
  const lane = `${work} ${server}`
  const before = taken.get(lane) ?? 0
  if (before >= Math.max(1, Math.floor(placesOf[work] * share))) throw new NoPlace()
  taken.set(lane, before + 1)
  let isIn = true
  return () => {
    if (!isIn) return
    isIn = false
    const left = (taken.get(lane) ?? 1) - 1
    if (left > 0) taken.set(lane, left)
    else taken.delete(lane)
  }
}

type Served = Pick<OpenConnection, 'id' | 'server' | 'outages'>

/**
 * Calls the account's server, in a place of its own if its user has chosen it, and notes for all processes whether it is
 * silent: that delays its own users only. Throws `NoPlace`. The end of `signal` gives the place back.
 */
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
  const begun = performance.now()
  try {
    const result = await call()
    await noteAnswer(db, connection, server, isSilent)
    return result
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    const isHeld = performance.now() - begun >= long
    if (isHeld && isOutage(error)) await noteSilence(db, connection, server)
    else await noteAnswer(db, connection, server, isSilent)
    throw error
  } finally {
    signal?.removeEventListener('abort', leave)
    leave()
  }
}

/** How long a bot waits after an outage, in ms: longer after each that held its step, up to a quarter of an hour. */
export const waitAfterOutage = ({ outages }: Served) => Math.min(minute * 2 ** Math.max(0, outages - 1), quarter)

const isOutage = ({ kind }: NetworkError) => kind === 'unavailable' || kind === 'unknown_outcome'

async function isKnownSilent(db: Db, server: string): Promise<boolean> {
  const query = db.selectFrom('connections').select('id').where('silent_server', '=', server).limit(1)
  return (await query.executeTakeFirst()) !== undefined
}

async function noteSilence(db: Db, connection: Served, server: string): Promise<void> {
  connection.outages = Math.min(connection.outages + 1, mostOutages)
  await db
    .updateTable('connections')
    .set({ outages: connection.outages, silent_server: server })
    .where('id', '=', connection.id)
    .execute()
}

/** Whatever a server answers, it is not silent, for any of its users. */
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
