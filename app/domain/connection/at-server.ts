import { sql } from 'kysely'
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
/** The share of all servers that never answered yet: host names are cheap, and a silent one shows only after the first wait. */
const newShare = 1 / 2
/** Real time: a longer call counts as an outage. */
const outageMs = 5_000
/** More make no difference to the wait. */
const maxOutages = 10

/** All of the server's slots are taken: retry a little later. */
export class NoSlot extends Error {
  override name = 'NoSlot'
}

/** By kind of work and lane: a server, all silent ones, or all new ones. */
const taken = new Map<string, number>()

interface Lane {
  name: string
  share: number
}

const lanesOf = (server: string, { is_silent, has_answered }: Known): Lane[] => {
  if (is_silent) return [{ name: 'silent', share }]
  return [{ name: server, share }, ...(has_answered ? [] : [{ name: 'new', share: newShare }])]
}

/** Returns the release. Throws `NoSlot`. */
function enter(work: Work, lanes: Lane[]): () => void {
  const names = lanes.map(({ name }) => `${work} ${name}`)
  const before = names.map((name) => taken.get(name) ?? 0)
  if (lanes.some((lane, at) => (before[at] ?? 0) >= Math.max(1, Math.floor(slotsOf[work] * lane.share))))
    throw new NoSlot()
  for (const [at, name] of names.entries()) taken.set(name, (before[at] ?? 0) + 1)
  let held = true
  return () => {
    if (!held) return
    held = false
    for (const name of names) {
      const left = (taken.get(name) ?? 1) - 1
      if (left > 0) taken.set(name, left)
      else taken.delete(name)
    }
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
  const known = await knownOf(db, server)
  const leave = enter(work, lanesOf(server, known))
  signal?.addEventListener('abort', leave, { once: true })
  const startedAt = performance.now()
  try {
    const result = await call()
    await noteAnswer(db, connection, server, known)
    if (!known.has_answered) await noteService(db, connection, server)
    return result
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    const wasSlow = performance.now() - startedAt >= outageMs
    if (wasSlow && isOutage(error)) await noteSilence(db, connection, server)
    else await noteAnswer(db, connection, server, known)
    throw error
  } finally {
    signal?.removeEventListener('abort', leave)
    leave()
  }
}

/** Backoff in ms, up to a quarter of an hour. */
export const waitAfterOutage = ({ outages }: Served) => Math.min(minute * 2 ** Math.max(0, outages - 1), quarter)

const isOutage = ({ kind }: NetworkError) => kind === 'unavailable' || kind === 'unknown_outcome'

interface Known {
  is_silent: boolean
  has_answered: boolean
}

async function knownOf(db: Db, server: string): Promise<Known> {
  const { rows } = await sql<Known>`
    select exists (select from connections where silent_server = ${server}) as is_silent,
      exists (select from connections where answered_server = ${server}) as has_answered`.execute(db)
  return rows[0] ?? { is_silent: false, has_answered: false }
}

async function noteSilence(db: Db, connection: Served, server: string): Promise<void> {
  connection.outages = Math.min(connection.outages + 1, maxOutages)
  await db
    .updateTable('connections')
    .set({ outages: connection.outages, silent_server: server })
    .where('id', '=', connection.id)
    .execute()
}

/** A refusal doesn't count: it costs a server nothing. */
async function noteService(db: Db, { id }: Served, server: string): Promise<void> {
  await db.updateTable('connections').set({ answered_server: server }).where('id', '=', id).execute()
}

/** Any answer counts, for all of the server's users. */
async function noteAnswer(db: Db, connection: Served, server: string, known: Known): Promise<void> {
  if (connection.outages > 0)
    await db
      .updateTable('connections')
      .set({ outages: 0, silent_server: null })
      .where('id', '=', connection.id)
      .execute()
  connection.outages = 0
  if (!known.is_silent) return
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
