/** A server may send any number, length and depth; anything beyond these bounds is cut off. */
const maxText = 50_000
const maxList = 300
const maxFields = 200
const maxDepth = 32

export function askedIn({ searchParams }: URL): number {
  const size = Number(searchParams.get('limit') ?? searchParams.get('max_results'))
  if (size > 0) return Math.min(size, maxList)
  const ids = searchParams.get('ids')?.split(',').length ?? 0
  return searchParams.getAll('uris').length + searchParams.getAll('actors').length + ids || 1
}

/** Several times what honest servers send. */
export const bytesFor = (items: number) => 200_000 + items * 30_000

export function cut(answer: unknown, items: number): unknown {
  return part(answer, 0, items)
}

function part(value: unknown, depth: number, items: number): unknown {
  if (typeof value === 'string') return value.length > maxText ? value.slice(0, maxText) : value
  if (typeof value !== 'object' || value === null) return value
  if (depth >= maxDepth) return null
  if (Array.isArray(value))
    return value.slice(0, depth === 1 ? items : maxList).map((one) => part(one, depth + 1, items))
  const fields = Object.entries(value).slice(0, maxFields)
  return Object.fromEntries(fields.map(([name, one]) => [name, part(one, depth + 1, items)]))
}
