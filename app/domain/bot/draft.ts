import { checkDraft } from '#app/adapters/model/checks.ts'
import type { Db } from '#app/db/pool.ts'
import type { Judged } from '#app/domain/bot/choose.ts'
import { loopReasons, loopWith } from '#app/domain/bot/history.ts'
import { type Intent, recordSkips } from '#app/domain/bot/plan.ts'
import { intentOf, type Scene } from '#app/domain/bot/scene.ts'
import { day } from '#app/domain/time.ts'

/** How far back a reply must differ from the user's own, and from everybody's. */
const ownWindow = 14 * day
const sharedWindow = 2 * day
const mostCompared = 1_000

/** A reply that passed every check, or null; why not is written down where the user can read it. */
export async function draftReply(scene: Scene, candidate: Judged): Promise<Intent | null> {
  const { deps, bot, profile, budget, signal } = scene
  const { post, judgement } = candidate
  if (budget.authors_answered.has(post.author.id)) return null
  const now = deps.clock.now()
  const leave = async (code: string, why: string) => {
    await recordSkips(deps.db, [{ ...intentOf(scene, 'reply', candidate, null, why), code }], now)
    return null
  }
  const loop = await loopWith(deps.db, { network: deps.network.id, id: scene.account.id }, post.author, now)
  if (loop) return leave(loop, loopReasons[loop](post.author.handle))
  const recent = await recentTexts(deps.db, bot.user_id, now)
  const maxLength = deps.network.max_length
  const written = await deps.mind.reply(post, profile, maxLength, signal, recent)
  if (written.verdict === 'skip') return leave(written.code, written.reason)
  const checked = checkDraft(written.text, { post, profile, recent, maxLength })
  if (!checked.ok) return leave(checked.code, checked.reason)
  return intentOf(scene, 'reply', candidate, written.text, `${judgement.reason} ${written.reason}`.trim())
}

/** Replies lately written here, by this user and by all: the same words twice are what spam filters look for. */
async function recentTexts(db: Db, userId: string, now: Date): Promise<string[]> {
  const since = (window: number) => new Date(now.getTime() - window)
  const rows = await db
    .selectFrom('actions')
    .select('text')
    .where('kind', '=', 'reply')
    .where('state', 'in', ['sending', 'success', 'unknown', 'planned', 'waiting'])
    .where('text', 'is not', null)
    .where((where) =>
      where.or([
        where('created_at', '>', since(sharedWindow)),
        where.and([where('user_id', '=', userId), where('created_at', '>', since(ownWindow))]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .limit(mostCompared)
    .execute()
  return rows.flatMap(({ text }) => (text ? [text] : []))
}
