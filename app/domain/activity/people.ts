import { sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'

/** What came of the replies to one person. */
export interface PersonOutcome {
  author_id: string
  handle: string
  name: string
  replies: number
  /** Of those replies, what they got; counted for a week after each. */
  likes: number
  answers: number
}

const maxPeople = 20

/** The people with whom replies led to most: answers first, then likes. */
export async function loadOutcomes(db: Db, userId: string, since: Date): Promise<PersonOutcome[]> {
  const { rows } = await sql<PersonOutcome>`
    select author_id, (array_agg(author_handle order by claimed_at desc))[1] as handle,
      (array_agg(author_name order by claimed_at desc))[1] as name, count(*) as replies,
      coalesce(sum(outcome_likes), 0)::bigint as likes, coalesce(sum(outcome_replies), 0)::bigint as answers
    from actions
    where user_id = ${userId} and kind = 'reply' and state = 'success' and claimed_at >= ${since}
      and outcome_likes is not null
    group by author_id
    order by answers desc, likes desc, replies desc, author_id
    limit ${maxPeople}`.execute(db)
  return rows
}
