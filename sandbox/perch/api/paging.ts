import { compareIds } from '../state/ids.ts'
import type { Post } from '../state/model.ts'
import type { ApiResponse } from './problems.ts'
import { invalidRequest } from './problems.ts'

const PREFIX = 'perch1'

/** An opaque pagination token; X requires at least 16 characters. */
function encodeCursor(direction: 'n' | 'p', position: string): string {
  return Buffer.from(`${PREFIX}:${direction}:${position}`).toString('hex')
}

interface Cursor {
  direction: 'n' | 'p'
  position: string
}

function parseCursor(token: string): Cursor | null {
  const [prefix, direction, position] = Buffer.from(token, 'hex').toString('utf8').split(':')
  if (prefix !== PREFIX || (direction !== 'n' && direction !== 'p') || !/^\d{1,19}$/.test(position ?? '')) return null
  return { direction, position: position ?? '0' }
}

interface Page<T> {
  items: T[]
  meta: Record<string, unknown>
}

interface PageRequest {
  max_results: number
  pagination_token?: string | undefined
  next_token?: string | undefined
}

interface SpanRequest extends PageRequest {
  since_id?: string | undefined
  until_id?: string | undefined
  start_time?: string | undefined
  end_time?: string | undefined
}

type Paged<T> = { ok: true; page: Page<T> } | { ok: false; answer: ApiResponse }

function badToken(token: string): { ok: false; answer: ApiResponse } {
  const message = `The \`pagination_token\` query parameter value [${token}] is not valid`
  return { ok: false, answer: invalidRequest([{ parameters: { pagination_token: [token] }, message }]) }
}

function isInSpan(post: Post, request: SpanRequest): boolean {
  return (
    (request.until_id === undefined || compareIds(post.id, request.until_id) < 0) &&
    (request.start_time === undefined || post.createdAt >= request.start_time) &&
    (request.end_time === undefined || post.createdAt < request.end_time)
  )
}

/** One page of posts, newest first. Tokens refer to the post at the edge, so that new posts do not shift pages. */
export function pageOfPosts(
  newestFirst: Iterable<Post>,
  keep: (post: Post) => boolean,
  request: SpanRequest,
): Paged<Post> {
  const token = request.pagination_token ?? request.next_token
  const cursor = token === undefined ? null : parseCursor(token)
  if (token !== undefined && cursor === null) return badToken(token)
  const before: Post[] = []
  const items: Post[] = []
  let hasNext = false
  for (const post of newestFirst) {
    if (request.start_time !== undefined && post.createdAt < request.start_time) break
    // Ids grow with time.
    if (request.since_id !== undefined && compareIds(post.id, request.since_id) <= 0) break
    if (!isInSpan(post, request) || !keep(post)) continue
    const order = cursor === null ? -1 : compareIds(post.id, cursor.position)
    if (cursor?.direction === 'p' && order <= 0) break
    if (cursor?.direction === 'p' || (cursor && order >= 0)) before.push(post)
    else if (items.length < request.max_results) items.push(post)
    else {
      hasNext = true
      break
    }
  }
  if (cursor?.direction === 'p') {
    items.push(...before.splice(-request.max_results))
    hasNext = items.length > 0
  }
  return { ok: true, page: { items, meta: metaOf(items, hasNext, before.length > 0) } }
}

function metaOf(items: Post[], hasNext: boolean, hasPrevious: boolean): Record<string, unknown> {
  const newest = items[0]
  const oldest = items.at(-1)
  return {
    result_count: items.length,
    ...(newest && oldest ? { newest_id: newest.id, oldest_id: oldest.id } : {}),
    ...(hasNext && oldest ? { next_token: encodeCursor('n', oldest.id) } : {}),
    ...(hasPrevious && newest ? { previous_token: encodeCursor('p', newest.id) } : {}),
  }
}

/** One page of an undated list, such as followers, by offset. */
export function pageOfList<T>(list: readonly T[], request: PageRequest): Paged<T> {
  const token = request.pagination_token
  const cursor = token === undefined ? null : parseCursor(token)
  if (token !== undefined && cursor === null) return badToken(token)
  const start = cursor === null ? 0 : Number(cursor.position)
  const items = list.slice(start, start + request.max_results)
  const end = start + items.length
  const meta = {
    result_count: items.length,
    ...(end < list.length ? { next_token: encodeCursor('n', String(end)) } : {}),
    ...(start > 0 ? { previous_token: encodeCursor('p', String(Math.max(0, start - request.max_results))) } : {}),
  }
  return { ok: true, page: { items, meta } }
}
