import { sql } from 'kysely'
import { checkDraft } from '#app/adapters/model/checks.ts'
import { type Crowd, crowdOf } from '#app/adapters/model/likeness.ts'
import type { Db } from '#app/db/pool.ts'
import { type Acquaintance, loopReasons, loopWith } from '#app/domain/bot/acquaintance.ts'
import type { Judged } from '#app/domain/bot/choose.ts'
import type { Intent, Skip } from '#app/domain/bot/plan.ts'
import { intentOf, type Scene } from '#app/domain/bot/scene.ts'
import { day } from '#app/domain/time.ts'

/** How far back a reply must differ from the user's own, and from everybody's. */
const ownWindow = 14 * day
const sharedWindow = 2 * day
const mostCompared = 1_000

/** A reply that passed every check, or why there is none, which the user can read. */
export async function draftReply(scene: Scene, candidate: Judged, known: Acquaintance): Promise<Intent | Skip> {
  const { deps, mind, profile, signal } = scene
  const { post, judgement } = candidate
  const leave = (code: string, why: string) => ({ ...intentOf(scene, 'reply', candidate, null, why), code })
  const loop = loopWith(post.author, known)
  if (loop) return leave(loop, loopReasons[loop](post.author.handle))
  const recent = await scene.recent()
  const maxLength = deps.network.max_length
  const written = await mind.reply(post, profile, maxLength, signal, recent)
  if (written.verdict === 'skip') return leave(written.code, written.reason)
  const checked = checkDraft(written.text, { post, profile, recent, maxLength })
  if (!checked.ok) return leave(checked.code, checked.reason)
  return intentOf(scene, 'reply', candidate, written.text, `${judgement.reason} ${written.reason}`.trim())
}

/** Replies lately written here, by this user and by all: the same words twice are what spam filters look for. */
export async function recentTexts(db: Db, userId: string, now: Date): Promise<Crowd> {
  const since = (window: number) => new Date(now.getTime() - window)
  // As one value: a thousand rows take longer to read than to compare.
  const { rows } = await sql<{ texts: string[] | null; own: string[] | null }>`
    select jsonb_agg(text order by created_at desc) as texts,
      jsonb_agg(text order by created_at desc) filter (where user_id = ${userId}) as own from (
      select text, user_id, created_at from actions
      where kind = 'reply' and state in ('sending', 'success', 'unknown', 'planned', 'waiting') and text is not null
        and (created_at > ${since(sharedWindow)} or user_id = ${userId} and created_at > ${since(ownWindow)})
      order by created_at desc limit ${mostCompared}) as lately`.execute(db)
  return crowdOf(rows[0]?.texts ?? [], rows[0]?.own ?? [])
}
