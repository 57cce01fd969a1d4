import { sql } from 'kysely'
import { within } from '#app/adapters/deadline.ts'
import type { MindState } from '#app/adapters/model/mind.ts'
import { NetworkError, OverBudget } from '#app/adapters/network/network.ts'
import type { PauseCode } from '#app/db/schema-connections.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import { isOfConnectedAccount } from '#app/domain/analysis/connected.ts'
import type { Rest } from '#app/domain/bot/schedule/hours-rest.ts'
import { botNote } from '#app/domain/bot/schedule/note.ts'
import { loadConditions, restOf } from '#app/domain/bot/schedule/rest.ts'
import { type PlanUsage, planUsageOf } from '#app/domain/bot/send/plan-usage.ts'
import { closeConnection, refusals } from '#app/domain/connection/close.ts'
import { closedReason, stoppedReason } from '#app/domain/connection/loss.ts'
import { openConnection } from '#app/domain/connection/open.ts'
import { type PairedBrowser, pairedBrowsers } from '#app/domain/extension/status.ts'
import { secondsSinceHeartbeat } from '#app/domain/health/heartbeat.ts'
import { loadWaiting } from '#app/domain/inbox/waiting.ts'
import { isShareUsedUp } from '#app/domain/metering/llm-usage.ts'
import { secondsOfWaiting } from '#app/queue/queue.ts'
import type { RequestServices } from '#app/services.ts'

/** For the network and the model each, in real ms. */
const timeoutMs = 5_000

type CredentialState =
  | { state: 'accepted' | 'unreadable' | 'over_budget' }
  | { state: NetworkError['kind']; message: string; retry_at: Date | null }

export interface HealthFacts {
  user: Pick<SessionUser, 'plan' | 'unpaid' | 'trial_credits' | 'time_zone'>
  waiting_drafts: number
  network: string
  by_extension: boolean
  now: Date
  /** Product seconds per real second; real-time bounds are multiplied by it. */
  rate: number
  bot: {
    state: 'stopped' | 'running'
    note: string | null
    stopped_reason: string | null
    due_at: Date | null
  }
  connection: {
    handle: string
    open: boolean
    closed_reason: string | null
    method: 'extension' | 'manual' | 'oauth'
    paused_until: Date | null
    paused_code: PauseCode | null
  } | null
  analysis: { status: string; percent: number; error: string | null; niche: string | null } | null
  /** A newer analysis may be running. */
  analyzed: boolean
  last_success: Date | null
  /** Failures since the last success, within a day. */
  failures: number
  last_failure: string | null
  usage: PlanUsage
  /** For a stopped bot: what it would wait for. */
  rest: Rest | null
  browsers: PairedBrowser[]
  /** null: no open connection, or the network asked for a pause. */
  credentials: CredentialState | null
  /** null: no language model is set up. */
  model: MindState | null
  share_used_up: boolean
  worker_silent: number | null
  queue_waiting: number
}

export type HealthDeps = Pick<
  RequestServices,
  'db' | 'clock' | 'network' | 'networks' | 'mind' | 'queue' | 'seals' | 'rules' | 'token_shares'
>

/** Changes nothing, but ends a connection that the network no longer accepts. */
export async function healthFacts(deps: HealthDeps, user: SessionUser, signal: AbortSignal): Promise<HealthFacts> {
  const { db, clock, mind, network, rules } = deps
  const now = clock.now()
  const inTime = <T>(ask: (limit: AbortSignal) => Promise<T>) => within(timeoutMs, [signal], ask)
  const has_model = mind.unaided() !== mind
  const [credentials, state] = await Promise.all([
    inTime((limit) => askNetwork(deps, user.id, limit)),
    inTime((limit) => mind.check(limit)),
  ])
  const [row, usage, waiting, conditions, browsers, share_used_up, worker_silent, queue_waiting] = await Promise.all([
    rowOf(deps, user.id, now),
    planUsageOf(db, user, now),
    loadWaiting(db, user.id, now),
    loadConditions(db, network, user, now),
    pairedBrowsers({ db, rules }, user.id, now),
    has_model && isShareUsedUp(deps, user.id),
    secondsSinceHeartbeat(db),
    secondsOfWaiting(db),
  ])
  const found = {
    user,
    network: network.name,
    by_extension: network.sign_in_url !== null,
    now,
    rate: clock.rate(),
    ...row,
    usage,
    waiting_drafts: waiting.waiting_drafts,
    rest: restOf(conditions, now),
    browsers,
  }
  const model = has_model ? state : null
  return { ...found, credentials, model, share_used_up, worker_silent, queue_waiting }
}

