import { sql } from 'kysely'

export const maxExamples = 10

/** SQL: an edit is an example unless the user dropped it, or turned the draft down in the end. */
export const isExample = sql<boolean>`not draft_edits.is_dropped and actions.state <> 'rejected'`
