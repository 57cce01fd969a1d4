import { sql } from 'kysely'
import { voiceBounds } from '#app/contract/settings.ts'
import { type Db, inTransaction, type Tx } from '#app/db/pool.ts'
import { addTerm } from '#app/domain/bot/settings/settings.ts'
import { neverSaidCode, termKey } from '#app/domain/bot/settings/terms.ts'
import { fail } from '#app/domain/failure.ts'
import { repliesSince } from '#app/domain/voice/edits.ts'

export interface VoiceExample {
  id: string
  text: string
  /** Sent replies whose prompt included it. */
  replies_since: number
}

export interface NeverSaid {
  word: string
  held_back: number
}

/** One that the bot sent, with the post that it is under. */
export interface SentReply {
  id: string
  post_text: string
  name: string
  handle: string
  text: string
}

export interface Voice {
  /** Newest first, up to `latestShown`. */
  latest: SentReply[]
  examples: VoiceExample[]
  never_say: NeverSaid[]
}

const latestShown = 3

export async function loadVoice(db: Db, userId: string): Promise<Voice> {
  const { rows } = await sql<{ [Part in keyof Voice]: Voice[Part] | null }>`
    select
      (select json_agg(sent) from (
        select id, post_text, author_name as name, author_handle as handle, text from actions
        where user_id = ${userId} and kind = 'reply' and state = 'success' and source <> 'hand' and post_text is not null
        order by claimed_at desc limit ${latestShown}) as sent) as latest,
      (select json_agg(example) from (
        select id, text, ${repliesSince(sql.ref('voice_examples.user_id'), sql.ref('added_at'))} as replies_since
        from voice_examples where user_id = ${userId} order by added_at desc, id) as example) as examples,
      (select json_agg(said) from (
        select value as word, (select count(*) from actions
          where actions.user_id = bot_terms.user_id and code = ${neverSaidCode}
            and position('“' || value || '”' in reason) > 0) as held_back
        from bot_terms where user_id = ${userId} and list = 'never_say' order by value) as said) as never_say`.execute(
    db,
  )
  const [row] = rows
  return { latest: row?.latest ?? [], examples: row?.examples ?? [], never_say: row?.never_say ?? [] }
}

/** Parallel additions must not exceed the maximum. */
export const lockUser = (tx: Tx, userId: string) =>
  tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute()

/** Throws `invalid`. */
export async function addExample(db: Db, userId: string, text: string, now: Date): Promise<void> {
  const added = await inTransaction(db, (tx) => insertExample(tx, userId, text, now))
  if (added === 'full')
    fail('invalid', { example: `You can have up to ${voiceBounds.examples} examples. Remove one first.` })
}

/** `known`: there is one with the same text. */
export async function insertExample(
  tx: Tx,
  userId: string,
  text: string,
  now: Date,
): Promise<{ id: string } | 'known' | 'full'> {
  await lockUser(tx, userId)
  const known = await tx.selectFrom('voice_examples').select('text').where('user_id', '=', userId).execute()
  if (known.some((one) => one.text === text)) return 'known'
  if (known.length >= voiceBounds.examples) return 'full'
  return tx
    .insertInto('voice_examples')
    .values({ user_id: userId, text, added_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
}

export async function removeExample(db: Db, userId: string, id: string): Promise<void> {
  await db.deleteFrom('voice_examples').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** Throws `invalid`. */
export async function addNeverSay(db: Db, userId: string, word: string, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockUser(tx, userId)
    const known = await tx
      .selectFrom('bot_terms')
      .select('key')
      .where('user_id', '=', userId)
      .where('list', '=', 'never_say')
      .execute()
    if (known.length >= voiceBounds.words && !known.some(({ key }) => key === termKey(word)))
      fail('invalid', { word: `You can have up to ${voiceBounds.words} entries. Remove one first.` })
    await addTerm(tx, userId, { list: 'never_say', value: word }, now)
  })
}

export async function removeNeverSay(db: Db, userId: string, word: string): Promise<void> {
  await db
    .deleteFrom('bot_terms')
    .where('user_id', '=', userId)
    .where('list', '=', 'never_say')
    .where('key', '=', termKey(word))
    .execute()
}
