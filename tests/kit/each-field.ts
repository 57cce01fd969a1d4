/** Values that a field may have and should not, by name. */
export const oddValues: Record<string, unknown> = {
  null: null,
  nothing: undefined,
  'a number': -1e300,
  'a text': '\0\udc00\u202e',
  'a long text': 'é'.repeat(200_000),
  'a list': [[[]], null, 7],
  'an object': { did: {}, id: {}, uri: [], $type: 7 },
  'somebody else': 'did:plc:strangerstrangerstrangers',
}

export type Path = readonly (string | number)[]

/** The places of all values in it, outer ones first. */
export function pathsIn(value: unknown, at: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [at]
  const inner = Object.entries(value).flatMap(([name, one]) =>
    pathsIn(one, [...at, Array.isArray(value) ? Number(name) : name]),
  )
  return at.length > 0 ? [at, ...inner] : inner
}

/** A copy with another value at one place; unchanged where the place is missing. */
export function withValueAt<T>(given: T, [name, ...rest]: Path, value: unknown): T {
  if (name === undefined) return value as T
  if (typeof given !== 'object' || given === null || !Object.hasOwn(given, name)) return given
  const copy = (Array.isArray(given) ? [...given] : { ...given }) as Record<string | number, unknown>
  copy[name] = withValueAt(copy[name], rest, value)
  return copy as T
}