async function askNetwork(deps: HealthDeps, userId: string, signal: AbortSignal): Promise<CredentialState | null> {
  const { db, clock } = deps
  const open = await db
    .selectFrom('connections')
    .select('paused_until')
    .where('user_id', '=', userId)
    .where('state', '=', 'connected')
    .executeTakeFirst()
  // No calls during a pause.
  if (!open || (open.paused_until && open.paused_until > clock.now())) return null
  const connection = await openConnection(deps, userId)
  if (!connection) return { state: 'unreadable' }
  try {
    await connection.client.me(signal)
    return { state: 'accepted' }
  } catch (error) {
    if (error instanceof OverBudget) return { state: 'over_budget' }
    if (error instanceof NetworkError && (error.kind === 'unauthorized' || error.kind === 'suspended')) {
      const reason = refusals[error.kind](connection.network.name)
      await closeConnection(db, deps.queue, userId, connection.sealed, reason, clock.now())
    }
    if (error instanceof NetworkError) return { state: error.kind, message: error.message, retry_at: error.retryAt }
    if (signal.aborted) return { state: 'unavailable', message: 'It didn’t respond in time.', retry_at: null }
    throw error
  }
}

async function rowOf({ db }: HealthDeps, userId: string, now: Date) {
  const { rows } = await sql<Row>`
    select bots.state as bot_state, ${botNote} as note, ${stoppedReason} as stopped_reason, greatest(bots.due_at, bots.act_at) as due_at,
      connections.handle, connections.state as connection_state, ${closedReason} as closed_reason, connection_method, paused_until,
      paused_code,
      analysis.status, analysis.percent, analysis.error, analysis.niche,
      exists (
        select from account_analyses where user_id = users.id and status = 'complete'
          and (network, network_account_id) = (connections.network, connections.network_account_id)) as analyzed,
      done.last_success, failed.failures::int, failed.last_failure
    from users
    left join bots on bots.user_id = users.id
    left join connections on connections.user_id = users.id
    left join lateral (
      select status, percent, error, niche from account_analyses where user_id = users.id and ${isOfConnectedAccount}
      order by created_at desc limit 1) as analysis on true
    left join lateral (
      select max(finished_at) as last_success from actions where user_id = users.id and state in ('success', 'undone')) as done on true
    left join lateral (
      select count(*) as failures, (array_agg(code order by finished_at desc))[1] as last_failure from actions
      where user_id = users.id and state = 'failed' and finished_at > ${now}::timestamptz - interval '1 day'
        and finished_at > coalesce(done.last_success, '-infinity')) as failed on true
    where users.id = ${userId}`.execute(db)
  const [row] = rows
  if (!row) throw new Error('The user of a session has no row.')
  const { status, percent, error, niche, analyzed, last_success, failures, last_failure } = row
  return {
    bot: {
      state: row.bot_state ?? ('stopped' as const),
      note: row.note,
      stopped_reason: row.stopped_reason,
      due_at: row.due_at,
    },
    connection:
      row.handle === null || row.connection_method === null
        ? null
        : {
            handle: row.handle,
            open: row.connection_state === 'connected',
            closed_reason: row.closed_reason,
            method: row.connection_method,
            paused_until: row.paused_until,
            paused_code: row.paused_code,
          },
    analysis: status === null ? null : { status, percent: percent ?? 0, error, niche },
    analyzed,
    last_success,
    failures,
    last_failure,
  }
}

interface Row {
  bot_state: 'stopped' | 'running' | null
  note: string | null
  stopped_reason: string | null
  due_at: Date | null
  handle: string | null
  connection_state: 'connected' | 'closed' | null
  closed_reason: string | null
  connection_method: 'extension' | 'manual' | 'oauth' | null
  paused_until: Date | null
  paused_code: PauseCode | null
  status: string | null
  percent: number | null
  error: string | null
  niche: string | null
  analyzed: boolean
  last_success: Date | null
  failures: number
  last_failure: string | null
}
