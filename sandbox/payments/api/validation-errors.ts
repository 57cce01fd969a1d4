import type { z } from 'zod'
import { invalid, type StripeError } from './errors.ts'

type Issue = z.core.$ZodIssue

/** The first validation error of a request, in Stripe's words. */
export function validationError(error: z.ZodError, input: unknown): StripeError {
  const issue = innermostIssue(error.issues[0] as Issue)
  if (issue.code === 'unrecognized_keys') {
    const name = nameOf([...issue.path, issue.keys[0] ?? ''])
    return invalid(`Received unknown parameter: ${name}`, name, 'parameter_unknown')
  }
  const name = nameOf(issue.path)
  const value = valueAt(input, issue.path)
  if (value === undefined) return invalid(`Missing required param: ${name}.`, name, 'parameter_missing')
  if (value === '') return invalid(`You passed an empty string for '${name}'.`, name, 'parameter_invalid_empty')
  if (/^Invalid (integer|boolean|email address)$/.test(issue.message))
    return invalid(
      `${issue.message}: ${String(value)}`,
      name,
      issue.message === 'Invalid integer' ? 'parameter_invalid_integer' : undefined,
    )
  if (issue.code === 'invalid_value')
    return invalid(`Invalid ${name}: must be one of ${issue.values.map(String).join(', ')}`, name)
  return invalid(`Invalid ${name}: ${issue.message}`, name)
}

/** For a union, the issue of its first option that reports one. */
function innermostIssue(issue: Issue): Issue {
  if (issue.code !== 'invalid_union') return issue
  const [inner] = issue.errors.find((one) => one.length > 0) ?? []
  return inner ? innermostIssue({ ...inner, path: [...issue.path, ...inner.path] }) : issue
}

const nameOf = ([first = '', ...rest]: PropertyKey[]) => String(first) + rest.map((key) => `[${String(key)}]`).join('')

function valueAt(value: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (inner, key) =>
      inner !== null && typeof inner === 'object' ? (inner as Record<PropertyKey, unknown>)[key] : undefined,
    value,
  )
}
