import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { wireError } from '#app/contract/auth-errors.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { errors } from '#app/contract/errors.ts'
import { fail } from '#app/domain/failure.ts'
import type { SessionUser, SignedIn } from '#app/domain/session/session.ts'
import { guarded } from '#app/http/access.ts'
import { bearerOf, requireSameOrigin, signedIn } from '#app/http/auth.ts'
import { readBytes } from '#app/http/body.ts'
import { contextOf, type RequestContext } from '#app/http/context.ts'
import { told } from '#app/http/failures.ts'
import { hit, isAccountLimit, retryAfter } from '#app/http/limits.ts'
import type { Services } from '#app/services.ts'

export interface Call<E extends Endpoint> {
  body: z.output<E['body']>
  query: z.output<E['query']>
  params: Record<string, string>
  /** Present wherever the endpoint's access is `user`. */
  user: SessionUser
  session: SignedIn
  context: RequestContext
  request: Request
}

export interface Mounted {
  endpoint: Endpoint
  pattern: RegExp
  answer(call: Call<Endpoint>, services: Services): Promise<unknown> | unknown
}

/** What the contract says, or a stream. */
type Answer<R> = R | Response | Promise<R | Response>

/** Ties an endpoint to the domain verb that answers it. */
export function on<B extends z.ZodType, Q extends z.ZodType, R>(
  endpoint: Endpoint<B, Q, z.ZodType<unknown, R>>,
  answer: (call: Call<Endpoint<B, Q>>, services: Services) => Answer<R>,
): Mounted {
  return { endpoint, pattern: patternOf(endpoint.path), answer: answer as unknown as Mounted['answer'] }
}

export function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/[.]/g, '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}/?$`)
}

type Door = (args: LoaderFunctionArgs | ActionFunctionArgs) => Promise<Response>

/** A resource route: everything that is not product is done here, for every method. */
export function api(mounted: Mounted[]): { loader: Door; action: Door } {
  const door: Door = async ({ request, context: load }) => {
    const context = await contextOf(load)
    const path = new URL(request.url).pathname
    const fitting = mounted.filter(({ pattern }) => pattern.test(path))
    // An address of its own goes before one with a parameter.
    const named = fitting.filter(({ endpoint }) => endpoint.path === path)
    const here = named.length > 0 ? named : fitting
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const entry = here.find(({ endpoint }) => endpoint.method === method)
    try {
      if (!entry) return notHere(here, request, context)
      return await answer(entry, path, request, context)
    } catch (error) {
      if (error instanceof Response) return error
      return refusal(error, (entry ?? here[0])?.endpoint, context)
    }
  }
  return { loader: guarded(door, 'endpoints'), action: guarded(door, 'endpoints') }
}

function notHere(here: Mounted[], request: Request, context: RequestContext): Response {
  const methods = [...new Set(here.map(({ endpoint }) => endpoint.method)), 'OPTIONS'].join(', ')
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow: methods } })
  const response = refusal(failureOf('method_not_allowed'), here[0]?.endpoint, context)
  response.headers.set('allow', methods)
  return response
}

const failureOf = (code: 'method_not_allowed') => {
  try {
    fail(code)
  } catch (error) {
    return error
  }
}

async function answer(entry: Mounted, path: string, request: Request, context: RequestContext): Promise<Response> {
  const { endpoint, pattern } = entry
  const { services } = context
  const params = paramsOf(pattern, path)
  const query = endpoint.query.safeParse(Object.fromEntries(new URL(request.url).searchParams))
  if (!query.success) fail('invalid', issues(query.error))
  const forClient = endpoint.errorForm === 'auth'
  const ticket = forClient ? undefined : (query.data as { token?: string } | undefined)?.token
  const session = await signedIn(context, request, ticket)
  if (endpoint.access === 'user' && !session) fail((forClient && context.refused) || 'not_signed_in')
  // The auth calls are where the second factor is shown.
  if (endpoint.access === 'user' && session?.factor_needed && !forClient) fail('insufficient_aal')
  const byCookie = bearerOf(request) === null && ticket === undefined
  if (endpoint.method !== 'GET' && endpoint.access === 'user' && byCookie) requireSameOrigin(context, request)
  const address = context.address ?? 'unknown'
  // Nobody gets more tries at other accounts by having one.
  const who = isAccountLimit(endpoint.limit) ? address : (session?.user.id ?? address)
  await hit(services, endpoint.limit, who, services.clock.now())
  requireOwn(params.userId, session)
  const body = await readBody(endpoint, request)
  requireOwn(userIdIn(body), session)
  const call = { body, query: query.data, params, user: session?.user, session, context, request } as Call<Endpoint>
  const reply = await entry.answer(call, services)
  if (reply instanceof Response) return reply
  if (endpoint.status === 204) return new Response(null, { status: 204, headers })
  const checked = endpoint.reply.safeParse(reply)
  if (!checked.success)
    throw new Error(`${endpoint.path} answered in another form than its contract`, { cause: checked.error })
  return json(checked.data, endpoint.status, endpoint.cache === null ? {} : { 'cache-control': endpoint.cache })
}

