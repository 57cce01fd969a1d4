import { type RawBuilder, sql } from 'kysely'
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
  drafts: number
  /** Actions an hour; null: the plan's usual ones. */
  pace: number | null
}

const shown = 4
const shownPosts = 3

type Row = { [Key in keyof ThisWeek]: ThisWeek[Key] | null }

/** As a subquery with one row, for `thisWeek`: what people asked in the last 7 days, and which texts drew them. */
export function thisWeekSelect(userId: string, now: Date): RawBuilder<Row> {
  const heard = sql`inbox_posts as post join connections using (user_id, network, network_account_id)
    where user_id = ${userId} and ${since('posted_at', sql`${new Date(now.getTime() - 7 * day)}::timestamptz`)}`
  return sql`
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
      (select state = 'running' from bots where user_id = ${userId}) as running,
      (select max_actions_per_hour from bots where user_id = ${userId}) as pace,
      (select count(*) from drafts join actions on actions.id = drafts.action_id
        where drafts.user_id = ${userId} and actions.state = 'waiting' and shown_from <= ${now}) as drafts`
}

export const thisWeek = (row: Row | undefined): ThisWeek => ({
  questions: row?.questions ?? [],
  asked: row?.asked ?? 0,
  drew: row?.drew ?? [],
  widened: row?.widened ?? false,
  running: row?.running ?? false,
  drafts: row?.drafts ?? 0,
  pace: row?.pace ?? null,
})
