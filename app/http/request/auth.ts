import type { Endpoint } from '#app/contract/endpoint.ts'
import { findCookieSession, findTokenSession, type SignedIn } from '#app/domain/account/session/session.ts'
import { redeemStreamTicket } from '#app/domain/account/session/stream-ticket.ts'
import { isUser } from '#app/domain/account/user/user.ts'
import { fail } from '#app/domain/failure.ts'
import type { RequestContext } from '#app/http/request/context.ts'
import { readSessionCookie } from '#app/http/request/cookies.ts'

/** Precedence: `token` from the query, the Authorization header, the cookie. */
export function signedIn(
  context: RequestContext,
  request: Request,
  token?: string,
  tokenKind: Endpoint['token'] = 'none',
): Promise<SignedIn | null> {
  context.signedIn ??= find(context, request, token, tokenKind).catch((error) => {
    delete context.signedIn
    throw error
  })
  return context.signedIn
}

async function find(
  context: RequestContext,
  request: Request,
  token: string | undefined,
  tokenKind: Endpoint['token'],
): Promise<SignedIn | null> {
  const { services } = context
  const { db, rules, tokens, clock } = services
  const bearer = token ?? bearerOf(request)
  const now = clock.now()
  if (token !== undefined) {
    const session = await redeemStreamTicket(services, token, now)
    if (session || tokenKind !== 'ticket_or_access_token') return session
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
    return session && claims && { ...session, token_ends_at: claims.ends_at }
  }
  const secret = readSessionCookie(services, request)
  return secret ? findCookieSession(db, rules, secret, now) : null
}

export function bearerOf(request: Request): string | null {
  const header = request.headers.get('authorization')
  return header === null ? null : (header.match(/^Bearer (.+)$/i)?.[1] ?? '')
}

/** CSRF check. `none` is foreign too: an extension with host permission can send it with our cookie. */
export function isSameOrigin({ services }: RequestContext, request: Request): boolean {
  const site = request.headers.get('sec-fetch-site')
  return site === null ? request.headers.get('origin') === services.site.origin : site === 'same-origin'
}

/** Whether a link on another site led here, as far as the browser says. */
export const isFromElsewhere = (request: Request): boolean =>
  ['cross-site', 'same-site'].includes(request.headers.get('sec-fetch-site') ?? '')

export function requireSameOrigin(context: RequestContext, request: Request): void {
  if (!isSameOrigin(context, request)) fail('cross_site')
}

/**
 * `guest`: only people who are not signed in. `factor`: only people who have yet to pass their second factor. `operator`:
 * whoever runs the installation, by a session of their own.
 */
export type PageAccess = 'public' | 'guest' | 'user' | 'factor' | 'operator'

type Access = PageAccess | 'endpoints' | 'hook' | 'assets'

const access = Symbol.for('warble.access')
const forms = Symbol.for('warble.forms')

/** Marks a handler as access-checked; a test fails on any that is not. `entries`: its forms by intent. */
export function guarded<F extends object>(handler: F, level: Access, entries?: Record<string, { schema: unknown }>): F {
  Object.defineProperty(handler, access, { value: level })
  if (entries) Object.defineProperty(handler, forms, { value: entries })
  return handler
}

export const accessOf = (handler: object): Access | undefined => (handler as { [access]?: Access })[access]
