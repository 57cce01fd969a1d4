import type { KeepResult } from '#app/contract/correction.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { correctAnalysis, correctableAnalysis } from '#app/domain/analysis/correct.ts'
import { addTerm } from '#app/domain/bot/settings/settings.ts'
import { fail } from '#app/domain/failure.ts'

/** What the user unticked and added on the result. Throws `invalid`. */
export async function keepResult(db: Db, userId: string, kept: KeepResult, now: Date): Promise<void> {
  const { ticked_at, known_for, own_tone, avoid, looks } = kept
  if (!ticked_at) return
  const found = await correctableAnalysis(db, userId)
  if (!found) return
  const { niche, tone, engagement_style, content_patterns, key_topics } = found.profile
  const ticked = key_topics.filter((_, at) => looks.has(at))
  const topics = [...new Set([...ticked, ...known_for.map((topic) => topic.toLowerCase())])]
  if (topics.length === 0 && key_topics.length > 0)
    fail('invalid', { look_0: 'Keep at least one topic for the bot to look for.' })
  await correctAnalysis(
    db,
    userId,
    {
      analyzed_at: ticked_at,
      niche,
      tone: own_tone || tone,
      engagement_style,
      posting_style: content_patterns.posting_style,
      key_topics: topics,
      prompts: new Map(),
    },
    now,
  )
  if (avoid.length === 0) return
  await inTransaction(db, async (tx) => {
    for (const value of avoid) await addTerm(tx, userId, { list: 'avoid', value }, now)
  })
}
