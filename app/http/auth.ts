import { fail } from '#app/domain/failure.ts'
import { findCookieSession, findSessionById, findTokenSession, type SignedIn } from '#app/domain/session/session.ts'
import { takeTicket } from '#app/domain/session/ticket.ts'
import { isUser } from '#app/domain/user/user.ts'
import type { RequestContext } from '#app/http/context.ts'
import { readSessionCookie } from '#app/http/cookies.ts'

/**
 * The session behind the request. With an Authorization header the cookie is ignored. What stands in the address is a
 * ticket, or the access token of an older program.
 */
export function signedIn(context: RequestContext, request: Request, ticket?: string): Promise<SignedIn | null> {
  context.signedIn ??= find(context, request, ticket)
  return context.signedIn
}

async function find(context: RequestContext, request: Request, ticket?: string): Promise<SignedIn | null> {
  const { services } = context
  const { db, rules, tokens, clock } = services
  const bearer = ticket ?? bearerOf(request)
  const now = clock.now()
  if (ticket !== undefined) {
    const sessionId = await takeTicket(services, ticket, now)
    if (sessionId !== null) return findSessionById(db, rules, sessionId, now)
  }
  if (bearer !== null) {
    const claims = await tokens.verify(bearer)
    const session = claims && (await findTokenSession(db, rules, claims.session_id, now))
    if (bearer !== '' && !session)
      context.refused = !claims
        ? 'bad_jwt'
        : (await isUser(db, claims.user_id))
          ? 'session_not_found'
          : 'user_not_found'
    return session
  }
  const secret = readSessionCookie(services, request)
  return secret ? findCookieSession(db, rules, secret, now) : null
}

export function bearerOf(request: Request): string | null {
  const header = request.headers.get('authorization')
  return header === null ? null : (header.match(/^Bearer (.+)$/i)?.[1] ?? '')
}

/**
 * Refuses a write that another site could have caused: the browser says the request is same-origin, or, where it says
 * nothing, names our origin. `none` is refused too: any extension with host permission can post with our cookie and it.
 */
export function requireSameOrigin({ services }: RequestContext, request: Request): void {
  const site = request.headers.get('sec-fetch-site')
  const same = site === null ? request.headers.get('origin') === services.site.origin : site === 'same-origin'
  if (!same) fail('cross_site')
}
