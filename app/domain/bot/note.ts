import { sql } from 'kysely'
import type { Bots } from '#app/db/schema-bots.ts'

type NoteCode = NonNullable<Bots['note_code']>

const texts: Record<NoteCode, string> = {
  queue_full: 'Your queue is full for today. The bot continues once you’ve reviewed it.',
  day_done: 'Today’s actions are done. The bot continues tomorrow.',
}

/** For a queue whose drafts would use up the day's limit once sent, or that has as many as are allowed to wait. */
export const queueFull = { note: null, note_code: 'queue_full' } as const

export const dayDone = { note: null, note_code: 'day_done' } as const

/** The note of a row of `bots` as its user reads it; null: there is none. */
export const botNote = sql<string | null>`
  nullif(concat_ws(' ', ${JSON.stringify(texts)}::jsonb ->> bots.note_code, bots.note), '')`
