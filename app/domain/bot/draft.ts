import { sql } from 'kysely'
import { type SentTexts, sentTextsOf } from '#app/adapters/model/likeness.ts'
import type { Db } from '#app/db/pool.ts'
import type { Judged } from '#app/domain/bot/choose.ts'
import { type ContactHistory, conversationLoop, loopReasons } from '#app/domain/bot/contact-history.ts'
import { embeddedWriter, type Intent, type Skip } from '#app/domain/bot/planned-actions.ts'
import { intentOf, type StepContext } from '#app/domain/bot/step-context.ts'
import { termIn } from '#app/domain/bot/terms.ts'
import { day } from '#app/domain/time.ts'

/** Periods within which a reply must differ from the user's own replies, and from everybody's. */
const ownWindow = 14 * day
const sharedWindow = 2 * day
const maxCompared = 1_000

/** A reply that passed every check, or the reason why there is none, which is shown to the user. */
export async function draftReply(
  context: StepContext,
  candidate: Judged,
  history: ContactHistory,
): Promise<Intent | Skip> {
  const { network, mind, profile, signal } = context
  const { post, judgement } = candidate
  const skip = (code: string, why: string) => ({ ...intentOf(context, 'reply', candidate, null, why), code })
  const loop = conversationLoop(post.author, history)
  if (loop) return skip(loop, loopReasons[loop](post.author.handle))
  const recent = await context.recent()
  const maxLength = network.max_length
  const written = await mind.reply(post, profile, maxLength, signal, recent)
  if (written.verdict === 'skip') return skip(written.code, written.reason)
  const said = termIn(context.terms.avoid, written.text)
  if (said !== null) return skip('avoided_term', `The draft spoke of “${said}”, which you told the bot to leave alone.`)
  // Loaded on first use: the data of all languages takes 80 MB.
  const { checkDraft } = await import('#app/adapters/model/checks.ts')
  const checked = checkDraft(written.text, {
    ...{ post, profile, recent, maxLength, closeness: written.closeness },
    lengthOf: network.length,
  })
  if (!checked.ok) return skip(checked.code, checked.reason)
  const reason = `${judgement.reason} ${written.reason}`.trim()
  const intent = intentOf(context, 'reply', candidate, written.text, reason)
  return { ...intent, written_by: written.written_by ?? embeddedWriter }
}

/**
 * Recent replies, by this user and by all: repeated texts are what spam filters look for. `unlike`: texts that the user
 * rejected, of any age.
 */
export async function recentTexts(db: Db, userId: string, unlike: readonly string[], now: Date): Promise<SentTexts> {
  const since = (window: number) => new Date(now.getTime() - window)
  // As one value: a thousand rows take longer to parse than to compare.
  const { rows } = await sql<{ texts: string[] | null; own: string[] | null }>`
    select jsonb_agg(text order by created_at desc) as texts,
      jsonb_agg(text order by created_at desc) filter (where user_id = ${userId}) as own from (
      select text, user_id, created_at from actions
      where kind = 'reply' and state in ('sending', 'success', 'unknown', 'planned', 'waiting') and text is not null
        and (created_at > ${since(sharedWindow)} or user_id = ${userId} and created_at > ${since(ownWindow)})
      order by created_at desc limit ${maxCompared}) as lately`.execute(db)
  return sentTextsOf([...(rows[0]?.texts ?? []), ...unlike], [...(rows[0]?.own ?? []), ...unlike])
}
