import { sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import { since } from '#app/db/statements.ts'
import { picturePath } from '#app/domain/pictures/pictures.ts'
import { day } from '#app/domain/time.ts'

interface Question {
  /** The conversation is at `/dashboard/inbox/{id}`. */
  id: string
  name: string
  picture: string | null
  text: string
}

/** A post of the user's, or a reply by the bot, and how many people wrote under it. */
interface DrawingPost {
  text: string
  people: number
}

export interface ThisWeek {
  /** The newest, up to `shown`. */
  questions: Question[]
  asked: number
  drew: DrawingPost[]
  /** The bot searches widely already. */
  widened: boolean
  running: boolean
}

const shown = 4
const shownPosts = 3

/** What people asked in the last 7 days, and which of the user's posts drew them. */
export async function loadThisWeek(db: Db, userId: string, now: Date): Promise<ThisWeek> {
  const heard = sql`inbox_posts as post join connections using (user_id, network, network_account_id)
    where user_id = ${userId} and ${since('posted_at', sql`${new Date(now.getTime() - 7 * day)}::timestamptz`)}`
  const { rows } = await sql<{ [Key in keyof ThisWeek]: ThisWeek[Key] | null }>`
    select
      (select json_agg(asked) from (
        select post.id, author_name as name, text, ${picturePath(sql`user_id`, sql`network`, sql`author_handle`)} as picture
        from ${heard} and says = 'question' order by posted_at desc limit ${shown}) as asked) as questions,
      (select count(*) from ${heard} and says = 'question') as asked,
      (select json_agg(drew order by people desc, text) from (
        select own.text, count(distinct author_id) as people from (
          select author_id, (select above ->> 'text' from jsonb_array_elements(thread) with ordinality as one(above, place)
            where lower(above ->> 'handle') = lower(connections.handle) order by place desc limit 1) as text
          from ${heard} and says is distinct from 'complaint' and says is distinct from 'stop') as own
        where own.text is not null group by own.text order by people desc, own.text limit ${shownPosts}) as drew) as drew,
      (select widened_at is not null from bots where user_id = ${userId}) as widened,
      (select state = 'running' from bots where user_id = ${userId}) as running`.execute(db)
  const [row] = rows
  return {
    questions: row?.questions ?? [],
    asked: row?.asked ?? 0,
    drew: row?.drew ?? [],
    widened: row?.widened ?? false,
    running: row?.running ?? false,
  }
}
