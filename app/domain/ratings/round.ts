import {
  firstPart,
  type RatingEnd,
  type RatingReason,
  type RatingVerdict,
  roundSize,
} from '#app/contract/rating-terms.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import type { Learned } from '#app/db/schema-bots.ts'
import { writerSentence } from '#app/domain/activity/recent.ts'
import { fail } from '#app/domain/failure.ts'
import { hit, hitOn, limits } from '#app/domain/metering/limits.ts'
import { lockUser } from '#app/domain/voice/voice.ts'
import { publish } from '#app/live/publish.ts'
import type { Queue } from '#app/queue/queue.ts'

interface RatedDraft {
  position: number
  post: { text: string; at: Date; author: string; handle: string }
  topic: string | null
  /** Why the post was chosen, and what the text rests on. */
  reason: string
  rests_on: string
  written_by: string | null
  text: string
  /** As the user would have written it. */
  edited: string | null
  verdict: RatingVerdict | null
  why: RatingReason | null
  learned: Learned | null
}

export interface RatingRound {
  round: number
  drafts: RatedDraft[]
  is_writing: boolean
  /** Why there are fewer than ten. */
  ended: RatingEnd | null
  closed: boolean
  network_account_id: string
  kept: number
  rated: number
  /** As many as there will be. */
  total: number
  /** The first one to rate, written or not; null: all are rated. */
  next: number | null
}

/** Before the first one. */
export const noRound: RatingRound = {
  round: 0,
  drafts: [],
  is_writing: false,
  ended: null,
  closed: true,
  network_account_id: '',
  kept: 0,
  rated: 0,
  total: 0,
  next: null,
}

/** The newest one; null: none. */
export async function ratingRound(db: Db, userId: string): Promise<RatingRound | null> {
  const row = await db
    .selectFrom('rating_rounds')
    .select(['round', 'state', 'ended_code', 'closed_at', 'network_account_id'])
    .where('user_id', '=', userId)
    .orderBy('round', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!row) return null
  const rows = await db
    .selectFrom('ratings')
    .select(['position', 'post_text', 'posted_at', 'author_name', 'author_handle', 'topic', 'reason', 'rests_on'])
    .select(['written_by', 'text', 'edited', 'verdict', 'why', 'learned'])
    .where('user_id', '=', userId)
    .where('round', '=', row.round)
    .orderBy('position')
    .execute()
  const drafts = rows.map(({ post_text, posted_at, author_name, author_handle, written_by, ...draft }) => ({
    ...draft,
    post: { text: post_text, at: posted_at, author: author_name, handle: `@${author_handle}` },
    written_by: writerSentence(written_by),
  }))
  const ended = row.state === 'written' ? row.ended_code : null
  const total = ended ? drafts.length : roundSize
  const next = drafts.find(({ verdict }) => verdict === null)?.position ?? drafts.length + 1
  return {
    round: row.round,
    drafts,
    is_writing: row.state === 'writing',
    ended,
    closed: row.closed_at !== null,
    network_account_id: row.network_account_id,
    kept: drafts.filter(({ verdict }) => verdict === 'keep').length,
    rated: drafts.filter(({ verdict }) => verdict !== null).length,
    total,
    next: next > total ? null : next,
  }
}

/** There is something left to rate. */
export const isOpen = ({ closed, next }: RatingRound) => !closed && next !== null

interface Deps {
  db: Db
  queue: Queue
}

/** Goes on with a round that is not done. Throws `not_connected`, `analysis_incomplete`, `too_many`. */
export async function startRound({ db, queue }: Deps, userId: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    const account = await tx
      .selectFrom('connections')
      .leftJoin('account_analyses as analyses', (join) =>
        join
          .onRef('analyses.user_id', '=', 'connections.user_id')
          .onRef('analyses.network', '=', 'connections.network')
          .onRef('analyses.network_account_id', '=', 'connections.network_account_id')
          .on('analyses.status', '=', 'complete'),
      )
      .select(['connections.network', 'connections.network_account_id', 'analyses.id as analysis'])
      .where('connections.user_id', '=', userId)
      .where('connections.state', '=', 'connected')
      .limit(1)
      .executeTakeFirst()
    if (!account) fail('not_connected')
    const { analysis, ...of } = account
    if (analysis === null) fail('analysis_incomplete')
    const known = await ratingRound(tx, userId)
    if (known && isOpen(known) && known.network_account_id === of.network_account_id) return
    await hit(tx, [hitOn(limits.ratings, userId)], now)
    const round = (known?.round ?? 0) + 1
    const writing = { wanted: firstPart, state: 'writing' as const, asked_at: now }
    await tx
      .insertInto('rating_rounds')
      .values({ user_id: userId, round, ...of, ...writing, ended_code: null })
      .execute()
    await queue.enqueue(tx, 'ratings.write', { user_id: userId, round })
    await publish(tx, userId, 'onboarding', {}, now)
  })
}

/** It's done with, or skipped; verdicts stay. */
export async function closeRounds(db: Db, userId: string, now: Date): Promise<void> {
  await db
    .updateTable('rating_rounds')
    .set({ closed_at: now })
    .where('user_id', '=', userId)
    .where('closed_at', 'is', null)
    .execute()
}
