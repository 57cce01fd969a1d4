import { errors } from '#app/contract/errors.ts'
import type { SessionUser } from '#app/domain/account/session/session.ts'
import type { StepDeps } from '#app/domain/bot/step-context.ts'
import { sendDraft } from '#app/domain/drafts/send.ts'
import type { Decision } from '#app/domain/drafts/text.ts'
import { Failure } from '#app/domain/failure.ts'

export interface SentSeveral {
  sent: number
  /** The bot sends them once a limit allows it. */
  scheduled: number
  /** Decided in another tab, or by the bot. */
  decided: number
  /** Still in the queue or ended, each with a sentence. */
  unsent: { id: string; why: string }[]
  /** Not tried, as the press took too long. */
  left: number
}

/** A page that waits longer looks broken. */
const maxMs = 10_000

/** One after another, as one press. What a draft alone would throw is in `unsent`. */
export async function sendDrafts(deps: StepDeps, user: SessionUser, drafts: readonly Decision[]): Promise<SentSeveral> {
  const result: SentSeveral = { sent: 0, scheduled: 0, decided: 0, unsent: [], left: 0 }
  const until = performance.now() + maxMs
  for (const [at, draft] of drafts.entries()) {
    if (performance.now() > until) return { ...result, left: drafts.length - at }
    try {
      const sent = await sendDraft(deps, user, draft)
      if (sent.outcome === 'kept' || sent.outcome === 'ended') result.unsent.push({ id: draft.id, why: sent.why })
      // What the network didn't confirm is looked for, and listed as such.
      else result[sent.outcome === 'lost' ? 'sent' : sent.outcome] += 1
    } catch (error) {
      if (!(error instanceof Failure)) throw error
      const [field] = Object.values(error.fields)
      result.unsent.push({ id: draft.id, why: field ?? error.details.text ?? errors[error.code][1] })
    }
  }
  return result
}
