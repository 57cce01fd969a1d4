import type { Clock } from '#app/adapters/clock.ts'
import { askedIn, cut } from '#app/adapters/network/cut.ts'
import { exchange, jsonIn } from '#app/adapters/network/exchange.ts'
import { type Caller, callInTurn } from '#app/adapters/network/in-turn.ts'
import { NetworkError, resetTime, type TokenCredentials, Unpaid } from '#app/adapters/network/network.ts'
import { BadParameters, Problem } from '#app/adapters/network/x/problems.ts'

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
  post<T>(path: string, body: Record<string, unknown>, reply: Reply<T>, signal: AbortSignal): Promise<T>
  delete<T>(path: string, reply: Reply<T>, signal: AbortSignal): Promise<T>
}

/** Older versions of X; the current one responds to a second like as to the first. */
const alreadyDone = /\balready (?:liked|favorited|followed|following|requested to follow)\b/i

/** X's wording if the calling account is suspended, not another person. */
const suspendedAccount =
  /\byour account (?:is|has been)(?: \w+)? (?:suspended|locked)\b|\bthis account is temporarily locked\b/i

/** X's wording for a reply by a program to someone who did not address the account. */
const unaddressedReply = /not been mentioned or otherwise engaged/i

/** In ms: one of X's rate-limit windows. */
const window = 15 * 60_000
/** In ms: the month's paid calls don't return with the next window. */
const capWindow = 60 * 60_000

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
): HttpClient {
  async function call<T>(url: URL, init: RequestInit, reply: Reply<T>): Promise<T> {
    const attempt = async () =>
      send(url, {
        ...init,
        headers: { accept: 'application/json', ...init.headers, ...(await authorization.headers()) },
      })
    const renewing = async () => {
      const first = await attempt()
      if (first.response.status !== 401 || !authorization.renewed) return first
      await authorization.renewed()
      return attempt()
    }
    const { response, json } = await callInTurn(caller, init.signal, renewing)
    if (response.status === 404 && init.method === 'DELETE')
      throw new NetworkError('already_done', 'It’s already gone.')
    if (!response.ok) throw toNetworkError(response, json, clock, init.method === 'POST')
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
    post(path, body, reply, signal) {
      const init = { method: 'POST', signal, body: JSON.stringify(body) }
      return call(new URL(path, origin), { ...init, headers: { 'content-type': 'application/json' } }, reply)
    },
    delete: (path, reply, signal) => call(new URL(path, origin), { method: 'DELETE', signal }, reply),
  }
}

function toNetworkError(response: Response, json: unknown, clock: Clock, isWrite: boolean): NetworkError {
  const problem: Partial<Problem> = Problem.safeParse(json).data ?? {}
  const message = problem.detail ?? problem.title ?? `The network responded with ${response.status}.`
  const about = `${problem.type ?? ''} ${problem.title ?? ''} ${message}`
  const after = (wait: number) => new Date(clock.now().getTime() + wait)
  if (response.status === 429) {
    if (/usage-?cap/i.test(about)) return new Unpaid(after(capWindow))
    const retryAt = resetTime(response.headers.get('x-rate-limit-reset'), clock.now(), window)
    return new NetworkError('rate_limited', message, retryAt)
  }
  if (response.status === 402) return new Unpaid(after(capWindow))
  if (response.status === 401) return new NetworkError('unauthorized', message)
  if (response.status === 403 && suspendedAccount.test(about)) return new NetworkError('suspended', message)
  if (response.status === 403 && alreadyDone.test(message)) return new NetworkError('already_done', message)
  if (isWrite && isLeftToUsers(response.status, about)) return new NetworkError('needs_user', message)
  if (response.status >= 500) return new NetworkError('unknown_outcome', message)
  if (response.status === 400) return new BadParameters(message, json)
  return new NetworkError('refused', message)
}

/** Whether X does not, or no longer, let programs do this. */
function isLeftToUsers(status: number, about: string): boolean {
  if (status === 404) return !/resource-not-found/.test(about)
  return status === 403 && (/client-?forbidden/i.test(about) || unaddressedReply.test(about))
}
