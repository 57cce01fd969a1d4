import type { Db } from '#app/db/pool.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import type { StepDeps } from '#app/domain/bot/step-context.ts'
import { sendDraft } from '#app/domain/drafts/send.ts'
import { fail } from '#app/domain/failure.ts'
import { type HandReply, replyByHand } from '#app/domain/inbox/reply.ts'

export type InboxSent = { outcome: HandReply } | { outcome: 'scheduled' | 'kept' | 'ended'; why: string }

interface Written {
  inbox_id: string
  /** What the page showed of theirs. */
  said: string
  /** The draft that the page showed, if it had one. */
  action_id?: string | undefined
  shown?: string | undefined
  text: string
}

/**
 * As the user wrote it. Throws as `sendDraft` and `replyByHand` do, `not_found`, and `draft_changed` if they have edited
 * what the user answers.
 */
export async function sendInInbox(deps: StepDeps, user: SessionUser, written: Written): Promise<InboxSent> {
  const { inbox_id, action_id, shown, text } = written
  await requireSaid(deps.db, user.id, written)
  if (!action_id) return { outcome: await replyByHand(deps, user, inbox_id, text) }
  const sent = await sendDraft(deps, user, { id: action_id, text, shown: shown ?? null })
  switch (sent.outcome) {
    case 'decided':
      return { outcome: 'already' }
    case 'sent':
    case 'lost':
      return { outcome: sent.outcome }
    case 'scheduled':
    case 'kept':
    case 'ended':
      return { outcome: sent.outcome, why: sent.why }
  }
}

async function requireSaid(db: Db, userId: string, { inbox_id, said }: Written): Promise<void> {
  const post = await db
    .selectFrom('inbox_posts')
    .select('text')
    .where('id', '=', inbox_id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  if (!post) fail('not_found')
  if (post.text.replace(/\r\n?/g, '\n') !== said)
    fail('draft_changed', {
      text: `They changed their post in the meantime, so nothing was sent. It now says: “${post.text}”`,
    })
}
