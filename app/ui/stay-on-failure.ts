import { type ClientActionFunctionArgs, isRouteErrorResponse } from '@remix-run/react'
import type { FormResult } from '#app/ui/form.tsx'

/** A client action: where no response of ours arrives, the page stays and its form says so. */
export async function stayOnFailure({ request, serverAction }: ClientActionFunctionArgs): Promise<FormResult> {
  const sent = await request.clone().formData()
  try {
    return await serverAction<FormResult>()
  } catch (error) {
    const isRefusal = isRouteErrorResponse(error) && error.status < 500
    if (error instanceof Response || isRefusal) throw error
    const intent = String(sent.getAll('intent').at(-1) ?? '')
    return { intent, code: 'bug', status: 500, message: 'Something went wrong. Try again.', errors: {}, values: {} }
  }
}
