import type { SkipCode } from '#app/adapters/model/mind.ts'
import type { Post } from '#app/contract/posts.ts'
import type { Judged } from '#app/domain/bot/decide/choose.ts'
import type { Intent, Skip } from '#app/domain/bot/send/planned-actions.ts'
import { intentOf, type StepContext } from '#app/domain/bot/step-context.ts'

/** What a mind that could not answer a question says; other codes say that it should not be answered. */
const unanswered: ReadonlySet<string> = new Set<SkipCode>([
  ...(['asks_you', 'no_answer', 'nothing_to_add', 'no_draft', 'no_model', 'share_used_up'] as const),
])

/** A question that the bot can't answer is never left with a like. */
export const leavesToUser = (code: string, { to_user, says }: Post) =>
  (to_user === 'answers' || to_user === 'names') && says === 'question' && unanswered.has(code)

/** An empty draft in the queue, with the question above it. */
export function forUser(context: StepContext, candidate: Judged, { reason }: Skip): Intent {
  const why = `${candidate.judgement.reason} ${reason} Write the reply yourself, or reject it.`
  return { ...intentOf(context, 'reply', candidate, '', why), needs_user: true }
}
