import type { z } from 'zod'
import type { ApiResponse, InvalidParameter } from './problems.ts'
import { invalidRequest } from './problems.ts'

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  )
}

function displayValue(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.slice(0, 200)
}

/** The validation errors of a query, path or body as X's 400 response. */
export function validationErrors(place: 'query' | 'path' | 'body', input: unknown, error: z.ZodError): ApiResponse {
  const errors = error.issues.flatMap((issue): InvalidParameter[] => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(place, key, input))
    const path = issue.path.slice(0, place === 'body' ? undefined : 1)
    const name = path.join('.')
    const value = displayValue(valueAt(input, path))
    const message =
      place === 'body'
        ? `$.${name}: ${issue.message}`
        : `The \`${name}\` ${place} parameter value [${value}] ${issue.message}`
    return [{ parameters: { [name]: [value] }, message }]
  })
  return invalidRequest(errors)
}

function unknownKey(place: string, key: string, input: unknown): InvalidParameter {
  const message =
    place === 'body'
      ? `$.${key}: is not defined in the schema and the schema does not allow additional properties`
      : `The ${place} parameter [${key}] is not one of the parameters of this endpoint`
  return { parameters: { [key]: [displayValue(valueAt(input, [key]))] }, message }
}
