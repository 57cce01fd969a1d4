import type { Mind } from '#app/adapters/model/mind.ts'
import type { Db } from '#app/db/pool.ts'
import { distanceOf, significant } from '#app/domain/activity/chance.ts'
import { repliesBack } from '#app/domain/bot/send/outcome.ts'

interface SubjectOutcome {
  name: string
  replies: number
  /** How many of them got a reply back. */
  answered: number
  /** Counted for a week after each reply. */
  answers: number
  likes: number
  /** More of them got a reply back than of the other replies, beyond chance. */
  is_clear: boolean
}

/** How far it went with a post. */
export type Reach = 'answered' | 'liked' | 'nothing' | 'unwelcome' | 'skipped'

/** A subject's place on the map, with its posts, the most typical first. */
export interface Hill {
  name: string
  place: [x: number, y: number]
  posts: Reach[]
}

export interface Subjects {
  replies: number
  answered: SubjectOutcome[]
  map: Hill[]
}

/** Per subject. Posts that were judged need not be encoded again. */
const maxPosts = 100
/** A page waits this long; the reading goes on, for the next time. */
const waitMs = 5_000
const timeoutMs = 60_000
/** With fewer, a subject that was only skipped says nothing. */
const minSkipped = 5

/** null if it would take too long. */
export async function loadSubjects(
  db: Db,
  mind: Mind,
  userId: string,
  since: Date,
  wait = AbortSignal.timeout(waitMs),
): Promise<Subjects | null> {
  const [replies, skipped] = await Promise.all([repliesSince(db, userId, since), skippedSince(db, userId, since)])
  if (replies.length === 0) return { replies: 0, answered: [], map: [] }
  const texts = [...replies, ...skipped].map(({ post_text }) => post_text ?? '')
  const signal = AbortSignal.timeout(timeoutMs)
  const reading = mind.groups(texts, signal).catch((error: unknown) => {
    if (signal.aborted) return null
    throw error
  })
  const groups = await Promise.race([aborted(wait), reading])
  if (!groups) return null
  const all = { replies: replies.length, answered: replies.filter(({ answers }) => (answers ?? 0) > 0).length }
  const outcomes = groups.map(({ name, members }) => {
    const own = members.flatMap((at) => replies[at] ?? [])
    const sum = (key: 'outcome_likes' | 'answers') => own.reduce((all, row) => all + (row[key] ?? 0), 0)
    const answered = own.filter(({ answers }) => (answers ?? 0) > 0).length
    const rest = { replies: all.replies - own.length, answered: all.answered - answered }
    const is_clear = distanceOf({ replies: own.length, answered }, rest) >= significant
    return { name, replies: own.length, answered, answers: sum('answers'), likes: sum('outcome_likes'), is_clear }
  })
  const answered = outcomes.filter(({ answers }) => answers > 0)
  const map = groups
    .map(({ name, place, members }) => ({ name, place, posts: members.map((at) => reachOf(replies[at])) }))
    .filter(({ posts }) => posts.length >= minSkipped || posts.some((reach) => reach !== 'skipped'))
  return {
    replies: replies.length,
    answered: answered.sort((a, b) => b.answers - a.answers || b.likes - a.likes),
    map: replies.length > 0 ? map : [],
  }
}

const aborted = (signal: AbortSignal) =>
  new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null)
    else signal.addEventListener('abort', () => resolve(null), { once: true })
  })

type Reply = Awaited<ReturnType<typeof repliesSince>>[number]

function reachOf(reply: Reply | undefined): Reach {
  if (!reply) return 'skipped'
  if (reply.unwelcome > 0) return 'unwelcome'
  if ((reply.answers ?? 0) > 0) return 'answered'
  return (reply.outcome_likes ?? 0) > 0 ? 'liked' : 'nothing'
}

const repliesSince = (db: Db, userId: string, since: Date) =>
  db
    .selectFrom('actions')
    .select(['post_text', 'outcome_likes', 'unwelcome', repliesBack.as('answers')])
    .where('user_id', '=', userId)
    .where('kind', '=', 'reply')
    .where('state', '=', 'success')
    .where('claimed_at', '>=', since)
    .where('outcome_likes', 'is not', null)
    .where('post_text', 'is not', null)
    .orderBy('claimed_at', 'desc')
    .limit(maxPosts)
    .execute()

const skippedSince = (db: Db, userId: string, since: Date) =>
  db
    .selectFrom('actions')
    .select('post_text')
    .where('user_id', '=', userId)
    .where('state', '=', 'skipped')
    .where('created_at', '>=', since)
    .where('post_text', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(maxPosts)
    .execute()
