import type { z } from 'zod'
import { wireError } from '#app/contract/auth-errors.ts'
import type { Authorize, AuthorizeIdentity, ProviderCallback, SignInWithSso } from '#app/contract/auth-providers.ts'
import type { RedirectTo } from '#app/contract/auth-user.ts'
import type { Challenge, Requester } from '#app/domain/account/mail-link/token.ts'
import {
  authorizationUrl,
  finishProviderFlow,
  providerNamed,
  providerOfDomain,
  startLinking,
  startProviderFlow,
} from '#app/domain/account/session/by-provider.ts'
import {
  bindFlow,
  type Granted,
  grantCode,
  passOf,
  type ReturnedFlow,
  returnFlow,
} from '#app/domain/account/session/flow.ts'
import { allowedRedirect, takesImplicitFlow } from '#app/domain/account/session/redirect-allow-list.ts'
import { openTokenSession } from '#app/domain/account/session/token-session.ts'
import { ssoPrefix } from '#app/domain/account/user/sso.ts'
import { fail } from '#app/domain/failure.ts'
import type { Call } from '#app/http/doors/api.ts'
import type { RequestContext } from '#app/http/request/context.ts'
import { toErrorResponse } from '#app/http/request/errors.ts'
import { browserIdHash, logProviderFailure, withBrowserId } from '#app/http/request/sign-in/provider.ts'
import type { Services } from '#app/services.ts'

const callbackUrl = ({ site }: Services) => `${site.origin}/auth/v1/callback`

/** Any site can open these URLs in someone's browser: Google asks which account is meant, unless the client says. */
const chooser = { prompt: 'select_account' }

type ClientRedirect = Parameters<typeof parseChallenge>[0] & { redirect_to?: string | null | undefined }

/** Throws `invalid`, `pkce_needed`. */
function redirectTarget(services: Services, wanted: ClientRedirect) {
  const challenge = parseChallenge(wanted)
  const redirect_to = allowedRedirect(services, wanted.redirect_to) ?? services.site.origin
  if (!challenge && !takesImplicitFlow(services, redirect_to)) fail('pkce_needed')
  return { redirect_to, challenge }
}

export async function beginAuthorize(
  { query, request }: Call<typeof Authorize>,
  services: Services,
): Promise<Response> {
  const now = services.clock.now()
  const { hash, cookie } = withBrowserId(services, request)
  const to = query.flow
    ? await boundFlowUrl(services, query.flow, hash, now)
    : await startProviderFlow(
        services,
        { provider: query.provider ?? fail('provider_unknown'), browser: hash, ...redirectTarget(services, query) },
        callbackUrl(services),
        {
          ...(query.provider === 'google' && chooser),
          ...(query.prompt && { prompt: query.prompt }),
          ...(query.login_hint && { login_hint: query.login_hint }),
        },
        now,
      )
  return redirectTo(to.href, cookie)
}

async function boundFlowUrl(services: Services, pass: string, browser: Buffer, now: Date): Promise<URL> {
  const { id, provider } = await bindFlow(services.db, services.secrets, { pass, browser }, now)
  return authorizationUrl(services, providerNamed(services, provider), id, callbackUrl(services), chooser)
}

export async function beginLinking(
  { query, session }: Call<typeof AuthorizeIdentity>,
  services: Services,
): Promise<Response | { url: string }> {
  const start = { provider: query.provider, browser: null, ...redirectTarget(services, query) }
  // Without one, whoever opened the URL would link their identity to this user's account.
  if (!start.challenge) fail('pkce_needed')
  const id = await startLinking(services, session, start, services.clock.now())
  const url = `${services.site.origin}/auth/v1/authorize?flow=${passOf(services.secrets, id)}`
  return query.skip_http_redirect === 'true' ? { url } : redirectTo(url)
}

export function ssoUrl({ body }: Call<typeof SignInWithSso>, services: Services): Response | { url: string } {
  const { domain, provider_id, skip_http_redirect } = body as z.output<(typeof SignInWithSso)['body']>
  const provider = provider_id
    ? services.providers.find(({ name }) => name === ssoPrefix + provider_id)
    : providerOfDomain(services, domain ?? fail('invalid'))
  const { name } = provider ?? fail('sso_provider_not_found')
  const { redirect_to, challenge } = redirectTarget(services, body)
  const url = new URL(`${services.site.origin}/auth/v1/authorize`)
  url.searchParams.set('provider', name)
  url.searchParams.set('redirect_to', redirect_to)
  for (const [part, value] of Object.entries(challenge ?? {})) url.searchParams.set(part, value)
  return skip_http_redirect ? { url: url.href } : redirectTo(url.href, undefined, 303)
}

