import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

/** In characters; a name that the caller made up can be of any length. */
const maxNameLength = 60

const types: Record<string, string> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  null: 'null',
  date: 'a date',
}

const formats: Record<string, string> = {
  uuid: 'an id (a UUID)',
  email: 'an email address like name@example.com',
  url: 'a URL',
  datetime: 'a date and time like 2026-01-31T12:00:00Z',
  date: 'a date like 2026-01-31',
  json_string: 'JSON',
  jwt: 'a token',
}

/** For every parse of client input: the message where a field's schema has none of its own. */
export function sentenceOf(issue: Issue): string {
  const name = nameOf(issue)
  if (issue.code === 'unrecognized_keys') return `${name} has unknown fields: ${listOf(issue.keys)}.`
  if (issue.input === undefined && issue.code !== 'custom') return `${name} is missing.`
  return `${name} ${ruleOf(issue)}.`
}

function nameOf({ path = [] }: Issue): string {
  const name = path.map(String).join('.')
  return name === '' ? 'The body' : name.slice(0, maxNameLength)
}

const listOf = (keys: readonly string[]) =>
  keys
    .slice(0, 5)
    .map((key) => key.slice(0, maxNameLength))
    .join(', ')

function ruleOf(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${types[issue.expected] ?? 'given in another form'}`
    case 'invalid_value':
      return `must be ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`
    case 'invalid_format':
      return formats[issue.format] ? `must be ${formats[issue.format]}` : 'has characters or a form that isn’t allowed'
    case 'too_small':
      return `must be at least ${issue.minimum}${unitOf(issue.origin, issue.minimum)}`
    case 'too_big':
      return `must be at most ${issue.maximum}${unitOf(issue.origin, issue.maximum)}`
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}`
    default:
      return 'isn’t valid'
  }
}

function unitOf(origin: string, count: number | bigint): string {
  if (origin === 'string') return Number(count) === 1 ? ' character long' : ' characters long'
  if (origin === 'array' || origin === 'set') return Number(count) === 1 ? ' entry long' : ' entries long'
  return ''
}
