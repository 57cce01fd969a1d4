import type { Db } from '#app/db/pool.ts'
import type { LiveKind } from '#app/live/publish.ts'

export interface LiveEvent {
  version: number
  kind: LiveKind
  data: Record<string, unknown>
}

export interface Subscriber {
  /** Events in order, without duplicates. */
  deliver(events: LiveEvent[]): void
  /** Missed events are no longer stored: reload everything. */
  reset(version: number): void
  /** The user was deleted; no more events follow. */
  userDeleted(): void
}

/** One listening connection per process, whatever the number of streams. */
export interface Hub {
  /** Delivers events newer than `since` (null: from now on). Returns how to unsubscribe. */
  subscribe(userId: string, since: number | null, subscriber: Subscriber): Promise<() => void>
  /** Open subscriptions, for /metrics and tests. */
  size(): number
}

interface Stream {
  version: number
  subscriber: Subscriber
}

export function createHub(db: Db): Hub & { notify(userId: string): void; resync(): void } {
  const streams = new Map<string, Set<Stream>>()
  const busy = new Map<string, boolean>()

  async function catchUp(userId: string): Promise<void> {
    const open = streams.get(userId)
    if (!open?.size) return
    const since = Math.min(...[...open].map(({ version }) => version))
    const events = await eventsSince(db, userId, since)
    if (events.length === 0 && !(await isThere(db, userId))) {
      streams.delete(userId)
      for (const { subscriber } of open) subscriber.userDeleted()
    }
    for (const stream of open) {
      const fresh = events.filter(({ version }) => version > stream.version)
      const last = fresh.at(-1)
      if (!last) continue
      stream.version = last.version
      deliver(stream, fresh, open)
    }
  }

  /** A subscriber that throws is dropped: it must not keep events from the others. */
  function deliver(stream: Stream, events: LiveEvent[], open: Set<Stream>): void {
    try {
      stream.subscriber.deliver(events)
    } catch {
      open.delete(stream)
    }
  }

  /** One read per user at a time; notifications meanwhile lead to one more. */
  async function deliverNew(userId: string): Promise<void> {
    if (busy.has(userId)) {
      busy.set(userId, true)
      return
    }
    busy.set(userId, false)
    try {
      await catchUp(userId)
    } catch {
      // The database is unreachable; the listener's reconnect resyncs every stream.
    }
    const again = busy.get(userId)
    busy.delete(userId)
    if (again) await deliverNew(userId)
  }

  return {
    async subscribe(userId, since, subscriber) {
      const head = await headOf(db, userId)
      const stream: Stream = { version: head.version, subscriber }
      if (since !== null && since < head.version && since >= head.oldest - 1) stream.version = since
      else if (since !== null && since !== head.version) subscriber.reset(head.version)
      const open = streams.get(userId) ?? new Set()
      streams.set(userId, open.add(stream))
      void deliverNew(userId)
      return () => {
        open.delete(stream)
        if (open.size === 0 && streams.get(userId) === open) streams.delete(userId)
      }
    },
    size: () => [...streams.values()].reduce((sum, open) => sum + open.size, 0),
    notify: (userId) => void deliverNew(userId),
    resync() {
      for (const userId of streams.keys()) void deliverNew(userId)
    },
  }
}

async function eventsSince(db: Db, userId: string, since: number): Promise<LiveEvent[]> {
  const rows = await db
    .selectFrom('live_events')
    .select(['version', 'kind', 'data'])
    .where('user_id', '=', userId)
    .where('version', '>', since)
    .orderBy('version')
    .execute()
  return rows as LiveEvent[]
}

async function isThere(db: Db, userId: string): Promise<boolean> {
  return Boolean(await db.selectFrom('users').select('id').where('id', '=', userId).executeTakeFirst())
}

/** A user's newest version, and the oldest that is still stored. */
async function headOf(db: Db, userId: string): Promise<{ version: number; oldest: number }> {
  const row = await db
    .selectFrom('live_heads')
    .select('version')
    .select((where) =>
      where
        .selectFrom('live_events')
        .select((min) => min.fn.min('version').as('oldest'))
        .whereRef('live_events.user_id', '=', 'live_heads.user_id')
        .as('oldest'),
    )
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ? { version: row.version, oldest: row.oldest ?? row.version + 1 } : { version: 0, oldest: 1 }
}

/** Deletes events that no browser can request any more. */
export async function deleteOldEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('live_events').where('created_at', '<', before).execute()
}
