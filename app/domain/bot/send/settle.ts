import { sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import { publishing } from '#app/live/publish.ts'

export type ActionResult =
  | { state: 'success'; result_id: string | null; response_ms: number | null }
  | { state: 'failed'; code: string; response_ms: number | null }
  | { state: 'unknown' }
  /** Certainly not sent: slot and credit are refunded. */
  | { state: 'planned' }

interface ClaimedAction {
  id: string
  claimed_at: Date
}

/** Does nothing if the claim is settled: a late response must not settle a later claim of the same action. */
export async function settle(db: Db, claim: ClaimedAction, result: ActionResult, now: Date): Promise<void> {
  const { state } = result
  const freesSlot = state === 'failed' || state === 'planned'
  const isRetry = state === 'planned'
  const code = state === 'failed' ? result.code : null
  const resultId = state === 'success' ? result.result_id : null
  const responseMs = 'response_ms' in result ? result.response_ms : null
  const countIf = (counted: ActionResult['state']) => (state === counted ? 1 : 0)
  await sql`
    with before as materialized (
      select id, user_id, kind, target_id, local_day, local_hour, used_credit from actions
      where id = ${claim.id} and state = 'sending' and claimed_at = ${claim.claimed_at}
      for update),
    settled as (
      update actions set
        state = ${state}, code = ${code}::text, result_id = ${resultId}::text, response_ms = ${responseMs}::int,
        call_deadline = null, finished_at = ${isRetry ? null : now}::timestamptz,
        claimed_at = case when ${isRetry} then null else actions.claimed_at end,
        local_day = case when ${isRetry} then null else actions.local_day end,
        local_hour = case when ${isRetry} then null else actions.local_hour end,
        used_credit = actions.used_credit and not ${freesSlot}
      from before where actions.id = before.id
      returning actions.id),
    answered as (
      update notices set read_at = ${now}::timestamptz
      from before where ${state === 'success'} and before.kind = 'reply' and notices.user_id = before.user_id
        and notices.key = 'post:' || before.target_id and notices.read_at is null),
    credit as (
      update users set trial_credits = trial_credits + 1
      from before where users.id = before.user_id and before.used_credit and ${freesSlot}),
    counted as (
      insert into action_hours as hours
        (user_id, local_day, local_hour, kind, success, failed, unknown, answered, response_ms)
      select user_id, local_day, local_hour, kind, ${countIf('success')}::int, ${countIf('failed')}::int,
        ${countIf('unknown')}::int, ${responseMs === null ? 0 : 1}::int, ${responseMs ?? 0}::bigint
      from before where not ${isRetry}
      on conflict (user_id, local_day, local_hour, kind) do update set
        success = hours.success + excluded.success,
        failed = hours.failed + excluded.failed,
        unknown = hours.unknown + excluded.unknown,
        answered = hours.answered + excluded.answered,
        response_ms = hours.response_ms + excluded.response_ms),
    ${publishing(
      sql`before where not ${isRetry}`,
      'action',
      sql`jsonb_build_object('id', id, 'kind', kind, 'state', ${state}::text)`,
      now,
    )}`.execute(db)
}
