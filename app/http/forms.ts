import { type ActionFunctionArgs, data } from '@remix-run/node'
import type { z } from 'zod'
import type { LimitName } from '#app/contract/endpoint.ts'
import type { ErrorCode } from '#app/contract/errors.ts'
import { fail } from '#app/domain/failure.ts'
import { guarded, type PageAccess } from '#app/http/access.ts'
import { requireSameOrigin } from '#app/http/auth.ts'
import { readBytes } from '#app/http/body.ts'
import { contextOf, type RequestContext } from '#app/http/context.ts'
import { told } from '#app/http/failures.ts'
import { hit, retryAfter } from '#app/http/limits.ts'
import { errorPage, go, type Visit, visit } from '#app/http/page.ts'
import type { Services } from '#app/services.ts'

/** What a form shows after it was refused: nothing typed is lost, secrets aside. */
export interface Refused {
  intent: string
  code: ErrorCode
  status: number
  message: string
  errors: Record<string, string>
  values: Record<string, string>
}

type Form<A extends PageAccess, S extends z.ZodType> = {
  schema: S
  // A method, so that a form with its own schema passes for one with any.
  work(given: z.output<S>, visit: Visit<A>, services: Services): Promise<Response>
  limit: LimitName
}

/** One form of a page: its fields, and what it does; `work` answers a redirect. */
export function form<A extends PageAccess, S extends z.ZodType>(
  schema: S,
  work: Form<A, S>['work'],
  limit: LimitName = 'write',
): Form<A, S> {
  return { schema, work, limit }
}

const secretFields = /password|token|secret|proof|recovery_code/

/** A page's action: one entry a form, chosen by the field `intent`; with a single form it may be left out. */
export function forms<A extends PageAccess>(
  level: A,
  entries: Record<string, Form<A, z.ZodType>>,
  /** Where a route without a page of its own sends people whose form was refused. */
  back?: string,
): (args: ActionFunctionArgs) => Promise<Response | ReturnType<typeof data<Refused>>> {
  return guarded(async (args: ActionFunctionArgs) => {
    let limit: LimitName = 'write'
    const context = await contextOf(args.context)
    const { services } = context
    requireForm(context, args.request)
    let intent = ''
    let values: Record<string, string> = {}
    try {
      const visitor = await visit(level, args)
      const given = await readForm(args.request)
      intent = given.intent ?? Object.keys(entries)[0] ?? ''
      values = Object.fromEntries(Object.entries(given).filter(([name]) => !secretFields.test(name)))
      const entry = Object.hasOwn(entries, intent) ? entries[intent] : undefined
      if (!entry) fail('bad_request')
      limit = entry.limit
      await hit(
        services,
        entry.limit,
        (entry.limit === 'write' && visitor.user?.id) || context.address || 'unknown',
        services.clock.now(),
      )
      const parsed = entry.schema.safeParse(given)
      if (!parsed.success) fail('invalid', fieldErrors(parsed.error))
      return await entry.work(parsed.data, visitor, services)
    } catch (error) {
      if (error instanceof Response) return error
      const { code, status, message, fields } = told(error, context)
      if (back) return go(services, back, { flash: { title: 'Error', description: message, tone: 'failure' } })
      const headers = code === 'too_many' ? { 'retry-after': retryAfter(limit) } : undefined
      return data<Refused>(
        { intent, code, status, message, errors: fields, values },
        { status, ...(headers && { headers }) },
      )
    }
  }, level)
}

/** What no page of ours sends gets the error page, on every route: a route without a page would lose the status. */
function requireForm(context: RequestContext, request: Request): void {
  try {
    requireSameOrigin(context, request)
    if (request.method !== 'POST') fail('method_not_allowed')
  } catch (error) {
    throw errorPage(error, context)
  }
}

async function readForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) fail('bad_request')
  const bytes = await readBytes(request)
  const body = await new Response(new Uint8Array(bytes), { headers: { 'content-type': type } })
    .formData()
    .catch(() => fail('bad_request'))
  const texts = [...body].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  // PostgreSQL takes no NUL in a text.
  if (texts.some(([, text]) => text.includes('\0'))) fail('invalid')
  return Object.fromEntries(texts)
}

function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues) fields[String(path[0] ?? '')] ??= message
  return fields
}
