/** What goes beyond these bounds is cut off an answer: a server may send any number, length and depth. */
const longestText = 10_000
const longestList = 300
const mostFields = 200
const deepest = 32

/** How many items the call asks for; without a number, one. */
export function askedIn({ searchParams }: URL): number {
  const size = Number(searchParams.get('limit') ?? searchParams.get('max_results'))
  if (size > 0) return Math.min(size, longestList)
  const ids = searchParams.get('ids')?.split(',').length ?? 0
  return searchParams.getAll('uris').length + searchParams.getAll('actors').length + ids || 1
}

/** The most bytes of an answer with this number of items: some times what honest servers send. */
export const bytesFor = (items: number) => 200_000 + items * 30_000

/**
 * The answer without what was not asked for: its own lists have at most `items` items, and whatever is within these is
 * bounded too.
 */
export function cut(answer: unknown, items: number): unknown {
  return part(answer, 0, items)
}

function part(value: unknown, depth: number, items: number): unknown {
  if (typeof value === 'string') return value.length > longestText ? value.slice(0, longestText) : value
  if (typeof value !== 'object' || value === null) return value
  if (depth >= deepest) return null
  if (Array.isArray(value))
    return value.slice(0, depth === 1 ? items : longestList).map((one) => part(one, depth + 1, items))
  const fields = Object.entries(value).slice(0, mostFields)
  return Object.fromEntries(fields.map(([name, one]) => [name, part(one, depth + 1, items)]))
}
