import { sql } from 'kysely'
import { minSharedLength, type SentTexts, sentTextsOf } from '#app/adapters/model/likeness.ts'
import { textLengths } from '#app/adapters/network/text-length.ts'
import { brokenChoice, maxCharacters } from '#app/content/sound.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Db } from '#app/db/pool.ts'
import { isQueueFull, type Judged, reasonFor } from '#app/domain/bot/decide/choose.ts'
import { type ContactHistory, conversationEndOf, conversationEndReasons } from '#app/domain/bot/find/contact-history.ts'
import { embeddedWriter, type Intent, type Skip } from '#app/domain/bot/send/planned-actions.ts'
import { termIn, termsIn } from '#app/domain/bot/settings/term-in.ts'
import { neverSaidCode } from '#app/domain/bot/settings/terms.ts'
import { intentOf, type StepContext } from '#app/domain/bot/step-context.ts'
import { day } from '#app/domain/time.ts'

/** A reply must differ from the user's own replies within this time, and from everyone's within `sharedWindow`. */
const ownWindow = 14 * day
const sharedWindow = 2 * day
/** How many of the user's own texts, and of all others', a draft is compared with. */
const maxCompared = 1_000
/** Per other user, so that no one can use up what everyone may say. */
const maxOfOther = 100
/** Rows read if one user crowds the newest ones out; nobody sends 1,500 replies within `sharedWindow`. */
const maxRead = 15 * maxCompared

const list = new Intl.ListFormat('en-GB')

type Writing = Pick<StepContext, 'network' | 'mind' | 'profile' | 'own_words' | 'terms' | 'recent' | 'signal'>

/** `claims`: sentences that the user must approve. */
export async function writeReply(writing: Writing, post: Post) {
  const { network, mind, profile, own_words, terms, recent, signal } = writing
  const maxLength = Math.min(network.max_length, maxCharacters(profile.sound?.length))
  const written = await mind.reply(post, profile, maxLength, signal, recent)
  if (written.verdict === 'skip') return { ok: false, code: written.code, reason: written.reason } as const
  const { reason: rests_on, written_by = embeddedWriter, closeness } = written
  // Networks count blanks at the end, too.
  const text = written.text.trim()
  const said = termIn(terms.avoid, text)
  if (said !== null) {
    const reason = `The draft mentioned “${said}”, which is on your avoid list.`
    return { ok: false, code: 'avoided_term', reason } as const
  }
  const never = termsIn(terms.never_say, text).map((word) => `“${word}”`)
  if (never.length > 0) {
    const reason = `The draft used ${list.format(never)}, ${never.length === 1 ? 'a word' : 'words'} you never use.`
    return { ok: false, code: neverSaidCode, reason } as const
  }
  const broken = brokenChoice(profile.sound ?? {}, text)
  if (broken !== null) return { ok: false, code: 'not_chosen', reason: broken } as const
  // Loaded on first use: language data takes 80 MB.
  const { checkDraft } = await import('#app/adapters/model/checks.ts')
  const checked = checkDraft(text, {
    post,
    profile,
    recent: await recent(),
    maxLength,
    lengthOf: textLengths[network.counting],
    closeness,
  })
  if (!checked.ok) return checked
  const claims = await mind.unsupported({ ...written, text }, post, own_words, signal)
  return { ok: true, text, rests_on, written_by, claims } as const
}

export async function draftReply(
  context: StepContext,
  candidate: Judged,
  history: ContactHistory,
): Promise<Intent | Skip> {
  const { post, situation } = candidate
  const skip = (code: string, why: string) => ({ ...intentOf(context, 'reply', candidate, null, why), code })
  const end = conversationEndOf(post.author, situation, history)
  if (end) return skip(end, conversationEndReasons[end](post.author.handle, situation))
  const written = await writeReply(context, post)
  if (!written.ok) return skip(written.code, written.reason)
  const { text, rests_on, written_by, claims } = written
  const [claim] = claims
  if (claim !== undefined && isQueueFull(context.budget))
    return skip('unsupported', `The draft said something you’d have to check: “${claim}”`)
  const reason = `${reasonFor(candidate)} ${rests_on}`.trim()
  return { ...intentOf(context, 'reply', candidate, text, reason), written_by, rests_on, claims }
}

/** Excludes drafts and replies that a user only says they sent by hand. */
const isSent = sql<boolean>`(state in ('sending', 'unknown') or result_id is not null)`

/**
 * Also other users' longer sent replies, so that no one reads the same text twice. `rejected`: drafts of any age that did not
 * sound like the user. `except`: an action to leave out.
 */
export async function recentTexts(
  db: Db,
  userId: string | null,
  rejected: readonly string[],
  now: Date,
  except: string | null = null,
): Promise<SentTexts> {
  const since = (window: number) => new Date(now.getTime() - window)
  // As one value: a thousand rows take longer to parse than to compare.
  const { rows } = await sql<{ texts: string[] | null; own: string[] | null }>`
    with replies as not materialized (
      select text, user_id, created_at, state, result_id from actions
      where kind = 'reply' and state in ('sending', 'success', 'unknown', 'planned', 'waiting') and text <> ''
        and id is distinct from ${except}::uuid),
    own as (
      select text, created_at from replies where user_id = ${userId} and created_at > ${since(ownWindow)}
      order by created_at desc limit ${maxCompared}),
    others as not materialized (
      select text, user_id, created_at from replies
      where created_at > ${since(sharedWindow)} and ${isSent} and length(text) >= ${minSharedLength}
        and user_id is distinct from ${userId}::uuid),
    newest as materialized (select * from others order by created_at desc limit ${sql.lit(maxCompared)}),
    crowded as (select from newest group by user_id having count(*) > ${maxOfOther}),
    read as (
      select * from newest where not exists (select from crowded)
      union all
      (select * from others where exists (select from crowded) order by created_at desc limit ${sql.lit(maxRead)})),
    counted as (
      select text, created_at, row_number() over (partition by user_id order by created_at desc) as nth from read),
    shared as (
      select text, created_at from counted where nth <= ${maxOfOther} order by created_at desc limit ${maxCompared}),
    lately as (
      select text, created_at, true as is_own from own
      union all select text, created_at, false from shared)
    select jsonb_agg(text order by created_at desc) as texts,
      jsonb_agg(text order by created_at desc) filter (where is_own) as own from lately`.execute(db)
  return sentTextsOf([...(rows[0]?.texts ?? []), ...rejected], [...(rows[0]?.own ?? []), ...rejected])
}
