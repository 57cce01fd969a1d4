import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import type { z } from 'zod'
import { wireError } from '#app/contract/auth-errors.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { endpoints } from '#app/contract/index.ts'
import { callsAt } from '#app/contract/paths.ts'
import { sentenceOf } from '#app/contract/validation.ts'
import type { SessionUser, SignedIn } from '#app/domain/account/session/session.ts'
import { Failure, fail } from '#app/domain/failure.ts'
import { bearerOf, guarded, isSameOrigin, signedIn } from '#app/http/request/auth.ts'
import { readBytes } from '#app/http/request/body.ts'
import { contextOf, type RequestContext, servicesFor } from '#app/http/request/context.ts'
import { errorFormOf } from '#app/http/request/error-form.ts'
import { inTime, retryAfterOf, toErrorResponse } from '#app/http/request/errors.ts'
import { countHit, isAccountLimit } from '#app/http/request/request-limits.ts'
import { retryReads } from '#app/http/request/retry-reads.ts'
import { recordRefusal } from '#app/http/request/security-events.ts'
import { lookedUp, takeTurn } from '#app/http/server/admission.ts'
import { TextResponse } from '#app/http/server/express.ts'
import { etagOf, isKnown } from '#app/http/server/headers.ts'
import type { RequestServices } from '#app/services.ts'

export interface Call<E extends Endpoint> {
  body: z.output<E['body']>
  query: z.output<E['query']>
  params: Record<string, string>
  /** Set unless the endpoint's access is `public`. */
  user: SessionUser
  session: SignedIn
  context: RequestContext
  request: Request
}

interface Answered {
  endpoint: Endpoint
  handle(call: Call<Endpoint>, services: RequestServices): Promise<unknown> | unknown
}

type HandlerReply<R> = R | Response | Promise<R | Response>

export function handler<B extends z.ZodType, Q extends z.ZodType, R>(
  endpoint: Endpoint<B, Q, z.ZodType<unknown, R>>,
  answer: (call: Call<Endpoint<B, Q>>, services: RequestServices) => HandlerReply<R>,
): Answered {
  return { endpoint, handle: answer as unknown as Answered['handle'] }
}

type Handler = (args: LoaderFunctionArgs | ActionFunctionArgs) => Promise<Response>

/** Throws if an endpoint of the contract has no handler. */
export function api(answered: readonly Answered[]): Handler {
  const handlers = new Map(answered.map(({ endpoint, handle }) => [endpoint, handle]))
  for (const endpoint of endpoints)
    if (!handlers.has(endpoint)) throw new Error(`${endpoint.method} ${endpoint.path} has no handler`)
  const serve: Handler = async ({ request, context: load }) => {
    const context = await contextOf(load)
    const path = new URL(request.url).pathname
    const found = callsAt(path)
    if (!found) {
      context.services.log.info({ request_id: context.request_id }, 'no such call')
      return familyError(new Failure('not_found'), path, context)
    }
    const method = request.method === 'HEAD' ? 'GET' : request.method
    const endpoint = found.calls.find((call) => call.method === method)
    const handle = endpoint && handlers.get(endpoint)
    try {
      if (!handle) return methodNotAllowed(found.calls, request, context)
      return await answer({ endpoint, handle }, decoded(found.params), request, context)
    } catch (error) {
      if (error instanceof Response) return error
      await recordRefusal(error, context)
      return errorResponse(error, endpoint ?? found.calls[0], context)
    }
  }
  return guarded(serve, 'endpoints')
}

function methodNotAllowed(calls: readonly Endpoint[], request: Request, context: RequestContext): Response {
  const methods = [...calls.map(({ method }) => method), 'OPTIONS'].join(', ')
  if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow: methods } })
  const response = errorResponse(new Failure('method_not_allowed'), calls[0], context)
  response.headers.set('allow', methods)
  return response
}

