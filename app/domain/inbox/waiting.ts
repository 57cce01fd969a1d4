import { sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import { countNeedsYou } from '#app/domain/inbox/needs-you.ts'
import { maxUnread } from '#app/domain/notification/notification.ts'

export interface Waiting {
  unread_notifications: number
  waiting_drafts: number
  /** Conversations. */
  needs_you: number
  is_sample: boolean
}

export async function loadWaiting(db: Db, userId: string, now: Date): Promise<Waiting> {
  const { rows } = await sql<Waiting>`
    select
      (select count(*) from (
        select from notices where user_id = ${userId} and read_at is null limit ${maxUnread}
      ) as unread) as unread_notifications,
      (select count(*) from (
        select from drafts join actions on actions.id = drafts.action_id
        where drafts.user_id = ${userId} and actions.state = 'waiting' and shown_from <= ${now} limit ${maxUnread}
      ) as waiting) as waiting_drafts,
      ${countNeedsYou(userId, now)} as needs_you,
      coalesce((select is_sample from users where id = ${userId}), false) as is_sample`.execute(db)
  return rows[0] ?? { unread_notifications: 0, waiting_drafts: 0, needs_you: 0, is_sample: false }
}
