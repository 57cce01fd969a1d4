import type { FormAnswer } from '#app/ui/form.tsx'

/** In place of an answer that never came: the form stays as it is and says so. Anything else is thrown on. */
export function unreached(intent: string, error: unknown): Response {
  if (!(error instanceof TypeError)) throw error
  const message = 'Network error. Please check your connection.'
  const answer: FormAnswer = { intent, code: 'network', status: 503, message, errors: {}, values: {} }
  return Response.json(answer, { status: answer.status })
}
