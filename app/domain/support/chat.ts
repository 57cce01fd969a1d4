import type { Mind } from '#app/adapters/model/mind.ts'

/** A mind answers or gives up by itself well before; this ends what hangs. */
const mostMs = 30_000

/** The answer of the support chat to one question, by itself: the chat remembers nothing. */
export function answerQuestion(mind: Mind, question: string): Promise<string> {
  return mind.answer(question, AbortSignal.timeout(mostMs))
}
