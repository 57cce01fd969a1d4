import type { Clock } from '#app/adapters/clock.ts'
import {
  type Allowance,
  NetworkError,
  OverBudget,
  type Spending,
  type SpendingLine,
  type SpendingMeter,
} from '#app/adapters/network/network.ts'
import type { HttpClient } from '#app/adapters/network/x/call.ts'
import { xLinks } from '#app/adapters/network/x-links.ts'

/** In millionths of a dollar. */
export interface XPrices {
  post_read: number
  user_read: number
  reply: number
  link_reply: number
  unasked_reply: number
  delete: number
}

const standardSize = 100

/**
 * A read beyond the allowance is not made. X charges a post or person once a day, but guarantees that to no one: each
 * read counts.
 */
export function metered(
  http: HttpClient,
  prices: XPrices,
  meter: SpendingMeter,
  allowance: Allowance,
  clock: Clock,
): HttpClient {
  /** A lost answer may have been charged. */
  const charging = async <T>(line: SpendingLine, micros: number, call: () => Promise<T>): Promise<T> => {
    const spent = { posts: 0, users: 0, micros }
    const charge = async () => (await meter.reserve(line, spent, 'any'))?.(spent)
    const answer = await call().catch(async (error: unknown) => {
      if (isLost(error)) await charge()
      throw error
    })
    await charge()
    return answer
  }
  return {
    async get(path, query, reply, signal) {
      const of = readingOf(path)
      const most = mostAsked(path, query)
      const settle = await meter.reserve(of.line, spendingOn(of.kind, most, prices), allowance)
      if (!settle) throw new OverBudget(allowance === 'spread' ? nextHour(clock.now()) : nextDay(clock.now()))
      let read = 0
      try {
        const answer = await http.get(path, query, reply, signal)
        read = resourcesIn(answer)
        return answer
      } catch (error) {
        if (isLost(error)) read = most
        throw error
      } finally {
        await settle(spendingOn(of.kind, read, prices))
      }
    },
    post: (path, body, reply, signal, about) =>
      charging('replies', replyPrice(prices, body, about?.unasked === true), () =>
        http.post(path, body, reply, signal, about),
      ),
    delete: (path, reply, signal) => charging('deletions', prices.delete, () => http.delete(path, reply, signal)),
  }
}

const isLost = (error: unknown) => error instanceof NetworkError && error.kind === 'unknown_outcome'

function replyPrice(prices: XPrices, { text }: Record<string, unknown>, unasked: boolean): number {
  if (typeof text === 'string' && xLinks(text).length > 0) return prices.link_reply
  return unasked ? prices.unasked_reply : prices.reply
}

type Query = Parameters<HttpClient['get']>[1]
type Kind = 'posts' | 'users'

const lines: [RegExp, SpendingLine, Kind][] = [
  [/^\/2\/tweets\/search\//, 'searches', 'posts'],
  [/^\/2\/tweets\b/, 'posts', 'posts'],
  [/\/mentions$/, 'mentions', 'posts'],
  [/\/tweets$/, 'own posts', 'posts'],
  [/\/liked_tweets$/, 'likes', 'posts'],
]

/** What X counts in the answer; all that is not posts is people. */
function readingOf(path: string): { line: SpendingLine; kind: Kind } {
  const [, line, kind] = lines.find(([pattern]) => pattern.test(path)) ?? [null, 'people' as const, 'users' as const]
  return { line, kind }
}

/** Posts that come along with them, which are few, count afterwards. */
function mostAsked(path: string, { ids, max_results }: Query): number {
  if (/^\/2\/users\/(?:me|\d+|by\/username\/\w+)$/.test(path)) return 1
  return ids === undefined ? Number(max_results ?? standardSize) : String(ids).split(',').length
}

const spendingOn = (kind: Kind, count: number, { post_read, user_read }: XPrices): Spending =>
  kind === 'posts'
    ? { posts: count, users: 0, micros: count * post_read }
    : { posts: 0, users: count, micros: count * user_read }

/** With the posts that came along with those asked for, under either of X's names for them. */
function resourcesIn(answer: unknown): number {
  const { data, includes } = Object(answer) as { data?: unknown; includes?: unknown }
  const { tweets, posts } = Object(includes) as { tweets?: unknown; posts?: unknown }
  const ids = new Set([data, tweets, posts].flat().flatMap((one) => String(Object(one).id ?? '') || []))
  return Array.isArray(data) || data === undefined || ids.size > 0 ? ids.size : 1
}

const nextHour = (now: Date) => new Date(now.getTime() + 3_600_000)
const nextDay = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
