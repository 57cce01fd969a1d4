import type { Mind } from '#app/adapters/model/mind.ts'
import { diagnose } from '#app/domain/health/diagnosis.ts'
import type { SessionUser } from '#app/domain/session/session.ts'
import type { RequestServices } from '#app/services.ts'

/** The model gives up much earlier; this ends a call that hangs. */
const maxMs = 30_000

/** The support chat's answer to one question; the chat keeps no history. `own`: see `ownState`. */
export function answerQuestion(mind: Mind, question: string, own?: () => Promise<string>): Promise<string> {
  return mind.answer(question, AbortSignal.timeout(maxMs), own)
}

/** How the user's bot is doing, for the chat: what is wrong with its remedy, or that all is well. */
export async function ownState(services: RequestServices, user: SessionUser): Promise<string> {
  const { checks } = await diagnose(services, user, AbortSignal.timeout(maxMs))
  const problems = checks.filter(({ state }) => state === 'problem')
  const bot = checks.find(({ id }) => id === 'bot')
  if (problems.length === 0) {
    const notes = checks.filter(({ state, id }) => state === 'note' && id !== 'bot').map(({ finding }) => finding)
    return ['I checked, and everything your bot needs is working.', bot?.finding, ...notes].filter(Boolean).join(' ')
  }
  const sentences = problems.map(({ finding, remedy }) => {
    if (!remedy) return finding
    return 'href' in remedy
      ? `${finding} ${remedy.label} (${remedy.href}).`
      : `${finding} ${remedy.label} is on the Support page (/dashboard/support).`
  })
  return `I checked. ${sentences.join(' ')}`
}
