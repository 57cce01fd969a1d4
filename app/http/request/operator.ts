import { replace } from '@remix-run/node'
import { fail } from '#app/domain/failure.ts'
import { findOperatorSession } from '#app/domain/operator/access.ts'
import type { RequestContext } from '#app/http/request/context.ts'
import { readOperatorCookie } from '#app/http/request/cookies.ts'

export const operatorSignIn = '/operator/sign-in'

/** Where the page is off, it does not exist. */
export async function requireOperator(context: RequestContext, request: Request): Promise<void> {
  const { services } = context
  if (!services.site.operator_page) fail('not_found')
  const secret = readOperatorCookie(services, request)
  const session = secret === null ? null : await findOperatorSession(services.db, secret, services.clock.now())
  if (session === null) throw replace(operatorSignIn)
  context.operator_session = session
}
