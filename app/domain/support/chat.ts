import type { Mind } from '#app/adapters/model/mind.ts'

/** The model gives up much earlier; this ends a call that hangs. */
const maxMs = 30_000

/** The support chat's answer to one question; the chat keeps no history. */
export function answerQuestion(mind: Mind, question: string): Promise<string> {
  return mind.answer(question, AbortSignal.timeout(maxMs))
}
