import type { ClientActionFunctionArgs, ShouldRevalidateFunction } from '@remix-run/react'
import type { FormResult } from '#app/ui/form.tsx'
import { intentIn } from '#app/ui/server-there.ts'

type Failure = Partial<Pick<FormResult, 'status'>>

/** A client action: where no response of ours arrives, the page stays and its form says so. */
export async function stayOnFailure({
  request,
  serverAction,
}: ClientActionFunctionArgs): Promise<FormResult | Response> {
  const sent = await request.clone().formData()
  try {
    return await serverAction<FormResult>()
  } catch (error) {
    const { status: known } = error as Failure
    const status = known ?? 500
    if (error instanceof Response || status < 500) throw error
    const isLost = error instanceof TypeError
    const code = isLost ? 'network' : known ? 'bug' : 'unreadable'
    const message = isLost ? 'Network error. Please check your connection.' : 'Server error. Please try again later.'
    const values = Object.fromEntries(sent)
    const result = { intent: intentIn(sent), code, status, message, errors: {}, values }
    // With its status, so that no page is read again first: that would wait for the server.
    return Response.json(result, { status })
  }
}

/** After a refusal too, unless no response of ours arrived. */
export const rereadsAfterAnswer: ShouldRevalidateFunction = ({ actionStatus = 200 }) => actionStatus < 500

/** A layout stays when a navigation inside it fails: only forms and live events reload it. */
export const rereadsAround: ShouldRevalidateFunction = (about) =>
  about.defaultShouldRevalidate &&
  rereadsAfterAnswer(about) &&
  ((about.formMethod ?? 'GET') !== 'GET' || about.currentUrl.href === about.nextUrl.href)
