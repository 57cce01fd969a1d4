import type { Network } from '#app/adapters/network/network.ts'
import { type Db, inTransaction, isUniqueViolation } from '#app/db/pool.ts'
import type { AnalysisStatus } from '#app/db/schema.ts'
import { stageRow } from '#app/domain/analysis/stages.ts'
import { fail } from '#app/domain/failure.ts'
import { publish } from '#app/live/publish.ts'
import type { Queue } from '#app/queue/queue.ts'

export interface Progress {
  stage: string
  percent: number
  message: string
  updated_at: string
}

interface Deps {
  db: Db
  queue: Queue
  network: Network
}

/** Starts an analysis of the connected account; progress follows by events. Throws `not_connected`, `handle_not_connected`, `analysis_running`. */
export async function startAnalysis(
  { db, queue, network }: Deps,
  userId: string,
  handle: string | null,
  now: Date,
): Promise<void> {
  try {
    await inTransaction(db, async (tx) => {
      const connection = await tx
        .selectFrom('connections')
        .select(['network', 'network_account_id', 'handle', 'state'])
        .where('user_id', '=', userId)
        .executeTakeFirst()
      if (connection?.state !== 'connected') fail('not_connected')
      if (handle && handle.replace(/^@/, '').toLowerCase() !== connection.handle.toLowerCase())
        fail('handle_not_connected')
      const stage = stageRow('starting', network.name)
      const { id } = await tx
        .insertInto('account_analyses')
        .values({
          user_id: userId,
          network: connection.network,
          network_account_id: connection.network_account_id,
          twitter_handle: connection.handle,
          status: 'pending',
          ...stage,
          created_at: now,
          updated_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await queue.enqueue(tx, 'analysis.run', { analysis_id: id })
      await publish(tx, userId, 'analysis', { ...stage, status: 'pending', updated_at: now.toISOString() }, now)
    })
  } catch (error) {
    if (isUniqueViolation(error, 'account_analyses_one_open')) fail('analysis_running')
    throw error
  }
}

/** How far the newest analysis is; null when none was started. */
export async function progressOf(db: Db, userId: string): Promise<(Progress & { status: AnalysisStatus }) | null> {
  const row = await db
    .selectFrom('account_analyses')
    .select(['status', 'stage', 'percent', 'message', 'error', 'updated_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const { status, stage, percent, message, error, updated_at } = row
  return { status, stage, percent, message: error ?? message, updated_at: updated_at.toISOString() }
}

/** The newest analysis with what it found, for showing. `status` is not_started when there is none. */
export async function analysisOf(db: Db, userId: string) {
  const row = await db
    .selectFrom('account_analyses')
    .select(['status', 'stage', 'percent', 'message', 'error', 'twitter_handle', 'profile', 'evidence', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

export type AnalysisView = Awaited<ReturnType<typeof analysisOf>>

/** The result as programs read it. Throws `not_found` when the handle has no analysis. */
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
    niche: profile?.niche ?? 'general',
    confidence_score: profile?.confidence_score ?? 0,
    tone: profile?.tone ?? '',
    engagement_style: profile?.engagement_style ?? '',
    custom_prompts: prompts,
    generated_prompts: prompts.map(({ text }) => text),
    content_patterns: profile?.content_patterns ?? { posting_style: '', content_type: [], engagement_patterns: '' },
    key_topics: profile?.key_topics ?? [],
    note: profile?.note ?? null,
  }
}
