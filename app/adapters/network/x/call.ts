import { z } from 'zod'
import type { Clock } from '#app/adapters/clock.ts'
import { askedIn, cut } from '#app/adapters/network/cut.ts'
import { exchange, jsonIn } from '#app/adapters/network/exchange.ts'
import { type Caller, callInTurn } from '#app/adapters/network/in-turn.ts'
import {
  type ClientSupport,
  Forbidden,
  NetworkError,
  type TokenCredentials,
  Unpaid,
} from '#app/adapters/network/network.ts'
import { BadParameters, Problem } from '#app/adapters/network/x/problems.ts'
import { xRetryTime } from '#app/adapters/network/x/retry-time.ts'

interface Reply<T> {
  safeParse(value: unknown): { success: true; data: T } | { success: false }
}

export interface HttpClient {
  get<T>(
    path: string,
    query: Record<string, string | number | undefined>,
    reply: Reply<T>,
    signal: AbortSignal,
  ): Promise<T>
  /** `unasked`: a reply to someone who did not address the account. */
  post<T>(
    path: string,
    body: Record<string, unknown>,
    reply: Reply<T>,
    signal: AbortSignal,
    about?: { unasked: boolean },
  ): Promise<T>
  delete<T>(path: string, reply: Reply<T>, signal: AbortSignal): Promise<T>
}

/** Older versions of X; the current one responds to a second like as to the first. */
const alreadyDone = /\balready (?:liked|favorited|followed|following|requested to follow)\b/i

/** X's wording if the calling account is suspended, not another person. */
const suspendedAccount =
  /\byour account (?:is|has been)(?: \w+)? (?:suspended|locked)\b|\bthis account is temporarily locked\b/i

/**
 * X's wordings for a reply by a program to someone who did not address the account: whoever is not "mentioned" may not. To
 * someone who did, it is their conversation that is limited, which says nothing of the next.
 */
const unaddressedReply = /\breply\b.{0,200}\bmentioned\b/i

/** X's wording if it takes the account for a bot (error 226). */
const looksAutomated = /\blooks?\b.{0,40}\bautomated\b|\bautomated (?:behaviou?r|activity|request)/i

/** One of X's rate-limit windows. */
const windowMs = 15 * 60_000
/** What the operator has to change doesn't change with the next window. */
const operatorWindowMs = 60 * 60_000
const automatedWindowMs = 60 * 60_000

export interface Authorization {
  headers(): Promise<Record<string, string>>
  renewed?(): Promise<void>
}

export function byCookies({ auth_token, ct0_token }: TokenCredentials): Authorization {
  const headers = { cookie: `auth_token=${auth_token}; ct0=${ct0_token}`, 'x-csrf-token': ct0_token }
  return { headers: async () => headers }
}

export function byAppToken(token: string): Authorization {
  const headers = { authorization: `Bearer ${token}` }
  return { headers: async () => headers }
}

export async function send(url: URL, init: RequestInit): Promise<{ response: Response; json: unknown }> {
  const answer = await exchange(fetch, url, init)
  return { response: answer.response, json: cut(jsonIn(answer), askedIn(url)) }
}

export function createHttpClient(
  origin: string,
  authorization: Authorization,
  clock: Clock,
  caller: Caller = {},
  onForbidden?: ClientSupport['onForbidden'],
): HttpClient {
  async function call<T>(url: URL, init: RequestInit, reply: Reply<T>, isAsked = false): Promise<T> {
    const attempt = async () =>
      send(url, {
        ...init,
        headers: { accept: 'application/json', ...init.headers, ...(await authorization.headers()) },
      })
    const renewing = async () => {
      const first = await attempt()
      if (first.response.status !== 401 || !isOwn(first.json) || !authorization.renewed) return first
      await authorization.renewed()
      const second = await attempt()
      // It has just renewed the permission, so the account is still connected.
      if (second.response.status === 401)
        throw new NetworkError('unavailable', 'The network doesn’t accept its own token.')
      return second
    }
    const { response, json } = await callInTurn(caller, init.signal, renewing)
    if (!response.ok) {
      const refusal = refusalIn(json)
      if (onForbidden && isForbidden(response, refusal)) await onForbidden(refusal.detail ?? refusal.title ?? '')
      throw toNetworkError(response, refusal, { method: init.method ?? 'GET', isAsked }, clock.now())
    }
    const parsed = reply.safeParse(json)
    if (!parsed.success) throw new NetworkError('unknown_outcome', 'The network’s response couldn’t be read.')
    return parsed.data
  }

  return {
    get(path, query, reply, signal) {
      const url = new URL(path, origin)
      for (const [name, value] of Object.entries(query))
        if (value !== undefined) url.searchParams.set(name, String(value))
      return call(url, { signal }, reply)
    },
    post(path, body, reply, signal, about) {
      const headers = { 'content-type': 'application/json' }
      const init = { method: 'POST', signal, body: JSON.stringify(body), headers }
      return call(new URL(path, origin), init, reply, about?.unasked === false)
    },
    delete: (path, reply, signal) => call(new URL(path, origin), { method: 'DELETE', signal }, reply),
  }
}

