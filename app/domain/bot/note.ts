import { sql } from 'kysely'
import type { Bots } from '#app/db/schema-bots.ts'

type NoteCode = NonNullable<Bots['note_code']>

/** What the dashboard says beside the bot; a code where a later step or a query compares it. */
export interface BotNote {
  note: string | null
  note_code?: NoteCode | null
}

const texts: Record<NoteCode, string> = {
  queue_full: 'Your queue is full for today. The bot continues once you’ve reviewed it.',
  day_done: 'Today’s actions are done.',
  day_limit: 'Daily limit reached.',
}

/** For a queue whose drafts would use up the day's limit once sent, or that has as many as are allowed to wait. */
export const queueFull = { note: null, note_code: 'queue_full' } as const satisfies BotNote

/** `resumes`: when the bot works again, as "at 10:05 AM". */
export const untilRoom = (note_code: 'day_done' | 'day_limit', resumes: string): BotNote => ({
  note: `The bot continues ${resumes}.`,
  note_code,
})

/** Whether the note is about a day's end, and untrue on the next day. */
export const isOfDay = (code: NoteCode | null) => code === 'day_done' || code === 'day_limit'

/** The note of a row of `bots` as its user reads it; null: there is none. */
export const botNote = sql<string | null>`
  nullif(concat_ws(' ', ${JSON.stringify(texts)}::jsonb ->> bots.note_code, bots.note), '')`
