import { type ActionFunctionArgs, data } from '@remix-run/node'
import type { z } from 'zod'
import type { LimitName } from '#app/contract/endpoint.ts'
import { sentenceOf } from '#app/contract/validation.ts'
import { fail } from '#app/domain/failure.ts'
import { loadingDocument } from '#app/http/cache/unhydrated.ts'
import { checkAccess, errorPage, type PageRequest, redirectLocal } from '#app/http/doors/page.ts'
import { guarded, type PageAccess, requireSameOrigin } from '#app/http/request/auth.ts'
import { readBytes } from '#app/http/request/body.ts'
import { contextOf, type RefusedForm, type RequestContext, servicesFor } from '#app/http/request/context.ts'
import type { Flash } from '#app/http/request/cookies.ts'
import { retryAfterOf, toErrorResponse } from '#app/http/request/errors.ts'
import { countHit } from '#app/http/request/request-limits.ts'
import { recordRefusal } from '#app/http/request/security-events.ts'
import type { RequestServices } from '#app/services.ts'

type Form<A extends PageAccess, S extends z.ZodType> = {
  schema: S
  // A method, so that a form with its own schema is assignable to one with any schema.
  work(given: z.output<S>, visit: PageRequest<A>, services: RequestServices): Promise<Response>
  limit: LimitName
  /** Errors of fields by rules that the schema does not know, so that everything is said at once. */
  also(given: Record<string, string>, services: RequestServices): Promise<Record<string, string>>
}

/** `work` returns a redirect. */
export function form<A extends PageAccess, S extends z.ZodType>(
  schema: S,
  work: Form<A, S>['work'],
  limit: LimitName = 'write',
  also: Form<A, S>['also'] = async () => ({}),
): Form<A, S> {
  return { schema, work, limit, also }
}

interface ErrorRedirect {
  to(values: Record<string, string>): string
  about?(values: Record<string, string>): Flash['about']
  signedOut?: { title: string; description: string }
}

export function forms<A extends PageAccess>(
  level: A,
  entries: Record<string, Form<A, z.ZodType>>,
  errorRedirect?: string | ErrorRedirect,
): (args: ActionFunctionArgs) => Promise<Response | ReturnType<typeof data<RefusedForm>>> {
  const redirect: ErrorRedirect | undefined =
    typeof errorRedirect === 'string' ? { to: () => errorRedirect } : errorRedirect
  const action = async (args: ActionFunctionArgs) => {
    const context = await contextOf(args.context)
    await requireForm(context, args.request)
    const refuse = (error: unknown, sent: SentForm) =>
      error instanceof Response ? loadingDocument(error) : refuseForm(context, error, sent, redirect)
    try {
      const visitor = await checkAccess(level, args, redirect?.signedOut)
      const given = await readForm(args.request).catch(async (error) => {
        await countForm(context, 'write', visitor)
        throw error
      })
      const intent = given.intent ?? Object.keys(entries)[0] ?? ''
      const entry = Object.hasOwn(entries, intent) ? entries[intent] : undefined
      const sent = isOfUser(given, visitor.user)
        ? { intent: entry ? intent : '', values: withoutSecrets(given) }
        : unreadForm
      return await submit(context, entry, given, visitor).catch((error) => refuse(error, sent))
    } catch (error) {
      return refuse(error, unreadForm)
    }
  }
  return guarded(action, level, entries)
}

interface SentForm {
  /** Empty if the page has no such form, so that input never becomes a key. */
  intent: string
  values: Record<string, string>
}

const unreadForm: SentForm = { intent: '', values: {} }

async function submit<A extends PageAccess>(
  context: RequestContext,
  entry: Form<A, z.ZodType> | undefined,
  given: Record<string, string>,
  visitor: PageRequest<A>,
): Promise<Response> {
  if (context.refusal) throw context.refusal
  await countForm(context, entry?.limit ?? 'write', visitor)
  if (!isOfUser(given, visitor.user)) fail('other_user')
  if (!entry) fail('bad_request')
  const parsed = entry.schema.safeParse(given, { error: sentenceOf })
  const services = servicesFor(context, visitor.session)
  if (!parsed.success) {
    const found = fieldErrors(parsed.error)
    fail('invalid', { ...found, ...(await entry.also(given, services)), ...found })
  }
  return loadingDocument(await entry.work(parsed.data, visitor, services))
}

/** false: another user has signed in since the page was opened. */
const isOfUser = ({ user_id }: Record<string, string>, user: { id: string } | null) =>
  user_id === undefined || user === null || user_id === user.id

/** Back to the form with what was typed; forms without a page of their own get a toast on the page they redirect to. */
async function refuseForm(
  context: RequestContext,
  error: unknown,
  { intent, values }: SentForm,
  redirect: ErrorRedirect | undefined,
) {
  await recordRefusal(error, context)
  const refused = toErrorResponse(error, context)
  const { code, status, message, fields } = refused
  if (redirect) {
    const description = Object.values(fields)[0] ?? message
    const about = redirect.about?.(values)
    return redirectLocal(context.services, redirect.to(values), {
      flash: { title: 'Error', description, tone: 'failure', ...(about && { about }) },
    })
  }
  context.refused_form = { intent, code, status, message, errors: fields, values }
  return data<RefusedForm>(context.refused_form, { status, headers: retryAfterOf(refused) })
}

function countForm({ services, address }: RequestContext, limit: LimitName, { user }: PageRequest<PageAccess>) {
  const who = (limit === 'write' && user?.id) || address || 'unknown'
  return countHit(services, limit, who, services.clock.now())
}

const secretFields = /password|token|secret|proof|recovery_code/

const withoutSecrets = (given: Record<string, string>) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => !secretFields.test(name)))

/** Requests that none of our pages sends get the error page, on routes without a page too. */
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
