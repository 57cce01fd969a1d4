import { z } from 'zod'
import type { Endpoint, ErrorForm } from '#app/contract/endpoint.ts'
import type { ErrorCode } from '#app/contract/errors.ts'

const code = z.string()
const message = z.string()
const fields = z
  .record(z.string(), z.string())
  .optional()
  .describe('What is wrong, by the path of the field; `body` for the whole.')
const error = z.strictObject({ code, message, fields })

export const errorForms = {
  plain: z.strictObject({ error }),
  bots: z.strictObject({ error, success: z.literal(false), message }),
  auth: z.strictObject({
    code,
    message,
    fields,
    weak_password: z.strictObject({ reasons: z.array(z.string()) }).optional(),
  }),
  functions: z.strictObject({ error: message, code, fields }),
  rest: z.strictObject({ error, code, message, details: z.null(), hint: z.null() }),
} satisfies Record<ErrorForm, z.ZodType>

type Call = Pick<Endpoint, 'method' | 'path' | 'limit' | 'access' | 'before_factor' | 'errorForm' | 'errors'>

export function errorsOf({ method, path, limit, access, before_factor, errorForm, errors }: Call): ErrorCode[] {
  const isWrite = method !== 'GET'
  const codes: ErrorCode[] = [
    'bad_request',
    ...(isWrite ? (['not_json', 'too_large'] as const) : []),
    'invalid',
    ...(access === 'public' ? [] : (['not_signed_in'] as const)),
    ...(access !== 'public' && errorForm === 'auth' ? badTokens : []),
    ...(access === 'public' || before_factor ? [] : (['insufficient_aal'] as const)),
    ...(access === 'user' && isWrite ? (['cross_site'] as const) : []),
    ...(path.includes('{userId}') ? (['not_found'] as const) : []),
    ...(limit === 'stream' ? (['no_streams'] as const) : []),
    ...errors,
    'too_many',
    'busy',
    'bug',
    'unavailable',
  ]
  return [...new Set(codes)]
}

const badTokens = ['bad_jwt', 'session_not_found', 'user_not_found'] as const
