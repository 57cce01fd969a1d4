import type { FormAnswer } from '#app/ui/form.tsx'

/** An answer for a form that got no response: it keeps its input and says so. Anything else is thrown on. */
export function noResponse(intent: string, error: unknown): Response {
  if (!(error instanceof TypeError)) throw error
  const message = 'Network error. Please check your connection.'
  const answer: FormAnswer = { intent, code: 'network', status: 503, message, errors: {}, values: {} }
  return Response.json(answer, { status: answer.status })
}