/** Returns with a code if the client sent a challenge, otherwise with tokens in the fragment. */
export async function returnToClient(
  { query, request, context }: Call<typeof ProviderCallback>,
  services: Services,
): Promise<Response> {
  let to = services.site.origin
  try {
    const now = services.clock.now()
    const flow = await returnFlow(
      services.db,
      services.secrets,
      { state: query.state, browser: browserIdHash(services, request) },
      now,
    )
    // A flow that a page began ends at the page's own URL.
    if (!flow.redirect_to || flow.redirect_to.startsWith('/')) fail('flow_invalid')
    // The operator may have changed the setting since the flow began.
    if (!flow.code_challenge && !takesImplicitFlow(services, flow.redirect_to)) fail('pkce_needed')
    to = flow.redirect_to
    const returned = { query: new URL(request.url).searchParams, callback: callbackUrl(services) }
    const { is_new: _isNew, ...granted } = await finishProviderFlow(services, flow, returned, now)
    return redirectTo(await clientUrl(services, flow, to, granted, request, now))
  } catch (error) {
    if (error instanceof Response) throw error
    return redirectTo(withError(to, error, context))
  }
}

async function clientUrl(
  { db, secrets, ...services }: Services,
  flow: ReturnedFlow,
  to: string,
  granted: Granted,
  request: Request,
  now: Date,
): Promise<string> {
  const url = new URL(to)
  if (flow.code_challenge) {
    url.searchParams.set('code', await grantCode(db, secrets, flow.id, granted.user_id, now))
    return url.href
  }
  const user_agent = request.headers.get('user-agent')
  const session = await openTokenSession({ db, secrets, ...services }, { ...granted, user_agent }, now)
  const { access_token, expires_at, expires_in, refresh_token, token_type } = session
  const params = { access_token, refresh_token, token_type, expires_at: `${expires_at}`, expires_in: `${expires_in}` }
  url.hash = new URLSearchParams(params).toString()
  return url.href
}

/** Auth clients look for errors in the query or in the fragment. */
function withError(to: string, error: unknown, context: RequestContext): string {
  logProviderFailure(error, context)
  const { code, status, message, fields } = toErrorResponse(error, context)
  const kind = status >= 500 ? 'server_error' : code === 'provider_refused' ? 'access_denied' : 'invalid_request'
  const params = new URLSearchParams({
    error: kind,
    error_code: wireError(code).code,
    error_description: fields.provider ?? message,
  })
  const url = new URL(to)
  for (const [name, value] of params) url.searchParams.set(name, value)
  url.hash = params.toString()
  return url.href
}

function redirectTo(location: string, cookie?: string, status = 302): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  if (cookie) headers.append('set-cookie', cookie)
  return new Response(null, { status, headers })
}

type Challenged = { [Part in keyof Challenge]?: Challenge[Part] | undefined }

function parseChallenge({ code_challenge, code_challenge_method }: Challenged): Challenge | null {
  if ((code_challenge === undefined) !== (code_challenge_method === undefined))
    fail('invalid', { code_challenge: 'Send a code challenge together with its method.' })
  return code_challenge && code_challenge_method ? { code_challenge, code_challenge_method } : null
}

/** Throws as `parseChallenge` does. */
export function requesterOf(services: Services, query: z.output<typeof RedirectTo>, body: Challenged): Requester {
  const challenge = parseChallenge(body)
  return { redirect_to: allowedRedirect(services, query.redirect_to), challenge }
}

export function emailOf({ email, phone }: { email?: string | undefined; phone?: string | undefined }): string {
  if (email && phone) fail('invalid', { email: 'Send an email address or a phone number, not both.' })
  if (phone) fail('phone_provider_disabled')
  return email || fail('invalid', { email: 'An email address is required.' })
}

export const userAgentOf = (request: Request) => request.headers.get('user-agent')

/** The caller must have checked the URL. It may contain a session, so nothing may cache it. */
export function redirectToClient(address: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: address, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
  })
}
