import { replace } from '@remix-run/node'
import { fail } from '#app/domain/failure.ts'
import { isOperatorSession } from '#app/domain/operator/access.ts'
import type { RequestContext } from '#app/http/request/context.ts'
import { readOperatorCookie } from '#app/http/request/cookies.ts'

export const operatorSignIn = '/operator/sign-in'

/** Where the page is off, it does not exist. */
export async function requireOperator({ services }: RequestContext, request: Request): Promise<void> {
  if (!services.site.operator_page) fail('not_found')
  const secret = readOperatorCookie(services, request)
  const isSignedIn = secret !== null && (await isOperatorSession(services.db, secret, services.clock.now()))
  if (!isSignedIn) throw replace(operatorSignIn)
}
