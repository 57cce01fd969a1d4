import type { Random } from './random.ts'

/** Of other types than expected, empty, huge, and dates of other centuries. */
const oddValues: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53 + 2,
  2_147_483_648,
  '',
  '   ',
  '12',
  'a\0b',
  '\ud800',
  '\u202e\u2066',
  'x'.repeat(60_000),
  '9999-12-31T23:59:59Z',
  '0001-01-01T00:00:00Z',
  '2026-02-30T25:00:00Z',
  'yesterday',
  [],
  ['a', null, 7],
  {},
  { id: 7 },
]

/** What a reader looks for; dates of posts may be any. */
const needed = new Set([
  'id',
  'type',
  'text',
  'author_id',
  'username',
  'connection_status',
  'referenced_posts',
  'data',
  'includes',
  'users',
])
const share = 0.3

/** The answer with odd values for what may be missing. In its lists, later objects may have none that is right. */
export function withOddValues(value: unknown, random: Random, isFirst = true): unknown {
  if (Array.isArray(value))
    return value.map((one, at) => withOddValues(one, random, isFirst && (at === 0 || isWhole(one))))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      if (isFirst && name === 'created_at')
        return [name, random.pick([one, '9999-12-31T23:59:59Z', '0001-01-01T00:00:00Z'])]
      const isKept = isFirst && needed.has(name)
      return [name, !isKept && random.chance(share) ? random.pick(oddValues) : withOddValues(one, random, isFirst)]
    }),
  )
}

/** The author of the post that must be found. */
const isWhole = (one: unknown) => Object(one).id === '9'

const maxInteger = 2_147_483_647
const latest = () => Date.now() + 60_000

/** What of a reading the database would refuse, or no page could show, by its path. */
export function unkeptIn(read: unknown, path = ''): string[] {
  if (read instanceof Date)
    return Number.isNaN(read.getTime()) || read.getTime() > latest() ? [`${path}: ${String(read)}`] : []
  if (typeof read === 'number')
    return Number.isInteger(read) && read >= 0 && read <= maxInteger ? [] : [`${path}: ${read}`]
  if (typeof read === 'string')
    return read.includes('\0') || /\p{Surrogate}/u.test(read) || read.length > 25_000 ? [`${path}: a text`] : []
  const parts = read instanceof Map ? [...read] : read instanceof Set ? [...read].entries() : Object.entries(read ?? {})
  return [...parts].flatMap(([name, one]) => unkeptIn(one, `${path}.${String(name)}`))
}
