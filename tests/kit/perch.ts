import type { Clock } from '#app/adapters/clock.ts'
import type { Account, Network, NetworkClient, TokenCredentials } from '#app/adapters/network/network.ts'
import { perchNetwork } from '#app/adapters/network/x/index.ts'
import type { Post } from '#app/contract/posts.ts'
import type { LoggedCall } from '../../sandbox/perch/http/call-log.ts'
import type { Fault } from '../../sandbox/perch/http/switches.ts'
import type { LedgerEntry } from '../../sandbox/perch/ledger.ts'
import { type Perch, type PerchOptions, startPerch } from '../../sandbox/perch/main.ts'
import { oddness as ownOddness } from './oddness.ts'
import { maxWaitMs } from './until.ts'

/** A Perch in this process, with helpers for tests. */
export interface PerchBench extends Perch {
  network: Network
  /** The account's entries; without a handle everybody's. */
  ledger(handle?: string): Promise<LedgerEntry[]>
  calls(handle: string): Promise<LoggedCall[]>
  /** The POST calls. */
  writes(handle: string): Promise<LoggedCall[]>
  injectFault(options: {
    fault: Fault
    handle?: string
    route?: string
    times?: number
    reset_in_s?: number
    delay_ms?: number
  }): Promise<void>
  clearFaults(): Promise<void>
  credentials(handle: string): Promise<TokenCredentials>
  /** The credentials of a new account. */
  signUp(handle: string): Promise<TokenCredentials>
  account(handle: string): Promise<{ account: Account; credentials: TokenCredentials; client: NetworkClient }>
  /** The ids of the posts that the account likes and of the people it follows. */
  likesAndFollows(handle: string): Promise<Set<string>>
  /** Recent posts by others, one per author, that the account has no history with. */
  posts(handle: string, topics: string[]): Promise<Post[]>
}

type PerchBenchOptions = Pick<PerchOptions, 'people' | 'tick' | 'oddness'>

const signal = () => AbortSignal.timeout(maxWaitMs)

export async function perchBench(clock: Clock, options: PerchBenchOptions = {}): Promise<PerchBench> {
  const { people = 150, tick = false, oddness = ownOddness } = options
  const perch = await startPerch({ host: '127.0.0.1', port: 0, clock, journal: null, seed: 7, people, tick, oddness })
  const network = perchNetwork(perch.url, clock)
  const read = async (path: string) => (await fetch(perch.url + path)).json()
  const calls = async (handle: string) => {
    const { calls } = (await read(`/calls.json?handle=${handle}`)) as { calls: LoggedCall[] }
    return calls
  }
  const signIn = async (path: string, fields: Record<string, string>) => {
    const response = await fetch(perch.url + path, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(fields),
    })
    const cookie = (name: string) =>
      response.headers
        .getSetCookie()
        .map((line) => line.split(';')[0] ?? '')
        .find((pair) => pair.startsWith(`${name}=`))
        ?.slice(name.length + 1) ?? ''
    return { kind: 'tokens' as const, auth_token: cookie('auth_token'), ct0_token: cookie('ct0') }
  }
  const credentials = (handle: string) => signIn('/i/dev-accounts', { handle })
  const account = async (handle: string) => {
    const tokens = await credentials(handle)
    const client = network.client(tokens)
    return { credentials: tokens, client, account: await client.me(signal()) }
  }
  const likesAndFollows = async (handle: string) => {
    const { account: own, credentials: tokens } = await account(handle)
    return likesAndFollowsOf(perch.url, own.id, tokens)
  }
  return {
    ...perch,
    likesAndFollows,
    network,
    calls,
    credentials,
    signUp: (handle) =>
      signIn('/sign-up', { handle, name: handle, email: `${handle}@example.com`, password: 'a quiet branch' }),
    account,
    async ledger(handle = '') {
      const { entries } = (await read(`/ledger.json?handle=${handle}`)) as { entries: LedgerEntry[] }
      return entries
    },
    writes: async (handle) => (await calls(handle)).filter(({ route }) => route.startsWith('POST')),
    async injectFault(options) {
      const response = await fetch(`${perch.url}/switches`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(options),
      })
      if (!response.ok) throw new Error(await response.text())
    },
    async clearFaults() {
      await fetch(`${perch.url}/switches`, { method: 'DELETE' })
    },
    async posts(handle, topics) {
      const { client, account: own } = await account(handle)
      const found = (await Promise.all(topics.map((topic) => client.search([topic], 100, signal())))).flat()
      const known = await likesAndFollows(handle)
      const others = found.filter(({ id, author, is_reply }) => {
        return author.id !== own.id && !is_reply && !known.has(id) && !known.has(author.id)
      })
      return [...new Map(others.map((post) => [post.author.id, post])).values()]
    },
  }
}

/** Common words, which find posts of many people. */
export const commonWords = ['the', 'and', 'my', 'to', 'today', 'week', 'morning', 'coffee', 'code', 'money', 'new']

/** The ids of the posts that the account likes and of the people it follows, from Perch's API. */
export async function likesAndFollowsOf(
  url: string,
  accountId: string,
  tokens: Omit<TokenCredentials, 'kind'>,
): Promise<Set<string>> {
  const headers = {
    cookie: `auth_token=${tokens.auth_token}; ct0=${tokens.ct0_token}`,
    'x-csrf-token': tokens.ct0_token,
  }
  const ids = new Set<string>()
  for (const list of ['following', 'liked_tweets']) {
    let next: string | undefined
    do {
      const page = next ? `&pagination_token=${next}` : ''
      const response = await fetch(`${url}/2/users/${accountId}/${list}?max_results=100${page}`, { headers })
      const { data = [], meta } = (await response.json()) as { data?: { id: string }[]; meta: { next_token?: string } }
      for (const { id } of data) ids.add(id)
      next = meta.next_token
    } while (next)
  }
  return ids
}