const Said = Problem.extend({ message: z.string().optional() })
const Listed = z.object({ errors: z.array(Said).nonempty() })

interface Refusal extends z.infer<typeof Said> {
  /** Else it is the page of a proxy, a firewall or the like. */
  isOwn: boolean
  whole: unknown
}

function refusalIn(json: unknown): Refusal {
  return { ...Listed.safeParse(json).data?.errors[0], ...Said.safeParse(json).data, isOwn: isOwn(json), whole: json }
}

/** X's own problems have a title, or are listed. */
function isOwn(json: unknown): boolean {
  const { title, detail, type, errors } = Object(json) as Record<string, unknown>
  return (
    Array.isArray(errors) || (typeof title === 'string' && (typeof detail === 'string' || typeof type === 'string'))
  )
}

const aboutOf = ({ type, title, detail, message }: Refusal) => [type, title, detail, message].filter(Boolean).join(' ')

const isForbidden = ({ status }: Response, refusal: Refusal) =>
  status === 403 && refusal.isOwn && /client-?\s?(?:forbidden|not-enrolled)/i.test(aboutOf(refusal))

/** What a proxy answers instead of X says nothing of the account or the post. */
const proxied = new Set([401, 403, 404])

interface Sent {
  method: string
  /** A reply to someone who addressed the account. */
  isAsked: boolean
}

function toNetworkError(response: Response, refusal: Refusal, { method, isAsked }: Sent, now: Date): NetworkError {
  const { status, headers } = response
  const isWrite = method === 'POST'
  const message = refusal.detail ?? refusal.message ?? refusal.title ?? `The network responded with ${status}.`
  const about = aboutOf(refusal)
  const after = (wait: number) => new Date(now.getTime() + wait)
  if (status === 429) {
    if (/usage-?cap/i.test(about)) return new Unpaid(after(operatorWindowMs))
    return new NetworkError('rate_limited', message, xRetryTime(headers, now, windowMs))
  }
  if (status === 402) return new Unpaid(after(operatorWindowMs))
  if (status >= 500) return new NetworkError('unknown_outcome', message)
  if (proxied.has(status) && !refusal.isOwn)
    return new NetworkError(isWrite ? 'unknown_outcome' : 'unavailable', message)
  if (status === 404 && method === 'DELETE') return new NetworkError('already_done', 'It’s already gone.')
  if (status === 401) return new NetworkError('unauthorized', message)
  if (status === 403) {
    if (suspendedAccount.test(about)) return new NetworkError('suspended', message)
    if (looksAutomated.test(about)) return new NetworkError('automated', message, after(automatedWindowMs))
    if (alreadyDone.test(message)) return new NetworkError('already_done', message)
    if (!isWrite && isForbidden(response, refusal)) return new Forbidden(after(operatorWindowMs))
  }
  if (isWrite && isLeftToUsers(response, refusal, isAsked)) return new NetworkError('needs_user', message)
  if (status === 400) return new BadParameters(message, refusal.whole)
  return new NetworkError('refused', message)
}

/** Whether X does not, or no longer, let programs do this. */
function isLeftToUsers(response: Response, refusal: Refusal, isAsked: boolean): boolean {
  const about = aboutOf(refusal)
  if (response.status === 404) return !/resource-not-found/.test(about)
  return isForbidden(response, refusal) || (!isAsked && response.status === 403 && unaddressedReply.test(about))
}
