import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Db, isConnectionLost } from '#app/db/pool.ts'
import type { RequestContext } from '#app/http/request/context.ts'

const [maxWaitMs, pollMs] = [8_000, 150]

/** Not for writes: one whose response was lost may have been done. */
export async function retryReads<T>(context: RequestContext, read: () => Promise<T> | T): Promise<T> {
  for (;;) {
    try {
      return await read()
    } catch (error) {
      if (!isConnectionLost(error) || context.closed?.aborted) throw error
      context.patient_until ??= performance.now() + maxWaitMs
      if (performance.now() > context.patient_until) throw error
      await databaseBack(context.services.db)
    }
  }
}

const awaited = new WeakMap<Db, Promise<void>>()

/** One query polls for all waiting requests. */
function databaseBack(db: Db): Promise<void> {
  const waiting = awaited.get(db) ?? ask(db).finally(() => awaited.delete(db))
  awaited.set(db, waiting)
  return waiting
}

async function ask(db: Db): Promise<void> {
  const until = performance.now() + maxWaitMs
  let isBack = false
  while (!isBack && performance.now() < until) {
    await pause(pollMs)
    isBack = await sql`select 1`.execute(db).then(
      () => true,
      () => false,
    )
  }
}
