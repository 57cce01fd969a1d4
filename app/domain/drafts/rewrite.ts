import type { Post } from '#app/contract/posts.ts'
import { type Db, inTransaction } from '#app/db/pool.ts'
import { zoneInForce } from '#app/domain/account/user/time-zone.ts'
import { revived } from '#app/domain/bot/find/searches.ts'
import type { StepDeps } from '#app/domain/bot/step-context.ts'
import { writerFor } from '#app/domain/drafts/writer.ts'
import { bounded } from '#app/domain/text.ts'
import { publish } from '#app/live/publish.ts'
import type { Attempt, Queue } from '#app/queue/queue.ts'

/** false: the draft is no longer waiting, or not a reply. */
export async function requestRewrite(
  { db, queue }: { db: Db; queue: Queue },
  userId: string,
  actionId: string,
  now: Date,
): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const draft = await tx
      .selectFrom('drafts')
      .innerJoin('actions', 'actions.id', 'drafts.action_id')
      .select('rewrite_asked_at')
      .where('action_id', '=', actionId)
      .where('drafts.user_id', '=', userId)
      .where('state', '=', 'waiting')
      .where('kind', '=', 'reply')
      .forUpdate('drafts')
      .executeTakeFirst()
    if (!draft) return false
    await tx
      .updateTable('drafts')
      .set({ rewrite_asked_at: now, note: null })
      .where('action_id', '=', actionId)
      .execute()
    await queue.enqueue(tx, 'draft.rewrite', { action_id: actionId })
    await publish(tx, userId, 'action', { id: actionId, kind: 'reply', state: 'waiting' }, now)
    return true
  })
}

/** Throws to be retried unless it is the last attempt, which records the failure. */
export async function rewriteDraft(deps: StepDeps, actionId: string, { isLast, signal }: Attempt): Promise<void> {
  const { db, clock } = deps
  const draft = await askedDraft(db, actionId, clock.now())
  if (!draft) return
  try {
    const written = await writeOther(deps, draft, signal)
    await record(db, draft, written, clock.now())
  } catch (error) {
    if (!isLast) throw error
    await record(db, draft, { ok: false, reason: 'We couldn’t write one right now.' }, clock.now())
  }
}

function askedDraft(db: Db, actionId: string, now: Date) {
  return db
    .selectFrom('drafts')
    .innerJoin('actions', 'actions.id', 'drafts.action_id')
    .innerJoin('users', 'users.id', 'drafts.user_id')
    .select([
      'actions.id',
      'actions.network',
      'actions.text',
      'drafts.user_id',
      'declined_texts',
      'rests_on',
      'reason',
      'post',
      'post_id',
      'post_text',
      'author_id',
      'author_handle',
    ])
    .select(['author_name', 'author_bio', 'situation', 'actions.created_at', zoneInForce(now).as('time_zone')])
    .where('action_id', '=', actionId)
    .where('state', '=', 'waiting')
    .where('rewrite_asked_at', 'is not', null)
    .executeTakeFirst()
}

type AskedDraft = NonNullable<Awaited<ReturnType<typeof askedDraft>>>

async function writeOther(deps: StepDeps, draft: AskedDraft, signal: AbortSignal) {
  return (await writerFor(deps, draft, declinedTexts(draft), signal))(postOf(draft))
}

/** Rejected drafts included in the prompt. */
const maxDeclined = 5

const declinedTexts = ({ declined_texts, text }: AskedDraft) =>
  [...declined_texts, ...(text === null ? [] : [text])].slice(-maxDeclined)

/** As read by the bot, or rebuilt from the action's row. */
function postOf(draft: AskedDraft): Post {
  if (draft.post) return revived(draft.post)
  const { author_id, author_handle, author_name, author_bio } = draft
  return {
    network: draft.network,
    id: draft.post_id ?? '',
    author: { id: author_id, handle: author_handle, display_name: author_name, bio: author_bio ?? '', followers: 0 },
    text: draft.post_text ?? '',
    created_at: draft.created_at,
    lang: null,
    likes: 0,
    replies: 0,
    is_reply: false,
    ...(draft.situation === 'addressed' && { to_user: 'names' as const }),
    thread: [],
  }
}

type Written =
  | { ok: true; text: string; rests_on: string; written_by: string; claims: string[] }
  | { ok: false; reason: string }

async function record(db: Db, asked: AskedDraft, written: Written, now: Date): Promise<void> {
  const { id, user_id } = asked
  await inTransaction(db, async (tx) => {
    // Same lock order as `keepText`. A user who has edited the draft meanwhile wants no other text.
    const waiting = await tx
      .selectFrom('actions')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', 'waiting')
      .forUpdate()
      .executeTakeFirst()
    if (!waiting) return
    const note = written.ok ? null : `No new draft: ${bounded(written.reason, 300)}`
    const draft = await tx
      .updateTable('drafts')
      .set({
        rewrite_asked_at: null,
        note,
        ...(written.ok && {
          rests_on: bounded(written.rests_on, 1000),
          claims: written.claims,
          declined_texts: declinedTexts(asked),
        }),
      })
      .where('action_id', '=', id)
      .where('rewrite_asked_at', 'is not', null)
      .executeTakeFirst()
    if (draft.numUpdatedRows === 0n) return
    if (written.ok)
      await tx
        .updateTable('actions')
        .set({
          text: bounded(written.text, 1000),
          written_by: bounded(written.written_by, 100),
          reason: reasonFor(asked, written.rests_on),
        })
        .where('id', '=', id)
        .execute()
    await publish(tx, user_id, 'action', { id, kind: 'reply', state: 'waiting' }, now)
  })
}

/** Why the post was chosen stays; what the former text rested on goes with it. */
function reasonFor({ reason, rests_on }: Pick<AskedDraft, 'reason' | 'rests_on'>, now: string): string {
  const chosen = rests_on && reason.endsWith(rests_on) ? reason.slice(0, -rests_on.length).trim() : reason
  return bounded(`${chosen} ${now}`.trim(), 1000)
}
