import type { SessionUser } from '#app/domain/account/session/session.ts'
import type { StepDeps } from '#app/domain/bot/step-context.ts'
import { sendDraft } from '#app/domain/drafts/send.ts'
import { type HandReply, replyByHand } from '#app/domain/inbox/reply.ts'

export type InboxSent = { outcome: HandReply } | { outcome: 'scheduled' | 'kept' | 'ended'; why: string }

interface Written {
  inbox_id: string
  /** The draft that the page showed, if it had one. */
  action_id?: string | undefined
  shown?: string | undefined
  text: string
}

/** As the user wrote it. Throws as `sendDraft` and `replyByHand` do. */
export async function sendInInbox(deps: StepDeps, user: SessionUser, written: Written): Promise<InboxSent> {
  const { inbox_id, action_id, shown, text } = written
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
