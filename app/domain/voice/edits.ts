import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#app/db/pool.ts'
import { isExample, maxExamples } from '#app/domain/bot/decide/examples.ts'
import { type Change, changesBetween } from '#app/domain/voice/changes.ts'

export interface VoiceEdit {
  id: string
  handle: string
  edited_at: Date
  changes: Change[]
  /** Sent replies whose prompt included the edit. */
  replies_since: number
}

export const repliesSince = (userId: RawBuilder<unknown>, since: RawBuilder<unknown>) => sql<number>`(
  select count(*) from actions as later
  where later.user_id = ${userId} and later.kind = 'reply' and later.source <> 'hand' and later.state = 'success'
    and later.claimed_at > ${since})`

export async function loadEdits(db: Db, userId: string): Promise<VoiceEdit[]> {
  const rows = await db
    .selectFrom('draft_edits')
    .innerJoin('actions', 'actions.id', 'draft_edits.action_id')
    .select(['draft_edits.id', 'original', 'edited', 'edited_at', 'author_handle'])
    .select(repliesSince(sql.ref('draft_edits.user_id'), sql.ref('edited_at')).as('replies_since'))
    .where('draft_edits.user_id', '=', userId)
    .where(isExample)
    .orderBy('edited_at', 'desc')
    .limit(maxExamples)
    .execute()
  return rows.map(({ original, edited, author_handle, ...edit }) => ({
    ...edit,
    handle: `@${author_handle}`,
    changes: changesBetween(original, edited),
  }))
}

/** The history still says who worded the reply. */
export async function dropEdit(db: Db, userId: string, id: string): Promise<void> {
  await db
    .updateTable('draft_edits')
    .set({ is_dropped: true })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .execute()
}
