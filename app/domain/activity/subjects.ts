import type { Mind } from '#app/adapters/model/mind.ts'
import type { Db } from '#app/db/pool.ts'

/** Outcomes of the replies to posts on one subject. */
interface SubjectOutcome {
  /** Named by words from the posts. */
  name: string
  replies: number
  /** What those replies got; counted for a week after each. */
  answers: number
  likes: number
}

export interface Subjects {
  /** The number of replies analyzed. */
  replies: number
  /** Subjects on which replies were answered, most answers first. */
  answered: SubjectOutcome[]
}

/** The newest replies suffice; encoding each takes some ten milliseconds the first time. */
const most = 100
const timeoutMs = 5_000

/** Subjects of the posts on which replies were answered; null if they cannot be determined in time. */
export async function loadSubjects(
  db: Db,
  mind: Mind,
  userId: string,
  since: Date,
  signal = AbortSignal.timeout(timeoutMs),
): Promise<Subjects | null> {
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
  const groups = await mind.groups(texts, signal).catch((error: unknown) => {
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
