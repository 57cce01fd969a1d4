import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react'
import type { FormResult } from '#app/ui/form.tsx'

/** A client action: where no response of ours arrives, the page stays and its form says so. */
export async function stayOnFailure({ request, serverAction }: ClientActionFunctionArgs): Promise<FormResult> {
  const sent = await request.clone().formData()
  try {
    return await serverAction<FormResult>()
  } catch (error) {
    const status = isRouteErrorResponse(error) ? error.status : 500
    if (error instanceof Response || status < 500) throw error
    const intent = String(sent.getAll('intent').at(-1) ?? '')
    return { intent, code: 'bug', status, message: 'Something went wrong. Try again.', errors: {}, values: {} }
  }
}
