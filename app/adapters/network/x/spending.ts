import type { Clock } from '#app/adapters/clock.ts'
import {
  type Allowance,
  NetworkError,
  OverBudget,
  type Spending,
  type SpendingMeter,
} from '#app/adapters/network/network.ts'
import type { HttpClient } from '#app/adapters/network/x/call.ts'

/** In millionths of a dollar. */
export interface XPrices {
  post_read: number
  user_read: number
  own_read: number
  reply: number
}

const standardSize = 100

/** A read beyond the allowance is not made. */
export function metered(
  http: HttpClient,
  prices: XPrices,
  meter: SpendingMeter,
  allowance: Allowance,
  clock: Clock,
): HttpClient {
  return {
    ...http,
    async get(path, query, reply, signal) {
      const settle = await meter.reserve(spendingOf(prices, path, sizeOf(path, query)), allowance)
      if (!settle) throw new OverBudget(allowance === 'spread' ? nextHour(clock.now()) : nextDay(clock.now()))
      let read = 0
      try {
        const answer = await http.get(path, query, reply, signal)
        read = countOf(answer)
        return answer
      } catch (error) {
        // A lost answer may have been charged.
        if (error instanceof NetworkError && error.kind === 'unknown_outcome') read = sizeOf(path, query)
        throw error
      } finally {
        await settle(spendingOf(prices, path, read))
      }
    },
    async post(path, body, reply, signal) {
      const answer = await http.post(path, body, reply, signal)
      await meter.reserve({ posts: 0, users: 0, micros: prices.reply }, 'any')
      return answer
    },
  }
}

type Query = Parameters<HttpClient['get']>[1]

const isOnePerson = (path: string) => /^\/2\/users\/(me|\d+)$/.test(path)

function sizeOf(path: string, { ids, max_results }: Query): number {
  if (isOnePerson(path)) return 1
  return ids === undefined ? Number(max_results ?? standardSize) : String(ids).split(',').length
}

function spendingOf({ post_read, user_read, own_read }: XPrices, path: string, count: number): Spending {
  if (path === '/2/tweets/search/recent') return { posts: count, users: 0, micros: count * post_read }
  if (path === '/2/users/me') return { posts: 0, users: count, micros: count * own_read }
  if (path === '/2/users' || isOnePerson(path)) return { posts: 0, users: count, micros: count * user_read }
  return { posts: count, users: 0, micros: count * own_read }
}

function countOf(answer: unknown): number {
  const { data } = Object(answer) as { data?: unknown }
  if (Array.isArray(data)) return data.length
  return data === undefined ? 0 : 1
}

const nextHour = (now: Date) => new Date(now.getTime() + 3_600_000)
const nextDay = (now: Date) => new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate() + 1))
