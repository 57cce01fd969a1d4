import { type Kysely, sql } from 'kysely'

/** Notes and reasons that are compared get a code beside the free text, so that their wording can change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of [
    `alter table bots
      add column note_code text check (note_code in ('queue_full', 'day_done', 'day_limit')),
      add column stopped_code text check (stopped_code in ('connection_gone', 'tokens_lost'))`,
    `alter table connections add column closed_code text check (closed_code = 'tokens_lost')`,
  ])
    await sql.raw(statement).execute(db)
  for (const [text, code] of notes)
    await sql`update bots set note_code = ${code}, note = nullif(ltrim(substr(note, ${text.length + 1})), '')
      where starts_with(note, ${text})`.execute(db)
  for (const [text, code] of losses)
    await sql`update bots set stopped_code = ${code}, stopped_reason = null where stopped_reason = ${text}`.execute(db)
  await sql`update connections set closed_code = 'tokens_lost', closed_reason = null where closed_reason = ${tokensLost}`.execute(
    db,
  )
}

/** A note may go on after these. */
const notes = [
  ['Your queue is full for today; the bot continues when you decide.', 'queue_full'],
  ['Today’s actions are done; the bot continues tomorrow.', 'day_done'],
] as const

const tokensLost = 'Warble cannot open the tokens of your account any more. Connect it again.'
const losses = [
  ['Your account is not connected any more. Connect it again.', 'connection_gone'],
  [tokensLost, 'tokens_lost'],
] as const
