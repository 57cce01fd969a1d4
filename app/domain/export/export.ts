import { sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import { inTransaction } from '#app/db/pool.ts'
import type { Exports } from '#app/db/schema-accounts.ts'
import { recordSecurityEvent } from '#app/domain/account/security/events.ts'
import { type Holder, requireRecentProof } from '#app/domain/account/session/recent-proof.ts'
import { hit, hitOn, limits } from '#app/domain/metering/limits.ts'
import { retention } from '#app/domain/retention.ts'
import { hour } from '#app/domain/time.ts'
import type { Queue } from '#app/queue/queue.ts'

export const exportLife = retention.exports.life
/** Longer than all attempts of a job, even if each is killed. */
const stuckAfter = 3 * hour

export interface ExportView {
  state: Exports['state']
  created_at: Date
  ready_at: Date | null
  expires_at: Date | null
  bytes: number | null
}

export async function exportOf(db: Db, userId: string, now: Date): Promise<ExportView | null> {
  const row = await db
    .selectFrom('exports')
    .select(['state', 'created_at', 'ready_at', 'expires_at', 'bytes'])
    .where('user_id', '=', userId)
    .where((where) => where.or([where('expires_at', 'is', null), where('expires_at', '>', now)]))
    .executeTakeFirst()
  return row ?? null
}

const isUnderWay = ({ state }: Pick<ExportView, 'state'>) => state === 'waiting' || state === 'writing'

/** One at a time; a ready one is returned, or replaced if asked for. Throws `too_many`, and as `requireRecentProof` does. */
export function beginExport(
  { db, queue }: { db: Db; queue: Queue },
  holder: Holder,
  now: Date,
  { replacesReady = false } = {},
): Promise<{ begun: boolean; current: ExportView }> {
  const { session_id } = holder
  const user_id = holder.user.id
  return inTransaction(db, async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', user_id).forUpdate().execute()
    const known = await exportOf(tx, user_id, now)
    if (known && (isUnderWay(known) || (known.state === 'ready' && !replacesReady)))
      return { begun: false, current: known }
    await requireRecentProof(tx, holder, now)
    await hit(tx, [hitOn(limits.export, user_id)], now)
    await tx.deleteFrom('exports').where('user_id', '=', user_id).execute()
    const { id, ...current } = await tx
      .insertInto('exports')
      .values({ user_id, state: 'waiting', created_at: now })
      .returning(['id', 'state', 'created_at', 'ready_at', 'expires_at', 'bytes'])
      .executeTakeFirstOrThrow()
    await queue.enqueue(tx, 'export.write', { export_id: id })
    await recordSecurityEvent(tx, { user_id, kind: 'data_exported', session_id }, now)
    return { begun: true, current }
  })
}

/** The driver's garbage is collected promptly for short texts, but only after 64 MB for whole parts. */
const sliceBytes = 8 * 1024

interface Download {
  bytes: number
  created_at: Date
  parts: AsyncGenerator<Buffer>
}

/** null: none is ready. Throws as `requireRecentProof` does. */
export async function openExport(db: Db, holder: Holder, now: Date): Promise<Download | null> {
  await requireRecentProof(db, holder, now)
  const row = await db
    .selectFrom('exports')
    .select(['id', 'bytes', 'created_at'])
    .where('user_id', '=', holder.user.id)
    .where('state', '=', 'ready')
    .where('expires_at', '>', now)
    .executeTakeFirst()
  return (row && { bytes: row.bytes ?? 0, created_at: row.created_at, parts: partsOf(db, row.id) }) || null
}

async function* partsOf(db: Db, exportId: string): AsyncGenerator<Buffer> {
  for (let part = 0, from = 1; ; ) {
    const row = await db
      .selectFrom('export_parts')
      .select(sql<Buffer>`substring(bytes from ${from} for ${sliceBytes})`.as('bytes'))
      .where('export_id', '=', exportId)
      .where('part', '=', part)
      .executeTakeFirst()
    if (!row) return
    if (row.bytes.length > 0) yield row.bytes
    const isWhole = row.bytes.length < sliceBytes
    part += isWhole ? 1 : 0
    from = isWhole ? 1 : from + sliceBytes
  }
}

/** Also fails exports that no worker will finish. `rate`: of the product's clock. */
export async function endOldExports(db: Db, now: Date, rate: number): Promise<void> {
  await db.deleteFrom('exports').where('expires_at', '<=', now).execute()
  await db
    .updateTable('exports')
    .set({ state: 'failed', expires_at: new Date(now.getTime() + exportLife) })
    .where('state', 'in', ['waiting', 'writing'])
    .where('created_at', '<', new Date(now.getTime() - stuckAfter * Math.max(1, rate)))
    .execute()
}
