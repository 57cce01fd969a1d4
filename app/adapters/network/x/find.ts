import type { Finding, Target } from '#app/adapters/network/network.ts'
import type { HttpClient } from '#app/adapters/network/x/call.ts'
import { type Problem, toError } from '#app/adapters/network/x/problems.ts'
import { IdsPage, PostsPage } from '#app/adapters/network/x/wire.ts'

const maxPages = 20

interface Page {
  found: Finding | null
  /** Something in it could not be read. */
  isPartial: boolean
  isEmpty: boolean
  errors: readonly Problem[]
  next: string | undefined
}

/** "no" only if all was read. Views leave no trace in the API: a lost one stays unknown. */
export async function find(
  wire: HttpClient,
  accountId: string,
  target: Target,
  since: Date,
  signal: AbortSignal,
  size = 100,
): Promise<Finding> {
  if (target.kind === 'view') return { happened: 'unknown' }
  const read = target.kind === 'reply' ? repliesPage : idsPage
  let isPartial = false
  let next: string | undefined
  for (let left = maxPages; left > 0; left -= 1) {
    const page = await read(wire, accountId, target, since, next, signal, size)
    if (page.found) return page.found
    if (page.isEmpty && page.errors.length > 0) throw toError(page.errors, 'It gave nothing.')
    isPartial ||= page.isPartial
    if (!page.next || page.next === next) break
    next = page.next
  }
  return { happened: isPartial ? 'unknown' : 'no' }
}

async function repliesPage(
  wire: HttpClient,
  accountId: string,
  { target_id }: Target,
  since: Date,
  next: string | undefined,
  signal: AbortSignal,
  size: number,
): Promise<Page> {
  const query = {
    expansions: 'in_reply_to_user_id,referenced_posts',
    start_time: since.toISOString(),
    max_results: size,
  }
  const path = `/2/users/${accountId}/tweets`
  const { data, lost, errors, meta } = await wire.get(path, { ...query, pagination_token: next }, PostsPage, signal)
  const found = data.find((post) =>
    post.referenced_posts.some(({ type, id }) => type === 'replied_to' && id === target_id),
  )
  const isUnclear = data.some((post) => post.in_reply_to_user_id && !post.referenced_posts.length)
  return {
    found: found ? { happened: 'yes', result_id: found.id } : null,
    isPartial: lost > 0 || isUnclear || (meta?.result_count ?? 0) > data.length,
    isEmpty: data.length + lost === 0,
    errors,
    next: meta?.next_token,
  }
}

async function idsPage(
  wire: HttpClient,
  accountId: string,
  { kind, target_id }: Target,
  _since: Date,
  next: string | undefined,
  signal: AbortSignal,
  size: number,
): Promise<Page> {
  const path = kind === 'like' ? `/2/users/${accountId}/liked_tweets` : `/2/users/${accountId}/following`
  const query = { max_results: size, pagination_token: next }
  const { data, odd, errors, meta } = await wire.get(path, query, IdsPage, signal)
  return {
    found: data.some(({ id }) => id === target_id) ? { happened: 'yes', result_id: null } : null,
    isPartial: odd.length > 0 || (meta?.result_count ?? 0) > data.length,
    isEmpty: data.length + odd.length === 0,
    errors,
    next: meta?.next_token,
  }
}
