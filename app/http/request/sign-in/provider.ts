import { hashSecret, randomSecret } from '#app/adapters/secrets.ts'
import {
  authorizationUrl,
  finishProviderFlow,
  type ProviderSignIn,
  providerNamed,
  startLinking,
  startProviderFlow,
} from '#app/domain/account/session/by-provider.ts'
import { type FlowStart, type ReturnedFlow, returnFlow } from '#app/domain/account/session/flow.ts'
import { Failure, fail } from '#app/domain/failure.ts'
import { localPath, type PageRequest, redirectLocal } from '#app/http/doors/page.ts'
import { signedIn } from '#app/http/request/auth.ts'
import type { RequestContext } from '#app/http/request/context.ts'
import { browserIdCookie, type Flash, readBrowserId } from '#app/http/request/cookies.ts'
import { toErrorResponse } from '#app/http/request/errors.ts'
import { redirectPage } from '#app/http/request/redirect-page.ts'
import type { authenticateByGoogle } from '#app/http/request/sign-in/google.ts'
import { setupError, signInBrowser } from '#app/http/request/sign-in/session.ts'
import type { Services } from '#app/services.ts'

/** Lazy: the strategy's library is loaded on first use. */
const byGoogle = async (...given: Parameters<typeof authenticateByGoogle>) =>
  (await import('#app/http/request/sign-in/google.ts')).authenticateByGoogle(...given)

/** From our configuration, never from a request. */
const callbackUrl = ({ site }: Services) => `${site.origin}/auth/callback`

/** Keeps an existing id, so that tabs don't invalidate each other's flows. */
export function withBrowserId(services: Services, request: Request): { hash: Buffer; cookie: string } {
  const browserId = readBrowserId(services, request) ?? randomSecret()
  return { hash: hashSecret(browserId), cookie: browserIdCookie(services, browserId) }
}

export function browserIdHash(services: Services, request: Request): Buffer | null {
  const browserId = readBrowserId(services, request)
  return browserId === null ? null : hashSecret(browserId)
}

export function offeredProviders({ providers }: Services): { google: boolean; company: boolean } {
  return { google: providers.some(({ name }) => name === 'google'), company: providers.some(({ domains }) => domains) }
}

/** `company`: the one of the user's address. */
export function linkableProviders(services: Services, email: string): { google: boolean; company: boolean } {
  const ofAddress = services.providers.some(({ domains }) => domains?.includes(email.slice(email.lastIndexOf('@') + 1)))
  return { ...offeredProviders(services), company: ofAddress }
}

export function pictureOf({ providers }: Services, url: string | null): string | null {
  const origin = url !== null && URL.canParse(url) ? new URL(url).origin : null
  return origin !== null && providers.some(({ picture_origin }) => picture_origin === origin) ? url : null
}

interface ProviderRedirect {
  provider: string
  next: string | null
  time_zone: string | null
  hint?: string
}

/** Throws `provider_unknown`, `provider_away`. */
export async function redirectToProvider(
  { request }: PageRequest<'guest'>,
  services: Services,
  { provider, next, time_zone, hint }: ProviderRedirect,
): Promise<Response> {
  // API clients' flows lead to absolute URLs, those of pages to our paths.
  const path = next && localPath(next, services.site.origin)
  const redirect_to = path && path !== '/' ? path : null
  return sendToProvider(services, request, { provider, redirect_to, time_zone }, hint ? { login_hint: hint } : {})
}

export const securityPage = '/dashboard/settings/security'

/** Throws as `startLinking` does, and `provider_away`. */
export async function redirectToLink(
  { request, session }: PageRequest<'user'>,
  services: Services,
  name: string,
): Promise<Response> {
  const { hash, cookie } = withBrowserId(services, request)
  const start = { provider: name, browser: hash, redirect_to: securityPage, challenge: null }
  const id = await startLinking(services, session, start, services.clock.now())
  const provider = providerNamed(services, name)
  // It will open the user's account, so Google always asks which of its accounts to use.
  const ask = { prompt: 'select_account', ...(provider.domains && { login_hint: session.user.email }) }
  const to = await authorizationUrl(services, provider, id, callbackUrl(services), ask)
  return redirectPage(to, provider.label, cookie)
}

