import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#app/db/pool.ts'

/** For a user's open pages. `data` is small and never secret. */
type LiveKind =
  | 'profile'
  | 'analysis'
  | 'action'
  | 'bot'
  | 'connection'
  | 'onboarding'
  | 'session'
  | 'billing'
  | 'extension'
  | 'export'
  | 'inbox'
  | 'notice'

export interface LiveEvent {
  version: number
  kind: LiveKind
  data: Record<string, unknown>
}

export const liveChannel = 'warble_live'

/** The user's id begins a payload; without an event after it, the reader queries for it. */
const idLength = 36
/** PostgreSQL's maximum is 7,999. */
const maxPayloadBytes = 7_900

export function readPayload(payload: string): { user_id: string; event: LiveEvent | null } {
  const event = payload.slice(idLength)
  return { user_id: payload.slice(0, idLength), event: event === '' ? null : JSON.parse(event) }
}

/** Locks the head row until the commit, so that a user's versions commit in order and readers miss nothing. */
export async function publish(
  tx: Tx,
  userId: string,
  kind: LiveKind,
  data: Record<string, unknown>,
  now: Date,
): Promise<void> {
  const whom = sql`(select ${userId}::uuid as user_id) as whom`
  await sql`with ${publishing(whom, kind, sql`${JSON.stringify(data)}::jsonb`, now)}`.execute(tx)
}

/** Ends a user's streams; the transaction deletes the user. */
export async function publishEnd(tx: Tx, userId: string): Promise<void> {
  await sql`select pg_notify(${liveChannel}, ${userId})`.execute(tx)
}

/** After `with …,`: one event per row of `from`, which has `user_id` (at most once) and the columns of `data`. */
export function publishing(
  from: RawBuilder<unknown>,
  kind: LiveKind,
  data: RawBuilder<unknown>,
  now: Date,
): RawBuilder<unknown> {
  return sql`
    published as (select user_id, ${data} as data from ${from}),
    head as (
      insert into live_heads as heads (user_id, version) select user_id, 1 from published
      on conflict (user_id) do update set version = heads.version + 1
      returning user_id, version),
    event as (
      insert into live_events (user_id, version, kind, data, created_at)
      select user_id, version, ${kind}, data, ${now}::timestamptz from head join published using (user_id)
      returning user_id, json_build_object('version', version, 'kind', kind, 'data', data)::text as payload),
    notified as (
      select user_id, pg_notify(${liveChannel},
        user_id || case when octet_length(payload) < ${sql.lit(maxPayloadBytes)} then payload else '' end) from event)
    select user_id from notified`
}
