import { data, type LoaderFunctionArgs, redirect, replace } from '@remix-run/node'
import { safeRedirect } from 'remix-utils/safe-redirect'
import type { ErrorCode } from '#app/contract/errors.ts'
import type { SessionUser, SignedIn } from '#app/domain/account/session/session.ts'
import { loadingDocument } from '#app/http/cache/unhydrated.ts'
import { guarded, type PageAccess, signedIn } from '#app/http/request/auth.ts'
import { contextOf, type RequestContext, servicesFor } from '#app/http/request/context.ts'
import { type Flash, flashCookie } from '#app/http/request/cookies.ts'
import { toErrorResponse } from '#app/http/request/errors.ts'
import { requireOperator } from '#app/http/request/operator.ts'
import { retryReads } from '#app/http/request/retry-reads.ts'
import type { RequestServices, Services } from '#app/services.ts'

export interface PageRequest<A extends PageAccess> {
  request: Request
  url: URL
  params: Record<string, string | undefined>
  context: RequestContext
  user: A extends 'user' | 'factor' ? SessionUser : SessionUser | null
  session: A extends 'user' | 'factor' ? SignedIn : SignedIn | null
}

/** Signed-out visitors go to /login and come back afterwards. */
export async function checkAccess<A extends PageAccess>(
  level: A,
  { request, params, context: load }: LoaderFunctionArgs,
  signedOut?: Omit<Flash, 'tone'>,
): Promise<PageRequest<A>> {
  const context = await contextOf(load)
  const url = new URL(request.url)
  if (level === 'operator') await requireOperator(context, request)
  const anySession = await signedIn(context, request)
  // A session without its second factor counts as none, except on the page that asks for it.
  const needsFactor = anySession?.factor_needed === true
  const session = needsFactor === (level === 'factor') ? anySession : null
  if (level === 'user' && needsFactor) throw replace(`/login/factor${next(request, url)}`)
  if (level === 'factor' && !session) throw replace(anySession ? '/onboarding' : '/login')
  if (level === 'user' && !session) throw await toSignIn(context, request, url, signedOut)
  if (level === 'guest' && session) throw redirect(nextOf(url, context.services) ?? '/onboarding')
  return { request, url, params, context, user: session?.user ?? null, session } as PageRequest<A>
}

async function toSignIn(
  { services }: RequestContext,
  request: Request,
  url: URL,
  notice: Omit<Flash, 'tone'> = { title: 'Error', description: 'No active session found. Please login again.' },
): Promise<Response> {
  if (isRead(request)) return replace(`/login${next(request, url)}`)
  return redirectLocal(services, '/login', { flash: { ...notice, tone: 'failure' }, replaces: true })
}

const isRead = ({ method }: Request) => method === 'GET' || method === 'HEAD'

/** In characters, far beyond our own URLs. Proxies and browsers refuse headers with longer ones. */
const maxNextLength = 1_000

function next(request: Request, url: URL): string {
  if (!isRead(request)) return ''
  const path = url.pathname.replace(/\.data$/, '') + url.search.replace(/[?&]_routes=[^&]*/, '')
  return path.length > maxNextLength ? '' : `?next=${encodeURIComponent(path)}`
}

export function page<A extends PageAccess, T>(
  level: A,
  work: (visit: PageRequest<A>, services: RequestServices) => Promise<T> | T,
): (args: LoaderFunctionArgs) => Promise<T> {
  return guarded(async (args: LoaderFunctionArgs) => {
    const context = await contextOf(args.context)
    if (context.refusal) throw errorPage(context.refusal, context)
    try {
      const answer = await retryReads(context, async () => {
        const visit = await checkAccess(level, args)
        return work(visit, servicesFor(context, visit.session))
      })
      return loadingDocument(answer)
    } catch (error) {
      if (error instanceof Response) throw loadingDocument(error)
      throw errorPage(error, context)
    }
  }, level)
}

export interface ErrorPage {
  message: string
  request_id: string
}

export function errorPage(error: unknown, context: RequestContext) {
  const { code, status, message } = toErrorResponse(error, context)
  return data<ErrorPage>({ message: pageTexts[code] ?? message, request_id: context.request_id }, { status })
}

/** Messages for people, where the general ones are worded for API clients. */
export const pageTexts: Partial<Record<ErrorCode, string>> = {
  bad_request: 'We couldn’t read this address or form. Check the address, or go back and try again.',
  wrong_host: 'Warble isn’t at this address. Go to its own address instead.',
  cookies_blocked:
    'Your browser refuses this site’s cookies. Without them, we can’t keep you signed in or tell you what happened to a form. Allow cookies for this site in your browser’s settings, then try again.',
  headers_too_large:
    'Your browser sent more than we can read with a request. Delete this site’s cookies in your browser, or use a shorter address.',
  request_timeout: 'The request took too long to arrive. Check your connection, then try again.',
  too_large: 'What you sent is too large. Go back, make it shorter and send it again.',
  cross_site: 'This request came from another site and was refused. Open the page here, then try again.',
}

export async function redirectLocal(
  services: Services,
  to: string,
  { flash, cookies = [], replaces = false }: { flash?: Flash; cookies?: string[]; replaces?: boolean } = {},
): Promise<Response> {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  if (flash) headers.append('set-cookie', await flashCookie(services, flash))
  const target = localPath(to, services.site.origin)
  return replaces ? replace(target, { headers }) : redirect(target, { headers })
}

/** Shows the form's page again with a value that is shown once and not stored. */
export function showOnce(value: Record<string, unknown>, cookies: string[]): Response {
  const headers = new Headers({ 'cache-control': 'no-store' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return Response.json(value, { headers })
}

export function nextOf(url: URL, { site }: Services): string | null {
  const next = url.searchParams.get('next')
  return next === null ? null : localPath(next, site.origin)
}

/** The URL as browsers parse it (no tabs or line breaks, backslash as slash), if it is ours. */
export function localPath(to: string, origin: string): string {
  const url = new URL(URL.canParse(to, origin) ? to : '/', origin)
  return url.origin === origin ? safeRedirect(url.pathname + url.search + url.hash, '/') : '/'
}

const hourSeconds = 3600

export function textFile(type: string, write: (site: Services['site']) => string) {
  return guarded(async ({ context }: LoaderFunctionArgs) => {
    const { services } = await contextOf(context)
    const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': `public, max-age=${hourSeconds}` }
    return new Response(write(services.site), { headers })
  }, 'assets')
}

export function downloadFile(
  type: string,
  name: string,
  choose: (services: Services) => { bytes(): Promise<Uint8Array>; etag: string } | null,
) {
  return guarded(async ({ context, request }: LoaderFunctionArgs) => {
    const { services } = await contextOf(context)
    const file = choose(services)
    if (!file) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
    const headers = { etag: file.etag, 'cache-control': 'no-cache' }
    if (request.headers.get('if-none-match') === file.etag) return new Response(null, { status: 304, headers })
    return new Response(new Uint8Array(await file.bytes()), {
      headers: { ...headers, 'content-type': type, 'content-disposition': `attachment; filename="${name}"` },
    })
  }, 'assets')
}

export function mailDocument(html: string): Response {
  return new Response(html, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'",
    },
  })
}
