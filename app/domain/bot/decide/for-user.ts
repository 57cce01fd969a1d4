import type { SkipCode } from '#app/adapters/model/mind.ts'
import { draftFaults } from '#app/adapters/model/sendable.ts'
import type { Post } from '#app/contract/posts.ts'
import { yoursCode } from '#app/domain/bot/find/contact-history.ts'
import type { Intent, Skip } from '#app/domain/bot/send/planned-actions.ts'

/** What a mind that could not answer a question says; other codes say that it should not be answered. */
const unanswered: ReadonlySet<string> = new Set<SkipCode>([
  ...draftFaults,
  ...(['asks_you', 'no_answer', 'nothing_to_add', 'no_draft', 'no_model', 'share_used_up'] as const),
])

/** A question that the bot can't answer is never left with a like. */
const leavesToUser = (code: string, { to_user, says }: Post) =>
  (to_user === 'answers' || to_user === 'names') && says === 'question' && unanswered.has(code)

export const leftBy = (intent: Intent, code: Skip['code']): Skip =>
  leavesToUser(code, intent.post)
    ? { ...intent, code: yoursCode, reason: withYours(intent.reason) }
    : { ...intent, code }

const yours = 'This one is yours to reply to.'
const withYours = (reason: string) => (reason.endsWith(yours) ? reason : `${reason} ${yours}`)
