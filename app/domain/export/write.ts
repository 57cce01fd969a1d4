import type { Clock } from '#app/adapters/clock.ts'
import { type Db, inTransaction, isForeignKeyViolation } from '#app/db/pool.ts'
import type { Snapshot } from '#app/db/snapshot.ts'
import { archiveOf } from '#app/domain/export/archive.ts'
import { exportLife } from '#app/domain/export/export.ts'
import { publish } from '#app/live/publish.ts'
import type { Attempt, Queue } from '#app/queue/queue.ts'

interface Deps {
  db: Db
  queue: Queue
  snapshot: Snapshot
  clock: Clock
}

const partBytes = 256 * 1024

interface StartedExport {
  id: string
  user_id: string
}

/** After the last attempt the export is marked as failed and its user notified. */
export async function writeExport(deps: Deps, id: string, { isLast, signal }: Attempt): Promise<void> {
  const { db, snapshot, clock } = deps
  const begun = await db
    .updateTable('exports')
    .set({ state: 'writing' })
    .where('id', '=', id)
    .where('state', 'in', ['waiting', 'writing'])
    .returning(['id', 'user_id'])
    .executeTakeFirst()
  if (!begun) return
  await db.deleteFrom('export_parts').where('export_id', '=', id).execute()
  try {
    const bytes = await snapshot(signal, (read) =>
      store(db, begun, archiveOf(read, begun.user_id, clock.now()), signal),
    )
    await end(deps, begun, { state: 'ready', bytes })
  } catch (error) {
    // The user was deleted, or started another export.
    if (isForeignKeyViolation(error, 'export_id')) return
    if (isLast) await end(deps, begun, { state: 'failed', bytes: null })
    throw error
  }
}

/** Returns the number of bytes. */
async function store(db: Db, { id, user_id }: StartedExport, chunks: AsyncIterable<Buffer>, signal: AbortSignal) {
  let waiting: Buffer[] = []
  let size = 0
  let part = 0
  let total = 0
  const flush = async () => {
    signal.throwIfAborted()
    const bytes = Buffer.concat(waiting)
    await db.insertInto('export_parts').values({ export_id: id, user_id, part, bytes }).execute()
    waiting = []
    total += size
    size = 0
    part += 1
  }
  for await (const chunk of chunks) {
    waiting.push(chunk)
    size += chunk.length
    if (size >= partBytes) await flush()
  }
  if (size > 0) await flush()
  return total
}

function end(
  { db, queue, clock }: Deps,
  { id, user_id }: StartedExport,
  result: { state: 'ready' | 'failed'; bytes: number | null },
): Promise<void> {
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    const ended = await tx
      .updateTable('exports')
      .set({ ...result, ready_at: result.state === 'ready' ? now : null, expires_at: later(now) })
      .where('id', '=', id)
      .returning('id')
      .executeTakeFirst()
    if (!ended) return
    await queue.enqueue(tx, 'mail.export', { export_id: id })
    await publish(tx, user_id, 'export', { state: result.state }, now)
  })
}

const later = (now: Date) => new Date(now.getTime() + exportLife)
