import { sql } from 'kysely'
import type { Networks } from '#app/adapters/network/networks.ts'
import type { NetworkId } from '#app/contract/networks.ts'
import type { Profile } from '#app/contract/profile.ts'
import { type Db, inTransaction, isUniqueViolation, type Tx } from '#app/db/pool.ts'
import type { AnalysisStatus } from '#app/db/schema.ts'
import { isOfConnectedAccount } from '#app/domain/analysis/connected.ts'
import { stageRow } from '#app/domain/analysis/stages.ts'
import { Failure, fail } from '#app/domain/failure.ts'
import { hit, hitOn, limits } from '#app/domain/metering/limits.ts'
import { publish } from '#app/live/publish.ts'
import type { Queue } from '#app/queue/queue.ts'

interface AnalysisProgressView {
  stage: string
  percent: number
  message: string
  updated_at: string
}

interface Deps {
  db: Db
  queue: Queue
  networks: Networks
}

/** Throws `not_connected`, `handle_not_connected`, `analysis_running`, `too_many_analyses`. */
export async function startAnalysis(
  { db, queue, networks }: Deps,
  userId: string,
  handle: string | null,
  now: Date,
  corrections: 'keep' | 'replace' = 'keep',
): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      const connection = await tx
        .selectFrom('connections')
        .select(['network', 'network_account_id', 'handle', 'state'])
        .where('user_id', '=', userId)
        .executeTakeFirst()
      if (connection?.state !== 'connected') fail('not_connected')
      if (handle !== null && handle.toLowerCase() !== connection.handle.toLowerCase()) fail('handle_not_connected')
      const last = await tx
        .selectFrom('account_analyses')
        .select('corrected')
        .where('user_id', '=', userId)
        .where('network', '=', connection.network)
        .where('network_account_id', '=', connection.network_account_id)
        .where('status', '=', 'complete')
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      const kept = corrections === 'keep' ? (last?.corrected ?? null) : null
      const isFirst = !(await hasAny(tx, userId))
      const stage = stageRow('starting', networks.of(connection.network).name)
      const { id } = await tx
        .insertInto('account_analyses')
        .values({
          user_id: userId,
          network: connection.network,
          network_account_id: connection.network_account_id,
          twitter_handle: connection.handle,
          status: 'pending',
          ...stage,
          corrected: kept && JSON.stringify(kept),
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await deleteFormer(tx, userId, connection)
      if (!isFirst) await hit(tx, [hitOn(limits.analysis, userId)], now)
      await queue.enqueue(tx, isFirst ? 'analysis.run' : 'analysis.repeat', { analysis_id: id })
      await publish(tx, userId, 'analysis', { ...stage, status: 'pending', updated_at: now.toISOString() }, now)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'account_analyses_one_open')) fail('analysis_running')
    throw error
  }
}

/** Per user, besides the one that the bot works with. */
const maxFormer = 50

async function deleteFormer(tx: Tx, userId: string, account: { network: NetworkId; network_account_id: string }) {
  await sql`
    delete from account_analyses where id in (
      select id from account_analyses
      where user_id = ${userId} and status not in ('pending', 'in_progress') and id is distinct from (
        select id from account_analyses
        where user_id = ${userId} and status = 'complete'
          and (network, network_account_id) = (${account.network}, ${account.network_account_id})
        order by created_at desc limit 1)
      order by created_at desc offset ${maxFormer})`.execute(tx)
}

async function hasAny(db: Db, userId: string): Promise<boolean> {
  const row = await db
    .selectFrom('account_analyses')
    .select('id')
    .where('user_id', '=', userId)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Unless the connected account has one, finished or in progress. */
export async function ensureAnalysis(deps: Deps, userId: string, now: Date): Promise<void> {
  const known = await deps.db
    .selectFrom('connections')
    .innerJoin('account_analyses as analyses', (join) =>
      join
        .onRef('analyses.user_id', '=', 'connections.user_id')
        .onRef('analyses.network', '=', 'connections.network')
        .onRef('analyses.network_account_id', '=', 'connections.network_account_id'),
    )
    .select('analyses.id')
    .where('connections.user_id', '=', userId)
    .where('analyses.status', '!=', 'failed')
    .limit(1)
    .executeTakeFirst()
  if (known) return
  try {
    await startAnalysis(deps, userId, null, now)
  } catch (error) {
    // A parallel request was faster, or the account was disconnected.
    if (!(error instanceof Failure)) throw error
  }
}

/** null: none was started. */
export async function progressOf(
  db: Db,
  userId: string,
): Promise<(AnalysisProgressView & { status: AnalysisStatus }) | null> {
  const row = await db
    .selectFrom('account_analyses')
    .select(['status', 'stage', 'percent', 'message', 'error', 'updated_at'])
    .where('user_id', '=', userId)
    .where(isOfConnectedAccount)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { status, stage, percent, message, error, updated_at } = row
  return { status, stage, percent, message: error ?? message, updated_at: updated_at.toISOString() }
}

/** `status` is `not_started` if there is none. */
export async function analysisOf(db: Db, userId: string) {
  const row = await db
    .selectFrom('account_analyses')
    .select(['status', 'stage', 'percent', 'message', 'error', 'twitter_handle', 'evidence', 'corrected', 'created_at'])
    // Too large for a page, which doesn't need them.
    .select(sql<Profile | null>`profile - 'interests'`.as('profile'))
    .where('user_id', '=', userId)
    .where(isOfConnectedAccount)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export type AnalysisView = Awaited<ReturnType<typeof analysisOf>>

/** For API clients. Throws `not_found`. */
export async function customPrompt(db: Db, userId: string, handle: string) {
  const row = await db
    .selectFrom('account_analyses')
    .select(['status', 'profile', 'confidence_score'])
    .where('user_id', '=', userId)
    .where('twitter_handle', 'ilike', handle.replace(/[\\%_]/g, '\\$&'))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) fail('not_found')
  const { status, profile } = row
  const prompts = profile?.prompts ?? []
  return {
    status,
    niche: profile?.niche ?? null,
    confidence_score: profile?.confidence_score ?? null,
    tone: profile?.tone ?? null,
    engagement_style: profile?.engagement_style ?? null,
    custom_prompts: prompts,
    generated_prompts: prompts.map(({ text }) => text),
    content_patterns: profile?.content_patterns ?? null,
    key_topics: profile?.key_topics ?? [],
    note: profile?.note ?? null,
  }
}