async function answer(
  { endpoint, handle }: Answered,
  params: Record<string, string>,
  request: Request,
  context: RequestContext,
): Promise<Response> {
  const { services } = context
  const query = endpoint.query.safeParse(Object.fromEntries(new URL(request.url).searchParams), {
    error: sentenceOf,
  })
  if (!query.success) fail('invalid', issues(query.error))
  const forClient = endpoint.errorForm === 'auth'
  const token = endpoint.token === 'none' ? undefined : (query.data as { token?: string } | undefined)?.token
  const byCookie = bearerOf(request) === null && token === undefined
  const attempt: typeof retryReads = endpoint.limit === 'read' ? retryReads : async (_context, work) => work()
  const isForeignWrite = endpoint.method !== 'GET' && byCookie && !isSameOrigin(context, request)
  const found =
    byCookie && (endpoint.access === 'api_client' || (endpoint.access === 'public' && isForeignWrite))
      ? null
      : await attempt(context, () => lookedUp(context, () => signedIn(context, request, token, endpoint.token)))
  // Before the second factor, what is open to everyone is no more than that.
  const session = endpoint.access === 'public' && found?.factor_needed ? null : found
  if (endpoint.access !== 'public') {
    if (!session) fail((forClient && context.refused) || 'not_signed_in')
    if (session.factor_needed && !endpoint.before_factor) fail('insufficient_aal')
  }
  if (isForeignWrite && endpoint.access === 'user') fail('cross_site')
  const address = context.address ?? 'unknown'
  // An account must not give anyone more attempts at other accounts.
  const who = isAccountLimit(services.rules, endpoint.limit) ? address : (session?.user.id ?? address)
  await countHit(services, endpoint.limit, who, services.clock.now())
  requireOwn(params.userId, session, context)
  const body = await readBody(endpoint, request)
  requireOwn(userIdIn(body), session, context)
  const call = { body, query: query.data, params, user: session?.user, session, context, request } as Call<Endpoint>
  // A stream is idle most of the time, so it takes no turn.
  const endTurn = endpoint.limit === 'stream' ? () => undefined : await takeTurn(context, session)
  const reply = await attempt(context, () => handle(call, servicesFor(context, session))).finally(endTurn)
  if (reply instanceof Response) return reply
  if (endpoint.status === 204) return new Response(null, { status: 204, headers })
  const checked = endpoint.reply.safeParse(reply)
  if (!checked.success)
    throw new Error(`${endpoint.path} responded in another form than its contract`, { cause: checked.error })
  const caching = endpoint.cache === null ? headers : { 'cache-control': endpoint.cache }
  const text = JSON.stringify(checked.data)
  if (endpoint.limit !== 'read') return jsonText(text, endpoint.status, caching)
  const etag = etagOf(text)
  return isKnown(request.headers.get('if-none-match'), etag)
    ? new Response(null, { status: 304, headers: { ...caching, etag } })
    : jsonText(text, endpoint.status, { ...caching, etag })
}

/** Someone else's id is answered like one that doesn't exist. */
function requireOwn(
  userId: string | undefined,
  session: SignedIn | null,
  { services, request_id }: RequestContext,
): void {
  if (userId === undefined || userId === session?.user.id) return
  const event = 'authorization_refused'
  services.log.warn({ event, request_id, user_id: session?.user.id }, 'security event')
  fail('not_found')
}

function userIdIn(body: unknown): string | undefined {
  const { user_id, config } = (body ?? {}) as { user_id?: string; config?: { user_id?: string } }
  return user_id ?? config?.user_id
}

function decoded(params: Record<string, string>): Record<string, string> {
  try {
    return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, decodeURIComponent(value)]))
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
  // PostgreSQL text cannot contain NUL.
  if (text.includes('\\u0000')) fail('invalid', { body: 'Text can’t contain the NUL character.' })
  const parsed = endpoint.body.safeParse(given, { error: sentenceOf })
  if (!parsed.success) fail('invalid', issues(parsed.error))
  return parsed.data
}

function issues(error: z.ZodError): Record<string, string> {
  return Object.fromEntries(error.issues.map(({ path, message }) => [path.join('.') || 'body', message]))
}

const headers = { 'cache-control': 'no-store' }

const json = (value: unknown, status: number, more?: Record<string, string>) =>
  jsonText(JSON.stringify(value), status, more)

function jsonText(text: string, status: number, more: Record<string, string> = {}): Response {
  return new TextResponse(text, {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8', ...headers, ...more },
  })
}

type ErrorOptions = Pick<Endpoint, 'errorForm' | 'messages' | 'statuses' | 'fields'>

export function errorResponse(error: unknown, endpoint: ErrorOptions | undefined, context: RequestContext): Response {
  const { code, status, reasons, wait, clientMessage, ...failure } = toErrorResponse(error, context)
  const sent = Object.entries(failure.fields).map(([name, text]) => [endpoint?.fields[name] ?? name, text])
  const fields: Record<string, string> = Object.fromEntries(sent)
  const own = endpoint?.messages[code]
  const message = own === undefined ? failure.message : inTime(own, wait)
  const more = retryAfterOf({ code, wait })
  const details = Object.keys(fields).length > 0 ? { fields } : {}
  if (endpoint?.errorForm === 'auth') {
    const wire = wireError(code, endpoint)
    const weak = code === 'weak_password' ? { weak_password: { reasons } } : {}
    const versioned = { 'x-supabase-api-version': '2024-01-01', 'x-sb-error-code': wire.code }
    const why = clientMessage ?? (code === 'invalid' ? Object.values(fields).join(' ') : '')
    const body = { code: wire.code, message: why || message, ...details, ...weak }
    return json(body, wire.status, { ...more, ...versioned })
  }
  if (endpoint?.errorForm === 'functions') return json({ error: message, code, ...details }, status, more)
  const bots = endpoint?.errorForm === 'bots' ? { success: false, message } : {}
  const rest = endpoint?.errorForm === 'rest' ? { code, message, details: null, hint: null } : {}
  return json({ error: { code, message, ...details }, ...bots, ...rest }, status, more)
}

export function familyError(error: unknown, path: string, context: RequestContext): Response {
  return errorResponse(error, { errorForm: errorFormOf(path), messages: {}, statuses: {}, fields: {} }, context)
}
