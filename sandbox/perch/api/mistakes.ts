import type { z } from 'zod'
import type { Answer, InvalidParameter } from './problems.ts'
import { invalidRequest } from './problems.ts'

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    input,
  )
}

function shown(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '')
  return text.slice(0, 200)
}

/** Reports what is wrong with a query or a body, in X's form. */
export function mistakesIn(place: 'query' | 'path' | 'body', input: unknown, error: z.ZodError): Answer {
  const mistakes = error.issues.flatMap((issue): InvalidParameter[] => {
    if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(place, key, input))
    const path = issue.path.slice(0, place === 'body' ? undefined : 1)
    const name = path.join('.')
    const value = shown(valueAt(input, path))
    const message =
      place === 'body'
        ? `$.${name}: ${issue.message}`
        : `The \`${name}\` ${place} parameter value [${value}] ${issue.message}`
    return [{ parameters: { [name]: [value] }, message }]
  })
  return invalidRequest(mistakes)
}

function unknownKey(place: string, key: string, input: unknown): InvalidParameter {
  const message =
    place === 'body'
      ? `$.${key}: is not defined in the schema and the schema does not allow additional properties`
      : `The ${place} parameter [${key}] is not one of the parameters of this endpoint`
  return { parameters: { [key]: [shown(valueAt(input, [key]))] }, message }
}
