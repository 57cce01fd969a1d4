import { type RawBuilder, sql } from 'kysely'
import { type NeedsYou, needsYouOf, type WaitingRow, waitingRows } from '#app/domain/inbox/needs-you.ts'
import { picturePath } from '#app/domain/pictures/pictures.ts'

interface WaitingDraft {
  id: string
  kind: 'reply' | 'like' | 'follow' | 'view'
  name: string
  handle: string
  picture: string | null
  post_text: string | null
  text: string | null
}

export interface Needs extends NeedsYou {
  /** Up to `shownDrafts`, the newest first. */
  drafts: WaitingDraft[]
  draft_count: number
}

const shown = 4
const shownDrafts = 5

interface NeedsRow {
  people: WaitingRow[] | null
  drafts: WaitingDraft[] | null
  draft_count: number
}

/** SQL: who waits for the user, as JSON, for `needsOf`. */
export const needsAsJson = (userId: string, now: Date): RawBuilder<NeedsRow> => sql`json_build_object(
  'draft_count', (select count(*) from drafts join actions on actions.id = drafts.action_id
    where drafts.user_id = ${userId} and actions.state = 'waiting' and shown_from <= ${now}),
  'people', (select json_agg(people) from (${waitingRows(userId, now, shown)}) as people),
  'drafts', (select json_agg(drafts) from (
    select actions.id, kind, author_name as name, author_handle as handle, post_text, actions.text,
      ${picturePath(sql`actions.user_id`, sql`actions.network`, sql`actions.author_handle`)} as picture
    from drafts join actions on actions.id = drafts.action_id
    where drafts.user_id = ${userId} and actions.state = 'waiting' and shown_from <= ${now}
    order by shown_from desc, actions.id limit ${shownDrafts}) as drafts))`

export const needsOf = ({ people, drafts, draft_count }: NeedsRow): Needs => ({
  ...needsYouOf(people ?? []),
  drafts: drafts ?? [],
  draft_count,
})
