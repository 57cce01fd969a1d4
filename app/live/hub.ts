import { sql } from 'kysely'
import { deleteInParts } from '#app/db/in-parts.ts'
import type { Db } from '#app/db/pool.ts'
import { type LiveEvent, readPayload } from '#app/live/publish.ts'

export interface Subscriber {
  deliver(events: LiveEvent[]): void
  /** Missed events are gone: reload everything. */
  reset(version: number): void
  userDeleted(): void
  replaced(): void
}

export interface Hub {
  /** Events newer than `since` (null: from now on). Returns the unsubscribe function. */
  subscribe(userId: string, since: number | null, subscriber: Subscriber): Promise<() => void>
  size(): number
}

interface Stream {
  subscriber: Subscriber
  /** null: starts at the present one, from the first query. */
  version: number | null
  /** While opening: the number of the first query that covers it. */
  opening: { query: number | null; done(error?: unknown): void } | null
}

/** Per user; a page has one. */
const maxPerUser = 20
const maxUsersPerQuery = 500
const maxConcurrentQueries = 2

/** `retryMs`: backoff after a failed read. */
export function createHub(db: Db, retryMs = 1_000): Hub & { receive(payload: string): void; resync(): void } {
  const streams = new Map<string, Set<Stream>>()
  const waiting = new Set<string>()
  let readers = 0
  let queries = 0

  async function readAll(): Promise<void> {
    readers += 1
    while (waiting.size > 0) await read([...waiting].slice(0, maxUsersPerQuery))
    readers -= 1
  }

  async function read(users: string[]): Promise<void> {
    queries += 1
    const query = queries
    const wanted = users.map((user_id) => {
      waiting.delete(user_id)
      const open = [...(streams.get(user_id) ?? [])]
      for (const { opening } of open) if (opening) opening.query ??= query
      const known = open.flatMap(({ version }) => version ?? [])
      return { user_id, since: known.length > 0 ? Math.min(...known) : null }
    })
    try {
      for (const news of await newsOf(db, wanted)) deliverNews(news, query)
    } catch (error) {
      for (const user of users)
        for (const { opening } of streams.get(user) ?? []) if (opening?.query === query) opening.done(error)
      setTimeout(() => users.filter((user) => streams.has(user)).forEach(ask), retryMs).unref()
    }
  }

  function deliverNews({ user_id, is_there, head, oldest, events }: News, query: number): void {
    const open = streams.get(user_id) ?? new Set()
    for (const stream of open) {
      // It opened after this query began.
      if (stream.opening && (stream.opening.query ?? Number.POSITIVE_INFINITY) > query) continue
      if (stream.opening) openAt(stream, head, oldest)
      const { version } = stream
      const fresh = (events ?? []).filter((event) => version !== null && event.version > version)
      if (fresh.length > 0) deliver(stream, fresh, open)
    }
    if (is_there) return
    streams.delete(user_id)
    for (const { subscriber, opening } of open) {
      opening?.done()
      subscriber.userDeleted()
    }
  }

  function openAt(stream: Stream, head: number, oldest: number): void {
    const { version, subscriber, opening } = stream
    const isKept = version !== null && version >= oldest - 1 && version <= head
    if (!isKept) stream.version = head
    if (!isKept && version !== null) subscriber.reset(head)
    stream.opening = null
    opening?.done()
  }

  function makeRoom(open: Set<Stream>): void {
    for (const oldest of open) {
      if (open.size < maxPerUser) return
      open.delete(oldest)
      oldest.opening?.done()
      oldest.subscriber.replaced()
    }
  }

  /** A subscriber that throws is dropped, so that the others still get events. */
  function deliver(stream: Stream, events: LiveEvent[], open: Set<Stream>): void {
    stream.version = events.at(-1)?.version ?? stream.version
    try {
      stream.subscriber.deliver(events)
    } catch {
      open.delete(stream)
    }
  }

  function ask(userId: string): void {
    waiting.add(userId)
    if (readers < maxConcurrentQueries) void readAll()
  }

  /** A stream that lacks only this event gets it directly; others run a query. */
  function receive(payload: string): void {
    const { user_id, event } = readPayload(payload)
    const open = streams.get(user_id)
    if (!open) return
    let asks = event === null
    for (const stream of open) {
      const { opening, version } = stream
      if (event && !opening && version === event.version - 1) deliver(stream, [event], open)
      else if (event && (opening || version === null || version < event.version)) asks = true
    }
    if (asks) ask(user_id)
  }

  return {
    async subscribe(userId, since, subscriber) {
      const stream: Stream = { subscriber, version: since, opening: null }
      const open = streams.get(userId) ?? new Set()
      makeRoom(open)
      const close = () => {
        open.delete(stream)
        if (open.size === 0 && streams.get(userId) === open) streams.delete(userId)
      }
      streams.set(userId, open.add(stream))
      await new Promise<void>((resolve, reject) => {
        stream.opening = { query: null, done: (error) => (error ? reject(error) : resolve()) }
        ask(userId)
      }).catch((error) => {
        close()
        throw error
      })
      return close
    },
    size: () => [...streams.values()].reduce((sum, open) => sum + open.size, 0),
    receive,
    resync() {
      for (const userId of streams.keys()) ask(userId)
    },
  }
}

interface Wanted {
  user_id: string
  since: number | null
}

interface News {
  user_id: string
  is_there: boolean
  head: number
  oldest: number
  events: LiveEvent[] | null
}

async function newsOf(db: Db, wanted: Wanted[]): Promise<News[]> {
  const [users, versions] = [wanted.map(({ user_id }) => user_id), wanted.map(({ since }) => since)]
  const { rows } = await sql<News>`
    select wanted.user_id, users.id is not null as is_there, coalesce(heads.version, 0) as head,
      coalesce((select min(version) from live_events where user_id = wanted.user_id), heads.version + 1, 1) as oldest,
      (select json_agg(json_build_object('version', version, 'kind', kind, 'data', data) order by version)
        from live_events where user_id = wanted.user_id and version > wanted.since) as events
    from unnest(${users}::uuid[], ${versions}::bigint[]) as wanted (user_id, since)
      left join users on users.id = wanted.user_id
      left join live_heads as heads on heads.user_id = wanted.user_id`.execute(db)
  return rows
}

export async function deleteOldEvents(db: Db, before: Date): Promise<void> {
  await deleteInParts(db, 'live_events', sql`created_at < ${before} order by created_at`)
}
