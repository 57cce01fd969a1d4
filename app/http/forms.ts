import { type ActionFunctionArgs, data } from '@remix-run/node'
import type { z } from 'zod'
import type { LimitName } from '#app/contract/endpoint.ts'
import { sentenceOf } from '#app/contract/validation.ts'
import { fail } from '#app/domain/failure.ts'
import { guarded, type PageAccess, requireSameOrigin } from '#app/http/auth.ts'
import { readBytes } from '#app/http/body.ts'
import { contextOf, type RefusedForm, type RequestContext, servicesFor } from '#app/http/context.ts'
import type { Flash } from '#app/http/cookies.ts'
import { retryAfterOf, toErrorResponse } from '#app/http/errors.ts'
import { checkAccess, errorPage, type PageRequest, redirectLocal } from '#app/http/page.ts'
import { countHit } from '#app/http/request-limits.ts'
import { recordRefusal } from '#app/http/security-events.ts'
import { loadingDocument } from '#app/http/unhydrated.ts'
import type { RequestServices } from '#app/services.ts'

type Form<A extends PageAccess, S extends z.ZodType> = {
  schema: S
  // Declared as a method, so that a form with its own schema is assignable to one with any.
  work(given: z.output<S>, visit: PageRequest<A>, services: RequestServices): Promise<Response>
  limit: LimitName
}

/** One form of a page: its fields, and its handler; `work` returns a redirect. */
export function form<A extends PageAccess, S extends z.ZodType>(
  schema: S,
  work: Form<A, S>['work'],
  limit: LimitName = 'write',
): Form<A, S> {
  return { schema, work, limit }
}

interface ErrorRedirect {
  /** Where to redirect after a refusal. */
  to(values: Record<string, string>): string
  /** The place on that page with the form. */
  about?(values: Record<string, string>): Flash['about']
  /** The message for visitors who are not signed in. */
  signedOut?: { title: string; description: string }
}

const secretFields = /password|token|secret|proof|recovery_code/

/** A page's action: one entry per form, chosen by the field `intent`, which a page with a single form may leave out. */
export function forms<A extends PageAccess>(
  level: A,
  entries: Record<string, Form<A, z.ZodType>>,
  /** For a route without a page of its own. */
  errorRedirect?: string | ErrorRedirect,
): (args: ActionFunctionArgs) => Promise<Response | ReturnType<typeof data<RefusedForm>>> {
  const { to, about, signedOut }: Partial<ErrorRedirect> =
    typeof errorRedirect === 'string' ? { to: () => errorRedirect } : (errorRedirect ?? {})
  const action = async (args: ActionFunctionArgs) => {
    let limit: LimitName = 'write'
    const context = await contextOf(args.context)
    const { services } = context
    await requireForm(context, args.request)
    // Stays empty if the page has no such form, so that input never becomes a key.
    let intent = ''
    let values: Record<string, string> = {}
    try {
      const visitor = await checkAccess(level, args, signedOut)
      const count = () =>
        countHit(
          services,
          limit,
          (limit === 'write' && visitor.user?.id) || context.address || 'unknown',
          services.clock.now(),
        )
      const given = await readForm(args.request).catch(async (error) => {
        await count()
        throw error
      })
      const named = given.intent ?? Object.keys(entries)[0] ?? ''
      const entry = Object.hasOwn(entries, named) ? entries[named] : undefined
      if (entry) {
        intent = named
        limit = entry.limit
      }
      values = Object.fromEntries(Object.entries(given).filter(([name]) => !secretFields.test(name)))
      if (context.refusal) throw context.refusal
      await count()
      if (!entry) fail('bad_request')
      const parsed = entry.schema.safeParse(given, { error: sentenceOf })
      if (!parsed.success) fail('invalid', fieldErrors(parsed.error))
      return loadingDocument(await entry.work(parsed.data, visitor, servicesFor(context, visitor.session)))
    } catch (error) {
      if (error instanceof Response) return loadingDocument(error)
      await recordRefusal(error, context)
      const refused = toErrorResponse(error, context)
      const { code, status, message, fields } = refused
      if (to) {
        const description = Object.values(fields)[0] ?? message
        const place = about?.(values)
        return redirectLocal(services, to(values), {
          flash: { title: 'Error', description, tone: 'failure', ...(place && { about: place }) },
        })
      }
      const headers = retryAfterOf(refused)
      context.refused_form = { intent, code, status, message, errors: fields, values }
      return data<RefusedForm>(context.refused_form, { status, headers })
    }
  }
  return guarded(action, level, entries)
}

/**
 * Requests that no page of ours sends get the error page, on every route: otherwise a route without a page would lose
 * the status.
 */
async function requireForm(context: RequestContext, request: Request): Promise<void> {
  try {
    requireSameOrigin(context, request)
    if (request.method !== 'POST') fail('method_not_allowed')
  } catch (error) {
    await recordRefusal(error, context)
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
  // PostgreSQL text cannot contain NUL.
  if (texts.some(([, text]) => text.includes('\0'))) fail('invalid')
  return Object.fromEntries(texts)
}

function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues) fields[String(path[0] ?? '')] ??= message
  return fields
}
