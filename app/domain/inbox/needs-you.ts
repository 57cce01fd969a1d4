import { type RawBuilder, sql } from 'kysely'
import type { AnswerKind } from '#app/contract/posts.ts'
import type { Db } from '#app/db/pool.ts'
import { byNeed, type TurnRow, turnsOf } from '#app/domain/inbox/turns.ts'
import { maxUnread } from '#app/domain/notification/notification.ts'
import { picturePath } from '#app/domain/pictures/pictures.ts'

/** Someone who waits for the user: every place that names or counts those who do reads them here. */
export interface WaitingPerson {
  /** The conversation is at `/dashboard/inbox/{id}`. */
  id: string
  kind: 'answer' | 'mention'
  handle: string
  name: string
  picture: string | null
  /** Their newest words. */
  text: string
  posted_at: Date
  /** null: no one is sure, or it was not read. */
  says: AnswerKind | null
  /** They complained, now or earlier, and are held. */
  complained: 'complaint' | 'stop' | null
  has_draft: boolean
}

export interface NeedsYou {
  count: number
  /** Ordered by `byNeed`. */
  people: WaitingPerson[]
}

/** Conversations that the bot neither replied to nor will: the answer is the user's. */
export async function conversationsThatNeedYou(
  db: Db,
  user: { id: string },
  now: Date,
  most: number,
): Promise<NeedsYou> {
  const { rows } = await sql<WaitingRow>`${waitingRows(user.id, now, most)}`.execute(db)
  return needsYouOf(rows)
}

export type WaitingRow = TurnRow & { count: number; picture: string | null }

/** As a subquery with the columns of `WaitingRow`, for `needsYouOf`. */
export const waitingRows = (userId: string, now: Date, most: number): RawBuilder<unknown> => sql`
  select turns.*, ${picturePath(sql`turns.user_id`, sql`turns.network`, sql`turns.author_handle`)} as picture
  from (
    select *, count(*) over () as count from (${turnsOf(userId, now, isUndecided(now))}) as every
    where turn = 'needs_you' order by ${byNeed} limit ${most}
  ) as turns order by ${byNeed}`

export const needsYouOf = (rows: readonly WaitingRow[]): NeedsYou => ({
  count: rows[0]?.count ?? 0,
  people: rows.map(({ id, kind, author_handle, author_name, picture, text, posted_at, says, held, state }) => ({
    id,
    kind,
    handle: author_handle,
    name: author_name,
    picture,
    text,
    posted_at: new Date(posted_at),
    says,
    complained: held?.says ?? null,
    has_draft: state === 'waiting',
  })),
})

/** As a subquery, for the menu: up to `maxUnread`. */
export const countNeedsYou = (userId: string, now: Date) => sql<number>`(
  select count(*) from (
    select from (${turnsOf(userId, now, isUndecided(now))}) as turns where turn = 'needs_you' limit ${maxUnread}
  ) as waiting)`

export const maxListed = 30

const isUndecided = (now: Date) =>
  sql`(decision.state is null or decision.state = 'snoozed' and decision.until <= ${now}::timestamptz)`
