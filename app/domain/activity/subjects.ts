import type { Mind } from '#app/adapters/model/mind.ts'
import type { Db } from '#app/db/pool.ts'
import { repliesBack } from '#app/domain/bot/send/outcome.ts'

interface SubjectOutcome {
  name: string
  replies: number
  /** How many of them got a reply back. */
  answered: number
  /** Counted for a week after each reply. */
  answers: number
  likes: number
}

export interface Subjects {
  replies: number
  answered: SubjectOutcome[]
}

/** Encoding a reply takes some ten ms the first time. */
const maxReplies = 100
const timeoutMs = 5_000

/** null if it would take too long. */
export async function loadSubjects(
  db: Db,
  mind: Mind,
  userId: string,
  since: Date,
  signal = AbortSignal.timeout(timeoutMs),
): Promise<Subjects | null> {
  const rows = await db
    .selectFrom('actions')
    .select(['post_text', 'outcome_likes', repliesBack.as('answers')])
    .where('user_id', '=', userId)
    .where('kind', '=', 'reply')
    .where('state', '=', 'success')
    .where('claimed_at', '>=', since)
    .where('outcome_likes', 'is not', null)
    .where('post_text', 'is not', null)
    .orderBy('claimed_at', 'desc')
    .limit(maxReplies)
    .execute()
  const texts = rows.map(({ post_text }) => post_text ?? '')
  const groups = await mind.groups(texts, signal).catch((error: unknown) => {
    if (signal.aborted) return undefined
    throw error
  })
  if (!groups) return null
  const outcomes = groups.map(({ name, members }) => {
    const own = members.flatMap((at) => rows[at] ?? [])
    const sum = (key: 'outcome_likes' | 'answers') => own.reduce((all, row) => all + (row[key] ?? 0), 0)
    const answered = own.filter(({ answers }) => (answers ?? 0) > 0).length
    return { name, replies: own.length, answered, answers: sum('answers'), likes: sum('outcome_likes') }
  })
  const answered = outcomes.filter(({ answers }) => answers > 0)
  return { replies: rows.length, answered: answered.sort((a, b) => b.answers - a.answers || b.likes - a.likes) }
}
