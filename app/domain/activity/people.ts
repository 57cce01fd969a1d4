import { sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import { hasOptedOut } from '#app/domain/bot/opt-outs/opt-outs.ts'
import { ownComplaints, repliesBack } from '#app/domain/bot/send/outcome.ts'
import { holdsOn, idsOf } from '#app/domain/bot/settings/terms.ts'
import { picturePath } from '#app/domain/pictures/pictures.ts'

interface PersonOutcome {
  author_id: string
  handle: string
  name: string
  /** The page with their picture; null: none is known. */
  picture: string | null
  replies: number
  /** Counted for a week after each reply. */
  likes: number
  answers: number
  unwelcome: number
  /** null: the bot never followed them, or they followed the user before. */
  followed_back: boolean | null
}

const maxPeople = 20

export async function loadOutcomes(db: Db, userId: string, since: Date): Promise<PersonOutcome[]> {
  const { rows } = await sql<PersonOutcome>`
    select *, ${picturePath(sql`${userId}::uuid`, sql`person.network`, sql`person.handle`)} as picture from (
    select author_id, max(network) as network, (array_agg(author_handle order by claimed_at desc))[1] as handle,
      (array_agg(author_name order by claimed_at desc))[1] as name, count(*) filter (where kind = 'reply') as replies,
      coalesce(sum(outcome_likes), 0)::bigint as likes, coalesce(sum(${repliesBack}), 0)::bigint as answers,
      coalesce(sum(${ownComplaints}), 0)::bigint as unwelcome,
      bool_or(outcome_followed) filter (where kind = 'follow') as followed_back
    from actions
    where user_id = ${userId} and state = 'success' and claimed_at >= ${since}
      and (kind = 'reply' and outcome_likes is not null or kind = 'follow' and outcome_followed is not null or ${ownComplaints} > 0)
    group by author_id
    having count(*) filter (where kind = 'reply') > 0 or bool_or(outcome_followed) or sum(${ownComplaints}) > 0
    order by answers desc, likes desc, followed_back desc nulls last, replies desc, author_id
    limit ${maxPeople}) as person`.execute(db)
  return rows
}

interface BestPerson {
  /** The newest reply to them. */
  action_id: string
  handle: string
  name: string
  picture: string | null
  replies: number
  answered: number
}

/** Who replied back most often, three times or more, and is on none of the user's lists. */
export async function loadBestPerson(db: Db, userId: string, since: Date): Promise<BestPerson | null> {
  const { rows } = await sql<BestPerson>`
    select action_id, handle, name, replies, answered,
      ${picturePath(sql`${userId}::uuid`, sql`best.network`, sql`best.handle`)} as picture from (
      select author_id, network, (array_agg(id order by claimed_at desc))[1] as action_id,
        (array_agg(author_handle order by claimed_at desc))[1] as handle,
        (array_agg(author_name order by claimed_at desc))[1] as name, count(*) as replies,
        count(*) filter (where ${repliesBack} > 0) as answered, coalesce(sum(${ownComplaints}), 0) as unwelcome
      from actions
      where user_id = ${userId} and state = 'success' and claimed_at >= ${since} and kind = 'reply'
        and outcome_likes is not null
      group by author_id, network) as best
    where answered >= 3 and unwelcome = 0 and not ${hasOptedOut(userId, sql.ref('best.network'), sql.ref('best.author_id'))}
      and not exists (select from bot_terms where bot_terms.user_id = ${userId} and list in ('target', 'person')
        and ${holdsOn(sql.ref('best.network'))}
        and (best.author_id = any(${idsOf}) or ${idsOf} = '{}' and bot_terms.key = lower(best.handle)))
    order by answered desc, replies, author_id limit 1`.execute(db)
  return rows[0] ?? null
}