async function sendToProvider(
  services: Services,
  request: Request,
  start: Pick<FlowStart, 'provider' | 'redirect_to' | 'time_zone'>,
  ask: Record<string, string>,
): Promise<Response> {
  const { label } = providerNamed(services, start.provider)
  const { hash, cookie } = withBrowserId(services, request)
  const to = await authorizationUrlFor(services, request, { ...start, browser: hash, challenge: null }, ask)
  return redirectPage(to, label, cookie)
}

async function authorizationUrlFor(
  services: Services,
  request: Request,
  start: FlowStart,
  ask: Record<string, string>,
): Promise<URL> {
  const callback = callbackUrl(services)
  if (start.provider !== 'google') return startProviderFlow(services, start, callback, ask, services.clock.now())
  const answer = await byGoogle(services, request, { start, callback }).catch((thrown: unknown) => thrown)
  if (answer instanceof Response) return new URL(answer.headers.get('location') ?? '')
  throw answer
}

export const isProviderCallback = ({ searchParams }: URL) => searchParams.has('code') || searchParams.has('error')

export async function returnFromProvider(visit: PageRequest<'public'>, services: Services): Promise<Response> {
  let links = false
  try {
    const flow = await ownFlow(visit, services)
    links = flow.user_id !== null
    if (links && (await signedIn(visit.context, visit.request))?.session_id !== flow.session_id) fail('flow_invalid')
    const shown = await signInBy(visit, services, flow)
    if (links) return redirectLocal(services, securityPage, { flash: linked(flow.provider), replaces: true })
    return await signInBrowser(visit, services, shown, {
      to: shown.is_new ? '/onboarding' : (flow.redirect_to ?? '/dashboard'),
    })
  } catch (error) {
    if (error instanceof Response) throw error
    const flash = flashOf(error, visit.context)
    return redirectLocal(services, links ? securityPage : '/login', { flash, replaces: true })
  }
}

const linked = (provider: string): Flash =>
  provider === 'google'
    ? { title: 'Google added', description: 'You can sign in with it from now on.', tone: 'success' }
    : { title: 'Company added', description: 'You sign in through your company from now on.', tone: 'success' }

async function ownFlow({ request, url }: PageRequest<'public'>, services: Services): Promise<ReturnedFlow> {
  const given = { state: url.searchParams.get('state') ?? '', browser: browserIdHash(services, request) }
  const flow = await returnFlow(services.db, services.secrets, given, services.clock.now())
  // An API client's flow ends at the client's own URL.
  if (flow.redirect_to !== null && !flow.redirect_to.startsWith('/')) fail('flow_invalid')
  return flow
}

function signInBy(
  { request, url }: PageRequest<'public'>,
  services: Services,
  flow: ReturnedFlow,
): Promise<ProviderSignIn> {
  const callback = callbackUrl(services)
  const query = url.searchParams
  return flow.provider === 'google'
    ? byGoogle(services, request, { flow, query, callback })
    : finishProviderFlow(services, flow, { query, callback }, services.clock.now())
}

/** Only the operator can fix these. */
const unclear = new Set(['flow_invalid', 'provider_forged', 'provider_unknown', 'bug', 'unavailable'])

function flashOf(error: unknown, context: RequestContext): Flash {
  const { code, message, fields } = toErrorResponse(error, context)
  logProviderFailure(error, context)
  if (unclear.has(code)) return setupError
  return { title: 'Error', description: fields.provider ?? message, tone: 'failure' }
}

export function logProviderFailure(error: unknown, { services, request_id }: RequestContext): void {
  if (!(error instanceof Failure) || !(error.cause instanceof Error)) return
  const { cause } = error.cause
  const reason = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause)
  services.log.warn({ request_id, code: error.code, reason }, 'identity provider response rejected')
}
