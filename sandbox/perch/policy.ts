import type { Call, Route } from './api/call.ts'
import type { ApiResponse } from './api/problems.ts'
import { clientForbidden, creditsDepleted, forbidden, unknownRoute, usageCapExceeded } from './api/problems.ts'
import type { Account, Post } from './state/model.ts'
import type { Network } from './state/network.ts'
import { messageOf } from './state/refusal.ts'
import { mentionsIn, urlsIn } from './text/entities.ts'

export interface PolicySettings {
  /** Whether the API refuses what X's does. Default false. */
  on: boolean
  /** Dollars left for calls; null: unlimited. */
  credit: number | null
  /** The month's cap of posts read; null: none. */
  post_cap: number | null
}

type AnyCall = Call<unknown, unknown, unknown>

/** X's prices in dollars, as of August 2026, for users who don't own the app. */
const PRICES = { post: 0.005, user: 0.01, created: 0.015, with_url: 0.2, summoned: 0.01, deleted: 0.01, other: 0.01 }

/** What the calls of a route in an account's name have cost on a day. */
export interface BillLine {
  handle: string
  route: string
  resources: number
  dollars: number
}
const DAY_MS = 86_400_000
const PROJECT = '1'

/**
 * What X's API refuses to automate (its changelog of February and April 2026), and what its calls cost. It holds for
 * everyone who calls the API; the web pages stay open.
 */
export class XPolicy {
  private settings: PolicySettings = { on: false, credit: null, post_cap: null }
  private readonly posts = new Map<string, number>()
  private readonly bills = new Map<string, Map<string, BillLine>>()

  constructor(private readonly clock: { now(): Date }) {}

  state(): PolicySettings {
    return { ...this.settings }
  }

  set(change: Partial<PolicySettings>): void {
    this.settings = { ...this.settings, ...change }
  }

  /** The answer to a call that X would refuse; null: it may go on. */
  refusal(route: Route, call: AnyCall): ApiResponse | null {
    const { on, credit, post_cap } = this.settings
    if (!on) return null
    if (credit !== null && credit <= 0) return creditsDepleted(call.actor.id)
    if (post_cap !== null && readsPosts(route) && this.monthsPosts() >= post_cap) return usageCapExceeded(call.actor.id)
    if (route.method !== 'POST') return null
    if (/\/(likes|following)$/.test(route.path)) return clientForbidden(call.actor.id)
    if (route.path.endsWith('/profile_views')) return unknownRoute()
    const parent = repliedTo(call)
    if (parent && !isSummoned(call.network, call.actor, parent)) return forbidden(messageOf('reply_restricted'))
    return null
  }

  /** Counts what a call read, and takes its price. */
  charge(route: Route, call: AnyCall, { status, body }: ApiResponse): void {
    if (!this.settings.on || status >= 300) return
    const read = resourcesIn(body)
    const today = this.clock.now().toISOString().slice(0, 10)
    if (readsPosts(route)) this.posts.set(today, (this.posts.get(today) ?? 0) + read)
    const isRead = route.method === 'GET'
    const price = isRead ? read * readPrice(route) : writePrice(route, call)
    const bill = this.bills.get(today) ?? new Map<string, BillLine>()
    this.bills.set(today, bill)
    const [name, { handle }] = [`${route.method} ${route.path}`, call.actor]
    const key = `${handle} ${name}`
    const line = bill.get(key) ?? { handle, route: name, resources: 0, dollars: 0 }
    bill.set(key, {
      ...line,
      resources: line.resources + (isRead ? read : 0),
      dollars: Math.round((line.dollars + price) * 1e6) / 1e6,
    })
    if (this.settings.credit !== null) this.settings.credit -= price
  }

  /** What a UTC day has cost, by account and route. */
  bill(day: string): BillLine[] {
    return [...(this.bills.get(day)?.values() ?? [])].filter(({ dollars }) => dollars > 0)
  }

  /** X's figures about an app's use, for `GET /2/usage/tweets`. */
  usage(days: unknown): Record<string, unknown> {
    const since = new Date(this.clock.now().getTime() - (Number(days) || 7) * DAY_MS).toISOString()
    const usage = [...this.posts]
      .filter(([day]) => day >= since.slice(0, 10))
      .map(([day, count]) => ({ date: `${day}T00:00:00.000Z`, usage: String(count) }))
    return {
      cap_reset_day: 1,
      project_cap: String(this.settings.post_cap ?? 3_000_000),
      project_id: PROJECT,
      project_usage: String(this.monthsPosts()),
      daily_project_usage: { project_id: PROJECT, usage },
    }
  }

  private monthsPosts(): number {
    const month = this.clock.now().toISOString().slice(0, 7)
    return [...this.posts].reduce((sum, [day, count]) => sum + (day.startsWith(month) ? count : 0), 0)
  }
}

function readsPosts({ method, path }: Route): boolean {
  return method === 'GET' && /\/(tweets|mentions|liked_tweets|recent)\b/.test(path) && !path.endsWith('liking_users')
}

const readPrice = (route: Route) => (readsPosts(route) ? PRICES.post : PRICES.user)

/** With the posts that were expanded; expanded users are free. */
function resourcesIn({ data, includes }: Record<string, unknown>): number {
  const { tweets, posts } = Object(includes) as Record<string, unknown>
  const all = [data, tweets, posts].flat().filter((one) => one !== undefined)
  return new Set(all.map((one) => Object(one).id ?? one)).size
}

function writePrice(route: Route, call: AnyCall): number {
  if (route.method === 'DELETE') return PRICES.deleted
  if (route.path !== '/2/tweets') return PRICES.other
  if (urlsIn(Object(call.body).text).length > 0) return PRICES.with_url
  const parent = repliedTo(call)
  return parent && isSummoned(call.network, call.actor, parent) ? PRICES.summoned : PRICES.created
}

function repliedTo({ network, body }: AnyCall): Post | undefined {
  const { reply } = Object(body) as { reply?: { in_reply_to_tweet_id: string } }
  return reply && network.posts.get(reply.in_reply_to_tweet_id)
}

/** Whether the post's author mentioned or quoted the account; an answer to it mentions it. */
function isSummoned(network: Network, actor: Account, post: Post): boolean {
  const isNamed = mentionsIn(post.text).some(({ value }) => value.toLowerCase() === actor.handle.toLowerCase())
  const quoted = post.quoteOf === null ? undefined : network.posts.get(post.quoteOf)
  return isNamed || post.replyToUser === actor.id || quoted?.author === actor.id || post.author === actor.id
}
