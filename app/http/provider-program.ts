import type { z } from 'zod'
import { wireError } from '#app/contract/auth-errors.ts'
import type { Authorize, AuthorizeIdentity, ProviderCallback, SignInWithSso } from '#app/contract/auth-ways.ts'
import { fail } from '#app/domain/failure.ts'
import { addressOf, comeBack, providerNamed, providerOfDomain, setOut } from '#app/domain/session/by-provider.ts'
import {
  bindFlow,
  type Granted,
  grantCode,
  passOf,
  type ReturnedFlow,
  returnFlow,
  startFlow,
} from '#app/domain/session/flow.ts'
import { openProgram } from '#app/domain/session/program.ts'
import type { Challenge } from '#app/domain/user/mail-token.ts'
import { redirectTo } from '#app/domain/user/redirects.ts'
import { requireOwnAccount, ssoPrefix } from '#app/domain/user/sso.ts'
import type { Call } from '#app/http/api.ts'
import { bearerOf, requireSameOrigin } from '#app/http/auth.ts'
import type { RequestContext } from '#app/http/context.ts'
import { told } from '#app/http/failures.ts'
import { marked, markOf, noteProvider } from '#app/http/provider-return.ts'
import type { Services } from '#app/services.ts'

const backTo = ({ site }: Services) => `${site.origin}/auth/v1/callback`

interface Challenged {
  code_challenge?: string | null | undefined
  code_challenge_method?: Challenge['code_challenge_method'] | null | undefined
}

/** Both parts of a challenge, or none. */
function challengeOf({ code_challenge, code_challenge_method }: Challenged): Challenge | null {
  if (!code_challenge && !code_challenge_method) return null
  if (!code_challenge || !code_challenge_method) fail('invalid')
  return { code_challenge, code_challenge_method }
}

/** Marks the browser and sends it to the provider. */
export async function leaveForProgram(
  { query, request }: Call<typeof Authorize>,
  services: Services,
): Promise<Response> {
  const now = services.clock.now()
  const { hash, cookie } = marked(services, request)
  const to = query.flow
    ? await bound(services, query.flow, hash, now)
    : await setOut(
        services,
        {
          provider: query.provider ?? fail('provider_unknown'),
          browser: hash,
          redirect_to: redirectTo(services, query.redirect_to),
          challenge: challengeOf(query),
        },
        backTo(services),
        {},
        now,
      )
  return onward(to.href, cookie)
}

async function bound(services: Services, pass: string, browser: Buffer, now: Date): Promise<URL> {
  const { id, provider } = await bindFlow(services.db, services.secrets, { pass, browser }, now)
  // Whoever opens this address is asked which account they mean: it becomes a way in to somebody's account.
  const ask = { prompt: 'select_account' }
  return addressOf(services, providerNamed(services, provider), id, backTo(services), ask)
}

/** Begins at our own address, which marks the browser that opens it. */
export async function beginLinking(
  { query, request, user, session, context }: Call<typeof AuthorizeIdentity>,
  services: Services,
): Promise<Response | { url: string }> {
  // It begins something, although the client asks by GET.
  if (bearerOf(request) === null) requireSameOrigin(context, request)
  if (session.factor_needed) fail('insufficient_aal')
  const { name, domains } = providerNamed(services, query.provider)
  if (domains) fail('provider_unknown')
  await requireOwnAccount(services.db, user.id)
  const start = {
    provider: name,
    browser: null,
    user_id: user.id,
    redirect_to: redirectTo(services, query.redirect_to),
    challenge: challengeOf(query),
  }
  const { id } = await startFlow(services.db, services.secrets, start, services.clock.now())
  const url = `${services.site.origin}/auth/v1/authorize?flow=${passOf(services.secrets, id)}`
  return query.skip_http_redirect === 'true' ? { url } : onward(url)
}

export function ssoAddress({ body }: Call<typeof SignInWithSso>, services: Services): Response | { url: string } {
  const { domain, provider_id, redirect_to, skip_http_redirect } = body as z.output<(typeof SignInWithSso)['body']>
  const known = provider_id
    ? services.providers.find(({ name }) => name === ssoPrefix + provider_id)
    : providerOfDomain(services, domain ?? fail('invalid'))
  const { name } = known ?? fail('sso_provider_not_found')
  const url = new URL(`${services.site.origin}/auth/v1/authorize`)
  url.searchParams.set('provider', name)
  url.searchParams.set('redirect_to', redirectTo(services, redirect_to))
  for (const [part, value] of Object.entries(challengeOf(body) ?? {})) url.searchParams.set(part, value)
  return skip_http_redirect ? { url: url.href } : onward(url.href, undefined, 303)
}

/** Back from the provider, on to the program: with a code where it sent a challenge, else with tokens in the fragment. */
export async function returnToProgram(
  { query, request, context }: Call<typeof ProviderCallback>,
  services: Services,
): Promise<Response> {
  let to = services.site.origin
  try {
    const now = services.clock.now()
    const flow = await returnFlow(
      services.db,
      services.secrets,
      { state: query.state, browser: markOf(services, request) },
      now,
    )
    // What a page began ends at the page's own address.
    if (!flow.redirect_to || flow.redirect_to.startsWith('/')) fail('flow_invalid')
    to = flow.redirect_to
    const trip = { query: new URL(request.url).searchParams, back: backTo(services) }
    const { user_id, method, provider } = await comeBack(services, flow, trip, now)
    const granted = { user_id, method, ...(provider && { provider }) }
    return onward(await address(services, flow, to, granted, request, now))
  } catch (error) {
    if (error instanceof Response) throw error
    return onward(withError(to, error, context))
  }
}

async function address(
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
  const session = await openProgram({ db, secrets, ...services }, { ...granted, user_agent }, now)
  const { access_token, expires_at, expires_in, refresh_token, token_type } = session
  const told = { access_token, refresh_token, token_type, expires_at: `${expires_at}`, expires_in: `${expires_in}` }
  url.hash = new URLSearchParams(told).toString()
  return url.href
}

/** As the auth client reads it: in the query and in the fragment. */
function withError(to: string, error: unknown, context: RequestContext): string {
  noteProvider(error, context)
  const { code, status, message, fields } = told(error, context)
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

function onward(location: string, cookie?: string, status = 302): Response {
  const headers = new Headers({ location, 'cache-control': 'no-store' })
  if (cookie) headers.append('set-cookie', cookie)
  return new Response(null, { status, headers })
}
