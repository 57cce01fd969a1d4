import { type ActionFunctionArgs, data } from '@remix-run/node'
import type { z } from 'zod'
import { fail } from '#app/domain/failure.ts'
import { guarded, type PageAccess } from '#app/http/access.ts'
import { requireSameOrigin } from '#app/http/auth.ts'
import { contextOf } from '#app/http/context.ts'
import { told } from '#app/http/failures.ts'
import { hit } from '#app/http/limits.ts'
import { type Visit, visit } from '#app/http/page.ts'
import type { Services } from '#app/services.ts'

/** What a form shows after it was refused: nothing typed is lost, secrets aside. */
export interface Refused {
  intent: string
  message: string
  errors: Record<string, string>
  values: Record<string, string>
}

type Form<A extends PageAccess, S extends z.ZodType> = {
  schema: S
  work: (given: z.output<S>, visit: Visit<A>, services: Services) => Promise<Response>
  limit: 'write' | 'auth'
}

/** One form of a page: its fields, and what it does; `work` answers a redirect. */
export function form<A extends PageAccess, S extends z.ZodType>(
  schema: S,
  work: Form<A, S>['work'],
  limit: 'write' | 'auth' = 'write',
): Form<A, S> {
  return { schema, work, limit }
}

const secretFields = /password|token|secret/

/** A page's action: one entry a form, chosen by the field `intent`; with a single form it may be left out. */
export function forms<A extends PageAccess>(
  level: A,
  // biome-ignore lint/suspicious/noExplicitAny: each entry ties its own schema to its own work
  entries: Record<string, Form<A, any>>,
): (args: ActionFunctionArgs) => Promise<Response | ReturnType<typeof data<Refused>>> {
  return guarded(async (args: ActionFunctionArgs) => {
    const context = await contextOf(args.context)
    const { services } = context
    let intent = ''
    let values: Record<string, string> = {}
    try {
      requireSameOrigin(context, args.request)
      if (args.request.method !== 'POST') fail('method_not_allowed')
      const visitor = await visit(level, args)
      const given = await readForm(args.request)
      intent = given.intent ?? Object.keys(entries)[0] ?? ''
      values = Object.fromEntries(Object.entries(given).filter(([name]) => !secretFields.test(name)))
      const entry = entries[intent]
      if (!entry) fail('bad_request')
      await hit(
        services.db,
        entry.limit,
        (entry.limit === 'write' && visitor.user?.id) || context.address || 'unknown',
        services.clock.now(),
      )
      const parsed = entry.schema.safeParse(given)
      if (!parsed.success) fail('invalid', fieldErrors(parsed.error))
      return await entry.work(parsed.data, visitor, services)
    } catch (error) {
      if (error instanceof Response) return error
      const { status, message, fields } = told(error, context)
      return data<Refused>({ intent, message, errors: fields, values }, { status })
    }
  }, level)
}

async function readForm(request: Request): Promise<Record<string, string>> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\b/i.test(type)) fail('bad_request')
  const body = await request.formData().catch(() => fail('bad_request'))
  return Object.fromEntries([...body].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
}

function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const { path, message } of error.issues) fields[String(path[0] ?? '')] ??= message
  return fields
}