/** Somebody else's id is the same as one that does not exist. */
function requireOwn(userId: string | undefined, session: SignedIn | null): void {
  if (userId !== undefined && userId !== session?.user.id) fail('not_found')
}

function userIdIn(body: unknown): string | undefined {
  const { user_id, config } = (body ?? {}) as { user_id?: string; config?: { user_id?: string } }
  return user_id ?? config?.user_id
}

function paramsOf(pattern: RegExp, path: string): Record<string, string> {
  const groups = pattern.exec(path)?.groups ?? {}
  try {
    return Object.fromEntries(Object.entries(groups).map(([name, value]) => [name, decodeURIComponent(value)]))
  } catch {
    fail('bad_request')
  }
}

async function readBody(endpoint: Endpoint, request: Request): Promise<unknown> {
  if (endpoint.method === 'GET') return undefined
  const text = (await readBytes(request)).toString()
  const type = request.headers.get('content-type') ?? ''
  if (text !== '' && !/^application\/json\b/i.test(type)) fail('not_json')
  let given: unknown
  try {
    given = text === '' ? undefined : JSON.parse(text)
  } catch {
    fail('bad_request')
  }
  // PostgreSQL takes no NUL in a text.
  if (text.includes('\\u0000')) fail('invalid', { body: 'A text cannot hold the character NUL.' })
  const parsed = endpoint.body.safeParse(given)
  if (!parsed.success) fail('invalid', issues(parsed.error))
  return parsed.data
}

function issues(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.') || 'body', message]))
}

const headers = { 'cache-control': 'no-store' }

function json(value: unknown, status: number, more: Record<string, string> = {}): Response {
  return new Response(JSON.stringify(value), {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers, ...more },
  })
}

/** An error in the endpoint's own form. */
export function refusal(error: unknown, endpoint: Endpoint | undefined, context: RequestContext): Response {
  const { code, status, fields, reasons, wait, ...said } = told(error, context)
  const message = endpoint?.messages[code] ?? said.message
  const more: Record<string, string> =
    wait !== undefined
      ? { 'retry-after': String(wait) }
      : code === 'too_many'
        ? { 'retry-after': retryAfter(endpoint?.limit ?? 'read') }
        : code === 'unavailable'
          ? { 'retry-after': '2' }
          : {}
  const details = Object.keys(fields).length > 0 ? { fields } : {}
  if (endpoint?.errorForm === 'auth') {
    const wire = wireError(code, endpoint)
    const weak = code === 'weak_password' ? { weak_password: { reasons } } : {}
    const versioned = { 'x-supabase-api-version': '2024-01-01', 'x-sb-error-code': wire.code }
    return json({ code: wire.code, message, ...details, ...weak }, wire.status, { ...more, ...versioned })
  }
  if (endpoint?.errorForm === 'functions') return json({ error: message, code, ...details }, status, more)
  const bots = endpoint?.errorForm === 'bots' ? { success: false, message } : {}
  return json({ error: { code, message, ...details }, ...bots }, status, more)
}

/** For paths under /api that nothing answers. */
export const nothingHere: Door = guarded(async ({ context: load }) => {
  const context = await contextOf(load)
  const [status, message] = errors.not_found
  context.services.log.info({ request_id: context.request_id }, 'no such call')
  return json({ error: { code: 'not_found', message } }, status)
}, 'endpoints')
