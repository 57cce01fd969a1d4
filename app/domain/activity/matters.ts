import type { Mind } from '#app/adapters/model/mind.ts'
import type { Db } from '#app/db/pool.ts'

/** What came of the replies to posts that are about the same. */
export interface MatterOutcome {
  /** In words of the posts. */
  name: string
  replies: number
  /** Of those replies, what they got; counted for a week after each. */
  answers: number
  likes: number
}

export interface Matters {
  /** Replies that were looked at. */
  replies: number
  /** Those that somebody answered, most answers first. */
  answered: MatterOutcome[]
}

/** The newest replies say enough; each takes some ten milliseconds to read the first time. */
const most = 100
const mostMs = 5_000

/** What people answered to, by what the posts are about; null where that cannot be told in time. */
export async function loadMatters(
  db: Db,
  mind: Mind,
  userId: string,
  since: Date,
  signal = AbortSignal.timeout(mostMs),
): Promise<Matters | null> {
  const rows = await db
    .selectFrom('actions')
    .select(['post_text', 'outcome_likes', 'outcome_replies'])
    .where('user_id', '=', userId)
    .where('kind', '=', 'reply')
    .where('state', '=', 'success')
    .where('claimed_at', '>=', since)
    .where('outcome_likes', 'is not', null)
    .where('post_text', 'is not', null)
    .orderBy('claimed_at', 'desc')
    .limit(most)
    .execute()
  const texts = rows.map(({ post_text }) => post_text ?? '')
  const groups = await mind.groups?.(texts, signal).catch((error: unknown) => {
    if (signal.aborted) return undefined
    throw error
  })
  if (!groups) return null
  const outcomes = groups.map(({ name, members }) => {
    const own = members.flatMap((at) => rows[at] ?? [])
    const sum = (key: 'outcome_likes' | 'outcome_replies') => own.reduce((all, row) => all + (row[key] ?? 0), 0)
    return { name, replies: own.length, answers: sum('outcome_replies'), likes: sum('outcome_likes') }
  })
  const answered = outcomes.filter(({ answers }) => answers > 0)
  return { replies: rows.length, answered: answered.sort((a, b) => b.answers - a.answers || b.likes - a.likes) }
}
